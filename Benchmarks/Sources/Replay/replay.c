// Writes what a recording says to standard error, each piece at its time after the start.
//
// A recording is one piece after the other: the nanoseconds and the number of bytes, both as
// 64 bits, then the bytes.

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static char recording[1 << 20];

int main(int count, char **arguments) {
  FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
  if (file == NULL) {
    fprintf(stderr, "usage: replay RECORDING\n");
    return 2;
  }
  size_t left = fread(recording, 1, sizeof recording, file);
  fclose(file);
  const char *next = recording;
  struct timespec start;
  clock_gettime(CLOCK_MONOTONIC, &start);
  uint64_t piece[2];
  while (left >= sizeof piece) {
    memcpy(piece, next, sizeof piece);
    next += sizeof piece;
    left -= sizeof piece;
    if (piece[1] > left) return 1;
    uint64_t due = (uint64_t)start.tv_sec * 1000000000 + (uint64_t)start.tv_nsec + piece[0];
    struct timespec then = {(time_t)(due / 1000000000), (long)(due % 1000000000)};
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &then, NULL) == EINTR) continue;
    if (write(STDERR_FILENO, next, piece[1]) != (ssize_t)piece[1]) return 1;
    next += piece[1];
    left -= piece[1];
  }
  return 0;
}
