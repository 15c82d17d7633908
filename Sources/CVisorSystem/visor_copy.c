#define _GNU_SOURCE
#include "visor_copy.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/sendfile.h>
#endif

/// How bytes travel. All but the last stay in the kernel.
enum way {
#ifdef __linux__
  BY_SPLICE,
  BY_RANGE,
  BY_SENDFILE,
#endif
  BY_BUFFER,
};

enum {
  /// The most that one call moves: small enough to be told of often, large enough not to be felt.
  CHUNK = 1 << 20,
  /// What is read and written at once: it stays in a processor's second cache.
  BUFFER = 1 << 17,
  /// How large a pipe is made: fewer turns between its ends, and still in that cache.
  PIPE = 1 << 17,
};

struct visor_copy {
  int input;
  int output;
  enum way way;
  bool reads_pipe;
  char *bytes;
  size_t start;
  size_t end;
};

bool visor_copy_prepare(void) {
  for (int stream = 0; stream <= 2; stream++) {
    // Takes the lowest number that is free, and cannot be used the way that stream is.
    if (fcntl(stream, F_GETFD) < 0) open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY);
  }
  struct sigaction action;
  sigaction(SIGPIPE, NULL, &action);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &only, NULL);
  return action.sa_handler != SIG_IGN;
}

#ifdef __linux__
static void enlarge(int pipe) {
  int size = fcntl(pipe, F_GETPIPE_SZ);
  if (size > 0 && size < PIPE) fcntl(pipe, F_SETPIPE_SZ, PIPE);
}

static enum way best_way(struct visor_copy *copy) {
  struct stat from, to;
  if (fstat(copy->input, &from) != 0 || fstat(copy->output, &to) != 0) return BY_BUFFER;
  copy->reads_pipe = S_ISFIFO(from.st_mode);
  if (copy->reads_pipe) enlarge(copy->input);
  if (S_ISFIFO(to.st_mode)) enlarge(copy->output);
  if (isatty(copy->input) || isatty(copy->output)) return BY_BUFFER;
  if (copy->reads_pipe || S_ISFIFO(to.st_mode)) return BY_SPLICE;
  if (!S_ISREG(from.st_mode)) return BY_BUFFER;
  return S_ISREG(to.st_mode) ? BY_RANGE : S_ISSOCK(to.st_mode) ? BY_SENDFILE : BY_BUFFER;
}

static ssize_t move_in_kernel(const struct visor_copy *copy) {
  switch (copy->way) {
    case BY_SPLICE: return splice(copy->input, NULL, copy->output, NULL, CHUNK, 0);
    case BY_RANGE: return copy_file_range(copy->input, NULL, copy->output, NULL, CHUNK, 0);
    case BY_SENDFILE: return sendfile(copy->output, copy->input, NULL, CHUNK);
    case BY_BUFFER: break;
  }
  errno = EINVAL;
  return -1;
}
#endif

struct visor_copy *visor_copy_begin(int input, int output) {
  struct visor_copy *copy = calloc(1, sizeof *copy);
  if (!copy) return NULL;
  copy->input = input;
  copy->output = output;
  copy->way = BY_BUFFER;
#ifdef __linux__
  copy->way = best_way(copy);
#endif
  return copy;
}

void visor_copy_end(struct visor_copy *copy) {
  if (!copy) return;
  free(copy->bytes);
  free(copy);
}

static void wait_for(int descriptor, short events) {
  struct pollfd ready = {.fd = descriptor, .events = events};
  poll(&ready, 1, -1);
}

int64_t visor_copy_read(int input, void *bytes, size_t count) {
  while (true) {
    ssize_t got = read(input, bytes, count);
    if (got >= 0) return got;
    if (errno == EAGAIN) {
      wait_for(input, POLLIN);
    } else if (errno != EINTR) {
      return -1;
    }
  }
}

static int64_t write_some(int output, const char *bytes, size_t count) {
  while (true) {
    ssize_t written = write(output, bytes, count);
    if (written > 0) return written;
    if (written == 0) errno = EIO;
    if (written < 0 && errno == EAGAIN) {
      wait_for(output, POLLOUT);
    } else if (written == 0 || errno != EINTR) {
      return -1;
    }
  }
}

static int64_t move_by_buffer(struct visor_copy *copy, bool *reading) {
  if (copy->start == copy->end) {
    *reading = true;
    if (!copy->bytes) copy->bytes = malloc(BUFFER);
    if (!copy->bytes) return -1;
    int64_t got = visor_copy_read(copy->input, copy->bytes, BUFFER);
    if (got <= 0) return got;
    copy->start = 0;
    copy->end = (size_t)got;
  }
  *reading = false;
  int64_t written = write_some(copy->output, copy->bytes + copy->start, copy->end - copy->start);
  if (written > 0) copy->start += (size_t)written;
  return written;
}

int64_t visor_copy_next(struct visor_copy *copy, bool *reading) {
#ifdef __linux__
  while (copy->way != BY_BUFFER) {
    ssize_t moved = move_in_kernel(copy);
    if (moved > 0) return moved;
    if (moved == 0 && copy->reads_pipe) return 0;
    if (moved < 0 && errno == EINTR) continue;
    if (moved < 0 && errno == EAGAIN) {
      // It does not say which of the two it was.
      wait_for(copy->input, POLLIN);
      wait_for(copy->output, POLLOUT);
      continue;
    }
    *reading = false;
    if (moved < 0 && errno == EPIPE) return -1;
    // Where this way does not work, the plain one does; where nothing works, it says which of the
    // two descriptors it is. An end is asked for again: files of /proc have no size and yet bytes.
    copy->way = BY_BUFFER;
  }
#endif
  return move_by_buffer(copy, reading);
}
