#ifndef VISOR_THREAD_H
#define VISOR_THREAD_H

/// Runs `body(context)` on a new thread that nobody waits for and that takes no signals, so that
/// those reach the program's own threads. Returns 0, or the error number.
int visor_thread_start(void (*body)(void *), void *context);

#endif
