#ifndef BACKTAPE_INTERP_OPEN_SIZES_H_
#define BACKTAPE_INTERP_OPEN_SIZES_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/op_schema.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

// Determines, from the values of the arguments, the sizes that the shape rule of a builtin op leaves open
// (ir/open_sizes.h). Fails for values that the op does not accept. Returns Unimplemented for an op whose open sizes
// this function does not know.
absl::StatusOr<std::vector<int64_t>> CountOpenSizes(const OpSchema& op, absl::Span<const IValue> args);

}  // namespace backtape

#endif  // BACKTAPE_INTERP_OPEN_SIZES_H_
