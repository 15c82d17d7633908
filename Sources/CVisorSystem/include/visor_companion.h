#ifndef VISOR_COMPANION_H
#define VISOR_COMPANION_H

/// Starts a program that shows something for this one: in a session of its own, with no signal
/// blocked or caught, and with no descriptor of this process but a channel to it.
///
/// `path` is looked for along `PATH` if it has no slash; `arguments` ends with a null pointer. The
/// program's standard input is the other end of `channel`; what it prints is lost.
///
/// Returns 0 and sets `channel` and `process`, or returns the error number.
int visor_companion_start(
    const char *path, char *const arguments[], int *channel, int *process);

/// Waits for a companion to be ready, for so many milliseconds. Returns 0 when it is; else 128 and
/// KILL's number when it took longer and was ended, or how it has ended: its exit status, at least 1,
/// or 128 and the number of a signal. Nothing else comes by the channel.
int visor_companion_wait(int channel, int process, int milliseconds);

/// Tells whoever has started this process, by its standard input, that it is ready; nothing where
/// that is no channel.
void visor_companion_greet(int descriptor);

#endif
