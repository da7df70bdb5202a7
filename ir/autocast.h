#ifndef BACKTAPE_IR_AUTOCAST_H_
#define BACKTAPE_IR_AUTOCAST_H_

#include <optional>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/dtype.h"

namespace backtape {

// The rules of torch.autocast for the CPU: some ops run in `dtype`, some in float32, and some in the widest dtype of
// their operands. Programs that torch.export captured before dispatch need these rules; all other graphs contain the
// casts.
struct Autocast {
  DType dtype = DType::kBFloat16;
};

// Whether autocast may cast a tensor of this dtype.
bool IsAutocastable(DType dtype);

// The dtype to which autocast casts the operands of an aten op ("linear"); nullopt if it leaves them unchanged.
// `has_float32`: whether an operand is float32.
std::optional<DType> AutocastDType(absl::string_view op, bool has_float32, const Autocast& autocast);

// Casts the operands of a call as autocast does: inserts calls of aten._to_copy before it. Returns InvalidArgument if
// the rules apply to an operand of unknown type.
absl::Status CastOperands(Graph& graph, Node& call, const Autocast& autocast);

}  // namespace backtape

#endif  // BACKTAPE_IR_AUTOCAST_H_
