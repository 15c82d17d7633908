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

/// Writes all bytes by one call, so that nobody else's come between them where the system keeps such
/// calls whole, and never raises SIGPIPE. It waits no longer than that call does.
///
/// Returns 0, or the error number; ENOSPC when only a part could be written.
int visor_terminal_write_once(int descriptor, const void *bytes, size_t count);

#endif
