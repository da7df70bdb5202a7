#ifndef BACKTAPE_PASSES_ROUNDING_H_
#define BACKTAPE_PASSES_ROUNDING_H_

#include <limits>

#include "absl/container/flat_hash_map.h"
#include "backtape/ir/graph.h"

namespace backtape {

// The largest difference that a tolerance relative to scale allows. Where all that is expected are zeros there is no
// scale: nothing but denormal numbers is close to them, other than by RoundingNoise.
inline double ScaleLimit(double rtol, double scale) {
  return scale > 0 ? rtol * scale : std::numeric_limits<float>::min();
}

// What other orders of sums and other last digits may explain, relative to the largest value: bfloat16 1e-2, float16
// 2e-3, float32 1e-4, float64 1e-10; integers and bool 0.
double DefaultRtol(DType dtype);

// For each node the narrowest floating-point dtype that a value on the way to it was rounded to, which is what it can
// be compared in. Placeholders are what they are. Where a type is not known the way is followed no further. The graph's
// nodes must outlive it.
class NarrowestOnTheWay {
 public:
  explicit NarrowestOnTheWay(const Graph& graph);

  // Bool, which is exact, where nothing is rounded.
  DType Of(const Node* node) const;

 private:
  void Narrow(const Node* node, DType dtype);
  void Visit(const Node& node);

  absl::flat_hash_map<const Node*, DType> narrowest_;
};

}  // namespace backtape

#endif  // BACKTAPE_PASSES_ROUNDING_H_
