#include "backtape/autograd/tape/tape_place.h"

#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/autograd_meta.h"

namespace backtape::internal {

TapePlace::TapePlace(const Variable& variable) : variable_(variable) {
  const AutogradMeta* const meta = AutogradMeta::Get(variable);
  if (meta == nullptr) return;
  grad_fn_ = meta->grad_fn;
  output_nr_ = meta->output_nr;
  requires_grad_ = meta->requires_grad;
  retains_grad_ = meta->retains_grad;
  if (retains_grad_ && grad_fn_ != nullptr && grad_fn_->hooks() != nullptr) {
    const NodeHooks::RetainsGradHooks hooks = grad_fn_->hooks()->retains_grad();
    if (const auto hook = hooks.find(output_nr_); hook != hooks.end()) retains_grad_hook_ = hook->second;
  }
  if (meta->view == nullptr) return;
  view_version_ = meta->view->version;
  view_base_node_ = meta->view->base_node;
  base_ = std::make_unique<TapePlace>(BaseOf(*meta->view));
}

bool TapePlace::HasChanged() const {
  const AutogradMeta* const meta = AutogradMeta::Get(variable_);
  if (meta == nullptr) return false;
  return meta->grad_fn != grad_fn_ || meta->output_nr != output_nr_ || meta->requires_grad != requires_grad_ ||
         meta->retains_grad != retains_grad_ || (base_ != nullptr && base_->HasChanged());
}

void TapePlace::Restore() const {
  if (base_ != nullptr) base_->Restore();
  if (!HasChanged()) return;
  AutogradMeta& meta = AutogradMeta::Require(variable_);
  meta.grad_fn = grad_fn_;
  meta.output_nr = output_nr_;
  meta.requires_grad = requires_grad_;
  meta.retains_grad = retains_grad_;
  if (base_ != nullptr) {
    meta.view->version = view_version_;
    meta.view->base_node = view_base_node_;
  }
  if (grad_fn_ == nullptr) return;
  // A write may have moved the hook to the node of the write, or retain_grad may have added a hook.
  if (retains_grad_hook_ || grad_fn_->hooks() != nullptr) {
    grad_fn_->mutable_hooks().ReplaceRetainsGrad(output_nr_, retains_grad_hook_);
  }
}

}  // namespace backtape::internal
