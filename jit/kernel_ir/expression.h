#ifndef BACKTAPE_JIT_KERNEL_IR_EXPRESSION_H_
#define BACKTAPE_JIT_KERNEL_IR_EXPRESSION_H_

#include <optional>

#include "absl/container/inlined_vector.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/ir/op_schema.h"
#include "backtape/jit/kernel_ir/builder.h"
#include "backtape/jit/kernel_ir/op_argument.h"
#include "backtape/tensor/rounded_to.h"

// The language of the rules in op_rules_*.cc: kernel values with C++ operators. A number used as an operand becomes a
// constant of the other operand's type.
namespace backtape::jit {

class Expr {
 public:
  Expr() = default;
  Expr(KernelBuilder* builder, ValueId id) : builder_(builder), id_(id) {}
  KernelBuilder& builder() const { return *builder_; }
  ValueId id() const { return id_; }
  DType type() const { return builder_->TypeOf(id_); }
  // Returns a constant of this value's type.
  Expr Of(double v) const { return {builder_, builder_->Constant(type(), v)}; }
  Expr To(DType type) const { return {builder_, builder_->Convert(id_, type)}; }
  // Rounds float32 to a 16-bit `dtype`; returns the value unchanged for other dtypes.
  Expr RoundedTo(DType dtype) const { return {builder_, builder_->RoundTo(id_, dtype)}; }

 private:
  KernelBuilder* builder_ = nullptr;
  ValueId id_ = kNoValue;
};

inline Expr Make(Op op, Expr a) { return {&a.builder(), a.builder().Make(op, a.id())}; }
inline Expr Make(Op op, Expr a, Expr b) { return {&a.builder(), a.builder().Make(op, a.id(), b.id())}; }
inline Expr Select(Expr condition, Expr a, Expr b) {
  return {&a.builder(), a.builder().Make(Op::kSelect, condition.id(), a.id(), b.id())};
}
inline Expr Select(Expr condition, Expr a, double b) { return Select(condition, a, a.Of(b)); }
inline Expr Select(Expr condition, double a, Expr b) { return Select(condition, b.Of(a), b); }

#define BACKTAPE_EXPR_BINARY(op, id)                                 \
  inline Expr operator op(Expr a, Expr b) { return Make(id, a, b); } \
  inline Expr operator op(Expr a, double b) { return a op a.Of(b); } \
  inline Expr operator op(double a, Expr b) { return b.Of(a) op b; }
BACKTAPE_EXPR_BINARY(+, Op::kAdd)
BACKTAPE_EXPR_BINARY(-, Op::kSub)
BACKTAPE_EXPR_BINARY(*, Op::kMul)
BACKTAPE_EXPR_BINARY(/, Op::kDiv)
BACKTAPE_EXPR_BINARY(<, Op::kLt)
BACKTAPE_EXPR_BINARY(<=, Op::kLe)
BACKTAPE_EXPR_BINARY(>, Op::kGt)
BACKTAPE_EXPR_BINARY(>=, Op::kGe)
BACKTAPE_EXPR_BINARY(==, Op::kEq)
BACKTAPE_EXPR_BINARY(!=, Op::kNe)
#undef BACKTAPE_EXPR_BINARY
inline Expr operator&(Expr a, Expr b) { return Make(Op::kAnd, a, b); }
inline Expr operator|(Expr a, Expr b) { return Make(Op::kOr, a, b); }
inline Expr operator^(Expr a, Expr b) { return Make(Op::kXor, a, b); }
inline Expr operator-(Expr a) { return Make(Op::kNeg, a); }
inline Expr Not(Expr a) { return Make(Op::kNot, a); }
inline Expr Exp(Expr a) { return Make(Op::kExp, a); }
inline Expr Log(Expr a) { return Make(Op::kLog, a); }
inline Expr Log1p(Expr a) { return Make(Op::kLog1p, a); }
inline Expr Tanh(Expr a) { return Make(Op::kTanh, a); }
inline Expr Erf(Expr a) { return Make(Op::kErf, a); }
inline Expr Sigmoid(Expr a) { return Make(Op::kSigmoid, a); }
inline Expr Abs(Expr a) { return Make(Op::kAbs, a); }
inline Expr Min(Expr a, Expr b) { return Make(Op::kMin, a, b); }
inline Expr Max(Expr a, Expr b) { return Make(Op::kMax, a, b); }
inline Expr Min(Expr a, double b) { return Min(a, a.Of(b)); }
inline Expr Max(Expr a, double b) { return Max(a, a.Of(b)); }

// The context of one BuildExpression call. As in the reference kernels (interp/kernels/pointwise_loop.h), arguments are
// converted before anything is computed: to the type of the first output, or, for ops that return bool for numbers
// (comparisons), to the promoted type.
class RuleContext {
 public:
  RuleContext(KernelBuilder& builder, const OpSchema& op, absl::Span<const OpArgument> args, DType compute,
              absl::Span<const DType> outputs);

