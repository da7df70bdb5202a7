#ifndef BACKTAPE_AUTOGRAD_CAPTURE_BACKWARD_FUNCTION_H_
#define BACKTAPE_AUTOGRAD_CAPTURE_BACKWARD_FUNCTION_H_

#include <functional>
#include <memory>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/autograd/capture/captured_backward.h"
#include "backtape/autograd/capture/number_pattern.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

// The compiled form of one piece of a captured backward.
class BackwardFunction {
 public:
  virtual ~BackwardFunction() = default;
  // The values that Run takes, in order: tensors, sizes and numbers, but no hooks.
  virtual absl::Span<const CapturedInput> inputs() const = 0;
  // Accumulates gradients into leaves, and returns the values of the captured graph's output (None for an undefined
  // gradient). `inputs` are released during the run.
  virtual absl::StatusOr<IValueList> Run(IValueList inputs) const = 0;
  // Whether the engine would return value i as a view of another tensor. (Run itself may return a copy.)
  virtual bool ReturnsView(size_t i) const { return false; }
  // Whether Run may call user code (ir/user_code.h).
  virtual bool MayRunUserCode() const { return false; }
};

// A captured piece of a backward to compile; the types of its placeholders are known. A size that has changed between
// runs is a symbol, and `shape_env` has its current value as a hint. The compiler adds guards to `shape_env`: the code
// is valid for all sizes that satisfy them.
struct BackwardToCompile {
  const Graph& graph;
  const CapturedBackward& captured;
  ShapeEnv& shape_env;
  // The current values of the saved numbers. Lifted numbers are inputs, as 0-dim tensors; the others are constants.
  const NumberPattern& numbers;
  bool has_symbolic_sizes = false;
  // Whether user code runs between this piece and others of the same backward. That code cannot use the memory that
  // the compiled code keeps for its next run.
  bool is_one_of_several = false;
};
using BackwardCompiler =
    std::function<absl::StatusOr<std::unique_ptr<BackwardFunction>>(const BackwardToCompile& backward)>;

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_CAPTURE_BACKWARD_FUNCTION_H_
