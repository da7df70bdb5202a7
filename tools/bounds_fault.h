#ifndef BACKTAPE_TOOLS_BOUNDS_FAULT_H_
#define BACKTAPE_TOOLS_BOUNDS_FAULT_H_

#include "backtape/jit/compiler.h"

namespace backtape::tools {

// Installs a handler of segmentation faults for --debug=bounds. It prints the address and, if the fault occurred in
// generated code of the executable, the nodes and the user's lines. Then it ends the program with exit code 3. The
// executable must outlive the handler.
void ReportFaultsIn(const NativeExecutable& executable);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_BOUNDS_FAULT_H_
