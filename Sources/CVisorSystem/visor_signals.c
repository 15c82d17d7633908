#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>

#include "restoring.h"

/// Those from `first_crash` on say that the program has gone wrong.
static const int signals[] = {SIGINT,  SIGTERM, SIGHUP,  SIGTSTP, SIGCONT, SIGQUIT,
                              SIGABRT, SIGILL,  SIGTRAP, SIGSEGV, SIGBUS,  SIGFPE,
                              SIGSYS};
enum { signal_count = sizeof signals / sizeof signals[0], first_crash = 5 };

/// What was done before on each signal that is caught.
static struct sigaction before[signal_count];
static bool caught[signal_count];

/// Somebody who came after us may call our handler from theirs, and go on to do so while nothing is
/// caught. If we then come again, what we call on a signal calls us once more, and that call is for
/// the one from before them.
static struct sigaction beneath[signal_count];
static bool has_beneath[signal_count];
static _Thread_local volatile sig_atomic_t depths[signal_count];

static void on_signal(int number, siginfo_t *details, void *context);

static bool has_function(const struct sigaction *action) {
  return (action->sa_flags & SA_SIGINFO) != 0 ||
         (action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN);
}

static bool is_ignored(const struct sigaction *action) {
  return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_IGN;
}

static bool is_default(const struct sigaction *action) {
  return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_DFL;
}

static bool is_ours(const struct sigaction *action) {
  return (action->sa_flags & SA_SIGINFO) != 0 && action->sa_sigaction == on_signal;
}

static int index_of(int number) {
  for (int index = 0; index < signal_count; index++) {
    if (signals[index] == number) return index;
  }
  return -1;
}

static const struct sigaction *before_of(int number) { return &before[index_of(number)]; }

/// Whether this is what somebody does on every crash: most likely the language's runtime, which
/// prints a report, makes the default of all of them and returns, so that the crash happens again.
static bool reports_crashes(const struct sigaction *action) {
  return (action->sa_flags & SA_SIGINFO) != 0 &&
         action->sa_sigaction == before_of(SIGILL)->sa_sigaction &&
         action->sa_sigaction == before_of(SIGTRAP)->sa_sigaction &&
         action->sa_sigaction == before_of(SIGSEGV)->sa_sigaction;
}

static void make_default(int number, struct sigaction *former) {
  struct sigaction plain;
  memset(&plain, 0, sizeof plain);
  plain.sa_handler = SIG_DFL;
  sigaction(number, &plain, former);
}

/// Does what the system does by itself on a signal; returns if that is nothing, or was a stop.
static void act_by_default(int number) {
  struct sigaction former;
  make_default(number, &former);
  sigset_t only, mask;
  sigemptyset(&only);
  sigaddset(&only, number);
  pthread_sigmask(SIG_UNBLOCK, &only, &mask);
  raise(number);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(number, &former, NULL);
}

static void call(struct sigaction *action, int number, siginfo_t *details, void *context) {
  struct sigaction called = *action;
  if ((called.sa_flags & (int)SA_RESETHAND) != 0) {
    action->sa_flags &= ~(SA_SIGINFO | (int)SA_RESETHAND);
    action->sa_handler = SIG_DFL;
  }
  if (called.sa_flags & SA_SIGINFO) {
    called.sa_sigaction(number, details, context);
  } else {
    called.sa_handler(number);
  }
}

/// Ends the program on a crash, if it has not happened by an instruction that is about to do so
/// again: the report of the system is then about that. Returns whether the program goes on.
static bool crash_again(int number, const siginfo_t *details) {
  bool repeats = details && details->si_code > 0 && number != SIGTRAP && number != SIGSYS;
  if (repeats) {
    make_default(number, NULL);
  } else {
    act_by_default(number);
  }
  return !repeats;
}

static void do_before(int index, int number, siginfo_t *details, void *context) {
  struct sigaction *action = &before[index];
  bool is_crash = index >= first_crash, is_stop = number == SIGTSTP;
  if (!has_function(action)) {
    bool goes_on = true;
    if (is_crash) {
      goes_on = crash_again(number, details);
    } else {
      act_by_default(number);
    }
    // A stop is over, or a container's first process can't be ended by this signal.
    if (goes_on) visor_restoring_end(is_stop);
  } else if (is_crash && reports_crashes(action)) {
    call(action, number, details, context);
    struct sigaction now;
    sigaction(number, NULL, &now);
    if (!is_default(&now) || crash_again(number, details)) visor_restoring_end(false);
  } else {
    visor_restoring_hand_over();
    call(action, number, details, context);
    visor_restoring_take_back(is_stop);
  }
}

static void on_signal(int number, siginfo_t *details, void *context) {
  int index = index_of(number);
  if (index < 0) return;
  int error = errno;
  if (depths[index] > 0 && has_beneath[index]) {
    if (has_function(&beneath[index])) call(&beneath[index], number, details, context);
    errno = error;
    return;
  }
  depths[index]++;
  if (number == SIGCONT) {
    visor_restoring_continued();
    if (has_function(&before[index])) call(&before[index], number, details, context);
  } else {
    visor_restoring_begin();
    do_before(index, number, details, context);
  }
  depths[index]--;
  errno = error;
}

static void catch_one(int index) {
  struct sigaction now;
  sigaction(signals[index], NULL, &now);
  if (is_ours(&now)) {
    caught[index] = true;
    return;
  }
  if (is_ignored(&now)) return;
  if (caught[index] && !has_beneath[index]) {
    beneath[index] = before[index];
    has_beneath[index] = true;
  }
  before[index] = now;
  caught[index] = true;

  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = on_signal;
  // What was called goes on to interrupt system calls, or not to.
  int kept = has_function(&now) ? now.sa_flags & (SA_RESTART | SA_NODEFER) : SA_RESTART;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | kept;
  if (has_function(&now)) action.sa_mask = now.sa_mask;
  // Those of a crash are not blocked: what was done before may count on them.
  for (int other = 0; other < first_crash + 1; other++) {
    sigaddset(&action.sa_mask, signals[other]);
  }
  sigaddset(&action.sa_mask, SIGTTOU);
  sigaction(signals[index], &action, NULL);
}

void visor_signals_catch(void) {
  for (int index = 0; index < signal_count; index++) catch_one(index);
}

void visor_signals_release(void) {
  for (int index = 0; index < signal_count; index++) {
    if (!caught[index]) continue;
    struct sigaction now;
    sigaction(signals[index], NULL, &now);
    if (!is_ours(&now)) continue;
    sigaction(signals[index], &before[index], NULL);
    caught[index] = false;
  }
}
