#define _GNU_SOURCE
#include "visor_child.h"

#include <errno.h>
#include <limits.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "mask.h"
#include "visor_events.h"

extern char **environ;

struct preparation {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  char **environment;
};

/// This process's environment with one variable set; null when there is no memory for it.
static char **environment_with(const char *variable) {
  size_t count = 0;
  while (environ != NULL && environ[count] != NULL) count++;
  char **variables = calloc(count + 2, sizeof(char *));
  if (variables == NULL) return NULL;
  size_t name_length = variable == NULL ? 0 : strcspn(variable, "=") + 1;
  size_t kept = 0;
  for (size_t index = 0; index < count; index++) {
    bool is_replaced = variable != NULL && strncmp(environ[index], variable, name_length) == 0;
    if (!is_replaced) variables[kept++] = environ[index];
  }
  variables[kept] = (char *)variable;
  return variables;
}

static void discard(struct preparation *preparation) {
  free(preparation->environment);
  posix_spawnattr_destroy(&preparation->attributes);
  posix_spawn_file_actions_destroy(&preparation->actions);
}

static int fill(struct preparation *preparation, const int streams[3], const char *variable) {
  preparation->environment = environment_with(variable);
  if (preparation->environment == NULL) return ENOMEM;
  int error = 0;
  for (int stream = 0; stream < 3 && error == 0; stream++) {
    if (streams[stream] == stream) continue;
    error = posix_spawn_file_actions_adddup2(&preparation->actions, streams[stream], stream);
  }
  sigset_t mask;
  visor_mask_of_command(&mask);
  if (error == 0) error = posix_spawnattr_setsigmask(&preparation->attributes, &mask);
  if (error == 0) error = posix_spawnattr_setflags(&preparation->attributes, POSIX_SPAWN_SETSIGMASK);
  return error;
}

static int prepare(
    struct preparation *preparation, const int streams[3], const char *variable) {
  int error = posix_spawn_file_actions_init(&preparation->actions);
  if (error != 0) return error;
  error = posix_spawnattr_init(&preparation->attributes);
  if (error != 0) {
    posix_spawn_file_actions_destroy(&preparation->actions);
    return error;
  }
  error = fill(preparation, streams, variable);
  if (error != 0) discard(preparation);
  return error;
}

static int start_by_shell(
    const char *path, char *const arguments[], const struct preparation *preparation,
    pid_t *child) {
  size_t count = 1;
  while (arguments[count] != NULL) count++;
  char **extended = calloc(count + 2, sizeof(char *));
  if (extended == NULL) return ENOMEM;
  extended[0] = (char *)"/bin/sh";
  extended[1] = (char *)path;
  memcpy(extended + 2, arguments + 1, (count - 1) * sizeof(char *));
  int error = posix_spawn(
      child, extended[0], &preparation->actions, &preparation->attributes, extended,
      preparation->environment);
  free(extended);
  return error;
}

static int start_file(
    const char *path, char *const arguments[], const struct preparation *preparation, pid_t *child,
    bool *found) {
  // Asked first, so that folders of PATH without the command cost no new process.
  struct stat status;
  if (stat(path, &status) != 0) return errno;
  if (S_ISDIR(status.st_mode)) return EISDIR;
  *found = true;
  int error = posix_spawn(
      child, path, &preparation->actions, &preparation->attributes, arguments,
      preparation->environment);
  return error == ENOEXEC ? start_by_shell(path, arguments, preparation, child) : error;
}

/// Whether PATH's next folder may still have the command.
static bool is_absence(int error) {
  return error == ENOENT || error == ENOTDIR || error == EACCES || error == ESTALE ||
         error == EISDIR || error == ENODEV || error == ETIMEDOUT;
}

static int start_along_path(
    const char *folders, char *const arguments[], const struct preparation *preparation,
    pid_t *child, bool *found) {
  const char *name = arguments[0];
  size_t name_length = strlen(name);
  int worst = ENOENT;
  char path[PATH_MAX];
  for (const char *folder = folders;; folder++) {
    const char *end = folder + strcspn(folder, ":");
    size_t length = (size_t)(end - folder);
    // An empty entry is the folder we are in.
    const char *prefix = length == 0 ? "." : folder;
    size_t prefix_length = length == 0 ? 1 : length;
    if (prefix_length + name_length + 2 <= sizeof path) {
      memcpy(path, prefix, prefix_length);
      path[prefix_length] = '/';
      memcpy(path + prefix_length + 1, name, name_length + 1);
      bool here = false;
      int error = start_file(path, arguments, preparation, child, &here);
      *found = *found || here;
      if (error == 0 || !is_absence(error)) return error;
      // What is there but cannot be run says more than what is not there.
      if (here && worst == ENOENT) worst = error;
    }
    if (*end == '\0') return worst;
    folder = end;
  }
}

int visor_child_start(
    char *const arguments[], const int streams[3], const char *variable, int *child,
    bool *found) {
  *found = false;
  const char *name = arguments[0];
  if (name == NULL || *name == '\0') return ENOENT;
  struct preparation preparation;
  int error = prepare(&preparation, streams, variable);
  if (error != 0) return error;
  const char *folders = getenv("PATH");
  if (strchr(name, '/') != NULL) {
    error = start_file(name, arguments, &preparation, child, found);
  } else {
    error = start_along_path(
        folders == NULL ? "/usr/bin:/bin" : folders, arguments, &preparation, child, found);
  }
  discard(&preparation);
  return error;
}

/// Asks what has become of a command; 0 for nothing.
static int ask(int child, siginfo_t *answer, int options) {
  int result;
  do {
    memset(answer, 0, sizeof *answer);
    result = waitid(P_PID, (id_t)child, answer, options | WNOHANG);
  } while (result < 0 && errno == EINTR);
  return result < 0 ? -1 : answer->si_pid != 0;
}

int visor_child_ended(int child, struct visor_child_end *end) {
  siginfo_t answer;
  int ended = ask(child, &answer, WEXITED | WNOWAIT);
  if (ended <= 0) return ended;
  // Before its number becomes free for others.
  visor_events_pass_to(0);
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return -1;
  }
  bool killed = WIFSIGNALED(status);
  end->status = killed ? 0 : WEXITSTATUS(status);
  end->signal = killed ? WTERMSIG(status) : 0;
  end->core_dumped = killed && WCOREDUMP(status);
  return 1;
}

int visor_child_stopped(int child) {
  siginfo_t answer;
  return ask(child, &answer, WSTOPPED) > 0 ? answer.si_status : 0;
}

bool visor_child_continued(int child) {
  siginfo_t answer;
  return ask(child, &answer, WCONTINUED) > 0;
}
