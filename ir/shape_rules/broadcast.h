#ifndef BACKTAPE_IR_SHAPE_RULES_BROADCAST_H_
#define BACKTAPE_IR_SHAPE_RULES_BROADCAST_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/tensor/sym_int.h"

namespace backtape {

// Sizes that two tensors broadcast to: aligned at the last dimension, where a size 1 gives way to the other.
// InvalidArgument names both and the first dimension (of the result) that does not fit.
absl::StatusOr<SymIntVector> BroadcastSizes(ShapeContext& ctx, absl::Span<const SymInt> a, absl::Span<const SymInt> b);

// "[2, s0]": for messages.
std::string SizesText(absl::Span<const SymInt> sizes);

}  // namespace backtape

#endif  // BACKTAPE_IR_SHAPE_RULES_BROADCAST_H_
