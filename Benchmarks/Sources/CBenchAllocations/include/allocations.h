#ifndef VISOR_BENCHMARKS_ALLOCATIONS_H
#define VISOR_BENCHMARKS_ALLOCATIONS_H

/// How often the process has asked for memory, on all of its threads.
long allocations_so_far(void);

#endif
