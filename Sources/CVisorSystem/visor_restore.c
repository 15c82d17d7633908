#include "visor_restore.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

enum { places = 4 };

/// What restores one terminal. The bytes are written into the half that `current` does not name.
struct place {
  atomic_int descriptor_plus_one;
  atomic_int current;
  size_t counts[2];
  uint8_t bytes[2][VISOR_RESTORE_CAPACITY];
};

static struct place all[places];
static atomic_uint restored;

static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
enum { signal_count = sizeof signals / sizeof signals[0] };
static struct sigaction previous[signal_count];
static bool installed;
static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;

static void restore_all(void) {
  for (int index = 0; index < places; index++) {
    int descriptor = atomic_load(&all[index].descriptor_plus_one) - 1;
    if (descriptor < 0) continue;
    int half = atomic_load(&all[index].current);
    size_t left = all[index].counts[half];
    const uint8_t *bytes = all[index].bytes[half];
    while (left > 0) {
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
  restore_all();
  for (int index = 0; index < signal_count; index++) {
    if (signals[index] != number) continue;
    struct sigaction *before = &previous[index];
    if (before->sa_flags & SA_SIGINFO) {
      before->sa_sigaction(number, information, context);
    } else if (before->sa_handler == SIG_DFL) {
      // Takes effect when this handler returns and the signal is no longer blocked.
      sigaction(number, before, NULL);
      raise(number);
    } else if (before->sa_handler != SIG_IGN) {
      before->sa_handler(number);
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
    sigfillset(&action.sa_mask);
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

void visor_restore_set(int place, const uint8_t *bytes, size_t count) {
  if (place < 0 || place >= places || count > VISOR_RESTORE_CAPACITY) return;
  int half = 1 - atomic_load(&all[place].current);
  memcpy(all[place].bytes[half], bytes, count);
  all[place].counts[half] = count;
  atomic_store(&all[place].current, half);
}

void visor_restore_close(int place) {
  if (place < 0 || place >= places) return;
  atomic_store(&all[place].descriptor_plus_one, 0);
}

uint32_t visor_restore_count(void) { return atomic_load(&restored); }
