#ifndef BACKTAPE_AUTOGRAD_ACCUMULATE_GRAD_H_
#define BACKTAPE_AUTOGRAD_ACCUMULATE_GRAD_H_

#include <cstdint>

#include "backtape/autograd/grad_mutex.h"
#include "backtape/autograd/tape_node.h"

namespace backtape {

// The end of the tape at a leaf: adds the gradient to its grad() unless it is undefined, then runs its post-accumulate
// hooks. One for each leaf, kept alive by the tapes that reach it.
class AccumulateGrad final : public TapeNode {
 public:
  explicit AccumulateGrad(const Variable& leaf);
  absl::string_view Name() const override { return "AccumulateGrad"; }
  const Variable& variable() const { return variable_; }
  void RunTensorHooks(variable_list& grads) const override;
  // Held while backward reads or writes grad() of the leaf: tapes of several threads may end at one leaf.
  GradMutex& grad_mutex() { return grad_mutex_; }

 private:
  variable_list Apply(variable_list&& grads) override;
  Variable variable_;
  GradMutex grad_mutex_;
};

// Adds `gradient` to the leaf's grad(). A first gradient gets the strides of the leaf where its elements are dense in
// memory, else row-major ones, as in PyTorch; it becomes grad() itself when it has them and nobody else holds its
// memory. Later gradients are added in place when grad mode is off, so that grad() stays the same tensor. The caller
// holds the leaf's grad_mutex() where other threads may run backward to it.
//
// kOwn: no other tensor reads or writes the memory of `gradient` while a tensor holds it, though an executable may keep a
// handle in order to reuse the memory later.
enum class GradientMemory : uint8_t { kAsCounted, kOwn };
void AccumulateInto(const Variable& leaf, Variable gradient, GradientMemory memory = GradientMemory::kAsCounted);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_ACCUMULATE_GRAD_H_
