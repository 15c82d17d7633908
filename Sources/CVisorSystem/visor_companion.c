#define _GNU_SOURCE
#include "visor_companion.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "visor_channel.h"

extern char **environ;

static int fill(
    posix_spawn_file_actions_t *actions, posix_spawnattr_t *attributes, int end) {
  int error = posix_spawn_file_actions_adddup2(actions, end, 0);
  for (int stream = 1; stream <= 2 && error == 0; stream++) {
    error = posix_spawn_file_actions_addopen(actions, stream, "/dev/null", O_WRONLY, 0);
  }
  short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSID;
#ifdef __linux__
  // Whoever waits for the end of a pipe waits for this program, and not for what it has started.
  if (error == 0) error = posix_spawn_file_actions_addclosefrom_np(actions, 3);
#else
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  if (error == 0) error = posix_spawnattr_setsigmask(attributes, &none);
  if (error == 0) error = posix_spawnattr_setsigdefault(attributes, &all);
  if (error == 0) error = posix_spawnattr_setflags(attributes, flags);
  return error;
}

static int start(const char *path, char *const arguments[], int end, pid_t *process) {
  posix_spawn_file_actions_t actions;
  int error = posix_spawn_file_actions_init(&actions);
  if (error != 0) return error;
  posix_spawnattr_t attributes;
  error = posix_spawnattr_init(&attributes);
  if (error == 0) {
    error = fill(&actions, &attributes, end);
    if (error == 0) error = posix_spawnp(process, path, &actions, &attributes, arguments, environ);
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

int visor_companion_start(
    const char *path, char *const arguments[], int *channel, int *process) {
  int ends[2];
  if (visor_channel_pair(ends) != 0) return errno;
  pid_t child = 0;
  int error = start(path, arguments, ends[1], &child);
  close(ends[1]);
  if (error != 0) {
    close(ends[0]);
    return error;
  }
#ifdef SO_NOSIGPIPE
  int on = 1;
  setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
  *channel = ends[0];
  *process = child;
  return 0;
}

/// How a companion has ended, which is waited for.
static int end_of(int process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) return 1;
  }
  if (WIFSIGNALED(status)) return 128 + WTERMSIG(status);
  return WEXITSTATUS(status) == 0 ? 1 : WEXITSTATUS(status);
}

int visor_companion_wait(int channel, int process, int milliseconds) {
  struct pollfd awaited = {.fd = channel, .events = POLLIN};
  int count;
  do {
    count = poll(&awaited, 1, milliseconds);
  } while (count < 0 && errno == EINTR);
  char byte;
  if (count == 1 && read(channel, &byte, 1) == 1) return 0;
  if (count != 1) kill(process, SIGKILL);
  return end_of(process);
}

void visor_companion_greet(int descriptor) {
  char byte = '\n';
#ifdef MSG_NOSIGNAL
  ssize_t count = send(descriptor, &byte, 1, MSG_NOSIGNAL | MSG_DONTWAIT);
#else
  ssize_t count = send(descriptor, &byte, 1, MSG_DONTWAIT);
#endif
  (void)count;
}
