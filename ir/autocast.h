#ifndef BACKTAPE_IR_AUTOCAST_H_
#define BACKTAPE_IR_AUTOCAST_H_

#include "absl/status/status.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/dtype.h"

namespace backtape {

// The rules of torch.autocast for the CPU: some ops run in `dtype`, some in float32, and some in the widest dtype of
// their operands. Programs that torch.export captured before dispatch need these rules; all other graphs contain the
// casts.
struct Autocast {
  DType dtype = DType::kBFloat16;
};

// Casts the operands of a call as autocast does: inserts calls of aten._to_copy before it. Returns InvalidArgument if
// the rules apply to an operand of unknown type.
absl::Status CastOperands(Graph& graph, Node& call, const Autocast& autocast);

}  // namespace backtape

#endif  // BACKTAPE_IR_AUTOCAST_H_
