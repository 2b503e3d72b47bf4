// Clay: `clay stacks FANOUT RUNS`, as in yoga.cpp. Clay keeps no tree: each layout declares all views.
#define CLAY_IMPLEMENTATION
#include <clay.h>
#include <stdio.h>
#include <stdlib.h>

static void stack(int level, int fanOut, Clay_LayoutDirection direction) {
    for (int i = 0; i < fanOut; i++) {
        if (level == 0) {
            CLAY_AUTO_ID({.layout.sizing = {CLAY_SIZING_FIXED(30), CLAY_SIZING_FIXED(20)}}) {}
        } else {
            CLAY_AUTO_ID({.layout = {.layoutDirection = direction, .childGap = 4}}) {
                stack(level - 1, fanOut, direction == CLAY_TOP_TO_BOTTOM ? CLAY_LEFT_TO_RIGHT : CLAY_TOP_TO_BOTTOM);
            }
        }
    }
}

static void report(Clay_ErrorData error) {
    fprintf(stderr, "%.*s\n", (int)error.errorText.length, error.errorText.chars);
    exit(65);
}

int main(int argc, char **argv) {
    if (argc < 4) return 64;
    int fanOut = atoi(argv[2]), runs = atoi(argv[3]), views = 1;
    for (int level = 0; level < 4; level++) views = views * fanOut + 1;
    // Room for Clay's own root, and for its table of names.
    Clay_SetMaxElementCount(2 * views + 8);
    size_t size = Clay_MinMemorySize();
    Clay_Dimensions page = {100000, 100000};
    Clay_Initialize(Clay_CreateArenaWithCapacityAndMemory(size, malloc(size)), page, (Clay_ErrorHandler){report, NULL});
    double sum = 0;
    for (int run = 0; run < runs; run++) {
        Clay_BeginLayout();
        CLAY(CLAY_ID("root"), {.layout = {.layoutDirection = CLAY_TOP_TO_BOTTOM, .childGap = 4}}) {
            stack(3, fanOut, CLAY_LEFT_TO_RIGHT);
        }
        Clay_EndLayout(0);
        Clay_BoundingBox box = Clay_GetElementData(CLAY_ID("root")).boundingBox;
        sum += box.width + box.height;
    }
    printf("%.9g\n", sum);
}
