#define _GNU_SOURCE
#include "visor_events.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

#include "descriptor.h"
#include "mask.h"

enum { COUNT = 10 };
static const int signals[COUNT] = {SIGCHLD, SIGWINCH, SIGCONT, SIGTSTP, SIGINT,
                                   SIGTERM, SIGHUP,   SIGQUIT, SIGUSR1, SIGUSR2};

static struct sigaction former[COUNT];
static bool caught[COUNT];
static sigset_t former_mask;
static atomic_bool busy;

static _Atomic uint64_t driven_bits;
static _Atomic uint64_t sent_bits;

// Never closed: a handler on another thread may still be about to write.
static int wake_read = -1;
static int wake_write = -1;

static void note(int number, siginfo_t *details, void *context) {
  (void)context;
  int error = errno;
#ifdef __linux__
  bool sent = details->si_code <= 0;
#else
  bool sent = details->si_pid != 0;
#endif
  atomic_fetch_or(sent ? &sent_bits : &driven_bits, UINT64_C(1) << number);
  // A full pipe wakes as well as one more byte would.
  ssize_t written = write(wake_write, "", 1);
  (void)written;
  errno = error;
}

static int open_pipe(void) {
  if (wake_read >= 0) return 0;
  int ends[2];
  if (pipe(ends) != 0) return -1;
  int first = visor_descriptor_own(ends[0]);
  int second = visor_descriptor_own(ends[1]);
  if (first < 0 || second < 0) {
    int error = errno;
    if (first >= 0) close(first);
    if (second >= 0) close(second);
    errno = error;
    return -1;
  }
  fcntl(first, F_SETFL, O_NONBLOCK);
  fcntl(second, F_SETFL, O_NONBLOCK);
  wake_read = first;
  wake_write = second;
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
  uint64_t driven, sent;
  visor_events_take(&driven, &sent);

  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = note;
  action.sa_flags = SA_SIGINFO | SA_RESTART | SA_NOCLDSTOP;
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

void visor_events_take(uint64_t *driven, uint64_t *sent) {
  char bytes[256];
  while (read(wake_read, bytes, sizeof bytes) > 0) continue;
  *driven = atomic_exchange(&driven_bits, 0);
  *sent = atomic_exchange(&sent_bits, 0);
}

void visor_events_stop(void) {
  struct sigaction ours, plain;
  memset(&plain, 0, sizeof plain);
  plain.sa_handler = SIG_DFL;
  sigset_t stop, mask;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  sigaction(SIGTSTP, &plain, &ours);
  pthread_sigmask(SIG_UNBLOCK, &stop, &mask);
  raise(SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(SIGTSTP, &ours, NULL);
}

void visor_mask_of_command(sigset_t *mask) {
  if (atomic_load(&busy)) {
    *mask = former_mask;
  } else {
    pthread_sigmask(SIG_SETMASK, NULL, mask);
  }
}

void visor_events_close(void) {
  pthread_sigmask(SIG_SETMASK, &former_mask, NULL);
  for (int index = 0; index < COUNT; index++) {
    if (caught[index]) sigaction(signals[index], &former[index], NULL);
  }
  atomic_store(&busy, false);
}
