#ifndef BACKTAPE_IR_FLOAT_NUMBERS_H_
#define BACKTAPE_IR_FLOAT_NUMBERS_H_

#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/flag.h"

namespace backtape {

// x.item(), as exported programs call it.
inline constexpr absl::string_view kItem = "torch.ops.aten.item.default";

struct FloatNumbersOptions {
  // Also replaces arithmetic on sizes whose result is a float, and sizes that are given for a tensor
  // (aten.mul.Tensor(x, s0)). Both engines evaluate these, but formulas that are traced over symbolic sizes need a
  // tensor.
  bool of_sizes = false;
};

// Python floats that only a run determines are x.item() of a floating-point tensor and arithmetic with it. Replaces
// them by float64 tensors without dims, and the calls that take them by calls that take tensors. Such a tensor takes
// part in type promotion where a number does not; there it is cast. A call of an op that takes only a number stays as
// it is. Also replaces x.item() of an integer tensor by aten._local_scalar_dense. Returns whether anything changed.
bool ReplaceFloatNumbers(Graph& graph, const FloatNumbersOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_IR_FLOAT_NUMBERS_H_
