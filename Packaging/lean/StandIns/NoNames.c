// In the place of the standard library's names of Unicode scalars, half a megabyte of tables, of which nothing in render-cli
// asks; see Packaging/lean.sh. No scalar has a name: `Unicode.Scalar.Properties.name` would be nil.
#include <stdint.h>

intptr_t stand_in_for_scalar_names(uint32_t scalar, uint8_t *buffer, intptr_t capacity) {
    (void)scalar, (void)buffer, (void)capacity;
    return 0;
}
