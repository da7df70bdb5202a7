#ifndef BACKTAPE_PASSES_BISECT_ROUNDING_NOISE_H_
#define BACKTAPE_PASSES_BISECT_ROUNDING_NOISE_H_

#include <optional>

#include "absl/status/statusor.h"
#include "backtape/passes/bisect/bound_graph.h"

namespace backtape {

struct RoundingNoiseOptions {
  int samples = 8;
  // The largest observed change times this is what rounding may explain: samples see a part of what can happen.
  double safety = 4;
};

// What rounding alone may change in the results of a graph, element by element.
struct RoundingNoise {
  // As the run returns them, and what it leaves in its inputs: for each tensor a float64 tensor of the same sizes with
  // the largest absolute difference that rounding explains (infinity for an integer or bool that it changes at all);
  // None for other values.
  IValueList outputs;
  IValueList inputs;
};

// Runs the graph on the interpreter, once as it is and `samples` times with every floating-point value (inputs,
// attributes and results of calls) changed at random by up to two units in the last place of its dtype (one for float16
// and bfloat16), and takes the largest differences. Where a call is not pointwise, its result moves in slices too: one
// rounded mean or sum may be part of all elements of a channel. So the bound follows the size of what was summed rather than of the
// sum: a gradient that is zero in exact arithmetic (a key's bias in attention, a bias before a norm) may be anything of
// the size of its terms' rounding errors, and a value near the kink of a ReLU may fall to either side of it. Whole
// numbers are taken as exact and kept, except where a call that is not pointwise makes them of others. Errors: those of
// the first run.
absl::StatusOr<RoundingNoise> MeasureRoundingNoise(const BoundGraph& bound, const RoundingNoiseOptions& options = {});

// Measures when it is first asked, because most comparisons need no noise at all. Not thread-safe.
class LazyRoundingNoise {
 public:
  // `bound` must outlive it.
  explicit LazyRoundingNoise(const BoundGraph& bound) : bound_(&bound) {}

  // Null where the graph can't be run.
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
