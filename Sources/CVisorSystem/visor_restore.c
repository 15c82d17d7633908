#include "visor_restore.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

enum { places = 4 };

/// How long a signal waits, in milliseconds, for a thread that writes and for a terminal that takes
/// nothing, such as one that ^S has stopped: the program must end all the same.
enum { patience = 200 };

/// What restores one terminal. The bytes are written into the half that `current` does not name.
struct place {
  atomic_int descriptor_plus_one;
  atomic_int current;
  size_t counts[2];
  uint8_t bytes[2][VISOR_RESTORE_CAPACITY];
  /// The thread that writes to the terminal now, or 0.
  _Atomic(uintptr_t) writer;
};

static struct place all[places];
static atomic_uint restored;
/// How many signals restore terminals now, or have, and end the program.
static atomic_int restoring;

static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
enum { signal_count = sizeof signals / sizeof signals[0] };
static struct sigaction previous[signal_count];
static bool installed;
static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;

static bool has_function(const struct sigaction *action) {
  return (action->sa_flags & SA_SIGINFO) != 0 || action->sa_handler != SIG_DFL;
}

/// Whether the program is to end by a signal on which this was done before: by default, or because
/// it is what the language's runtime does on a crash. That prints a report and returns, and has
/// counted on the crash to happen again.
static bool ends_program(const struct sigaction *before) {
  if (!has_function(before)) return true;
  struct sigaction crash;
  sigaction(SIGILL, NULL, &crash);
  return (before->sa_flags & crash.sa_flags & SA_SIGINFO) != 0 &&
         before->sa_sigaction == crash.sa_sigaction;
}

static bool takes_bytes(int descriptor) {
  struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
  return poll(&ready, 1, patience) == 1 && (ready.revents & POLLOUT) != 0;
}

/// Waits until no other thread is in the middle of a frame.
static void await_writer(struct place *place) {
  for (int waited = 0; waited < patience; waited++) {
    uintptr_t writer = atomic_load(&place->writer);
    if (writer == 0 || writer == (uintptr_t)pthread_self()) return;
    poll(NULL, 0, 1);
  }
}

static void restore_all(void) {
  for (int index = 0; index < places; index++) {
    int descriptor = atomic_load(&all[index].descriptor_plus_one) - 1;
    if (descriptor < 0) continue;
    await_writer(&all[index]);
    int half = atomic_load(&all[index].current);
    size_t left = all[index].counts[half];
    const uint8_t *bytes = all[index].bytes[half];
    while (left > 0 && takes_bytes(descriptor)) {
      ssize_t written = write(descriptor, bytes, left);
      if (written <= 0) break;
      bytes += written;
      left -= (size_t)written;
    }
  }
  atomic_fetch_add(&restored, 1);
}

static void on_signal(int number, siginfo_t *information, void *context) {
  int error = errno;
  atomic_fetch_add(&restoring, 1);
  restore_all();
  for (int index = 0; index < signal_count; index++) {
    if (signals[index] != number) continue;
    struct sigaction *before = &previous[index];
    bool ends = ends_program(before);
    if (!ends) atomic_fetch_sub(&restoring, 1);
    if (before->sa_flags & SA_SIGINFO) {
      before->sa_sigaction(number, information, context);
    } else if (has_function(before)) {
      before->sa_handler(number);
    }
    if (ends) {
      // Takes effect when this handler returns and the signal is no longer blocked.
      struct sigaction plain;
      memset(&plain, 0, sizeof plain);
      plain.sa_handler = SIG_DFL;
      sigaction(number, &plain, NULL);
      raise(number);
    }
  }
  errno = error;
}

static void install(void) {
  for (int index = 0; index < signal_count; index++) {
    sigaction(signals[index], NULL, &previous[index]);
    bool ignored =
        !(previous[index].sa_flags & SA_SIGINFO) && previous[index].sa_handler == SIG_IGN;
    if (ignored) continue;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = on_signal;
    action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
    // Those of a crash are not blocked: what was done before may count on them.
    sigemptyset(&action.sa_mask);
    for (int other = 0; other < signal_count; other++) sigaddset(&action.sa_mask, signals[other]);
    sigaction(signals[index], &action, NULL);
  }
  installed = true;
}

int visor_restore_open(int descriptor) {
  pthread_mutex_lock(&guard);
  if (!installed) install();
  int place = -1;
  for (int index = 0; index < places && place < 0; index++) {
    if (atomic_load(&all[index].descriptor_plus_one) != 0) continue;
    place = index;
    all[index].counts[0] = 0;
    atomic_store(&all[index].current, 0);
    atomic_store(&all[index].descriptor_plus_one, descriptor + 1);
  }
  pthread_mutex_unlock(&guard);
  return place;
}

static void set(struct place *place, const uint8_t *bytes, size_t count) {
  if (count > VISOR_RESTORE_CAPACITY) return;
  int half = 1 - atomic_load(&place->current);
  if (count > 0) memcpy(place->bytes[half], bytes, count);
  place->counts[half] = count;
  atomic_store(&place->current, half);
}

void visor_restore_enter(int place, const uint8_t *bytes, size_t count) {
  if (place < 0 || place >= places) return;
  while (true) {
    atomic_store(&all[place].writer, (uintptr_t)pthread_self());
    if (atomic_load(&restoring) == 0) break;
    atomic_store(&all[place].writer, 0);
    poll(NULL, 0, 1);
  }
  set(&all[place], bytes, count);
}

void visor_restore_leave(int place, const uint8_t *bytes, size_t count) {
  if (place < 0 || place >= places) return;
  set(&all[place], bytes, count);
  atomic_store(&all[place].writer, 0);
}

void visor_restore_close(int place) {
  if (place < 0 || place >= places) return;
  atomic_store(&all[place].descriptor_plus_one, 0);
}

uint32_t visor_restore_count(void) { return atomic_load(&restored); }
