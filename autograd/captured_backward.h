#ifndef BACKTAPE_AUTOGRAD_CAPTURED_BACKWARD_H_
#define BACKTAPE_AUTOGRAD_CAPTURED_BACKWARD_H_

#include <memory>
#include <string>

#include "absl/container/btree_map.h"
#include "absl/strings/string_view.h"
#include "backtape/autograd/tape_node.h"
#include "backtape/ir/graph.h"

namespace backtape {

// Call targets of a captured backward that are not ops.
namespace capture_target {

// compiled_autograd.ops.<Node>([gradients], [needs_input_grad], saved values...): a list of gradients. A node without a
// functional form has the arguments ([gradients], hooks_i).
inline constexpr absl::string_view kOps = "compiled_autograd.ops.";
// ([gradients], [metadata]): the gradients, made what the next nodes expect. Metadata is None or (dtype, device,
// [sizes]).
inline constexpr absl::string_view kValidateOutputs = "compiled_autograd.ops.validate_outputs";
// (hooks_i, gradients..., hook_type = "tensor_pre_hook"): the gradients that replace them.
inline constexpr absl::string_view kCallHook = "compiled_autograd.ops.call_hook";
// (leaf, what its grad() is or None, gradient): adds to grad().
inline constexpr absl::string_view kAccumulateGrad = "compiled_autograd.ops.accumulate_grad";
// Lowered: (leaf, gradient): becomes grad().
inline constexpr absl::string_view kSetGrad = "compiled_autograd.ops.set_grad";

}  // namespace capture_target

// A backward, or a piece of one, as a graph of opaque calls, one for each tape node, made without running any. It
// depends on the tape's structure only: no size or dtype of a gradient is read, and every saved size is a placeholder.
//
// Placeholders: "inputs_i", the tensors that are read (gradients that come in, saved tensors, leaves and their grad()),
// each once; "sizes_i"; "numbers_i", saved floating-point numbers; "hooks_i", hooks and nodes that only the engine can
// call. Unused ones are left out. The output is a list: the results of Grad that are gradients of the piece, then the
// gradients that leave the piece, added to what had come in there before. A piece that is compiled calls no hooks_i;
// the graph of a whole backward may.
struct CapturedBackward {
  std::unique_ptr<Graph> graph;
  // The functional form that each compiled_autograd.ops target calls.
  absl::btree_map<std::string, FunctionalIvalueFn> forms;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_CAPTURED_BACKWARD_H_
