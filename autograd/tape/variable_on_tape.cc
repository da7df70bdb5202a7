// The members of Variable that make or find tape nodes.
#include <memory>
#include <mutex>

#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/autograd/ops/op_observer.h"
#include "backtape/autograd/tape/accumulate_grad.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/tape/view_tracking.h"
#include "backtape/autograd/variable/adding_hooks.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/autograd/variable/store_grad.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

[[noreturn]] void ThrowWrongState(absl::string_view message) { throw Error(absl::FailedPreconditionError(message)); }

}  // namespace

std::shared_ptr<TapeNode> Variable::grad_fn() const {
  CheckDefined("grad_fn");
  AutogradMeta* meta = AutogradMeta::Get(*this);
  if (meta == nullptr) return nullptr;
  if (meta->view != nullptr) return internal::GradFnOfView(*this, *meta);
  return meta->has_stand_in ? internal::EdgeOfBase(*meta).node : meta->grad_fn;
}

Edge Variable::gradient_edge() const {
  CheckDefined("gradient_edge");
  if (AutogradMeta* meta = AutogradMeta::Get(*this); meta != nullptr && meta->has_stand_in && meta->view == nullptr) {
    Edge edge = internal::EdgeOfBase(*meta);
    if (edge.is_valid()) return edge;
  }
  if (std::shared_ptr<TapeNode> node = grad_fn()) return {std::move(node), output_nr()};
  if (std::shared_ptr<TapeNode> node = grad_accumulator()) return {std::move(node), 0};
  return {};
}

std::shared_ptr<TapeNode> Variable::grad_accumulator() const {
  CheckDefined("grad_accumulator");
  AutogradMeta* meta = AutogradMeta::Get(*this);
  if (meta == nullptr || !meta->requires_grad || meta->grad_fn != nullptr) return nullptr;
  const std::lock_guard lock(meta->mutex);
  std::shared_ptr<TapeNode> node = meta->grad_accumulator.lock();
  if (node == nullptr) {
    node = MakeNode<AccumulateGrad>(*this);
    meta->grad_accumulator = node;
  }
  return node;
}

void Variable::retain_grad() const {
  CheckDefined("retain_grad");
  if (!requires_grad()) ThrowWrongState("can't retain_grad on a tensor that does not require grad");
  if (grad_fn() == nullptr) return;
  AutogradMeta& meta = AutogradMeta::Require(*this);
  const auto retain = [weak = WeakTensor(*this)](const Variable& grad) {
    const Variable variable = weak.Lock();
    if (!variable.defined() || !grad.defined()) return Variable();
    // Several threads may run backward over a retained tape. As in AccumulateGrad, no user code runs under the lock.
    internal::OpNotifications notifications;
    Variable before;  // destroyed after the lock is released
    {
      const std::lock_guard lock(AutogradMeta::Get(variable)->grad_mutex);
      before = variable.grad();
      internal::StoreGrad(variable, before.defined() ? internal::Add(before, grad) : internal::CloneRowMajor(grad));
    }
    notifications.Deliver();
    return Variable();
  };
  const std::lock_guard lock(meta.mutex);
  if (meta.retains_grad) return;
  meta.grad_fn->mutable_hooks().ReplaceRetainsGrad(meta.output_nr, retain);
  meta.retains_grad = true;
}

Variable Variable::to(DType dtype) const {
  CheckDefined("to");
  return internal::ToDType(*this, dtype);
}

HookHandle Variable::RegisterHook(TensorHook hook) const {
  CheckDefined("RegisterHook");
  internal::CheckCallable(hook);
  if (!requires_grad()) ThrowWrongState("cannot register a hook on a tensor that doesn't require gradient");
  internal::CheckMayAddHook(is_symbolic(), "a tensor hook");
  const std::shared_ptr<TapeNode> node = grad_fn();
  AutogradMeta& meta = AutogradMeta::Require(*this);
  if (node == nullptr) return meta.tensor_hooks.Add(std::move(hook));
  HookHandle handle = node->mutable_hooks().AddTensorHook(meta.output_nr, std::move(hook));
  if (meta.view != nullptr && meta.view->stands_for_base) internal::LetBaseFollow(*this);
  return handle;
}

}  // namespace backtape
