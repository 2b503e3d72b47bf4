/* The types of Pango and GLib that the renderer uses, as their manuals give them: no header of theirs is included, since
   every file of pkg-config that names the folders of those headers has -pthread among its flags, of which SwiftPM warns.
   Tests/LayoutRenderTests/PangoHeaderTests.swift compares the types with those headers. */
#include <stdint.h>

typedef struct _GBytes GBytes;
typedef struct _PangoAttribute PangoAttribute;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoCairoFont PangoCairoFont;
typedef struct _PangoCairoFontMap PangoCairoFontMap;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFcFontMap PangoFcFontMap;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;

/* cairo's, which CCairo has in full. */
typedef struct _cairo_font_options cairo_font_options_t;
typedef struct _cairo_scaled_font cairo_scaled_font_t;

/* Units of Pango in a point. */
enum { PANGO_SCALE = 1024 };

/* Of the enumerations, the values that are used. */
typedef enum { PANGO_DIRECTION_LTR = 0, PANGO_DIRECTION_WEAK_LTR = 4 } PangoDirection;
typedef enum { PANGO_FONT_MASK_SIZE = 1 << 5 } PangoFontMask;
typedef enum { PANGO_STYLE_NORMAL = 0, PANGO_STYLE_ITALIC = 2 } PangoStyle;
typedef enum { PANGO_WEIGHT_NORMAL = 400 } PangoWeight;

/* The records are the library's: each is declared up to the last member that is read, and is never made here. Only the
   records of an array are whole. */
typedef struct {
    void *g_type_instance;
    uint32_t ref_count;
} GObject;

typedef struct _GSList GSList;
struct _GSList {
    void *data;
    GSList *next;
};

typedef struct {
    void *shape_engine;
    void *lang_engine;
    PangoFont *font;
} PangoAnalysis;

typedef struct {
    int offset;
    int length;
    int num_chars;
    PangoAnalysis analysis;
} PangoItem;

typedef struct {
    int32_t width;
    int32_t x_offset;
    int32_t y_offset;
} PangoGlyphGeometry;

typedef struct {
    uint32_t glyph;
    PangoGlyphGeometry geometry;
    /* Fields of bits. */
    uint8_t attr[4];
} PangoGlyphInfo;

typedef struct {
    int num_glyphs;
    PangoGlyphInfo *glyphs;
    int *log_clusters;
} PangoGlyphString;

typedef struct {
    PangoItem *item;
    PangoGlyphString *glyphs;
} PangoGlyphItem;

typedef struct {
    PangoLayout *layout;
    int start_index;
    int length;
    GSList *runs;
} PangoLayoutLine;
