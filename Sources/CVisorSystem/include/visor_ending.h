#ifndef VISOR_ENDING_H
#define VISOR_ENDING_H

/// Ends this process by a signal, whatever was done to it before, and leaves no core dump: the
/// command that was ended by it first has left its own. Returns only if the signal cannot end a
/// process.
void visor_end_by(int signal);

#endif
