#include "visor_system.h"
