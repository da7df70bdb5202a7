#ifndef BACKTAPE_PASSES_FLEX_ATTENTION_H_
#define BACKTAPE_PASSES_FLEX_ATTENTION_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/passes/call_context.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::internal {

// True for calls of torch.ops.higher_order.flex_attention and flex_attention_backward.
bool IsFlexAttention(const Node& node);

// Makes the calls of typed ops that compute a flex attention, by the formulas of PyTorch's reference implementation
// (torch/_higher_order_ops/flex_attention.py): products, the score function and the mask function for all scores at
// once (passes/vectorize.h), and a softmax. Block masks are not read, because they only say which blocks the mask
// function hides. Returns the list of results, or NotFound if the value of an operand is unknown. May throw
// backtape::Error, too.
absl::StatusOr<IValue> CallFlexAttention(const Node& node, const CallContext& context);

}  // namespace backtape::internal

#endif  // BACKTAPE_PASSES_FLEX_ATTENTION_H_
