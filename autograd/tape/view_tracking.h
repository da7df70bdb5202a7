#ifndef BACKTAPE_AUTOGRAD_TAPE_VIEW_TRACKING_H_
#define BACKTAPE_AUTOGRAD_TAPE_VIEW_TRACKING_H_

#include <cstdint>
#include <memory>

#include "absl/types/span.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/tensor/flag.h"

// Views and in-place ops, and how each affects the history of the other.
namespace backtape {

// Throws when `self` must not be written in place: a leaf that requires grad, a view of one, or a view that was made in
// no-grad mode, in a custom function or by an op with several outputs. `requires_grad` states whether the op will be
// on the tape; if not, nothing is checked.
void CheckInplace(const Variable& self, Flag requires_grad);
// Called after an in-place op has written `self`: makes `node` its node and, if it is a view, the node of the written
// part of its base.
void RebaseHistory(const Variable& self, const std::shared_ptr<TapeNode>& node);
// Makes results that share the storage of the first argument views of it, so that writing either changes the history of
// the other. For ops that may return such results (ir/aliasing.h). Gives each result of unsafe_split its own version.
void MarkViews(const IValue& result, const OpLibrary& library, int op_id, absl::Span<const IValue> args);
// Marks results that are aliases made in no-grad mode: their history is separate, but their tangents are views of the
// argument's tangent.
void MarkForwardView(const IValue& result, const OpLibrary& library, int op_id, absl::Span<const IValue> args);

namespace internal {

// The node of a view. A new one is made if its base or another view of the base has been written since.
std::shared_ptr<TapeNode> GradFnOfView(const Variable& view, AutogradMeta& meta);

// Throws where GradFnOfView would throw: if the node is out of date, and no new one can be made. Calls no ops.
void CheckHistoryOfView(const Variable& view, AutogradMeta& meta);

// The node of a base, which is not a view, and the number of the node's output; invalid if it has none.
Edge EdgeOfBase(AutogradMeta& base);

// The node of a base; null if it has none.
std::shared_ptr<TapeNode> NodeOf(const Tensor& base);

// For a view that stands for its base (ViewInfo): gives the base the tape node of a view of this view, as if the base
// had been made from it. Called after a write to the view, which has replaced every element of the base. Also called
// when a hook is added to the view, so that gradients reach the hook after writes through other views. Several threads
// may add hooks and use views.
void LetBaseFollow(const Variable& view);

// Makes `variable` output `output_nr` of `node`, and moves its retains_grad hook there.
void SetGradientEdge(const Variable& variable, std::shared_ptr<TapeNode> node, uint32_t output_nr);

}  // namespace internal
}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_VIEW_TRACKING_H_
