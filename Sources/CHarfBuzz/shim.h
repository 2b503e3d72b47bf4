#if defined(__linux__)
#include "../CCairo/door.h"
#define HB_EXTERN static
#endif

/* Where the compiler looks by itself on Linux; pkg-config, which is asked on macOS, names the folder `harfbuzz`. */
#if __has_include(<harfbuzz/hb.h>)
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
#else
#include <hb.h>
#include <hb-ot.h>
#endif

#if defined(__linux__)
#define DOOR_LIBRARY "libharfbuzz.so.0"
#define DOOR_PACKAGES "libharfbuzz0b"
#include "doors.h"
#undef DOOR_LIBRARY
#undef DOOR_PACKAGES
#endif

/* A part of a glyph's outline in font units, y upwards: 'M' x y, 'L' x y, 'Q' with one and 'C' with two points before
   x y, 'Z'. */
typedef struct {
    int kind;
    float x1, y1, x2, y2, x, y;
} hb_shim_segment_t;

typedef struct {
    hb_shim_segment_t *segments;
    unsigned count, capacity;
} hb_shim_outline_t;

static inline void hb_shim_add(
    void *outline, int kind, float x1, float y1, float x2, float y2, float x, float y) {
    hb_shim_outline_t *all = (hb_shim_outline_t *)outline;
    hb_shim_segment_t segment = {kind, x1, y1, x2, y2, x, y};
    if (all->count < all->capacity) all->segments[all->count] = segment;
    if (all->count <= all->capacity) all->count += 1;
}

#if HB_VERSION_ATLEAST(4, 0, 0)
static inline void hb_shim_move(hb_draw_funcs_t *f, void *o, hb_draw_state_t *s, float x, float y, void *u) {
    hb_shim_add(o, 'M', 0, 0, 0, 0, x, y);
}
static inline void hb_shim_line(hb_draw_funcs_t *f, void *o, hb_draw_state_t *s, float x, float y, void *u) {
    hb_shim_add(o, 'L', 0, 0, 0, 0, x, y);
}
static inline void hb_shim_quadratic(
    hb_draw_funcs_t *f, void *o, hb_draw_state_t *s, float a, float b, float x, float y, void *u) {
    hb_shim_add(o, 'Q', a, b, 0, 0, x, y);
}
static inline void hb_shim_cubic(
    hb_draw_funcs_t *f, void *o, hb_draw_state_t *s, float a, float b, float c, float d, float x, float y, void *u) {
    hb_shim_add(o, 'C', a, b, c, d, x, y);
}
static inline void hb_shim_close(hb_draw_funcs_t *f, void *o, hb_draw_state_t *s, void *u) {
    hb_shim_add(o, 'Z', 0, 0, 0, 0, 0, 0);
}
#endif

/* Writes a glyph's outline; a count above the capacity says that it did not fit. HarfBuzz draws since 4.0, and the
   function has another name since 7.0; 0 for a library that does not. */
static inline int hb_shim_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_shim_outline_t *outline) {
#if HB_VERSION_ATLEAST(4, 0, 0)
    hb_draw_funcs_t *funcs = hb_draw_funcs_create();
    hb_draw_funcs_set_move_to_func(funcs, hb_shim_move, 0, 0);
    hb_draw_funcs_set_line_to_func(funcs, hb_shim_line, 0, 0);
    hb_draw_funcs_set_quadratic_to_func(funcs, hb_shim_quadratic, 0, 0);
    hb_draw_funcs_set_cubic_to_func(funcs, hb_shim_cubic, 0, 0);
    hb_draw_funcs_set_close_path_func(funcs, hb_shim_close, 0, 0);
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, funcs, outline);
#else
    hb_font_get_glyph_shape(font, glyph, funcs, outline);
#endif
    hb_draw_funcs_destroy(funcs);
    return 1;
#else
    return 0;
#endif
}
