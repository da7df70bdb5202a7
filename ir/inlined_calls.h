#ifndef BACKTAPE_IR_INLINED_CALLS_H_
#define BACKTAPE_IR_INLINED_CALLS_H_

#include <cstddef>

#include "absl/strings/string_view.h"

namespace backtape {

// switch(index, branches, operands): runs branches[index], where `index` is an integer tensor of one element.
inline constexpr absl::string_view kSwitch = "torch.ops.higher_order.switch";

// The positions of the arguments of a wrapper: a higher-order op that calls one subgraph.
struct InlinedCallLayout {
  absl::string_view name;
  size_t subgraph;  // position of the subgraph
  size_t operands;  // position of the first operand
  bool one_tuple;   // all operands are in one tuple
};

// Returns null for targets of other calls.
const InlinedCallLayout* LayoutOfInlinedCall(absl::string_view target);

// True for the targets of calls that InlineSubgraphs (ir/inline_subgraphs.h) replaces: switch, whose calls become calls
// of cond (ir/switch_calls.h), and wrappers, which only group the nodes of a subgraph and state how PyTorch should
// treat them. The wrappers in `torch.ops.higher_order`: invoke_subgraph, tag_activation_checkpoint, wrap,
// wrap_activation_checkpoint, wrap_with_set_grad_enabled, wrap_with_autocast, hints_wrapper, strict_mode,
// invoke_quant_packed, flex_gemm (whose subgraph contains the product), autograd_function_apply.
bool IsInlinedTarget(absl::string_view target);

}  // namespace backtape

#endif  // BACKTAPE_IR_INLINED_CALLS_H_
