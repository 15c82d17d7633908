#define _GNU_SOURCE
#include "visor_keys.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __linux__
static bool is_only_read(const char *process, const char *descriptor) {
  char path[600];
  snprintf(path, sizeof path, "/proc/%s/fdinfo/%s", process, descriptor);
  FILE *file = fopen(path, "re");
  if (file == NULL) return false;
  unsigned int flags = O_WRONLY;
  char line[128];
  while (fgets(line, sizeof line, file) != NULL) {
    if (sscanf(line, "flags: %o", &flags) == 1) break;
  }
  fclose(file);
  return (flags & O_ACCMODE) == O_RDONLY;
}

static bool reads(const char *process, const char *terminal) {
  char path[300];
  snprintf(path, sizeof path, "/proc/%s/fd", process);
  DIR *folder = opendir(path);
  if (folder == NULL) return false;
  bool found = false;
  struct dirent *entry;
  while (!found && (entry = readdir(folder)) != NULL) {
    char target[128];
    ssize_t length = readlinkat(dirfd(folder), entry->d_name, target, sizeof target - 1);
    if (length <= 0) continue;
    target[length] = '\0';
    found = strcmp(target, terminal) == 0 && is_only_read(process, entry->d_name);
  }
  closedir(folder);
  return found;
}

bool visor_keys_are_wanted(int master) {
  char terminal[128];
  if (ptsname_r(master, terminal, sizeof terminal) != 0) return false;
  DIR *folder = opendir("/proc");
  if (folder == NULL) return false;
  pid_t session = getsid(0);
  bool found = false;
  struct dirent *entry;
  while (!found && (entry = readdir(folder)) != NULL) {
    pid_t process = (pid_t)strtol(entry->d_name, NULL, 10);
    found = process > 0 && getsid(process) == session && reads(entry->d_name, terminal);
  }
  closedir(folder);
  return found;
}
#else
bool visor_keys_are_wanted(int master) {
  (void)master;
  return false;
}
#endif

int visor_keys_bring(int terminal, int master) {
  char keys[1024];
  ssize_t count = read(terminal, keys, sizeof keys);
  if (count < 0) return errno == EAGAIN || errno == EINTR ? 0 : -1;
  if (count == 0) {
    errno = EIO;
    return -1;
  }
  // What a program does not read is lost when there is too much of it, as in any terminal.
  ssize_t written = write(master, keys, (size_t)count);
  (void)written;
  return 0;
}
