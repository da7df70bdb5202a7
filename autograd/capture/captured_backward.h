#ifndef BACKTAPE_AUTOGRAD_CAPTURE_CAPTURED_BACKWARD_H_
#define BACKTAPE_AUTOGRAD_CAPTURE_CAPTURED_BACKWARD_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/container/flat_hash_map.h"
#include "absl/strings/string_view.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/ir/graph.h"

namespace backtape {

// Targets of calls in a captured backward that are not ops.
namespace capture_target {

// compiled_autograd.ops.<Node>([gradients], [needs_input_grad], saved values...): a list of gradients. A node without a
// functional form has the arguments ([gradients], hooks_i).
inline constexpr absl::string_view kOps = "compiled_autograd.ops.";
// ([gradients], [metadata]): the gradients, converted to what the next nodes expect. Metadata is None or (dtype,
// device, [sizes]).
inline constexpr absl::string_view kValidateOutputs = "compiled_autograd.ops.validate_outputs";
// (hooks_i, gradients..., hook_type = "tensor_pre_hook"): returns the gradients that replace them. With hook_type =
// "unpack_hook", it takes no gradients and returns the unpacked value.
inline constexpr absl::string_view kCallHook = "compiled_autograd.ops.call_hook";
// (leaf, its grad() or None, gradient): adds to grad().
inline constexpr absl::string_view kAccumulateGrad = "compiled_autograd.ops.accumulate_grad";
// (leaf, gradient): sets grad(). Occurs only in a lowered backward.
inline constexpr absl::string_view kSetGrad = "compiled_autograd.ops.set_grad";

}  // namespace capture_target

// The value that a placeholder of a captured backward takes.
struct CapturedInput {
  enum class Kind : uint8_t {
    kTensor,  // a tensor that is read: an incoming gradient, a saved tensor, a leaf or its grad(); each once
    kSize,    // a saved size, or a size of a gradient
    kNumber,  // a saved floating-point number
    kHook,    // a hook, or a node that only the engine can call
  };
  Kind kind = Kind::kTensor;
  uint32_t index = 0;  // among the inputs of its kind

  // "inputs_3", "sizes_0", "numbers_1", "hooks_2".
  std::string Name() const;
};

// A backward, or a piece of one, as a graph of opaque calls, one for each tape node. Capture runs none of these calls.
// A tape node that was compiled from a graph is replaced by that graph's calls, whose names begin with "aot0_",
// "aot1_", and so on. The captured graph depends only on the tape's structure: no size or dtype of a gradient is read,
// and every saved size is a placeholder.
//
// Unused placeholders are left out. The output is a list: the results of Grad that the piece determines, then the
// gradients that leave the piece, each added to the sum that had already arrived at its destination. A piece that is
// compiled calls no hooks; the graph of a whole backward may.
struct CapturedBackward {
  std::unique_ptr<Graph> graph;
  // The values of the graph's placeholders, by name. Clones of the graph, and lowered graphs, keep the names.
  absl::flat_hash_map<std::string, CapturedInput> inputs;
  // The functional form that each compiled_autograd.ops target calls.
  absl::btree_map<std::string, FunctionalIvalueFn> forms;
  // The graphs whose calls the graph contains (TapeNode::backward_graph).
  std::vector<std::shared_ptr<const Graph>> inlined;

  // CHECKs that the placeholder's name is one of `inputs`.
  CapturedInput InputOf(const Node& placeholder) const;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_CAPTURE_CAPTURED_BACKWARD_H_
