/* The functions of Pango and GLib that the renderer calls, on the types of types.h and of fontconfig. A wrong parameter is
   an error in Tests/LayoutRenderTests/PangoHeaderTests.swift, which declares the functions after Pango's own headers. */
#include <stddef.h>

/* GLib */
int g_atomic_int_get(const volatile int *number);
GBytes *g_bytes_new(const void *data, size_t size);
void g_bytes_unref(GBytes *bytes);
void g_free(void *memory);
void *g_object_ref(void *object);
void g_object_unref(void *object);
void g_usleep(unsigned long microseconds);

/* Fonts. The kind of a font map is a cairo_font_type_t. */
PangoFontMap *pango_cairo_font_map_new_for_font_type(unsigned kind);
void pango_cairo_font_map_set_resolution(PangoCairoFontMap *map, double resolution);
cairo_scaled_font_t *pango_cairo_font_get_scaled_font(PangoCairoFont *font);
void pango_fc_font_map_config_changed(PangoFcFontMap *map);
void pango_fc_font_map_set_config(PangoFcFontMap *map, FcConfig *config);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
PangoFont *pango_font_map_load_font(
    PangoFontMap *map, PangoContext *context, const PangoFontDescription *description);

/* Descriptions of fonts */
PangoFontDescription *pango_font_describe(PangoFont *font);
PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
const char *pango_font_description_get_family(const PangoFontDescription *description);
PangoWeight pango_font_description_get_weight(const PangoFontDescription *description);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
void pango_font_description_set_style(PangoFontDescription *description, PangoStyle style);
void pango_font_description_set_weight(PangoFontDescription *description, PangoWeight weight);
char *pango_font_description_to_string(const PangoFontDescription *description);
void pango_font_description_unset_fields(PangoFontDescription *description, PangoFontMask fields);

/* Contexts */
void pango_cairo_context_set_font_options(PangoContext *context, const cairo_font_options_t *options);
void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
void pango_context_set_round_glyph_positions(PangoContext *context, int rounds);
PangoLanguage *pango_language_from_string(const char *language);

/* Layouts */
PangoLayout *pango_layout_new(PangoContext *context);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_single_paragraph_mode(PangoLayout *layout, int isSingle);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
PangoAttribute *pango_attr_font_features_new(const char *features);
PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
void pango_attr_list_unref(PangoAttrList *list);

uint8_t *pango_log2vis_get_embedding_levels(const char *text, int length, PangoDirection *direction);
const char *pango_version_string(void);
