#include "backtape/autograd/accumulate_grad.h"

#include "backtape/autograd/autograd_meta.h"
#include "backtape/autograd/grad_mode.h"
#include "backtape/autograd/hook_calls.h"
#include "backtape/autograd/internal_ops.h"

namespace backtape {

AccumulateGrad::AccumulateGrad(const Variable& leaf) : TapeNode(UINT64_MAX), variable_(leaf) { AddInputMetadata(leaf); }

void AccumulateGrad::RunTensorHooks(variable_list& grads) const {
  const AutogradMeta& meta = *AutogradMeta::Get(variable_);
  if (meta.tensor_hooks != nullptr) RunTensorHookList(*meta.tensor_hooks, grads[0]);
  TapeNode::RunTensorHooks(grads);
}

variable_list AccumulateGrad::Apply(variable_list&& grads) {
  if (!grads[0].defined() || !variable_.requires_grad()) return {};
  // Tapes of several threads may end at one leaf.
  const std::lock_guard lock(mutex_);
  Variable gradient = std::move(grads[0]);
  AccumulateInto(variable_, std::move(gradient));
  const AutogradMeta& meta = *AutogradMeta::Get(variable_);
  if (meta.post_accumulate_hooks != nullptr) {
    for (const auto& hook : meta.post_accumulate_hooks->Snapshot()) (*hook)(variable_);
  }
  return {};
}

void AccumulateInto(const Variable& leaf, Variable gradient) {
  const Variable before = leaf.grad();
  if (before.defined()) {
    if (GradMode::is_enabled()) {
      leaf.set_grad(internal::Add(before, gradient));
    } else {
      internal::AddInplace(before, gradient);
    }
    return;
  }
  if (GradMode::is_enabled()) {
    leaf.set_grad(internal::Clone(gradient));
    return;
  }
  const bool is_ours = gradient.use_count() == 1 && gradient.storage().use_count() == 1 &&
                       (gradient.is_symbolic() || gradient.strides() == leaf.strides());
  leaf.set_grad(is_ours ? gradient.detach() : internal::Clone(gradient));
}

}  // namespace backtape
