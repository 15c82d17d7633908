#ifndef VISOR_SYSTEM_H
#define VISOR_SYSTEM_H
#endif
