#ifndef VISOR_PTY_H
#define VISOR_PTY_H

#include <stdbool.h>

/// Whether two descriptors are the same terminal. False when either is none.
bool visor_pty_same(int first, int second);

/// Opens a pseudo-terminal whose bytes are to be passed on to `terminal` (-1: to none): it has that
/// terminal's settings and size, but changes no byte that is written to it, because the terminal
/// will. Neither end becomes a controlling terminal or reaches a command by itself; reads from
/// `master` do not wait. Returns 0, or -1 with `errno`.
int visor_pty_open(int terminal, int *master, int *slave);

/// Gives a pseudo-terminal the size that `terminal` has; true when that changed it.
bool visor_pty_resize(int master, int terminal);

#endif
