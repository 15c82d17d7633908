#ifndef VISOR_RESTORE_H
#define VISOR_RESTORE_H

#include <stddef.h>
#include <stdint.h>

/// The most bytes that restore one terminal.
#define VISOR_RESTORE_CAPACITY 64

/// From now on INT, TERM, HUP and QUIT restore the terminal `descriptor` before they do what they
/// did before; one that is ignored stays ignored.
///
/// Returns a place for what follows, or -1, which is fine there, when all places are taken.
int visor_restore_open(int descriptor);

/// To be called before this thread writes to the terminal, with what restores it until all is
/// written: `count` bytes, at most `VISOR_RESTORE_CAPACITY`, none for nothing. One thread at a time.
///
/// Waits while a signal restores terminals, for good if that signal ends the program: what was
/// restored stays so.
void visor_restore_enter(int place, const uint8_t *bytes, size_t count);

/// To be called after the writing, with what restores the terminal from now on.
void visor_restore_leave(int place, const uint8_t *bytes, size_t count);

/// Nothing is restored any more.
void visor_restore_close(int place);

/// How often a signal has restored terminals and the program went on: a changed number says that
/// what was on them is gone.
uint32_t visor_restore_count(void);

#endif
