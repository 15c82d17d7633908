/*
 * Tells the thread sanitizer what Swift's Mutex does on Linux.
 *
 * Where a Mutex is contended, it is locked and unlocked by functions of libswiftSynchronization,
 * which is not built for the sanitizer, through a futex that the sanitizer does not know. It sees
 * no order between the threads then and reports races that there are none of. These functions
 * stand before the library's: each calls it, and says in which order the threads are.
 *
 * They are linked into the tests of `make sanitize` and into nothing else.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

void __tsan_acquire(void *address);
void __tsan_release(void *address);

typedef SWIFT_CALL void LockSlow(uint32_t thread, SWIFT_SELF void *mutex);
typedef SWIFT_CALL void UnlockSlow(SWIFT_SELF void *mutex);
typedef SWIFT_CALL bool TryLockSlow(SWIFT_SELF void *mutex);

/* _MutexHandle._lockSlow(_: UInt32), ._unlockSlow() and ._tryLockSlow() -> Bool, mangled. */
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define TRY_LOCK_SLOW "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"

LockSlow visor_lock_slow __asm__(LOCK_SLOW);
UnlockSlow visor_unlock_slow __asm__(UNLOCK_SLOW);
TryLockSlow visor_try_lock_slow __asm__(TRY_LOCK_SLOW);

SWIFT_CALL void visor_lock_slow(uint32_t thread, SWIFT_SELF void *mutex) {
  ((LockSlow *)dlsym(RTLD_NEXT, LOCK_SLOW))(thread, mutex);
  __tsan_acquire(mutex);
}

SWIFT_CALL void visor_unlock_slow(SWIFT_SELF void *mutex) {
  __tsan_release(mutex);
  ((UnlockSlow *)dlsym(RTLD_NEXT, UNLOCK_SLOW))(mutex);
}

SWIFT_CALL bool visor_try_lock_slow(SWIFT_SELF void *mutex) {
  bool locked = ((TryLockSlow *)dlsym(RTLD_NEXT, TRY_LOCK_SLOW))(mutex);
  if (locked) __tsan_acquire(mutex);
  return locked;
}
