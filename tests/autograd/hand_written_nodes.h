#ifndef BACKTAPE_TESTS_AUTOGRAD_HAND_WRITTEN_NODES_H_
#define BACKTAPE_TESTS_AUTOGRAD_HAND_WRITTEN_NODES_H_

#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/tape/argument_conversion.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/variable.h"

// The derivative of multiplication, written by hand in the form that the generator emits: a node, its functional form
// and the recording function of the op. All other tests of the tape use the generated nodes.
namespace backtape::hand {

// The builtin ops, of which only mul.Tensor and mul_.Tensor have a derivative.
const OpLibrary& Library();

Variable mul(const Variable& self, const Variable& other);
Variable mul_(const Variable& self, const Variable& other);
Variable log(const Variable& self);

class MulBackward0 final : public TapeNode {
 public:
  absl::string_view Name() const override { return "MulBackward0"; }
  variable_list Apply(variable_list&& grads) override;
  void VisitSaved(SavedVisitor& visitor) override;
  FunctionalIvalueFn functional_ivalue() const override;

  SavedVariable other_;
  SavedVariable self_;
};

variable_list MulBackward0_apply_functional(variable_list&& grads, std::array<bool, 2> needs_input_grad,
                                            const Variable& other, const Variable& self);
variable_list MulBackward0_apply_functional_ivalue(variable_list grads, absl::Span<const IValue> args);

}  // namespace backtape::hand

#endif  // BACKTAPE_TESTS_AUTOGRAD_HAND_WRITTEN_NODES_H_
