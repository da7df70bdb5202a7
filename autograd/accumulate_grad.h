#ifndef BACKTAPE_AUTOGRAD_ACCUMULATE_GRAD_H_
#define BACKTAPE_AUTOGRAD_ACCUMULATE_GRAD_H_

#include "backtape/autograd/tape_node.h"

namespace backtape {

// The end of the tape at a leaf: adds the gradient to its grad(), then runs its post-accumulate hooks. One for each
// leaf, kept alive by the tapes that reach it.
class AccumulateGrad final : public TapeNode {
 public:
  explicit AccumulateGrad(const Variable& leaf);
  absl::string_view Name() const override { return "AccumulateGrad"; }
  const Variable& variable() const { return variable_; }
  void RunTensorHooks(variable_list& grads) const override;

 private:
  variable_list Apply(variable_list&& grads) override;
  Variable variable_;
};

// Adds `gradient` to the leaf's grad(). A first gradient becomes grad() itself when nobody else holds its memory and
// its strides are those of a tensor of its own; later ones are added in place when grad mode is off, so that grad()
// stays the same tensor.
void AccumulateInto(const Variable& leaf, Variable gradient);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_ACCUMULATE_GRAD_H_
