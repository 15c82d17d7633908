#ifndef VISOR_BENCHMARKS_HEAP_H
#define VISOR_BENCHMARKS_HEAP_H

#include <stddef.h>

/// The bytes that the process has allocated and not freed, the allocator's own headers included.
size_t heap_bytes_in_use(void);

#endif
