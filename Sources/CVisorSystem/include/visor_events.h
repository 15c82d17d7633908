#ifndef VISOR_EVENTS_H
#define VISOR_EVENTS_H

#include <stdint.h>

/// Begins to catch what a program that waits for a command must see: CHLD, WINCH, CONT, TSTP and
/// INT, TERM, HUP, QUIT, USR1, USR2. Those that are ignored stay ignored, CHLD excepted: without it
/// an end would be lost. CHLD is unblocked on the calling thread.
///
/// Returns a descriptor that becomes readable when a signal has come; it stays open and is the same
/// each time. Returns -1 with `errno` when it fails: EBUSY while this is already being done.
int visor_events_open(void);

/// Takes what has come since the last call and makes the descriptor unreadable: bit n is signal n.
/// `driven` came from the system (a terminal's key, a lost line), so that everything in the
/// foreground got it; `sent` came from a process, to this one or to all of its group.
void visor_events_take(uint64_t *driven, uint64_t *sent);

/// Stops this process as an uncaught TSTP does, and returns when it goes on. Returns at once in a
/// process group that no shell looks after, where that signal stops nothing.
void visor_events_stop(void);

/// Puts everything back that `visor_events_open` changed; to be called on the same thread.
void visor_events_close(void);

#endif
