#ifndef BACKTAPE_IR_SHAPE_RULES_UPSAMPLING_H_
#define BACKTAPE_IR_SHAPE_RULES_UPSAMPLING_H_

#include <optional>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/tensor/sym_int.h"

namespace backtape::shape_rules {

// The spatial sizes to which an input of sizes [N, C, ...] is resampled. Fails unless exactly one of `output_size` and
// `scale_factors` is given, with one element per spatial dim. Also fails for a factor that is not positive and finite,
// for a product that is too large, and for the product of a symbolic size and a factor that is not an integer divided
// by a small power of two.
absl::StatusOr<SymIntVector> UpsampledSizes(absl::Span<const SymInt> input_sizes,
                                            std::optional<absl::Span<const SymInt>> output_size,
                                            std::optional<absl::Span<const double>> scale_factors);

}  // namespace backtape::shape_rules

#endif  // BACKTAPE_IR_SHAPE_RULES_UPSAMPLING_H_
