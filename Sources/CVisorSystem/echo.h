#ifndef VISOR_ECHO_H
#define VISOR_ECHO_H

#include <stdatomic.h>
#include <stdbool.h>
#include <termios.h>

/// Whether a terminal shows what is typed, and what it is to be given back.
struct visor_echo {
  atomic_bool is_off;
  /// Whether there is nothing to be done until the rows have been away.
  atomic_bool is_settled;
  struct termios before;
  struct termios during;
};

void visor_echo_begin(struct visor_echo *echo);

/// Turns the echo off, once until it is turned on again, where that is ours to do.
void visor_echo_off(struct visor_echo *echo, int terminal);

/// Gives back what was before; safe in a handler of a signal.
void visor_echo_on(struct visor_echo *echo, int terminal);

/// Somebody else has had the terminal; safe in a handler of a signal.
void visor_echo_forget(struct visor_echo *echo);

#endif
