#ifndef VISOR_USE_H
#define VISOR_USE_H

#include <stdint.h>

/// Who uses a terminal at present.
enum visor_use {
  /// Nobody in particular.
  VISOR_USE_NONE = 0,
  /// A program that asks something, and does not want to see the answer.
  VISOR_USE_ASKING = 1,
  /// A program that gets every key.
  VISOR_USE_KEYS = 2,
  /// Another job: this process is in the background.
  VISOR_USE_OTHERS = 3,
};

/// How a terminal is when nobody in particular uses it: as it is now, for `visor_use_now`.
uint32_t visor_use_usual(int descriptor);

/// Who uses it now. One that is not this process's controlling terminal has no background.
enum visor_use visor_use_now(int descriptor, uint32_t usual);

#endif
