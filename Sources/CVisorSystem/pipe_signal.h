#ifndef VISOR_PIPE_SIGNAL_H
#define VISOR_PIPE_SIGNAL_H

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>

/// What is to be put back after a write that must not raise SIGPIPE.
struct visor_pipe_signal {
  sigset_t mask;
  bool was_pending;
};

/// Keeps from this thread the signal that a pipe without a reader raises.
static inline void visor_pipe_signal_hold(struct visor_pipe_signal *held) {
  sigset_t only, pending;
  sigemptyset(&only);
  sigaddset(&only, SIGPIPE);
  sigpending(&pending);
  held->was_pending = sigismember(&pending, SIGPIPE) == 1;
  pthread_sigmask(SIG_BLOCK, &only, &held->mask);
}

/// Takes away the signal that the write has raised for this thread, if it was raised.
static inline void visor_pipe_signal_release(const struct visor_pipe_signal *held, int error) {
  if (error == EPIPE && !held->was_pending) {
    sigset_t only, pending;
    sigemptyset(&only);
    sigaddset(&only, SIGPIPE);
    sigpending(&pending);
    int taken;
    if (sigismember(&pending, SIGPIPE) == 1) sigwait(&only, &taken);
  }
  pthread_sigmask(SIG_SETMASK, &held->mask, NULL);
}

#endif
