#ifndef BACKTAPE_TOOLS_BOUNDS_FAULT_H_
#define BACKTAPE_TOOLS_BOUNDS_FAULT_H_

#include "backtape/jit/compiler.h"

namespace backtape::tools {

// Installs a handler for --debug=bounds: a segmentation fault prints the address, and the nodes and the user's lines if
// it occurred in a fused kernel of the executable, then ends the program with exit code 3. The executable must outlive
// the handler.
void ReportFaultsIn(const NativeExecutable& executable);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_BOUNDS_FAULT_H_
