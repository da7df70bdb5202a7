#ifndef BACKTAPE_INTERP_OPEN_SIZES_H_
#define BACKTAPE_INTERP_OPEN_SIZES_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/op_schema.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

// The sizes that the rule of a builtin op leaves open for these arguments (ir/open_sizes.h), counted from their values.
// Errors: values that the op does not accept; Unimplemented for an op that is not listed here.
absl::StatusOr<std::vector<int64_t>> CountOpenSizes(const OpSchema& op, absl::Span<const IValue> args);

}  // namespace backtape

#endif  // BACKTAPE_INTERP_OPEN_SIZES_H_
