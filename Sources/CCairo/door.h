/* On Linux nothing is linked to cairo, Pango and HarfBuzz: each library is loaded when the first of its functions is
   called. Binding these libraries and the thirty behind them takes ten times as long as most commands that draw nothing.

   The headers of a library declare its functions `static`; a line `DOOR(number of parameters, result, name, parameter
   types)` defines one: it finds the library's own function at the first call, and calls it. */
#ifndef DOOR
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

/* A function of a library. Without the library there is no way to go on, as there would be none past the loader. */
static inline void *door_find(const char *library, const char *packages, const char *name) {
    void *handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
    void *function = handle ? dlsym(handle, name) : 0;
    if (!function) {
        fprintf(stderr, "error: %s\n", dlerror());
        fprintf(stderr, "hint: on Debian and Ubuntu: apt-get install %s\n", packages);
        _Exit(127);
    }
    return function;
}

#define DOOR_PARAMETERS_0() void
#define DOOR_PARAMETERS_1(A) A a
#define DOOR_PARAMETERS_2(A, B) A a, B b
#define DOOR_PARAMETERS_3(A, B, C) A a, B b, C c
#define DOOR_PARAMETERS_4(A, B, C, D) A a, B b, C c, D d
#define DOOR_PARAMETERS_5(A, B, C, D, E) A a, B b, C c, D d, E e
#define DOOR_PARAMETERS_6(A, B, C, D, E, F) A a, B b, C c, D d, E e, F f
#define DOOR_PARAMETERS_7(A, B, C, D, E, F, G) A a, B b, C c, D d, E e, F f, G g

#define DOOR_ARGUMENTS_0
#define DOOR_ARGUMENTS_1 a
#define DOOR_ARGUMENTS_2 a, b
#define DOOR_ARGUMENTS_3 a, b, c
#define DOOR_ARGUMENTS_4 a, b, c, d
#define DOOR_ARGUMENTS_5 a, b, c, d, e
#define DOOR_ARGUMENTS_6 a, b, c, d, e, f
#define DOOR_ARGUMENTS_7 a, b, c, d, e, f, g

/* Two threads that come first find the same function. */
#define DOOR(count, result, name, ...) \
    static inline result name(DOOR_PARAMETERS_##count(__VA_ARGS__)) { \
        static __typeof__(name) *place; \
        __typeof__(name) *function = __atomic_load_n(&place, __ATOMIC_ACQUIRE); \
        if (!function) { \
            function = (__typeof__(name) *)door_find(DOOR_LIBRARY, DOOR_PACKAGES, #name); \
            __atomic_store_n(&place, function, __ATOMIC_RELEASE); \
        } \
        return function(DOOR_ARGUMENTS_##count); \
    }
#endif
