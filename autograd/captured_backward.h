#ifndef BACKTAPE_AUTOGRAD_CAPTURED_BACKWARD_H_
#define BACKTAPE_AUTOGRAD_CAPTURED_BACKWARD_H_

#include <memory>
#include <string>

#include "absl/container/btree_map.h"
#include "absl/strings/string_view.h"
#include "backtape/autograd/tape_node.h"
#include "backtape/ir/graph.h"

namespace backtape {

// Call targets of a captured backward, none of them an op.
namespace capture_target {

// compiled_autograd.ops.<Node>([gradients], [needs_input_grad], saved values...): a list of gradients. Of a node
// without a functional form: ([gradients], hooks_i).
inline constexpr absl::string_view kOps = "compiled_autograd.ops.";
// ([gradients], [metadata]): the gradients, made what the next nodes expect. Metadata is None or (dtype, device,
// [sizes]).
inline constexpr absl::string_view kValidateOutputs = "compiled_autograd.ops.validate_outputs";
// (hooks_i, gradients..., hook_type = "tensor_pre_hook"): what stands in their place.
inline constexpr absl::string_view kCallHook = "compiled_autograd.ops.call_hook";
// (leaf, what its grad() is or None, gradient): adds to grad().
inline constexpr absl::string_view kAccumulateGrad = "compiled_autograd.ops.accumulate_grad";
// Lowered: (leaf, gradient): becomes grad().
inline constexpr absl::string_view kSetGrad = "compiled_autograd.ops.set_grad";

}  // namespace capture_target

// A backward as a graph of opaque calls, one for each tape node, made without running any. It depends on the tape's
// structure only: no size or dtype of a gradient was looked at, and every size that was saved is a placeholder.
//
// Placeholders: "inputs_i", the tensors that are read (gradients that come in, saved tensors, leaves and their grad()),
// each once; "sizes_i"; "hooks_i", what is called as it is. Those that nothing reads are left out. The output is the
// list of results (of Grad; empty for Backward).
struct CapturedBackward {
  std::unique_ptr<Graph> graph;
  // The functional form behind each compiled_autograd.ops target.
  absl::btree_map<std::string, FunctionalIvalueFn> forms;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_CAPTURED_BACKWARD_H_
