/* The functions of Pango and GLib that the renderer calls, on the types of types.h and of fontconfig. A wrong parameter is
   an error in Tests/LayoutRenderTests/PangoHeaderTests.swift, which declares the functions after Pango's own headers. */
#include <stddef.h>

/* How a function is declared: shim.h says so where doors.h defines it. */
#ifndef PANGO_PUBLIC
#define PANGO_PUBLIC
#endif

/* GLib */
PANGO_PUBLIC int g_atomic_int_get(const volatile int *number);
PANGO_PUBLIC GBytes *g_bytes_new(const void *data, size_t size);
PANGO_PUBLIC void g_bytes_unref(GBytes *bytes);
PANGO_PUBLIC void g_free(void *memory);
PANGO_PUBLIC void *g_object_ref(void *object);
PANGO_PUBLIC void g_object_unref(void *object);
PANGO_PUBLIC void g_usleep(unsigned long microseconds);

/* Fonts. The kind of a font map is a cairo_font_type_t. */
PANGO_PUBLIC PangoFontMap *pango_cairo_font_map_new_for_font_type(unsigned kind);
PANGO_PUBLIC void pango_cairo_font_map_set_resolution(PangoCairoFontMap *map, double resolution);
PANGO_PUBLIC cairo_scaled_font_t *pango_cairo_font_get_scaled_font(PangoCairoFont *font);
PANGO_PUBLIC void pango_fc_font_map_config_changed(PangoFcFontMap *map);
PANGO_PUBLIC void pango_fc_font_map_set_config(PangoFcFontMap *map, FcConfig *config);
PANGO_PUBLIC PangoContext *pango_font_map_create_context(PangoFontMap *map);
PANGO_PUBLIC PangoFont *pango_font_map_load_font(
    PangoFontMap *map, PangoContext *context, const PangoFontDescription *description);

/* Descriptions of fonts */
PANGO_PUBLIC PangoFontDescription *pango_font_describe(PangoFont *font);
PANGO_PUBLIC PangoFontDescription *pango_font_description_new(void);
PANGO_PUBLIC void pango_font_description_free(PangoFontDescription *description);
PANGO_PUBLIC const char *pango_font_description_get_family(const PangoFontDescription *description);
PANGO_PUBLIC PangoWeight pango_font_description_get_weight(const PangoFontDescription *description);
PANGO_PUBLIC void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
PANGO_PUBLIC void pango_font_description_set_family(PangoFontDescription *description, const char *family);
PANGO_PUBLIC void pango_font_description_set_style(PangoFontDescription *description, PangoStyle style);
PANGO_PUBLIC void pango_font_description_set_weight(PangoFontDescription *description, PangoWeight weight);
PANGO_PUBLIC char *pango_font_description_to_string(const PangoFontDescription *description);
PANGO_PUBLIC void pango_font_description_unset_fields(PangoFontDescription *description, PangoFontMask fields);

/* Contexts */
PANGO_PUBLIC void pango_cairo_context_set_font_options(PangoContext *context, const cairo_font_options_t *options);
PANGO_PUBLIC void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
PANGO_PUBLIC void pango_context_set_language(PangoContext *context, PangoLanguage *language);
PANGO_PUBLIC void pango_context_set_round_glyph_positions(PangoContext *context, int rounds);
PANGO_PUBLIC PangoLanguage *pango_language_from_string(const char *language);

/* Layouts */
PANGO_PUBLIC PangoLayout *pango_layout_new(PangoContext *context);
PANGO_PUBLIC PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
PANGO_PUBLIC void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
PANGO_PUBLIC void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
PANGO_PUBLIC void pango_layout_set_single_paragraph_mode(PangoLayout *layout, int isSingle);
PANGO_PUBLIC void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
PANGO_PUBLIC PangoAttribute *pango_attr_font_features_new(const char *features);
PANGO_PUBLIC PangoAttrList *pango_attr_list_new(void);
PANGO_PUBLIC void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
PANGO_PUBLIC void pango_attr_list_unref(PangoAttrList *list);

PANGO_PUBLIC uint8_t *pango_log2vis_get_embedding_levels(const char *text, int length, PangoDirection *direction);
PANGO_PUBLIC const char *pango_version_string(void);
