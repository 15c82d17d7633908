#define _GNU_SOURCE
#include "visor_events.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#include "mask.h"
#include "visor_child.h"
#include "visor_pipe.h"

enum { COUNT = 10 };
static const int signals[COUNT] = {SIGCHLD, SIGWINCH, SIGCONT, SIGTSTP, SIGINT,
                                   SIGTERM, SIGHUP,   SIGQUIT, SIGUSR1, SIGUSR2};

static struct sigaction former[COUNT];
static bool caught[COUNT];
static sigset_t former_mask;
static atomic_bool busy;

static _Atomic uint64_t bits;

/// Whom signals are passed on to, or 0, and those that came before there was anybody.
static atomic_int receiver;
static _Atomic uint64_t waiting_bits;

/// What is done when the time is over: nothing yet, asked to end, killed.
static atomic_int limit_step;
static struct sigaction former_alarm;
static atomic_bool has_limit;

// Never closed: a handler on another thread may still be about to write.
static int wake_read = -1;
static int wake_write = -1;

static void wake(int number) {
  atomic_fetch_or(&bits, UINT64_C(1) << number);
  // A full pipe wakes as well as one more byte would.
  ssize_t written = write(wake_write, "", 1);
  (void)written;
}

static bool is_passed_on(int number) {
  // The relay answers CONT: only it knows whether the command goes on already.
  return number != SIGCHLD && number != SIGWINCH && number != SIGCONT;
}

static void note(int number, siginfo_t *details, void *context) {
  (void)context;
  int error = errno;
#ifdef __linux__
  bool sent = details->si_code <= 0;
#else
  bool sent = details->si_pid != 0;
#endif
  // Done here, because the program may be waiting for a terminal that takes nothing.
  if (is_passed_on(number)) {
    pid_t child = atomic_load(&receiver);
    if (child <= 0) {
      atomic_fetch_or(&waiting_bits, UINT64_C(1) << number);
    } else if (sent) {
      kill(child, number);
    }
  }
  wake(number);
  errno = error;
}

static void note_limit(int number) {
  int error = errno;
  pid_t child = atomic_load(&receiver);
  if (child > 0) {
    kill(child, atomic_fetch_add(&limit_step, 1) == 0 ? SIGTERM : SIGKILL);
    // One that is stopped could not end.
    kill(child, SIGCONT);
  }
  wake(number);
  errno = error;
}

static int open_pipe(void) {
  if (wake_read >= 0) return 0;
  if (visor_pipe_open(&wake_read, &wake_write) != 0) return -1;
  fcntl(wake_write, F_SETFL, O_NONBLOCK);
  return 0;
}

int visor_events_open(void) {
  if (atomic_exchange(&busy, true)) {
    errno = EBUSY;
    return -1;
  }
  if (open_pipe() != 0) {
    atomic_store(&busy, false);
    return -1;
  }
  visor_events_take();
  atomic_store(&receiver, 0);
  atomic_store(&waiting_bits, 0);
  atomic_store(&limit_step, 0);

  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = note;
  action.sa_flags = SA_SIGINFO | SA_RESTART;
  sigfillset(&action.sa_mask);
  for (int index = 0; index < COUNT; index++) {
    sigaction(signals[index], NULL, &former[index]);
    bool ignored =
        !(former[index].sa_flags & SA_SIGINFO) && former[index].sa_handler == SIG_IGN;
    caught[index] = !ignored || signals[index] == SIGCHLD;
    if (caught[index]) sigaction(signals[index], &action, NULL);
  }
  sigset_t ends;
  sigemptyset(&ends);
  sigaddset(&ends, SIGCHLD);
  pthread_sigmask(SIG_UNBLOCK, &ends, &former_mask);
  return wake_read;
}

uint64_t visor_events_take(void) {
  char bytes[256];
  while (read(wake_read, bytes, sizeof bytes) > 0) continue;
  return atomic_exchange(&bits, 0);
}

void visor_events_pass_to(int child) {
  atomic_store(&receiver, child);
  if (child <= 0) return;
  // What came before there was a command has not reached it, wherever it came from.
  uint64_t waiting = atomic_exchange(&waiting_bits, 0);
  for (int index = 0; index < COUNT; index++) {
    if (waiting >> signals[index] & 1) kill(child, signals[index]);
  }
}

static struct timeval interval(int64_t nanoseconds) {
  int64_t microseconds = nanoseconds / 1000;
  // A time of zero would be no limit.
  if (microseconds < 1) microseconds = 1;
  return (struct timeval){
      .tv_sec = (time_t)(microseconds / 1000000),
      .tv_usec = (suseconds_t)(microseconds % 1000000)};
}

void visor_events_limit(int64_t nanoseconds, int64_t patience) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = note_limit;
  action.sa_flags = SA_RESTART;
  sigfillset(&action.sa_mask);
  sigaction(SIGALRM, &action, &former_alarm);
  atomic_store(&has_limit, true);
  sigset_t alarm_only;
  sigemptyset(&alarm_only);
  sigaddset(&alarm_only, SIGALRM);
  pthread_sigmask(SIG_UNBLOCK, &alarm_only, NULL);
  struct itimerval times = {.it_value = interval(nanoseconds), .it_interval = interval(patience)};
  setitimer(ITIMER_REAL, &times, NULL);
}

bool visor_events_limit_passed(void) { return atomic_load(&limit_step) > 0; }

void visor_events_stop(int number, int child) {
  struct sigaction ours, plain;
  memset(&plain, 0, sizeof plain);
  plain.sa_handler = SIG_DFL;
  sigset_t stop, mask;
  sigemptyset(&stop);
  sigaddset(&stop, number);
  pthread_sigmask(SIG_BLOCK, &stop, &mask);
  bool is_plain = sigaction(number, &plain, &ours) == 0;
  // A CONT for everybody takes it back as long as it is held; one that came before took the
  // command's stop back.
  raise(number);
  if (visor_child_continued(child)) {
    plain.sa_handler = SIG_IGN;
    if (is_plain) sigaction(number, &plain, NULL);
  }
  sigset_t open = mask;
  sigdelset(&open, number);
  pthread_sigmask(SIG_SETMASK, &open, NULL);
  if (is_plain) sigaction(number, &ours, NULL);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

void visor_mask_of_command(sigset_t *mask) {
  if (atomic_load(&busy)) {
    *mask = former_mask;
  } else {
    pthread_sigmask(SIG_SETMASK, NULL, mask);
  }
}

void visor_events_close(void) {
  atomic_store(&receiver, 0);
  if (atomic_exchange(&has_limit, false)) {
    struct itimerval none;
    memset(&none, 0, sizeof none);
    setitimer(ITIMER_REAL, &none, NULL);
    sigaction(SIGALRM, &former_alarm, NULL);
  }
  pthread_sigmask(SIG_SETMASK, &former_mask, NULL);
  for (int index = 0; index < COUNT; index++) {
    if (caught[index]) sigaction(signals[index], &former[index], NULL);
  }
  atomic_store(&busy, false);
}
