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
// them by float64 tensors without dims, and the calls that take them by calls that take tensors. Where PyTorch would
// promote such a tensor but not a number, the tensor is cast. A call that takes a float for which there is no such call
// stays as it is. Replaces x.item() of an integer tensor by aten._local_scalar_dense. Returns whether anything changed.
bool ReplaceFloatNumbers(Graph& graph, const FloatNumbersOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_IR_FLOAT_NUMBERS_H_
