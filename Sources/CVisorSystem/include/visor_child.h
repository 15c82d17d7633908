#ifndef VISOR_CHILD_H
#define VISOR_CHILD_H

#include <stdbool.h>

/// Starts a command, found as a shell finds it, in this process's group, session and environment.
///
/// `arguments` ends with a null pointer; its first is the command. `streams` are the descriptors
/// that become the command's 0, 1 and 2: each its own number (left as it is, also when closed) or
/// above 2. Its signal mask is the calling thread's, from before signals were caught; what is caught
/// is default in it, what is ignored stays ignored. `variable` (null for none) is one more variable of
/// its environment, as `NAME=value`, in place of one of that name. A file that the system knows no way to run is run
/// by `/bin/sh`.
///
/// Returns 0 and sets `child`, or returns the error number; `found` says whether there was such a
/// file (with ENOENT: it is there, what should interpret it is not).
int visor_child_start(
    char *const arguments[], const int streams[3], const char *variable, int *child,
    bool *found);

/// How a command ended: its exit status, or the signal that killed it (0 when none did).
struct visor_child_end {
  int status;
  int signal;
  bool core_dumped;
};

/// Asks, without waiting, whether a command has ended: 1 and `end` set, 0 while it runs, or -1 with
/// `errno`. Its process number is free for others from the moment of the 1, and no signals are passed
/// on to it any more.
int visor_child_ended(int child, struct visor_child_end *end);

/// The signal by which a command has stopped, once for each stop; 0 while it has not.
int visor_child_stopped(int child);

/// Whether a command goes on after a stop, once for each time.
bool visor_child_continued(int child);

#endif
