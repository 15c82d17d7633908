#include "visor_stdout.h"

#include <stdio.h>

void visor_stdout_flush(void) { fflush(stdout); }
