#ifndef BACKTAPE_TOOLS_BOUNDS_FAULT_H_
#define BACKTAPE_TOOLS_BOUNDS_FAULT_H_

#include "backtape/jit/compiler.h"

namespace backtape::tools {

// From here on a segmentation fault in the executable's code prints the node and the user's line that it belongs to,
// then ends the program with exit code 3. For --debug=bounds. The executable must stay alive.
void ReportFaultsIn(const NativeExecutable& executable);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_BOUNDS_FAULT_H_
