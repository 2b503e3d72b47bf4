// yyjson: `yyjson read FILE RUNS` parses FILE RUNS times, and prints its bytes.
#include <stdio.h>
#include <stdlib.h>
#include <yyjson.h>

int main(int argc, char **argv) {
    FILE *file = argc < 4 ? NULL : fopen(argv[2], "rb");
    if (!file || fseek(file, 0, SEEK_END)) return 64;
    size_t size = ftell(file);
    char *bytes = malloc(size);
    rewind(file);
    if (fread(bytes, 1, size, file) != size) return 65;
    for (int run = 0; run < atoi(argv[3]); run++) {
        yyjson_doc *document = yyjson_read(bytes, size, 0);
        if (!document) return 65;
        yyjson_doc_free(document);
    }
    printf("%zu\n", size);
}
