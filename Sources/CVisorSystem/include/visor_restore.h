#ifndef VISOR_RESTORE_H
#define VISOR_RESTORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The most bytes that restore one terminal.
#define VISOR_RESTORE_CAPACITY 64

/// From now on a signal that ends, crashes or stops the program restores the terminal `descriptor`
/// before it does what it did before: INT, TERM, HUP, QUIT, ABRT, ILL, TRAP, SEGV, BUS, FPE, SYS and
/// TSTP. One that is ignored stays ignored, and a function that was called is called.
///
/// `outlet` is where to write without waiting, `alarm` (-1 for none) what gets a byte when there is
/// something to be drawn anew. Signals are caught until the last place is closed.
///
/// Returns a place for what follows, or -1, which is fine there, when all places are taken.
int visor_restore_open(int descriptor, int outlet, int alarm);

/// To be called before this thread writes to the terminal, with what restores it until all is
/// written: `count` bytes, at most `VISOR_RESTORE_CAPACITY`, none for nothing. One thread at a time.
///
/// Waits while a signal restores terminals, for good if that signal ends the program: what was
/// restored stays so.
void visor_restore_enter(int place, const uint8_t *bytes, size_t count);

/// Turns the terminal's echo of what is typed off or on again, to be called between `enter` and
/// `leave`; a signal that restores the terminal turns it on.
///
/// It is turned off only where standard input is this terminal, in the foreground, and is turned on
/// only if nobody else has changed the terminal's settings since. Keys keep their meaning, and what is
/// typed waits to be read.
void visor_restore_echo(int place, bool is_wanted);

/// To be called after the writing, with what restores the terminal from now on.
void visor_restore_leave(int place, const uint8_t *bytes, size_t count);

/// Nothing is restored any more.
void visor_restore_close(int place);

/// How often signals came and the program went on.
struct visor_restore_counts {
  /// A changed number says that what was on the terminals is gone.
  uint32_t restored;
  /// A changed number says that the program was stopped, and others may have written meanwhile.
  uint32_t stopped;
};

struct visor_restore_counts visor_restore_counts(void);

/// Whether the terminals are being restored now, or a function of the program that a signal has
/// called has them: nothing is to be drawn until the alarm gets its byte.
bool visor_restore_is_held(void);

#endif
