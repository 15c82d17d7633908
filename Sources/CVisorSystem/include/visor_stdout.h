#ifndef VISOR_STDOUT_H
#define VISOR_STDOUT_H

/// Hands what the C library has kept of the program's standard output to descriptor 1.
void visor_stdout_flush(void);

#endif
