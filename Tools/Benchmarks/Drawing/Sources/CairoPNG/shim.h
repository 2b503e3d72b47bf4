/* As Sources/CCairo/shim.h: pkg-config need not be installed on Linux. */
#if __has_include(<cairo/cairo.h>)
#include <cairo/cairo.h>
#else
#include <cairo.h>
#endif
