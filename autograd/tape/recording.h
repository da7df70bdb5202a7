#ifndef BACKTAPE_AUTOGRAD_TAPE_RECORDING_H_
#define BACKTAPE_AUTOGRAD_TAPE_RECORDING_H_

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <vector>

#include "absl/types/span.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/tape/argument_conversion.h"
#include "backtape/autograd/tape/saved_variable.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/tape/view_tracking.h"
#include "backtape/autograd/variable/variable.h"

// The building blocks of generated recording functions and functional forms, with those of view_tracking.h.
namespace backtape {

// Called before the op runs.

// Whether grad mode is on and one of these arguments (a Tensor, None, or a list of them) requires grad.
bool AnyRequiresGrad(absl::Span<const IValue> args, std::initializer_list<int> indices);
// Sets the node's next edges: one for each of these arguments, or for each element of a list; an invalid one for None.
void SetNextEdges(TapeNode& node, absl::Span<const IValue> args, std::initializer_list<int> indices);
// Throws when an argument that has no formula requires grad.
void CheckNoRequiresGrad(const IValue& value, absl::string_view arg, absl::string_view op);
// A copy of the value that an in-place op is about to overwrite. It stays on the tape, and the write does not
// invalidate it.
Variable OriginalSelf(const Variable& self);

// Called after the op has run.

// Makes the node the grad_fn of every differentiable output. If there are several outputs, these are the ones whose bit
// is set in `differentiable`; for a list, they are all elements. They become the node's inputs in order; an output that
// is undefined or of integer dtype becomes an input without a gradient.
void SetHistory(const IValue& result, const std::shared_ptr<TapeNode>& node, uint64_t differentiable = ~uint64_t{0});

// Used in functional forms.

struct IndexRange {
  size_t first = 0;
  size_t size = 0;
};

// Assigns consecutive outputs of a node to the arguments that they are gradients of.
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

// needs_input_grad has a flag for each output of the node. AnyNeeded returns whether any flag of a list argument is
// set; FlagsOf returns the flags of its elements.
bool AnyNeeded(const std::vector<bool>& needs_input_grad, const IndexRange& range);
std::vector<bool> FlagsOf(const std::vector<bool>& needs_input_grad, const IndexRange& range);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_RECORDING_H_
