#ifndef BACKTAPE_AUTOGRAD_TAPE_ACCUMULATE_GRAD_H_
#define BACKTAPE_AUTOGRAD_TAPE_ACCUMULATE_GRAD_H_

#include <cstdint>

#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/grad_mutex.h"

namespace backtape {

// The end of the tape at a leaf: adds the gradient to grad() unless it is undefined, then runs the post-accumulate
// hooks of the leaf. Each leaf has one, kept alive by the tapes that reach it.
class AccumulateGrad final : public TapeNode {
 public:
  explicit AccumulateGrad(const Variable& leaf);
  absl::string_view Name() const override { return "AccumulateGrad"; }
  const Variable& variable() const { return variable_; }
  void RunTensorHooks(variable_list& grads) const override;
  // Held while backward reads or writes grad() of the leaf: tapes of several threads may end at one leaf.
  GradMutex& grad_mutex() const;

 private:
  variable_list Apply(variable_list&& grads) override;
  Variable variable_;
};

// Whether anything else may use the memory of a gradient. kAsCounted: yes, unless all reference counts are 1. kOwn: no
// other tensor uses it, although an executable may hold a handle in order to reuse the memory later.
enum class GradientMemory : uint8_t { kAsCounted, kOwn };

// Adds `gradient` to the leaf's grad(). As in PyTorch, a first gradient gets the strides of the leaf if its elements
// are dense in memory, else row-major ones. When grad mode is off, a first gradient that already has these strides and
// whose memory is not shared becomes grad() itself, and later gradients are added in place, so grad() stays the same
// tensor. The caller holds the leaf's grad_mutex() if other threads may run backward to it, and an OpNotifications so
// that op observers do not run meanwhile. The caller destroys `gradient` after releasing the mutex.
void AccumulateInto(const Variable& leaf, Variable&& gradient, GradientMemory memory = GradientMemory::kAsCounted);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_ACCUMULATE_GRAD_H_
