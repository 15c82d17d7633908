#ifdef __linux__
#define _GNU_SOURCE  // For pipe2.
#endif

#include "visor_pipe.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "descriptor.h"

int visor_pipe_open(int *reading, int *writing) {
  int ends[2];
#ifdef __linux__
  // From the first moment: another thread may start a command in the next.
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
#else
  if (pipe(ends) != 0) return -1;
#endif
  int first = visor_descriptor_own(ends[0]);
  int second = visor_descriptor_own(ends[1]);
  if (first < 0 || second < 0) {
    int error = errno;
    if (first >= 0) close(first);
    if (second >= 0) close(second);
    errno = error;
    return -1;
  }
  fcntl(first, F_SETFL, O_NONBLOCK);
  *reading = first;
  *writing = second;
  return 0;
}
