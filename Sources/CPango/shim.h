#include <fontconfig/fontconfig.h>

#include "types.h"

#include "functions.h"
