// Kernels and shape rules of the ops in native_functions.yaml, for contiguous float64 operands of equal sizes.
#include <utility>
#include <vector>

#include "backtape/tests/codegen_spec/list_ops/kernel_hook.h"
#include "list_ops/kernel_declarations.h"
#include "list_ops/shape_rule_declarations.h"

namespace list_ops {
namespace kernels {
namespace {

void RunHook() {
  if (const std::function<void()> hook = std::exchange(next_kernel, nullptr)) hook();
}

template <typename F>
absl::Status Map(const Tensor& out, const Tensor& a, const Tensor& b, const F& f) {
  for (int64_t i = 0; i < out.numel(); ++i) {
    out.data<double>()[i] = f(a.item(i).to_double(), b.item(i).to_double());
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status add_Tensor(const Tensor& self, const Tensor& other, const Scalar& alpha, const Tensor& out) {
  return Map(out, self, other, [&](double a, double b) { return a + alpha.to_double() * b; });
}
absl::Status neg(const Tensor& self, const Tensor& out) {
  return Map(out, self, self, [](double a, double) { return -a; });
}
absl::Status mul_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) {
  RunHook();
  return Map(out, self, other, [](double a, double b) { return a * b; });
}
absl::Status mul_Scalar(const Tensor& self, const Scalar& other, const Tensor& out) {
  return Map(out, self, self, [&](double a, double) { return a * other.to_double(); });
}
absl::Status div_Tensor(const Tensor& self, const Tensor& other, const Tensor& out) {
  return Map(out, self, other, [](double a, double b) { return a / b; });
}
absl::Status square(const Tensor& self, const Tensor& out) { return mul_Tensor(self, self, out); }

absl::Status _foreach_mul_List(absl::Span<const Tensor> self, absl::Span<const Tensor> other,
                               absl::Span<const Tensor> outs) {
  for (size_t i = 0; i < outs.size(); ++i) mul_Tensor(self[i], other[i], outs[i]).IgnoreError();
  return absl::OkStatus();
}
absl::Status _foreach_mul_ScalarList(absl::Span<const Tensor> self, absl::Span<const Scalar> scalars,
                                     absl::Span<const Tensor> outs) {
  for (size_t i = 0; i < outs.size(); ++i) mul_Scalar(self[i], scalars[i], outs[i]).IgnoreError();
  return absl::OkStatus();
}
absl::Status _foreach_div_List(absl::Span<const Tensor> self, absl::Span<const Tensor> other,
                               absl::Span<const Tensor> outs) {
  for (size_t i = 0; i < outs.size(); ++i) div_Tensor(self[i], other[i], outs[i]).IgnoreError();
  return absl::OkStatus();
}
absl::Status _foreach_square(absl::Span<const Tensor> self, absl::Span<const Tensor> outs) {
  for (size_t i = 0; i < outs.size(); ++i) square(self[i], outs[i]).IgnoreError();
  return absl::OkStatus();
}

// input * (weights[0] + weights[1] + ...).
absl::Status weighted(const Tensor& input, absl::Span<const Tensor> weights, const Tensor& out) {
  RunHook();
  for (int64_t i = 0; i < out.numel(); ++i) {
    double sum = 0;
    for (const Tensor& weight : weights) sum += weight.item(i).to_double();
    out.data<double>()[i] = input.item(i).to_double() * sum;
  }
  return absl::OkStatus();
}
absl::Status weighted_backward(const Tensor& grad, const Tensor& input, absl::Span<const Tensor> weights,
                               absl::Span<const Tensor> outs) {
  weighted(grad, weights, outs[0]).IgnoreError();
  for (const Tensor& out : outs.subspan(1)) mul_Tensor(grad, input, out).IgnoreError();
  return absl::OkStatus();
}

}  // namespace kernels

namespace shape_rules {
namespace {

std::vector<TensorType> TypesOf(absl::Span<const TensorType* const> list) {
  std::vector<TensorType> types;
  for (const TensorType* type : list) types.push_back(*type);
  return types;
}

}  // namespace

absl::StatusOr<TensorType> add_Tensor(ShapeContext&, const TensorType& self, const TensorType&, const SymScalar&) {
  return self;
}
absl::StatusOr<TensorType> neg(ShapeContext&, const TensorType& self) { return self; }
absl::StatusOr<TensorType> mul_Tensor(ShapeContext&, const TensorType& self, const TensorType&) { return self; }
absl::StatusOr<TensorType> mul_Scalar(ShapeContext&, const TensorType& self, const SymScalar&) { return self; }
absl::StatusOr<TensorType> div_Tensor(ShapeContext&, const TensorType& self, const TensorType&) { return self; }
absl::StatusOr<TensorType> square(ShapeContext&, const TensorType& self) { return self; }
absl::StatusOr<std::vector<TensorType>> _foreach_mul_List(ShapeContext&, absl::Span<const TensorType* const> self,
                                                          absl::Span<const TensorType* const>) {
  return TypesOf(self);
}
absl::StatusOr<std::vector<TensorType>> _foreach_mul_ScalarList(ShapeContext&, absl::Span<const TensorType* const> self,
                                                                absl::Span<const SymScalar>) {
  return TypesOf(self);
}
absl::StatusOr<std::vector<TensorType>> _foreach_div_List(ShapeContext&, absl::Span<const TensorType* const> self,
                                                          absl::Span<const TensorType* const>) {
  return TypesOf(self);
}
absl::StatusOr<std::vector<TensorType>> _foreach_square(ShapeContext&, absl::Span<const TensorType* const> self) {
  return TypesOf(self);
}

absl::StatusOr<TensorType> weighted(ShapeContext&, const TensorType& input, absl::Span<const TensorType* const>) {
  return input;
}
absl::StatusOr<IValueList> weighted_backward(ShapeContext&, const TensorType&, const TensorType& input,
                                             absl::Span<const TensorType* const> weights) {
  return IValueList{IValue(input), IValue(IValueList(weights.size(), IValue(input)))};
}

}  // namespace shape_rules
}  // namespace list_ops
