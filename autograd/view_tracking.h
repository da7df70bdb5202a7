#ifndef BACKTAPE_AUTOGRAD_VIEW_TRACKING_H_
#define BACKTAPE_AUTOGRAD_VIEW_TRACKING_H_

#include <memory>

#include "backtape/autograd/autograd_meta.h"
#include "backtape/autograd/tape_node.h"

// Views and in-place ops. For autograd/*.cc only.
namespace backtape::internal {

// The view's node, made anew when its base or another view of it was written since.
std::shared_ptr<TapeNode> GradFnOfView(const Variable& view, AutogradMeta& meta);

// `variable` is from now on output `output_nr` of `node`; a retains_grad hook moves there.
void SetGradientEdge(const Variable& variable, std::shared_ptr<TapeNode> node, uint32_t output_nr);

// Sizes, strides and offset of a tensor, which may be symbolic.
struct Geometry {
  static Geometry Of(const Tensor& tensor);
  SymIntVector sizes;
  SymIntVector strides;
  SymInt storage_offset;
};

// The node of a base whose view was written in place: the gradient outside of the view goes on to the old base; the
// gradient inside it goes through the node of the in-place op first.
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
  std::shared_ptr<TapeNode> node_;  // null after ReleaseVariables
};

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_VIEW_TRACKING_H_
