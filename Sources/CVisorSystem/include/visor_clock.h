#ifndef VISOR_CLOCK_H
#define VISOR_CLOCK_H

#include <stdint.h>

/// Nanoseconds since 1970, for records; the clock may be set back.
int64_t visor_clock_wall(void);

#endif
