#if defined(__linux__)
#include "door.h"
#define cairo_public static
#endif

/* Where the compiler looks by itself on Linux; pkg-config, which is asked on macOS, names the folder `cairo`. */
#if __has_include(<cairo/cairo.h>)
#include <cairo/cairo.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>
#else
#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#endif

#if defined(__linux__)
#define DOOR_LIBRARY "libcairo.so.2"
#define DOOR_PACKAGES "libcairo2"
#include "doors.h"
#undef DOOR_LIBRARY
#undef DOOR_PACKAGES
#endif