  const OpSchema& op() const { return op_; }
  // The type in which the rule computes.
  DType type() const { return type_; }
  DType output(size_t i = 0) const { return outputs_[i]; }
  bool is_float() const { return IsFloatingPoint(type_); }
  bool is_bool() const { return type_ == DType::kBool; }
  // The promoted dtype of the arguments in memory; it differs from type() for 16-bit floats.
  DType dtype() const { return dtype_; }
  // Returns argument i converted to type() and rounded to dtype(); a plain number becomes a constant.
  Expr operator[](size_t i);
  // Like operator[], but without rounding to 16 bits (like Operand::Unrounded of the reference kernels).
  Expr Unrounded(size_t i);
  // Unrounded(i) if the argument is one number for all points (like LoneNumberUnrounded), else operator[](i).
  Expr LoneUnrounded(size_t i) { return args_[i].is_lone ? Unrounded(i) : (*this)[i]; }
  // Returns argument i unconverted (a tensor element or a run-time number), or a constant of `type()`.
  Expr Raw(size_t i);
  bool IsNone(size_t i) const { return args_[i].value == kNoValue && args_[i].constant.is_none(); }
  // Returns argument i, which must be a number known at compile time. Otherwise the rule fails, and 0 is returned.
  double Number(size_t i);
  // Requires IsNumber(i).
  Scalar NumberAt(size_t i) const { return args_[i].constant.scalar(); }
  bool Flag(size_t i);
  // The dtype of a tensor argument in memory.
  DType ArgumentDType(size_t i) const { return args_[i].type.dtype; }
  // The result of torch.result_type for these tensor arguments.
  DType CommonDType(std::initializer_list<size_t> args) const;
  bool IsNumber(size_t i) const { return args_[i].value == kNoValue && args_[i].constant.is_scalar(); }
  // Returns a string argument; "" for None.
  absl::string_view Text(size_t i) const;
  // A constant of the result's type, which is an integer type.
  Expr Integer(int64_t v) { return {&builder_, builder_.ConstantInt(type_, v)}; }
  Expr Constant(double v) { return {&builder_, builder_.Constant(type_, v)}; }
  // A constant rounded to dtype().
  Expr RoundedConstant(double v) { return Constant(backtape::RoundedTo(dtype_, v)); }
  Expr Boolean(bool v) { return {&builder_, builder_.ConstantInt(DType::kBool, v)}; }

  void Return(Expr a) { results_.push_back(a.id()); }
  // Makes the run fail if `condition` is true at any point.
  void FailIf(KernelError error, Expr condition) { builder_.Report(error, condition.id()); }
  // Makes BuildExpression return Unimplemented, so that the call runs on its reference kernel.
  void Refuse(absl::string_view why);

  absl::StatusOr<absl::InlinedVector<ValueId, 2>> Finish();

 private:
  KernelBuilder& builder_;
  const OpSchema& op_;
  absl::Span<const OpArgument> args_;
  absl::Span<const DType> outputs_;
  DType dtype_;
  DType type_;
  absl::InlinedVector<ValueId, 2> results_;
  absl::Status status_;
};

struct OpRule {
  absl::string_view name;
  void (*build)(RuleContext& c);
};

// Rules by op name, each for all overloads of that name. The rows are not sorted; each name occurs in only one table.
absl::Span<const OpRule> ActivationRules();  // op_rules_activation.cc
absl::Span<const OpRule> ArithmeticRules();  // op_rules_arithmetic.cc
absl::Span<const OpRule> LogicRules();       // op_rules_logic.cc: comparison, logical, rounding, selection
absl::Span<const OpRule> MathRules();        // op_rules_math.cc: exponential, trigonometric, special

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_KERNEL_IR_EXPRESSION_H_
