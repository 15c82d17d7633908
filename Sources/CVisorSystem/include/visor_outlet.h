#ifndef VISOR_OUTLET_H
#define VISOR_OUTLET_H

#include <stddef.h>
#include <stdint.h>

enum { VISOR_OUTLET_ROOM = 1, VISOR_OUTLET_OTHER = 2 };

/// A way to write to what a descriptor writes to, without ever waiting for it.
///
/// The flags of the descriptor's open file description are shared with other programs and left
/// alone. A terminal, a pipe (on Linux) or a FIFO is opened once more, so that the flag that lets
/// writes not wait is set on a description of this process alone. A socket is written to by calls
/// that don't wait. Where the system opens it no more (another user's terminal that is not the
/// controlling one, say), a few bytes are written whenever there is room for some: that can wait
/// only where less room was left than one such piece.
struct visor_outlet {
  int descriptor;
  int kind;
};

/// Begins. Succeeds for any number: what can't be written to says so when it is.
struct visor_outlet visor_outlet_open(int descriptor);

/// Writes as many bytes as are taken at once, and never raises SIGPIPE. Returns how many that are, 0
/// when none are taken now, or -1 with `errno` when none ever will be.
int64_t visor_outlet_write(struct visor_outlet outlet, const void *bytes, size_t count);

/// Waits until bytes may be taken, until `other` (-1 for none) can be read, or for so many
/// milliseconds (-1 for however long it takes). Returns which it was, 0 for neither; bytes come first.
int visor_outlet_wait(struct visor_outlet outlet, int other, int milliseconds);

/// Lets go of what was opened; the descriptor itself stays open.
void visor_outlet_close(struct visor_outlet outlet);

#endif
