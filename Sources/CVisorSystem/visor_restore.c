#include "visor_restore.h"

#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#include "echo.h"
#include "restoring.h"

enum { places = 8 };

/// How long a signal waits, in milliseconds, for a thread that writes and for a terminal that takes
/// nothing, such as one that ^S has stopped: the program must end all the same.
enum { patience = 200 };

/// What restores one terminal. The bytes are written into the half that `current` does not name.
struct place {
  atomic_int descriptor_plus_one;
  int outlet;
  int alarm;
  struct visor_echo echo;
  atomic_int current;
  size_t counts[2];
  uint8_t bytes[2][VISOR_RESTORE_CAPACITY];
  /// The thread that writes to the terminal now, or 0.
  _Atomic(uintptr_t) writer;
};

static struct place all[places];
static int open_count;
static atomic_uint restored, stopped;
/// How many signals restore terminals now, or have, and end the program.
static atomic_int restoring;
/// Whose terminals they are; a process that is forked off leaves them alone.
static _Atomic(pid_t) process;
/// How many functions of the program have the terminals now, and the thread of the last.
static atomic_int handed_over;
static _Atomic(uintptr_t) holder;
static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;

static bool takes_bytes(int descriptor) {
  struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
  return poll(&ready, 1, patience) == 1 && (ready.revents & POLLOUT) != 0;
}

/// Waits until no other thread is in the middle of a write.
static void await_writer(struct place *place) {
  for (int waited = 0; waited < patience; waited++) {
    uintptr_t writer = atomic_load(&place->writer);
    if (writer == 0 || writer == (uintptr_t)pthread_self()) return;
    poll(NULL, 0, 1);
  }
}

static void restore(struct place *place) {
  await_writer(place);
  int half = atomic_load(&place->current);
  size_t left = place->counts[half];
  const uint8_t *bytes = place->bytes[half];
  while (left > 0 && takes_bytes(place->outlet)) {
    ssize_t written = write(place->outlet, bytes, left);
    if (written <= 0) break;
    bytes += written;
    left -= (size_t)written;
  }
  visor_echo_on(&place->echo, atomic_load(&place->descriptor_plus_one) - 1);
}

void visor_restoring_begin(void) {
  atomic_fetch_add(&restoring, 1);
  if (atomic_load(&process) != getpid()) return;
  for (int index = 0; index < places; index++) {
    if (atomic_load(&all[index].descriptor_plus_one) != 0) restore(&all[index]);
  }
}

/// Has everything drawn anew.
static void ring(void) {
  if (atomic_load(&process) != getpid()) return;
  for (int index = 0; index < places; index++) {
    if (atomic_load(&all[index].descriptor_plus_one) == 0 || all[index].alarm < 0) continue;
    ssize_t rung = write(all[index].alarm, "", 1);
    (void)rung;
  }
}

void visor_restoring_end(bool has_stopped) {
  atomic_fetch_add(&restored, 1);
  if (has_stopped) atomic_fetch_add(&stopped, 1);
  atomic_fetch_sub(&restoring, 1);
  ring();
}

void visor_restoring_hand_over(void) {
  atomic_fetch_add(&restored, 1);
  atomic_store(&holder, (uintptr_t)pthread_self());
  atomic_fetch_add(&handed_over, 1);
  atomic_fetch_sub(&restoring, 1);
}

void visor_restoring_take_back(bool has_stopped) {
  if (has_stopped) atomic_fetch_add(&stopped, 1);
  atomic_fetch_sub(&handed_over, 1);
  ring();
}

void visor_restoring_continued(void) {
  for (int index = 0; index < places; index++) visor_echo_forget(&all[index].echo);
  atomic_fetch_add(&stopped, 1);
  ring();
}

int visor_restore_open(int descriptor, int outlet, int alarm) {
  pthread_mutex_lock(&guard);
  int place = -1;
  for (int index = 0; index < places && place < 0; index++) {
    if (atomic_load(&all[index].descriptor_plus_one) != 0) continue;
    place = index;
    all[index].outlet = outlet;
    all[index].alarm = alarm;
    visor_echo_begin(&all[index].echo);
    all[index].counts[0] = 0;
    atomic_store(&all[index].current, 0);
    atomic_store(&all[index].descriptor_plus_one, descriptor + 1);
  }
  atomic_store(&process, getpid());
  if (place >= 0 && open_count++ == 0) visor_signals_catch();
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
  uintptr_t self = (uintptr_t)pthread_self();
  for (int waited = 0;; waited++) {
    atomic_store(&all[place].writer, self);
    bool is_free = atomic_load(&handed_over) == 0 || atomic_load(&holder) == self;
    // A function of the program may wait for whoever waits here, by ending the program.
    if (atomic_load(&restoring) == 0 && (is_free || waited >= patience)) break;
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

void visor_restore_echo(int place, bool is_wanted) {
  if (place < 0 || place >= places) return;
  int descriptor = atomic_load(&all[place].descriptor_plus_one) - 1;
  if (is_wanted) {
    visor_echo_on(&all[place].echo, descriptor);
  } else {
    visor_echo_off(&all[place].echo, descriptor);
  }
}

void visor_restore_close(int place) {
  if (place < 0 || place >= places) return;
  // A signal that restores this terminal on another thread still uses what is about to go.
  visor_restore_enter(place, NULL, 0);
  atomic_store(&all[place].descriptor_plus_one, 0);
  visor_restore_leave(place, NULL, 0);
  pthread_mutex_lock(&guard);
  if (--open_count == 0) visor_signals_release();
  pthread_mutex_unlock(&guard);
}

bool visor_restore_is_held(void) {
  return atomic_load(&restoring) > 0 || atomic_load(&handed_over) > 0;
}

struct visor_restore_counts visor_restore_counts(void) {
  return (struct visor_restore_counts){atomic_load(&restored), atomic_load(&stopped)};
}
