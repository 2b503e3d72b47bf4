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
