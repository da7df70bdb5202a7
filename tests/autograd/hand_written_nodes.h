#ifndef BACKTAPE_TESTS_AUTOGRAD_HAND_WRITTEN_NODES_H_
#define BACKTAPE_TESTS_AUTOGRAD_HAND_WRITTEN_NODES_H_

#include "backtape/autograd/dispatch.h"
#include "backtape/autograd/packing.h"
#include "backtape/autograd/tape_node.h"
#include "backtape/autograd/variable.h"

// A few derivatives written by hand, exactly as the generator writes them: the tape is tested without the generator.
// The library has the builtin ops' kernels and shape rules; its ops are called with the functions below.
namespace backtape::hand {

const OpLibrary& Library();

Variable mul(const Variable& self, const Variable& other);
Variable mul_(const Variable& self, const Variable& other);
Variable add(const Variable& self, const Variable& other);
Variable sum(const Variable& self);
Variable expand(const Variable& self, std::vector<SymInt> size);
Variable view(const Variable& self, std::vector<SymInt> size);
Variable slice(const Variable& self, int64_t dim, int64_t start, int64_t end);
Variable exp(const Variable& self);
Variable exp_(const Variable& self);
Variable log(const Variable& self);  // without a derivative
variable_list unbind(const Variable& self);

// How often the thread has run the kernel of mul.Tensor since this was last called.
int TakeMulCount();

// A leaf of float64 that requires grad.
Variable Leaf(std::vector<int64_t> sizes, std::vector<double> values);
Variable Constant(std::vector<int64_t> sizes, std::vector<double> values);
inline Variable Constant(double value) { return Constant({}, {value}); }
std::vector<double> Values(const Variable& x);

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
