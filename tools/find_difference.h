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

// Compiles native code with `options`. Prints no note if the interpreter runs instead.
EngineCompiler NativeEngine(const NativeOptions& options);

// Finds the first node whose native value differs from the interpreter's and prints it to standard output, with the
// native step that computes it. Runs the smallest graph again with each debugging variant that `options` does not
// already have: kernels evaluated element by element, dead memory filled, no memory reused, one thread, and AVX2.
absl::StatusOr<EngineBisection> BisectNative(const BoundGraph& bound, const NativeOptions& options,
                                             const EngineTolerance& tolerance);

// ReduceGraph, with a progress counter on standard error if that is a terminal.
absl::StatusOr<Reduction> ReduceWithProgress(const BoundGraph& bound, const ReduceCheck& check);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_FIND_DIFFERENCE_H_
