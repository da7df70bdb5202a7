#ifndef BACKTAPE_PASSES_ROUNDING_H_
#define BACKTAPE_PASSES_ROUNDING_H_

#include "absl/container/flat_hash_map.h"
#include "backtape/ir/graph.h"

namespace backtape {

// The largest difference allowed by a tolerance relative to `scale`, the largest value of a tensor of this dtype.
// Denormal numbers have fewer digits than others, so the limit is never below that for the smallest normal number. If
// all expected values are zero, the limit is the smallest normal float32; RoundingNoise handles such values better.
double ScaleLimit(double rtol, double scale, DType dtype);

// The tolerance for differences in summation order and in the last digits, relative to the largest value: bfloat16
// 1e-2, float16 2e-3, float32 1e-4, float64 1e-10; integers and bool 0.
double DefaultRtol(DType dtype);

// For each node, the narrowest floating-point dtype to which any value it depends on was rounded: the precision at
// which to compare it. Placeholders count as exact. Does not look past nodes of unknown type. The graph's nodes must
// outlive it.
class RoundedDTypes {
 public:
  explicit RoundedDTypes(const Graph& graph);

  // Returns bool, which is exact, if nothing is rounded.
  DType Of(const Node* node) const;

 private:
  void Narrow(const Node* node, DType dtype);
  void Visit(const Node& node);

  absl::flat_hash_map<const Node*, DType> narrowest_;
};

}  // namespace backtape

#endif  // BACKTAPE_PASSES_ROUNDING_H_
