#include "allocations.h"

#include <stddef.h>

// The linker gives every call of `malloc` to `__wrap_malloc` (`--wrap`), and so on.
void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
int __real_posix_memalign(void **place, size_t alignment, size_t size);

static long count;

static void counted(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *__wrap_malloc(size_t size) {
  counted();
  return __real_malloc(size);
}

void *__wrap_calloc(size_t items, size_t size) {
  counted();
  return __real_calloc(items, size);
}

int __wrap_posix_memalign(void **place, size_t alignment, size_t size) {
  counted();
  return __real_posix_memalign(place, alignment, size);
}

long allocations_so_far(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }
