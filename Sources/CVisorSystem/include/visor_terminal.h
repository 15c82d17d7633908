#ifndef VISOR_TERMINAL_H
#define VISOR_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

/// The size of a terminal in cells; false when the descriptor is none or does not know its size.
bool visor_terminal_size(int descriptor, int *columns, int *rows);

/// Writes all bytes, waiting where the descriptor makes one wait, and never raises SIGPIPE.
///
/// Returns 0, or the error number when nothing more can be written.
int visor_terminal_write(int descriptor, const void *bytes, size_t count);

#endif
