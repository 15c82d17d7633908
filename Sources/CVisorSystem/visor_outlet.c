#define _GNU_SOURCE
#include "visor_outlet.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "descriptor.h"
#include "pipe_signal.h"
#include "visor_pty.h"

enum {
  /// A file: the system takes everything at once.
  DIRECT,
  /// A descriptor of our own, whose writes don't wait.
  OWN_TERMINAL,
  OWN_PIPE,
  SOCKET,
  /// What can only be asked whether it has room.
  ASKED_TERMINAL,
  ASKED,
};

/// How many bytes are written where there is room for some: the least that makes a pipe ready, and
/// little to a terminal, which is ready with less.
enum { piece = 512, terminal_piece = 16 };

static bool is_same_file(int first, int second) {
  struct stat one, other;
  return fstat(first, &one) == 0 && fstat(second, &other) == 0 && one.st_dev == other.st_dev &&
         one.st_ino == other.st_ino;
}

static int open_again(const char *name) {
  return visor_descriptor_own(open(name, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
}

/// Opens what a descriptor writes to by its own name, or returns -1.
static int open_own(int descriptor) {
  char name[128];
#ifdef __linux__
  snprintf(name, sizeof name, "/proc/self/fd/%d", descriptor);
#else
  if (ttyname_r(descriptor, name, sizeof name) != 0) return -1;
#endif
  int own = open_again(name);
  if (own < 0 || is_same_file(own, descriptor)) return own;
  close(own);
  return -1;
}

static int open_own_terminal(int descriptor) {
#ifdef TIOCGPTN
  // The other end of a pseudo-terminal: opening that makes a new pair.
  unsigned int number;
  if (ioctl(descriptor, TIOCGPTN, &number) == 0) return -1;
#endif
  int own = open_own(descriptor);
  if (own >= 0) return own;
  // The name is another user's, as after `su`.
  own = open_again("/dev/tty");
  if (own < 0 || visor_pty_same(own, descriptor)) return own;
  close(own);
  return -1;
}

struct visor_outlet visor_outlet_open(int descriptor) {
  struct visor_outlet outlet = {descriptor, DIRECT};
  struct stat status;
  int flags = fcntl(descriptor, F_GETFL);
  if (flags < 0 || fstat(descriptor, &status) != 0 || S_ISREG(status.st_mode)) return outlet;
  bool writes = (flags & O_ACCMODE) != O_RDONLY;
  int own = -1;
  if (S_ISSOCK(status.st_mode)) {
    outlet.kind = SOCKET;
  } else if (isatty(descriptor)) {
    if (writes) own = open_own_terminal(descriptor);
    outlet.kind = own < 0 ? ASKED_TERMINAL : OWN_TERMINAL;
  } else {
#ifdef __linux__
    if (writes && S_ISFIFO(status.st_mode)) own = open_own(descriptor);
#endif
    outlet.kind = own < 0 ? ASKED : OWN_PIPE;
  }
  if (own >= 0) outlet.descriptor = own;
  return outlet;
}

static ssize_t write_some(struct visor_outlet outlet, const void *bytes, size_t count) {
  ssize_t written;
  do {
    written = write(outlet.descriptor, bytes, count);
  } while (written < 0 && errno == EINTR);
  return written;
}

static ssize_t write_unsignalled(struct visor_outlet outlet, const void *bytes, size_t count) {
  struct visor_pipe_signal held;
  visor_pipe_signal_hold(&held);
  ssize_t written = write_some(outlet, bytes, count);
  int error = written < 0 ? errno : 0;
  visor_pipe_signal_release(&held, error);
  errno = error;
  return written;
}

static ssize_t send_some(int descriptor, const void *bytes, size_t count) {
#ifdef MSG_NOSIGNAL
  int flags = MSG_DONTWAIT | MSG_NOSIGNAL;
#else
  int flags = MSG_DONTWAIT;
#endif
  ssize_t written;
  do {
    written = send(descriptor, bytes, count, flags);
  } while (written < 0 && errno == EINTR);
  return written;
}

static ssize_t write_where_room(struct visor_outlet outlet, const void *bytes, size_t count) {
  size_t most = outlet.kind == ASKED ? piece : terminal_piece;
  size_t all = 0;
  while (all < count && visor_outlet_wait(outlet, -1, 0) == VISOR_OUTLET_ROOM) {
    size_t some = count - all < most ? count - all : most;
    ssize_t written = write_unsignalled(outlet, (const char *)bytes + all, some);
    if (written <= 0) return all > 0 ? (ssize_t)all : written;
    all += (size_t)written;
  }
  return (ssize_t)all;
}

int64_t visor_outlet_write(struct visor_outlet outlet, const void *bytes, size_t count) {
  ssize_t written;
  switch (outlet.kind) {
    // A terminal that has gone answers EIO; only others raise SIGPIPE.
    case OWN_TERMINAL: written = write_some(outlet, bytes, count); break;
    case SOCKET: written = send_some(outlet.descriptor, bytes, count); break;
    case ASKED_TERMINAL:
    case ASKED: written = write_where_room(outlet, bytes, count); break;
    default: written = write_unsignalled(outlet, bytes, count);
  }
  if (written < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == ENOBUFS)) return 0;
  return written;
}

int visor_outlet_wait(struct visor_outlet outlet, int other, int milliseconds) {
  struct pollfd awaited[] = {
      {.fd = outlet.descriptor, .events = POLLOUT}, {.fd = other, .events = POLLIN}};
  if (poll(awaited, 2, milliseconds) <= 0) return 0;
  return awaited[0].revents != 0 ? VISOR_OUTLET_ROOM : VISOR_OUTLET_OTHER;
}

void visor_outlet_close(struct visor_outlet outlet) {
  if (outlet.kind == OWN_TERMINAL || outlet.kind == OWN_PIPE) close(outlet.descriptor);
}
