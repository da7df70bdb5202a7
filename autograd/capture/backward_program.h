#ifndef BACKTAPE_AUTOGRAD_CAPTURE_BACKWARD_PROGRAM_H_
#define BACKTAPE_AUTOGRAD_CAPTURE_BACKWARD_PROGRAM_H_

#include <functional>
#include <memory>

#include "absl/status/statusor.h"
#include "backtape/autograd/capture/backward_function.h"
#include "backtape/autograd/capture/captured_backward.h"
#include "backtape/interp/executable.h"
#include "backtape/ir/graph.h"

namespace backtape {

// Compiles a graph of ops with one of the engines.
using GraphCompiler = std::function<absl::StatusOr<std::unique_ptr<Executable>>(const Graph& graph)>;

// Like GraphCompiler, but takes ownership of the graph, which saves a copy.
using OwnedGraphCompiler = std::function<absl::StatusOr<std::unique_ptr<Executable>>(std::unique_ptr<Graph> graph)>;

// Compiles `lowered`, which LowerBackward (passes/lower_backward.h) derived from `captured`: `compile` gets its ops as
// one graph. After that graph has run, the new gradients become grad() of their leaves.
absl::StatusOr<std::unique_ptr<BackwardFunction>> MakeBackwardProgram(std::unique_ptr<Graph> lowered,
                                                                      const CapturedBackward& captured,
                                                                      const OwnedGraphCompiler& compile);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_CAPTURE_BACKWARD_PROGRAM_H_
