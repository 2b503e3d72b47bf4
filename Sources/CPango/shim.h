#if defined(__linux__)
#include "../CCairo/door.h"
#define FcPublic static
#define PANGO_PUBLIC static
#endif

#include <fontconfig/fontconfig.h>

#include "types.h"

#include "functions.h"

#if defined(__linux__)
/* The library names all others, whose functions are found by its handle. */
#define DOOR_LIBRARY "libpangocairo-1.0.so.0"
#define DOOR_PACKAGES "libpangocairo-1.0-0 libpangoft2-1.0-0"
#include "doors.h"
#undef DOOR_LIBRARY
#undef DOOR_PACKAGES
#endif
