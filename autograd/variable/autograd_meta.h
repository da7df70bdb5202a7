#ifndef BACKTAPE_AUTOGRAD_VARIABLE_AUTOGRAD_META_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_AUTOGRAD_META_H_

#include <cstdint>
#include <memory>
#include <mutex>

#include "backtape/autograd/variable/grad_mutex.h"
#include "backtape/autograd/variable/hooks.h"
#include "backtape/autograd/variable/view_info.h"
#include "backtape/tensor/tensor.h"
#include "backtape/tensor/tensor_extension.h"

namespace backtape {

class Node;
class TapeNode;

namespace internal {
struct Tangents;
}  // namespace internal

// What autograd knows about a tensor. Its members refer to variables as tensors, because Variable is built on it.
struct AutogradMeta : TensorExtension {
  AutogradMeta() = default;
  // Does not recurse, however long the chains of views, gradients and tape nodes that it frees.
  ~AutogradMeta() override;

  // Null when the tensor has none.
  static AutogradMeta* Get(const Tensor& tensor) { return static_cast<AutogradMeta*>(tensor.extension()); }
  // Creates it if the tensor has none. Must not be called while another thread uses the tensor.
  static AutogradMeta& Require(const Tensor& tensor);

  // True for a leaf on which set_requires_grad was called.
  bool requires_grad = false;
  bool retains_grad = false;
  bool is_number = false;  // of a Number (autograd/variable/number.h)
  // A view stands for this tensor (ViewInfo). A thread that adds a hook to the view replaces grad_fn and output_nr of
  // this tensor under `mutex`, while other threads may use older views.
  bool has_stand_in = false;
  uint32_t output_nr = 0;
  std::shared_ptr<TapeNode> grad_fn;
  // Guards grad_accumulator and retains_grad, and grad_fn of views and of tensors with stand-ins: tapes of several
  // threads may share the tensor.
  std::mutex mutex;
  std::weak_ptr<TapeNode> grad_accumulator;
  Tensor grad;
  // Held while backward reads or writes grad. Belongs to the tensor, because tapes may end at several accumulators of a
  // leaf: after SetInPlace (autograd/tape/replace_data.h), later tapes get a new one.
  GradMutex grad_mutex;
  std::shared_ptr<internal::Tangents> tangents;  // null: none
  HookPlace<TensorHook> tensor_hooks;            // only for a leaf; other variables' nodes hold their hooks
  HookPlace<PostAccumulateGradHook> post_accumulate_hooks;
  std::unique_ptr<ViewInfo> view;  // null: not a view, or one that the tape need not know about
  // For forward mode, instead of `view`; only for an alias made in no-grad mode (no_grad_alias) and its views.
  std::unique_ptr<ViewInfo> forward_view;

  // How the tensor's tangent is a view of another tensor's; null: it is not.
  const ViewInfo* TangentView() const { return forward_view != nullptr ? forward_view.get() : view.get(); }

  // Symbolic tensors only: the node that the tensor represents in the trace with this number. Programs may keep tensors
  // of a trace, so the node is valid only while that trace runs. No number is used twice; 0: none.
  Node* traced_node = nullptr;
  uint64_t trace_number = 0;

  // Added to the storage's version when a saved variable is checked for writes. Replacing the data changes the
  // storage; this offset makes up for the difference between the versions of the two storages.
  int64_t version_offset = 0;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_AUTOGRAD_META_H_
