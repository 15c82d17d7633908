#include "visor_terminal.h"

#include <errno.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "pipe_signal.h"

bool visor_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return size.ws_col > 0 && size.ws_row > 0;
}

static int write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      // Another program has made the shared descriptor non-blocking.
      struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
      poll(&ready, 1, -1);
    } else if (written == 0 || errno != EINTR) {
      return written == 0 ? EIO : errno;
    }
  }
  return 0;
}

static int write_once(int descriptor, const char *bytes, size_t count) {
  ssize_t written;
  do {
    written = write(descriptor, bytes, count);
  } while (written < 0 && errno == EINTR);
  if (written < 0) return errno;
  return (size_t)written == count ? 0 : ENOSPC;
}

/// Writes in a way, without the signal that a pipe without a reader raises.
static int write_unsignalled(
    int (*way)(int, const char *, size_t), int descriptor, const void *bytes, size_t count) {
  struct visor_pipe_signal held;
  visor_pipe_signal_hold(&held);
  int error = way(descriptor, bytes, count);
  visor_pipe_signal_release(&held, error);
  return error;
}

int visor_terminal_write(int descriptor, const void *bytes, size_t count) {
  // A terminal that has gone answers EIO; only other files raise SIGPIPE.
  if (isatty(descriptor)) return write_all(descriptor, bytes, count);
  return write_unsignalled(write_all, descriptor, bytes, count);
}

int visor_terminal_write_once(int descriptor, const void *bytes, size_t count) {
  return write_unsignalled(write_once, descriptor, bytes, count);
}
