#ifndef VISOR_EVENTS_H
#define VISOR_EVENTS_H

#include <stdbool.h>
#include <stdint.h>

/// Begins to catch what a program that waits for a command must see: CHLD, WINCH, CONT, TSTP and
/// INT, TERM, HUP, QUIT, USR1, USR2. Those that are ignored stay ignored, CHLD excepted: without it
/// an end would be lost. CHLD is unblocked on the calling thread.
///
/// Returns a descriptor that becomes readable when a signal has come; it stays open and is the same
/// each time. Returns -1 with `errno` when it fails: EBUSY while this is already being done.
int visor_events_open(void);

/// Takes what has come since the last call and makes the descriptor unreadable: bit n is signal n.
uint64_t visor_events_take(void);

/// Names the command that signals are passed on to from now on; 0 for none.
///
/// INT, TERM, HUP, QUIT, USR1, USR2 and TSTP are passed on at once, whatever the program does, if a
/// process has sent them. What the system has raised (a terminal's key, a lost line) has reached
/// everything in the foreground already; before a command was named it had not, and is passed on
/// now.
void visor_events_pass_to(int child);

/// Gives the command so long: then TERM is sent to it, and KILL after each further `patience`.
/// Both are taken to be a microsecond at least.
void visor_events_limit(int64_t nanoseconds, int64_t patience);

/// Whether the time was over while the command ran.
bool visor_events_limit_passed(void);

/// Stops this process as `number` does that has stopped the command, and returns when it goes on.
/// Returns at once if the command goes on already, or where that signal stops nothing: in a process
/// group that no shell looks after.
void visor_events_stop(int number, int child);

/// Puts everything back that `visor_events_open` changed; to be called on the same thread.
void visor_events_close(void);

#endif
