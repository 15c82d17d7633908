#ifndef VISOR_THREAD_H
#define VISOR_THREAD_H

/// Runs `body(context)` on a new thread that nobody waits for and that takes no signals but those of
/// its own crash, so that the others reach the program's own threads. Returns 0, or the error number.
int visor_thread_start(void (*body)(void *), void *context);

#endif
