// In the place of the library of asynchronous code, of which ArgumentParser takes these three functions for asynchronous
// commands; see Packaging/lean.sh. render-cli has no asynchronous command: nothing calls these functions.
#include <stdlib.h>

void swift_task_alloc(void) { abort(); }
void swift_task_dealloc(void) { abort(); }
void swift_task_switch(void) { abort(); }
