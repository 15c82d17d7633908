#ifndef VISOR_CHANNEL_H
#define VISOR_CHANNEL_H

/// Begins to listen at a path where nothing is yet. Returns the descriptor, or -1 with `errno`.
int visor_channel_listen(const char *path);

/// Takes in the next one who has connected, whose reads do not wait. Returns -1 with `errno` if there
/// is nobody.
int visor_channel_accept(int listener);

/// Connects to whoever listens at a path, without waiting. Returns -1 with `errno` if nobody does.
int visor_channel_connect(const char *path);

/// Makes two ends that are connected to each other. Returns 0, or -1 with `errno`.
int visor_channel_pair(int ends[2]);

#endif
