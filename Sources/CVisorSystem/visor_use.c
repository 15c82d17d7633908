#include "visor_use.h"

#include <stdbool.h>
#include <termios.h>
#include <unistd.h>

static bool is_others(int descriptor) {
  pid_t foreground = tcgetpgrp(descriptor);
  return foreground > 0 && foreground != getpgrp();
}

uint32_t visor_use_usual(int descriptor) {
  struct termios settings;
  // What the one in the foreground has made of it will not last.
  if (is_others(descriptor) || tcgetattr(descriptor, &settings) != 0) return ICANON | ECHO;
  return (uint32_t)settings.c_lflag & (ICANON | ECHO);
}

enum visor_use visor_use_now(int descriptor, uint32_t usual) {
  struct termios settings;
  if (is_others(descriptor)) return VISOR_USE_OTHERS;
  if (tcgetattr(descriptor, &settings) != 0) return VISOR_USE_NONE;
  uint32_t missing = usual & ~(uint32_t)settings.c_lflag;
  if (missing & ICANON) return VISOR_USE_KEYS;
  return missing & ECHO ? VISOR_USE_ASKING : VISOR_USE_NONE;
}
