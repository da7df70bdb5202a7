#include "backtape/jit/kernel_ir/op_rules.h"

#include "absl/strings/str_cat.h"
#include "backtape/jit/kernel_ir/expression.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/dtype.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {

RuleContext::RuleContext(KernelBuilder& builder, const OpSchema& op, absl::Span<const OpArgument> args, DType compute,
                         absl::Span<const DType> outputs)
    : builder_(builder), op_(op), args_(args), outputs_(outputs) {
  dtype_ = op.promotion == Promotion::kBool ? compute : outputs[0];
  type_ = ValueTypeOf(dtype_);
}

Expr RuleContext::Raw(size_t i) {
  if (args_[i].value != kNoValue) return {&builder_, args_[i].value};
  if (!args_[i].constant.is_scalar()) {
    Refuse(absl::StrCat("argument ", i, " is neither a tensor nor a number"));
    return Constant(0);
  }
  const Scalar number = args_[i].constant.scalar();
  if (is_float()) return Constant(number.to_double());
  return {&builder_, builder_.ConstantInt(type_, is_bool() ? number.to_bool() : number.to_int64())};
}

Expr RuleContext::Unrounded(size_t i) { return Raw(i).To(type_); }

Expr RuleContext::operator[](size_t i) {
  if (args_[i].value != kNoValue) {
    const Expr value = Unrounded(i);
    return args_[i].type.dtype == dtype_ ? value : value.RoundedTo(dtype_);
  }
  if (is_float() && args_[i].constant.is_scalar()) return RoundedConstant(args_[i].constant.scalar().to_double());
  return Unrounded(i);
}

DType RuleContext::CommonDType(std::initializer_list<size_t> args) const {
  absl::InlinedVector<PromotionOperand, 4> operands;
  for (size_t i : args) operands.push_back(args_[i].type);
  return ResultType(operands).value();  // cannot fail: the shape rule has promoted these operands
}

double RuleContext::Number(size_t i) {
  if (IsNumber(i)) return args_[i].constant.scalar().to_double();
  Refuse(absl::StrCat("argument ", i, " is not known at compile time"));
  return 0;
}

bool RuleContext::Flag(size_t i) { return Number(i) != 0; }

absl::string_view RuleContext::Text(size_t i) const {
  return args_[i].value == kNoValue && args_[i].constant.is_string() ? absl::string_view(args_[i].constant.string())
                                                                     : absl::string_view();
}

void RuleContext::Refuse(absl::string_view why) {
  if (status_.ok()) status_ = absl::UnimplementedError(absl::StrCat(op_.QualifiedName(), ": ", why));
}

absl::StatusOr<absl::InlinedVector<ValueId, 2>> RuleContext::Finish() {
  BACKTAPE_RETURN_IF_ERROR(status_);
  BACKTAPE_CHECK(results_.size() == outputs_.size()) << op_.QualifiedName();
  for (size_t i = 0; i < results_.size(); ++i) results_[i] = builder_.Convert(results_[i], ValueTypeOf(outputs_[i]));
  return results_;
}

namespace {

// Null if the op has no rule. Ops of other libraries may have the names of builtin ops.
const OpRule* RuleOf(const OpSchema& op) {
  if (op.ns != "aten" && op.ns != "backtape") return nullptr;
  for (const auto rules : {ActivationRules(), ArithmeticRules(), LogicRules(), MathRules()}) {
    for (const OpRule& rule : rules) {
      if (rule.name == op.name) return &rule;
    }
  }
  return nullptr;
}

}  // namespace

bool HasOpRule(const OpSchema& op) { return RuleOf(op) != nullptr; }

absl::StatusOr<absl::InlinedVector<ValueId, 2>> BuildExpression(KernelBuilder& builder, const OpSchema& op,
                                                                absl::Span<const OpArgument> args, DType compute,
                                                                absl::Span<const DType> outputs) {
  const OpRule* rule = RuleOf(op);
  if (rule == nullptr) return absl::UnimplementedError(absl::StrCat(op.QualifiedName(), " has no native form"));
  for (const DType dtype : outputs) {
    if (!IsStorable(dtype)) {
      return absl::UnimplementedError(absl::StrCat(op.QualifiedName(), " has no native form for ", TorchName(dtype)));
    }
  }
  RuleContext context(builder, op, args, compute, outputs);
  rule->build(context);
  return context.Finish();
}

}  // namespace backtape::jit
