#ifndef BACKTAPE_PASSES_BISECT_ROUNDING_NOISE_H_
#define BACKTAPE_PASSES_BISECT_ROUNDING_NOISE_H_

#include <optional>

#include "absl/status/statusor.h"
#include "backtape/passes/bisect/bound_graph.h"

namespace backtape {

struct RoundingNoiseOptions {
  int samples = 8;
  // Factor by which the explained difference exceeds the largest observed change, because samples show only a part of
  // what can happen.
  double safety = 4;
};

// How much rounding alone may change the results of a graph, for each element.
struct RoundingNoise {
  // In the order of the run's outputs, then its inputs' final contents. For each tensor, a float64 tensor of the same
  // sizes with the largest absolute difference that rounding explains (infinity for an integer or bool that rounding
  // changes, and for ill-conditioned elements); None for other values, and for all inputs if the graph writes nothing.
  IValueList outputs;
  IValueList inputs;
};

// Runs the graph in the interpreter once as it is, and `samples` times with every floating-point value (inputs,
// attributes and results) randomly changed by up to two units in the last place (one for float16 and bfloat16). Returns
// the largest differences, times the safety factor; a changed element gets at least the median of its tensor. The
// result of a call that is not pointwise is changed in two more ways. All elements of a slice change by a common
// amount, because one rounded mean or sum may contribute to all elements of a channel. Each element also changes by an
// amount that grows with the number of terms that are added for it. The bound thus depends on the size of the summands,
// not on that of the sum: a gradient that is zero in exact arithmetic (the bias of attention's key, a bias before a
// norm) may be as large as the rounding errors of its terms, and a value near the kink of a ReLU may fall to either
// side. Whole numbers count as exact and are kept, unless a call that is not pointwise computes them from fractions.
//
// If some noise is large relative to the results, further runs use noise 32 times as large. An element whose change is
// then less than twice as large is ill-conditioned: its changes are not proportional to rounding errors, as in the
// inverse of a singular matrix, so samples do not bound them. Fails if the first run does.
absl::StatusOr<RoundingNoise> MeasureRoundingNoise(const BoundGraph& bound, const RoundingNoiseOptions& options = {});

// Measures on first use, because most comparisons need no noise. Not thread-safe.
class LazyRoundingNoise {
 public:
  // `bound` must outlive this object.
  explicit LazyRoundingNoise(const BoundGraph& bound) : bound_(&bound) {}

  // Returns null if the graph cannot be run.
  const RoundingNoise* Get() {
    if (!noise_) noise_ = MeasureRoundingNoise(*bound_);
    return noise_->ok() ? &**noise_ : nullptr;
  }

 private:
  const BoundGraph* bound_;
  std::optional<absl::StatusOr<RoundingNoise>> noise_;
};

}  // namespace backtape

#endif  // BACKTAPE_PASSES_BISECT_ROUNDING_NOISE_H_
