#ifndef VISOR_RESTORING_H
#define VISOR_RESTORING_H

#include <stdbool.h>

/// What handlers of signals do to terminals; all of it is safe there.

/// Keeps every thread from writing to the terminals, and restores those of this process. What waits
/// for `visor_restoring_end` waits for good if that is not called.
void visor_restoring_begin(void);

/// Lets threads write again. `stopped` says that others may have written to the terminals meanwhile.
void visor_restoring_end(bool stopped);

/// Leaves the restored terminals to a function of the program, which may end the program in any way:
/// nothing is drawn until `visor_restoring_take_back`, but this thread may close.
void visor_restoring_hand_over(void);
void visor_restoring_take_back(bool stopped);

/// The process has gone on after a stop that nothing could be restored before.
void visor_restoring_continued(void);

/// Begins to catch signals; not for two threads at once.
void visor_signals_catch(void);

/// Puts back what was done before, where nobody else has come since; not for two threads at once.
void visor_signals_release(void);

#endif
