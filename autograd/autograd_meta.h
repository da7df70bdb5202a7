#ifndef BACKTAPE_AUTOGRAD_AUTOGRAD_META_H_
#define BACKTAPE_AUTOGRAD_AUTOGRAD_META_H_

#include <cstdint>
#include <memory>
#include <mutex>

#include "backtape/autograd/hooks.h"
#include "backtape/autograd/variable.h"
#include "backtape/autograd/view_info.h"
#include "backtape/tensor/tensor_extension.h"

namespace backtape {

class Node;
class Tracer;

// What autograd knows of a tensor.
struct AutogradMeta : TensorExtension {
  AutogradMeta() = default;
  // Takes no recursion, however long the chains of views, gradients and tape nodes that it ends.
  ~AutogradMeta() override;

  // Null when the tensor has none.
  static AutogradMeta* Get(const Tensor& tensor) { return static_cast<AutogradMeta*>(tensor.extension()); }
  // Makes it when the tensor has none. Not while another thread uses the tensor.
  static AutogradMeta& Require(const Tensor& tensor);

  // True for a leaf on which set_requires_grad was called.
  bool requires_grad = false;
  bool retains_grad = false;
  uint32_t output_nr = 0;
  std::shared_ptr<TapeNode> grad_fn;
  std::mutex mutex;  // grad_accumulator, and grad_fn of views: threads may use one leaf in tapes of their own
  std::weak_ptr<TapeNode> grad_accumulator;
  Variable grad;
  std::shared_ptr<HookList<TensorHook>> tensor_hooks;  // of a leaf; those of others are with their node
  std::shared_ptr<HookList<PostAccumulateGradHook>> post_accumulate_hooks;
  std::unique_ptr<ViewInfo> view;  // null: no view, or one that the tape need not know of

  // What a symbolic tensor stands for, in the graph of the tracer that made it.
  Node* traced_node = nullptr;
  const Tracer* tracer = nullptr;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_AUTOGRAD_META_H_
