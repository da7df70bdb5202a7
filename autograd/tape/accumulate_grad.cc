#include "backtape/autograd/tape/accumulate_grad.h"

#include <algorithm>
#include <mutex>
#include <utility>

#include "absl/container/inlined_vector.h"
#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/autograd/ops/op_observer.h"
#include "backtape/autograd/tape/hook_calls.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/autograd/variable/store_grad.h"
#include "backtape/autograd/variable/trace_recorder.h"

namespace backtape {

AccumulateGrad::AccumulateGrad(const Variable& leaf) : TapeNode(UINT64_MAX), variable_(leaf) { AddInputMetadata(leaf); }

GradMutex& AccumulateGrad::grad_mutex() const { return AutogradMeta::Get(variable_)->grad_mutex; }

void AccumulateGrad::RunTensorHooks(variable_list& grads) const {
  const AutogradMeta& meta = *AutogradMeta::Get(variable_);
  if (const auto* hooks = meta.tensor_hooks.list()) internal::RunTensorHooks(*hooks, grads[0]);
  TapeNode::RunTensorHooks(grads);
}

variable_list AccumulateGrad::Apply(variable_list&& grads) {
  if (!variable_.requires_grad()) return {};
  if (grads[0].defined()) {
    // Tapes of several threads may end at the same leaf. User code (hooks, op observers, destructors of the old
    // gradient and its tape) runs without the lock, because it may run backward to the leaf again.
    internal::OpNotifications notifications;
    Variable before;
    {
      const std::lock_guard lock(grad_mutex());
      if (GradMode::is_enabled()) before = variable_.grad();
      AccumulateInto(variable_, std::move(grads[0]));
    }
    grads[0] = Variable();
    notifications.Deliver();
  }
  const HookList<PostAccumulateGradHook>* const hooks = AutogradMeta::Get(variable_)->post_accumulate_hooks.list();
  if (hooks == nullptr) return {};
  if (const auto* recorder = internal::TraceRecorder::Current(); recorder != nullptr && !hooks->empty()) {
    recorder->CheckUserCode("a post-accumulate hook");
  }
  for (const auto& hook : hooks->Snapshot()) (*hook)(variable_);
  return {};
}

namespace {

// Whether the gradient has the strides that a leaf's first gradient gets: those of a dense leaf, row-major ones
// otherwise.
bool HasLayoutForLeaf(const Variable& gradient, const Variable& leaf) {
  if (gradient.is_symbolic() || leaf.is_symbolic()) return gradient.sym_strides() == leaf.sym_strides();
  if (!IsNonOverlappingAndDense(leaf.sizes(), leaf.strides())) return gradient.is_contiguous();
  for (int64_t d = 0; d < leaf.dim(); ++d) {
    // As in PyTorch, a stride of 0 marks an expanded tensor even if the size is 1.
    if (gradient.size(d) == 1 ? gradient.stride(d) == 0 : gradient.stride(d) != leaf.stride(d)) return false;
  }
  return true;
}

Variable CopyForLeaf(const Variable& gradient, const Variable& leaf) {
  if (HasLayoutForLeaf(gradient, leaf) && gradient.sym_strides() == leaf.sym_strides()) {
    return internal::Clone(gradient);
  }
  // Symbolic strides are assumed to be dense, as the strides of placeholders are.
  const bool is_row_major = leaf.has_symbolic_sizes()
                                ? leaf.sym_strides() == ContiguousStrides(leaf.sym_sizes())
                                : leaf.is_contiguous() || !IsNonOverlappingAndDense(leaf.sizes(), leaf.strides());
  if (is_row_major) return internal::CloneRowMajor(gradient);
  const Variable copy = internal::NewEmptyStrided(gradient, leaf.sym_sizes(), leaf.sym_strides());
  return internal::CopyInplace(copy, gradient);
}

}  // namespace

void AccumulateInto(const Variable& leaf, Variable&& gradient, GradientMemory memory) {
  const Variable before = leaf.grad();
  if (before.defined()) {
    if (GradMode::is_enabled()) {
      internal::StoreGrad(leaf, internal::Add(before, gradient));
    } else {
      internal::AddInplace(before, gradient);
    }
    return;
  }
  internal::CheckSizesOfGrad(leaf, gradient);
  const bool is_unshared =
      memory == GradientMemory::kOwn || (gradient.use_count() == 1 && gradient.storage().use_count() == 1);
  const bool is_ours = !GradMode::is_enabled() && is_unshared && HasLayoutForLeaf(gradient, leaf);
  // Another thread may have read the elements, in a hook for example; backward will write them.
  if (is_ours) gradient.AcquireReleases();
  internal::StoreGrad(leaf, is_ours ? internal::DetachForGrad(gradient) : CopyForLeaf(gradient, leaf));
}

}  // namespace backtape
