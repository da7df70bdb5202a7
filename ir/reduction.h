#ifndef BACKTAPE_IR_REDUCTION_H_
#define BACKTAPE_IR_REDUCTION_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/tensor/dtype.h"

namespace backtape {

// How a collective combines the values of the ranks. For bool, a sum is "or" and a product is "and". kMin and kMax
// return NaN if any value is NaN. An average is the sum divided by the number of ranks.
enum class Reduction : uint8_t { kSum, kAvg, kProduct, kMin, kMax, kBitAnd, kBitOr, kBitXor };

// The name in torch.distributed: "sum", "avg", "product", "min", "max", "band", "bor", "bxor".
absl::string_view NameOf(Reduction reduction);

// Accepts names in upper and lower case. The InvalidArgument error for an unknown name lists the known ones.
absl::StatusOr<Reduction> ParseReduction(absl::string_view name);

// InvalidArgument if values of the dtype cannot be combined: averages need a floating-point dtype, bitwise reductions
// need integers or bool, and all need a dtype that tensors can store.
absl::Status CheckReducible(Reduction reduction, DType dtype);

}  // namespace backtape

#endif  // BACKTAPE_IR_REDUCTION_H_
