#ifndef BACKTAPE_AUTOGRAD_OPAQUE_CALLEE_H_
#define BACKTAPE_AUTOGRAD_OPAQUE_CALLEE_H_

#include <memory>
#include <variant>

#include "absl/types/span.h"
#include "backtape/autograd/tape_node.h"

namespace backtape {

// Anomaly mode's check of what a node gave.
struct GradientNaNCheck {
  std::shared_ptr<TapeNode> node;
};

// What a captured backward calls as it is: a hook, a node without a functional form, a check.
using OpaqueCallee =
    std::variant<std::shared_ptr<TensorHook>, std::shared_ptr<NodePreHook>, std::shared_ptr<NodePostHook>,
                 std::shared_ptr<PostAccumulateGradHook>, std::shared_ptr<TapeNode>, GradientNaNCheck>;

// Calls it with the arguments of its call in the captured graph (without the callee): a tensor for a tensor hook or a
// post-accumulate hook, a list for a pre-hook, a node and a check, two lists for a post-hook. Gives what stands in
// their place then, checked as the engine does; None for a post-accumulate hook and a check. A node's undefined results
// become zeros: that they would be undefined could not be known when the graph was made. In anomaly mode errors tell
// where the forward op was called.
IValue CallOpaque(const OpaqueCallee& callee, absl::Span<const IValue> args);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_OPAQUE_CALLEE_H_
