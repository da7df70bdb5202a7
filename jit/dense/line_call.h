#ifndef BACKTAPE_JIT_DENSE_LINE_CALL_H_
#define BACKTAPE_JIT_DENSE_LINE_CALL_H_

#include <cstdint>
#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/tensor/dtype.h"
#include "backtape/tensor/tensor.h"

namespace backtape::jit {

enum class LineOp : uint8_t {
  kCumulativeSum,
  kCumulativeProduct,
  kCumulativeLogSumExp,
  kCumulativeMaximum,
  kCumulativeMinimum,
  // Ops that sort the elements of a line:
  kSort,
  kKthValue,
  kMedian,
  kNanMedian,
};

// Whether the op also returns positions.
inline bool HasPositions(LineOp op) { return op >= LineOp::kCumulativeMaximum; }

// An op that computes each line along a dim independently. Scans return a value for each element; running maxima and
// minima also return the last position of this value, and once they are NaN, only a later NaN changes the position. The
// other ops sort the line and return some elements with their positions. kSort returns the first `kept` elements,
// kKthValue the element at index `kept` - 1, kMedian the lower of the two middle elements, or the first NaN, and
// kNanMedian the lower of the two middle numbers, or the first NaN if all elements are NaN. Sorts are stable, with NaN
// above all numbers. Floating-point sums are accumulated in float64.
struct LineSpec {
  LineOp op = LineOp::kCumulativeSum;
  DType dtype = DType::kFloat32;  // float32, float64, int32, int64; of input and output
  int64_t dim = 0;
  DimVector sizes;  // sizes of the input; at least one dim
  DimVector from_strides, to_strides;
  DimVector position_strides;  // if HasPositions
  // For the ops that sort:
  int64_t kept = 0;
  bool descending = false;
  int max_pieces = 1;
};

// Buffers: from, to, and, if HasPositions, the positions (int64). Pieces are ranges of lines. Unimplemented for
// other dtypes.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeLineCall(const LineSpec& spec);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_LINE_CALL_H_
