#ifndef VISOR_COPY_H
#define VISOR_COPY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Makes a process fit for copying between its standard streams, on the thread that will copy: a
/// reader that goes away is an error there and no SIGPIPE, and a stream that was closed cannot be
/// mistaken for a file that is opened later. Returns whether SIGPIPE would have ended the process.
bool visor_copy_prepare(void);

/// Bytes on their way from one descriptor to another.
struct visor_copy;

/// Begins to copy, from where the input stands to where the output stands. Pipes at either end may
/// be enlarged. Returns null when there is no memory; neither descriptor is closed, ever.
struct visor_copy *visor_copy_begin(int input, int output);

/// Copies some more, waiting where a descriptor makes one wait, whether it blocks or not.
///
/// Returns how many bytes have reached the output, 0 when the input has ended, or -1 with `errno`:
/// `reading` then says whether the input could not be read or the output could not be written.
int64_t visor_copy_next(struct visor_copy *copy, bool *reading);

/// Lets go of what `visor_copy_begin` returned.
void visor_copy_end(struct visor_copy *copy);

/// Reads some bytes, waiting until there are any. Returns how many, 0 at the end, or -1 with `errno`.
int64_t visor_copy_read(int input, void *bytes, size_t count);

#endif
