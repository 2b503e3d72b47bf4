// Makes objects of classes that are known by their metatypes only: what Objective-C does with +alloc and -init.
//
// UIKit makes cells of the classes that code registers. Their initialisers are not `required`, so Swift calls none on a
// metatype; but the class's table of methods has an entry for each. `swift_lookUpClassMethod` is the runtime's own function
// for this table, the symbols ending in `fCTq` are its entries' names.
#ifndef METATYPES_H
#define METATYPES_H
#endif
