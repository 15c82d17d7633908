#ifndef VISOR_BENCHMARKS_ALLOCATIONS_H
#define VISOR_BENCHMARKS_ALLOCATIONS_H

/// How often memory has been allocated so far by whatever is linked into the program, which is all of
/// it where that is linked statically.
long allocations_so_far(void);

#endif
