#ifndef BACKTAPE_IR_SHAPE_RULES_BROADCAST_H_
#define BACKTAPE_IR_SHAPE_RULES_BROADCAST_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/tensor/sym_int.h"

namespace backtape {

// The sizes that two tensors broadcast to: aligned at the last dimension, where a size of 1 expands to the other size.
// Returns an InvalidArgument error that names both sizes and the first mismatched dimension of the result.
absl::StatusOr<SymIntVector> BroadcastSizes(ShapeContext& ctx, absl::Span<const SymInt> a, absl::Span<const SymInt> b);

// For messages: "[2, s0]".
std::string SizesText(absl::Span<const SymInt> sizes);

}  // namespace backtape

#endif  // BACKTAPE_IR_SHAPE_RULES_BROADCAST_H_
