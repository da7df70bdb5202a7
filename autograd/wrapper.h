#ifndef BACKTAPE_AUTOGRAD_WRAPPER_H_
#define BACKTAPE_AUTOGRAD_WRAPPER_H_

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>

#include "absl/types/span.h"
#include "backtape/autograd/dispatch.h"
#include "backtape/autograd/packing.h"
#include "backtape/autograd/saved_variable.h"
#include "backtape/autograd/tape_node.h"
#include "backtape/autograd/variable.h"

// What generated autograd wrappers and functional forms are made of.
namespace backtape {

// Before the op runs.

// Grad mode is on, and one of these arguments (a Tensor, None, or a list of them) requires grad.
bool AnyRequiresGrad(absl::Span<const IValue> args, std::initializer_list<int> indices);
// The node's next edges: one for each of these arguments, or for each element of a list; nowhere for None.
void SetNextEdges(TapeNode& node, absl::Span<const IValue> args, std::initializer_list<int> indices);
// Throws when `self` must not be written in place: a leaf that requires grad, a view of one, a view that was made in
// no-grad mode or is one of several. `requires_grad`: the op will be put on the tape.
void CheckInplace(const Variable& self, bool requires_grad);
// Throws when an argument that has no formula requires grad.
void CheckNoRequiresGrad(const IValue& value, absl::string_view arg, absl::string_view op);
// A copy of what an in-place op is about to overwrite, off the tape's version checks but with its place on the tape.
Variable OriginalSelf(const Variable& self);

// After it.

// Marks every differentiable output as made by the node: of several outputs those with bit i set, of a list output all.
// They become the node's inputs in their order; one that is undefined or of integer dtype takes an input without
// gradient.
void SetHistory(const IValue& result, const std::shared_ptr<TapeNode>& node, uint64_t differentiable = ~uint64_t{0});
// An in-place op wrote `self`: from now on it is made by `node`; so is, where it is a view, the part of its base.
void RebaseHistory(const Variable& self, const std::shared_ptr<TapeNode>& node);
// Results that share the storage of the first argument become views of it, so that writing either changes the history
// of the other. For ops that may return such results (ir/aliasing.h).
void MarkViews(const IValue& result, const OpLibrary& library, int op_id, absl::Span<const IValue> args);

// In functional forms.

struct IndexRange {
  size_t first = 0;
  size_t size = 0;
};

// Which outputs of a node belong to which argument.
class IndexRangeGenerator {
 public:
  IndexRange Next(size_t size) {
    next_ += size;
    return {next_ - size, size};
  }
  size_t size() const { return next_; }

 private:
  size_t next_ = 0;
};

bool AnyDefined(const variable_list& grads);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_WRAPPER_H_
