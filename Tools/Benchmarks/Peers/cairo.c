// cairo: `cairo write PICTURE.png RUNS` writes the picture RUNS times to memory, and prints the bytes of a file.
#include <cairo.h>
#include <stdio.h>
#include <stdlib.h>

static cairo_status_t count(void *bytes, const unsigned char *data, unsigned length) {
    (void)data;
    *(size_t *)bytes += length;
    return CAIRO_STATUS_SUCCESS;
}

int main(int argc, char **argv) {
    if (argc < 4) return 64;
    cairo_surface_t *picture = cairo_image_surface_create_from_png(argv[2]);
    // The format that pictures are drawn in.
    cairo_surface_t *drawn = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(picture), cairo_image_surface_get_height(picture));
    cairo_t *context = cairo_create(drawn);
    cairo_set_source_surface(context, picture, 0, 0);
    cairo_paint(context);
    if (cairo_status(context)) return 65;
    size_t bytes = 0;
    for (int run = 0; run < atoi(argv[3]); run++) {
        bytes = 0;
        if (cairo_surface_write_to_png_stream(drawn, count, &bytes)) return 65;
    }
    printf("%zu\n", bytes);
}
