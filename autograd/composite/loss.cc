// Losses whose reduction is given by its name.
#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/ops.h"

namespace backtape::ops {
namespace {

int64_t Number(Reduction reduction) { return static_cast<int64_t>(reduction); }

}  // namespace

Variable nll_loss(const Variable& self, const Variable& target, const Variable& weight, Reduction reduction,
                  const SymInt& ignore_index) {
  return nll_loss(self, target, weight, Number(reduction), ignore_index);
}

Variable cross_entropy(const Variable& self, const Variable& target, const Variable& weight, Reduction reduction,
                       const SymInt& ignore_index, double label_smoothing) {
  return cross_entropy_loss(self, target, weight, Number(reduction), ignore_index, label_smoothing);
}

Variable l1_loss(const Variable& self, const Variable& target, Reduction reduction) {
  return l1_loss(self, target, Number(reduction));
}

Variable binary_cross_entropy_with_logits(const Variable& self, const Variable& target, const Variable& weight,
                                          const Variable& pos_weight, Reduction reduction) {
  return binary_cross_entropy_with_logits(self, target, weight, pos_weight, Number(reduction));
}

}  // namespace backtape::ops
