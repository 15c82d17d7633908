#ifndef VISOR_DESCRIPTOR_H
#define VISOR_DESCRIPTOR_H

#include <fcntl.h>
#include <unistd.h>

/// Keeps a descriptor from commands, and off the numbers 0 to 2, which one that was started with a
/// closed stream would get: what is written to that stream must not land in it. Returns the
/// descriptor to use from here on, or -1 with `errno`; the one passed is taken over either way.
static inline int visor_descriptor_own(int descriptor) {
  if (descriptor < 0) return -1;
  if (descriptor > 2) {
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    return descriptor;
  }
  int above = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  close(descriptor);
  return above;
}

#endif
