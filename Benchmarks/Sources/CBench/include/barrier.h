#ifndef VISOR_BENCHMARKS_BARRIER_H
#define VISOR_BENCHMARKS_BARRIER_H

/// Makes the compiler believe that `number` is used, at no cost.
static inline void keep_number(long number) { __asm__ volatile("" : : "r"(number)); }

#endif
