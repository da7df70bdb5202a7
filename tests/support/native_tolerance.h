#ifndef BACKTAPE_TESTS_SUPPORT_NATIVE_TOLERANCE_H_
#define BACKTAPE_TESTS_SUPPORT_NATIVE_TOLERANCE_H_

#include <string>

#include "backtape/ir/graph.h"
#include "backtape/ir/op_schema.h"
#include "backtape/tensor/tensor.h"

namespace backtape::testing {

// How far a floating-point result of native code may be from the interpreter's. An element must be within at least one
// of the three bounds. If all are 0, it must be equal bit for bit; NaNs are equal to each other.
struct NativeTolerance {
  double ulps = 0;               // units in the last place of the interpreter's value, in the result's own dtype
  double absolute = 0;           // epsilons of the dtype, for terms that cancel; valid for operands up to 128
  double scale = 0;              // epsilons of the largest value of the result, for sums in another order
  bool at_most_float32 = false;  // a float64 result may be computed from float32 operands

  bool is_exact() const { return ulps == 0 && absolute == 0 && scale == 0; }
};

NativeTolerance NativeToleranceOf(const OpSchema& op);

// The largest tolerance of all ops that the graph calls.
NativeTolerance NativeToleranceOf(const Graph& graph);

// Describes how a native result differs from the reference; "" if it is close enough. Integers, bool, dtype and sizes
// must be equal.
std::string NativeDifference(const Tensor& native, const Tensor& reference, const NativeTolerance& tolerance);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_SUPPORT_NATIVE_TOLERANCE_H_
