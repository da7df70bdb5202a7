#ifndef BACKTAPE_TOOLS_FIND_DIFFERENCE_H_
#define BACKTAPE_TOOLS_FIND_DIFFERENCE_H_

#include <functional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "backtape/jit/compiler.h"
#include "backtape/passes/bisect/bisect_engines.h"
#include "backtape/passes/bisect/reduce_graph.h"

namespace backtape::tools {

// Native code as `options` say, without a note where the interpreter takes over.
EngineCompiler NativeEngine(const NativeOptions& options);

// Bisects native code against the interpreter and prints where they begin to differ, with the step of native code that
// makes that node's value, to standard output. The smallest graph is run once more by definition of its kernels, with
// dead memory filled, on one thread, and for the lesser instruction set, as far as `options` are not so.
absl::StatusOr<EngineBisection> BisectNative(const BoundGraph& bound, const NativeOptions& options,
                                             const EngineTolerance& tolerance);

// ReduceGraph with a counter on standard error, where that is a terminal.
absl::StatusOr<Reduction> ReduceWithProgress(const BoundGraph& bound, const ReduceCheck& check);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_FIND_DIFFERENCE_H_
