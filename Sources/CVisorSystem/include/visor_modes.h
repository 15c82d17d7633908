#ifndef VISOR_MODES_H
#define VISOR_MODES_H

#include <stdbool.h>
#include <termios.h>

/// What a command has made of the settings of its pseudo-terminal.
struct visor_modes {
  int master;
  int terminal;
  struct termios known;
};

/// Begins to watch a pseudo-terminal for a command's settings, which are meant for `terminal`.
///
/// Reads from `master` then begin with a byte that says what follows: 0 before output; anything else
/// alone, when there may be other settings. Returns 0, or -1 with `errno`.
int visor_modes_watch(struct visor_modes *modes, int master, int terminal);

/// Whether the command does without the return at the end of each line from now on: the lines that it
/// wrote before have it still. After the opposite change what it wrote before takes no harm.
bool visor_modes_end_lines(const struct visor_modes *modes);

/// Carries what the command has changed since the last call over to the terminal; true when that was
/// something.
///
/// Nothing is carried over while others are in the terminal's foreground: the next call does it.
/// With `flushes` what was typed and not read yet is thrown away, too.
bool visor_modes_carry_over(struct visor_modes *modes, bool flushes);

/// Whether the command wants each key by itself, as far as it has said so through the pseudo-terminal.
bool visor_modes_take_keys(const struct visor_modes *modes);

/// Whether a packet's first byte says that the command has thrown away what was typed.
bool visor_modes_flushes(unsigned char status);

#endif
