#ifndef VISOR_BENCHMARKS_ALLOCATIONS_H
#define VISOR_BENCHMARKS_ALLOCATIONS_H

/// How often the calling thread has asked for memory.
long allocations_so_far(void);

#endif
