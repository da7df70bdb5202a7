#ifndef BACKTAPE_AUTOGRAD_VARIABLE_VIEW_INFO_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_VIEW_INFO_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "backtape/tensor/ivalue.h"
#include "backtape/tensor/tensor.h"

namespace backtape {

struct OpLibrary;
class TapeNode;

// One view op in the chain from a base to a view.
struct ViewStep {
  ViewStep() = default;
  ViewStep(const ViewStep&) = delete;
  ViewStep& operator=(const ViewStep&) = delete;
  // Does not recurse, however long the chain is.
  ~ViewStep();

  std::shared_ptr<const ViewStep> previous;  // null: applied to the base
  const OpLibrary* library = nullptr;
  int op_id = 0;
  IValueList args;    // bound; args[0] is None
  size_t output = 0;  // the element that is the view, if the op returns a list
};

// How a view was made; determines what an in-place op may do with it.
enum class ViewCreation : uint8_t { kDefault, kSeveralOutputs, kNoGradMode, kInCustomFunction };

// How to make the view again from its base.
struct ViewInfo {
  // Not a view itself, unless its sizes were changed in place later (autograd/tape/geometry_write.h); see BaseOf.
  Tensor base;
  std::shared_ptr<const ViewStep> steps;
  ViewCreation creation = ViewCreation::kDefault;
  // Forward levels at which the tensor does not share its base's tangent, because MakeDual or UnpackDual made the
  // tensor itself, or one of which it is a view.
  std::vector<uint64_t> hidden_levels{};
  int64_t version = 0;  // the storage's version when grad_fn was last updated
  // True if the tensor was the base until its sizes were changed in place, and has all of the base's elements. To the
  // user, such a tensor is not a view: a write to it makes a node of its own, and its hooks still get gradients.
  bool stands_for_base = false;
  // Only if stands_for_base: the base's node when grad_fn was last updated. A different one means that the base was
  // written through an older view.
  std::shared_ptr<TapeNode> base_node{};
};

// The tensor that the steps apply to, which is not a view itself.
const Tensor& BaseOf(const ViewInfo& view);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_VIEW_INFO_H_
