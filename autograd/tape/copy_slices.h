#ifndef BACKTAPE_AUTOGRAD_TAPE_COPY_SLICES_H_
#define BACKTAPE_AUTOGRAD_TAPE_COPY_SLICES_H_

#include <memory>

#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/view_info.h"

namespace backtape::internal {

// Sizes, strides and offset of a tensor, which may be symbolic.
struct Geometry {
  static Geometry Of(const Tensor& tensor);
  SymIntVector sizes;
  SymIntVector strides;
  SymInt storage_offset;
};

// The node of a base after an in-place op has written one of its views. The gradient of elements outside of the view is
// passed to the old base; the gradient of elements inside goes through the node of the in-place op first.
class CopySlices final : public TapeNode {
 public:
  CopySlices(const Variable& base, const Variable& view, std::shared_ptr<const ViewStep> steps,
             std::shared_ptr<TapeNode> node);
  absl::string_view Name() const override { return "CopySlices"; }
  void ReleaseVariables() override;

 private:
  variable_list Apply(variable_list&& grads) override;
  // A copy of the base's gradient with the strides of the base.
  Variable CopyOfGradient(const Variable& grad) const;
  Variable SliceOf(const Variable& copy) const;

  Geometry base_;
  Geometry view_;
  std::shared_ptr<const ViewStep> steps_;
  std::shared_ptr<TapeNode> node_;  // the node of the in-place op
};

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_TAPE_COPY_SLICES_H_
