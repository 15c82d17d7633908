#ifndef VISOR_KEYS_H
#define VISOR_KEYS_H

#include <stdbool.h>

/// Whether a program of this session reads a pseudo-terminal that it has opened by its name, as a
/// pager does that asks for the name of its standard error's terminal: keys must be brought there.
bool visor_keys_are_wanted(int master);

/// Brings keys that can be read from `terminal` to those who read the pseudo-terminal.
///
/// To be called when there are some. Returns 0, or -1 with `errno` when no more can be read.
int visor_keys_bring(int terminal, int master);

#endif
