#include "Metatypes.h"
#include <stdbool.h>
#include <stdint.h>

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

// Entries and classes by their mangled names; the functions below fail to link if one is renamed.
extern const char init_frame __asm__("$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq");
extern const char view_class __asm__("$s5UIKit6UIViewCMn");
extern const char init_style
    __asm__("$s5UIKit15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfCTq");
extern const char cell_class __asm__("$s5UIKit15UITableViewCellCMn");
extern const char init_reuse __asm__("$s5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfCTq");
extern const char header_class __asm__("$s5UIKit023UITableViewHeaderFooterC0CMn");
extern const char init_layout
    __asm__("$s5UIKit16UICollectionViewC5frame010collectionC6LayoutAC10Foundation6CGRectV_AA0bcF0CtcfCTq");
extern const char collection_class __asm__("$s5UIKit16UICollectionViewCMn");
extern const char init_root __asm__("$s5UIKit22UINavigationControllerC08rootViewC0AcA06UIViewC0C_tcfCTq");
extern const char navigation_class __asm__("$s5UIKit22UINavigationControllerCMn");
extern const char init_plain __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char object_class __asm__("$s10Foundation8NSObjectCMn");

// init(frame:), of UIView's table
SWIFT_CALL void *uikit_make_view(double x, double y, double width, double height, SWIFT_SELF const void *type) {
    typedef SWIFT_CALL void *(*Make)(double, double, double, double, SWIFT_SELF const void *);
    Make make = (Make)swift_lookUpClassMethod(type, &init_frame, &view_class);
    return make(x, y, width, height, type);
}

// init(style:reuseIdentifier:); an optional string is two words
SWIFT_CALL void *uikit_make_cell(uint8_t style, uint64_t low, uint64_t high, SWIFT_SELF const void *type) {
    typedef SWIFT_CALL void *(*Make)(uint8_t, uint64_t, uint64_t, SWIFT_SELF const void *);
    Make make = (Make)swift_lookUpClassMethod(type, &init_style, &cell_class);
    return make(style, low, high, type);
}

// init(reuseIdentifier:)
SWIFT_CALL void *uikit_make_header(uint64_t low, uint64_t high, SWIFT_SELF const void *type) {
    typedef SWIFT_CALL void *(*Make)(uint64_t, uint64_t, SWIFT_SELF const void *);
    Make make = (Make)swift_lookUpClassMethod(type, &init_reuse, &header_class);
    return make(low, high, type);
}

// init(frame:collectionViewLayout:)
SWIFT_CALL void *uikit_make_collection(
    double x, double y, double width, double height, void *layout, SWIFT_SELF const void *type) {
    typedef SWIFT_CALL void *(*Make)(double, double, double, double, void *, SWIFT_SELF const void *);
    Make make = (Make)swift_lookUpClassMethod(type, &init_layout, &collection_class);
    return make(x, y, width, height, layout, type);
}

// init(rootViewController:)
SWIFT_CALL void *uikit_make_navigation(void *root, SWIFT_SELF const void *type) {
    typedef SWIFT_CALL void *(*Make)(void *, SWIFT_SELF const void *);
    Make make = (Make)swift_lookUpClassMethod(type, &init_root, &navigation_class);
    return make(root, type);
}

// init(), of NSObject's table
SWIFT_CALL void *uikit_make_object(SWIFT_SELF const void *type) {
    typedef SWIFT_CALL void *(*Make)(SWIFT_SELF const void *);
    Make make = (Make)swift_lookUpClassMethod(type, &init_plain, &object_class);
    return make(type);
}

// The same, for controllers: Swift wants a name for each type that is returned
SWIFT_CALL void *uikit_make_controller(SWIFT_SELF const void *type) { return uikit_make_object(type); }

// The same, for objects of nibs
SWIFT_CALL void *uikit_make_nsobject(SWIFT_SELF const void *type) { return uikit_make_object(type); }

// The first case without values of an enumeration; false for other types, and where each case has values. The layouts are
// those of the runtime's metadata: the table of functions stands before the kind, the description behind it.
SWIFT_CALL bool uikit_make_case(void *value, const void *type) {
    enum { enumeration = 0x201, flags = 10, inject = 13, has_cases = 0x200000 };
    typedef void (*Inject)(void *, uint32_t, const void *);
    const uintptr_t *words = type;
    if (words[0] != enumeration) return false;
    const uintptr_t *table = (const uintptr_t *)words[-1];
    const uint32_t *counts = (const uint32_t *)(words[1] + 20);
    if (counts[1] == 0 || !((uint32_t)table[flags] & has_cases)) return false;
    ((Inject)table[inject])(value, counts[0] & 0xFFFFFF, type);
    return true;
}

// An object that no initialiser made: none of its properties has a value, and it is held for good. The size of objects is the
// seventh number of a class's description, and their first two words are the runtime's.
void *uikit_blank_object(const void *type) {
    enum { size = 6, head = 16 };
    extern char *swift_allocObject(const void *type, uintptr_t size, uintptr_t mask);
    extern void *swift_retain(void *object);
    const uint32_t *numbers = type;
    if (numbers[size] < head) return 0;
    char *object = swift_allocObject(type, numbers[size], 15);
    __builtin_memset(object + head, 0, numbers[size] - head);
    return swift_retain(object);
}
