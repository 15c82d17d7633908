#ifndef VISOR_MASK_H
#define VISOR_MASK_H

#include <signal.h>

/// Finds the signal mask for a command that the calling thread starts: its own, as it was before
/// signals began to be caught.
void visor_mask_of_command(sigset_t *mask);

#endif
