#ifndef BACKTAPE_PASSES_BACKWARD_PROGRAM_H_
#define BACKTAPE_PASSES_BACKWARD_PROGRAM_H_

#include <functional>
#include <memory>

#include "absl/status/statusor.h"
#include "backtape/autograd/compiled_backward.h"
#include "backtape/interp/executable.h"
#include "backtape/ir/graph.h"

namespace backtape {

// An engine's compiler: makes a graph of ops executable.
using GraphCompiler = std::function<absl::StatusOr<std::unique_ptr<Executable>>(const Graph& graph)>;

// Makes a lowered backward (passes/lower_backward.h) executable. `compile` compiles its ops as one graph. After a run,
// new gradients become grad() of their leaves.
absl::StatusOr<std::unique_ptr<BackwardFunction>> MakeBackwardProgram(const Graph& lowered,
                                                                      const GraphCompiler& compile);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_BACKWARD_PROGRAM_H_
