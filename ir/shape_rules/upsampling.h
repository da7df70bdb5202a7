#ifndef BACKTAPE_IR_SHAPE_RULES_UPSAMPLING_H_
#define BACKTAPE_IR_SHAPE_RULES_UPSAMPLING_H_

#include <optional>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/tensor/sym_int.h"

namespace backtape::shape_rules {

// The spatial sizes that an input of sizes [N, C, ...] is resampled to. Errors: unless exactly one of `output_size` and
// `scale_factors` is given, with an element for each spatial dim; a symbolic size times a factor that is neither a
// whole number nor the reciprocal of one.
absl::StatusOr<SymIntVector> UpsampledSizes(absl::Span<const SymInt> input_sizes,
                                            std::optional<absl::Span<const SymInt>> output_size,
                                            std::optional<absl::Span<const double>> scale_factors);

}  // namespace backtape::shape_rules

#endif  // BACKTAPE_IR_SHAPE_RULES_UPSAMPLING_H_
