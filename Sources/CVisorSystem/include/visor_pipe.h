#ifndef VISOR_PIPE_H
#define VISOR_PIPE_H

/// Opens a pipe that no command gets by itself; reads do not wait. Returns 0, or -1 with `errno`.
int visor_pipe_open(int *reading, int *writing);

#endif
