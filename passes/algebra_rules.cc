// The identities, one small function each. The table below states each rule's condition; comments at the functions
// justify it. AlgebraMatch checks dtypes and sizes when a rule rewrites, so a product that promotes or broadcasts is
// not treated as `x * 1`.
#include "backtape/passes/algebra_rules.h"

#include <cmath>
#include <utility>

#include "backtape/ir/op_id.h"
#include "backtape/passes/full_call.h"
#include "backtape/passes/layout_queries.h"
#include "backtape/passes/rewrite.h"

namespace backtape {

bool AlgebraMatch::IsUniform(size_t i, double value) const {
  const std::optional<Scalar> uniform = Uniform(i);
  return uniform && uniform->to_double() == value;
}

bool AlgebraMatch::IsPositiveZeroAt(size_t i) const {
  const std::optional<Scalar> uniform = Uniform(i);
  return uniform && IsPositiveZero(*uniform);
}

bool AlgebraMatch::IsNegativeZeroAt(size_t i) const { return IsUniform(i, 0) && !IsPositiveZeroAt(i); }

Node* AlgebraMatch::CallAt(size_t i, OpId op) const {
  Node* const call = args_.NodeAt(i);
  if (call == nullptr || !call->is_call_to(op) || aliases_.IsWritten(call)) return nullptr;
  // The operands of that call must not have been written since.
  for (size_t j = 0; j < call->num_operands(); ++j) {
    if (!aliases_.IsStable(call->operand(j)) || aliases_.IsWritten(call->operand(j))) return nullptr;
  }
  return call;
}

bool AlgebraMatch::ReplaceBy(Node* same) { return ReplaceByEqual(graph_, aliases_, node_, same); }

bool AlgebraMatch::ReplaceByViewOf(Node* source) {
  if (!HasOp(OpId::view) || !aliases_.MayReplaceByAlias(node_, source)) return false;
  std::vector<Argument> sizes;
  for (const SymInt& size : type().sizes) {
    if (size.is_symbolic()) return false;
    sizes.emplace_back(size.value());
  }
  aliases_.Unite(node_, source);
  return ReplaceByCall(OpId::view, {source, Argument::List(std::move(sizes))});
}

namespace {

// Another order of operands, or a constant, may change the layout of a pointwise result.
bool ChangesObservedStrides(const Node& old, const Node& made) {
  const TensorType& before = old.type().tensor();
  const TensorType& after = made.type().tensor();
  return before.strides && after.strides && !MayTakeStridesOf(old, after);
}

}  // namespace

bool AlgebraMatch::ReplaceByFull(const Scalar& value) {
  Node* const full = FullFor(graph_, node_, value);
  if (full == nullptr) return false;
  if (ChangesObservedStrides(*node_, *full)) {
    graph_.Erase(full);
    return false;
  }
  ReplaceByNew(graph_, aliases_, node_, full);
  uniform_.Visit(*full);
  return true;
}

bool AlgebraMatch::ReplaceByCall(OpId op, ArgumentList args, KeywordArguments kwargs) {
  if (!HasOp(op)) return false;
  Node* const call = CallFor(graph_, node_, op, std::move(args), std::move(kwargs));
  if (!HaveSameType(*call, *node_) || ChangesObservedStrides(*node_, *call)) {
    graph_.Erase(call);
    return false;
  }
  ReplaceByNew(graph_, aliases_, node_, call);
  uniform_.Visit(*call);
  return true;
}

namespace {

constexpr OpId kAdd[] = {OpId::add_Tensor, OpId::add_Scalar};
constexpr OpId kAddTensor[] = {OpId::add_Tensor};
constexpr OpId kSub[] = {OpId::sub_Tensor, OpId::sub_Scalar};
constexpr OpId kSubTensor[] = {OpId::sub_Tensor};
constexpr OpId kMul[] = {OpId::mul_Tensor, OpId::mul_Scalar};
constexpr OpId kMulTensor[] = {OpId::mul_Tensor};
constexpr OpId kDiv[] = {OpId::div_Tensor, OpId::div_Scalar};
constexpr OpId kPow[] = {OpId::pow_Tensor_Scalar};
constexpr OpId kNeg[] = {OpId::neg};
constexpr OpId kRelu[] = {OpId::relu};
constexpr OpId kAbs[] = {OpId::abs};
constexpr OpId kLogicalNot[] = {OpId::logical_not};
constexpr OpId kIdempotent[] = {OpId::maximum,           OpId::minimum,     OpId::bitwise_and_Tensor,
                                OpId::bitwise_or_Tensor, OpId::logical_and, OpId::logical_or};
constexpr OpId kWhere[] = {OpId::where_self};
constexpr OpId kSum[] = {OpId::sum_dim_IntList, OpId::sum};
constexpr OpId kCat[] = {OpId::cat};
constexpr OpId kAddmm[] = {OpId::addmm};
constexpr OpId kProduct[] = {OpId::mul_Tensor, OpId::mul_Scalar, OpId::mm, OpId::bmm};
constexpr OpId kPointwiseBackward[] = {OpId::sigmoid_backward, OpId::tanh_backward, OpId::gelu_backward,
                                       OpId::silu_backward};

bool MulByOne(AlgebraMatch& m) {
  return (m.IsUniform(1, 1) && m.ReplaceByOperand(0)) || (m.IsUniform(0, 1) && m.ReplaceByOperand(1));
}

bool DivByOne(AlgebraMatch& m) { return m.IsUniform(1, 1) && m.ReplaceByOperand(0); }

// -x differs from x * -1 only in the sign of a NaN.
bool MulByMinusOne(AlgebraMatch& m) {
  if (m.type().dtype == DType::kBool) return false;
  for (const size_t i : {0, 1}) {
    if (m.IsUniform(1 - i, -1) && m.args().NodeAt(i) != nullptr && HaveSameType(*m.args().NodeAt(i), m.node())) {
      return m.ReplaceByCall(OpId::neg, {m.args().NodeAt(i)});
    }
  }
  return false;
}

// The neutral element of float addition is -0, because -0 + +0 is +0. Integers have a single zero.
bool AddNeutral(AlgebraMatch& m) {
  const auto is_neutral = [&m](size_t i) { return m.IsFloating() ? m.IsNegativeZeroAt(i) : m.IsUniform(i, 0); };
  if (!m.args().IsDefault("alpha")) return false;
  return (is_neutral(1) && m.ReplaceByOperand(0)) || (is_neutral(0) && m.ReplaceByOperand(1));
}

bool AddZero(AlgebraMatch& m) {
  if (!m.args().IsDefault("alpha")) return false;
  return (m.IsUniform(1, 0) && m.ReplaceByOperand(0)) || (m.IsUniform(0, 0) && m.ReplaceByOperand(1));
}

// x - +0 is x for every x; x - -0 turns -0 into +0.
bool SubPositiveZero(AlgebraMatch& m) {
  return m.args().IsDefault("alpha") && m.IsPositiveZeroAt(1) && m.ReplaceByOperand(0);
}

// Differs for x = +0: 0 - x is +0, but -x is -0.
bool SubFromZero(AlgebraMatch& m) {
  if (!m.args().IsDefault("alpha") || !m.IsUniform(0, 0) || m.args().NodeAt(1) == nullptr) return false;
  return HaveSameType(*m.args().NodeAt(1), m.node()) && m.ReplaceByCall(OpId::neg, {m.args().NodeAt(1)});
}

// Operand `i` if it is a negation. An integer must have the dtype of the result: in a narrower dtype, -x wraps around
// before it is widened.
Node* NegationAt(AlgebraMatch& m, size_t i) {
  Node* const neg = m.CallAt(i, OpId::neg);
  if (neg == nullptr || !neg->type().is_tensor()) return nullptr;
  const DType dtype = neg->type().tensor().dtype;
  return IsFloatingPoint(dtype) || dtype == m.type().dtype ? neg : nullptr;
}

// IEEE 754 defines x - y as x + (-y).
bool AddNeg(AlgebraMatch& m) {
  if (!m.args().IsDefault("alpha")) return false;
  for (const size_t i : {1, 0}) {
    Node* const neg = NegationAt(m, i);
    Node* const other = m.args().NodeAt(1 - i);
    if (neg != nullptr && other != nullptr && AlgebraMatch::OperandOf(*neg, 0) != nullptr) {
      return m.ReplaceByCall(OpId::sub_Tensor, {other, AlgebraMatch::OperandOf(*neg, 0)});
    }
  }
  return false;
}

bool SubNeg(AlgebraMatch& m) {
  Node* const neg = NegationAt(m, 1);
  if (!m.args().IsDefault("alpha") || neg == nullptr || m.args().NodeAt(0) == nullptr) return false;
  return AlgebraMatch::OperandOf(*neg, 0) != nullptr &&
         m.ReplaceByCall(OpId::add_Tensor, {m.args().NodeAt(0), AlgebraMatch::OperandOf(*neg, 0)});
}

// The signs of two factors cancel exactly.
bool MulNegNeg(AlgebraMatch& m) {
  Node* const a = NegationAt(m, 0);
  Node* const b = NegationAt(m, 1);
  if (a == nullptr || b == nullptr) return false;
  Node* const x = AlgebraMatch::OperandOf(*a, 0);
  Node* const y = AlgebraMatch::OperandOf(*b, 0);
  return x != nullptr && y != nullptr && m.ReplaceByCall(OpId::mul_Tensor, {x, y});
}

bool NegNeg(AlgebraMatch& m) {
  Node* const inner = m.CallAt(0, OpId::neg);
  Node* const x = inner != nullptr ? AlgebraMatch::OperandOf(*inner, 0) : nullptr;
  return x != nullptr && m.ReplaceBy(x);
}

bool ReluRelu(AlgebraMatch& m) { return m.CallAt(0, OpId::relu) != nullptr && m.ReplaceByOperand(0); }

bool AbsAbs(AlgebraMatch& m) { return m.CallAt(0, OpId::abs) != nullptr && m.ReplaceByOperand(0); }

// Not for unsigned integers, where -x wraps around.
bool AbsNeg(AlgebraMatch& m) {
  if (m.type().dtype == DType::kUInt8) return false;
  Node* const neg = m.CallAt(0, OpId::neg);
  Node* const x = neg != nullptr ? AlgebraMatch::OperandOf(*neg, 0) : nullptr;
  return x != nullptr && m.ReplaceByCall(OpId::abs, {x});
}

// Applies to bools only: for other dtypes the result is bool, and ReplaceBy refuses to change the dtype.
bool NotNot(AlgebraMatch& m) {
  Node* const inner = m.CallAt(0, OpId::logical_not);
  Node* const x = inner != nullptr ? AlgebraMatch::OperandOf(*inner, 0) : nullptr;
  return x != nullptr && m.ReplaceBy(x);
}

bool Idempotent(AlgebraMatch& m) {
  return m.args().NodeAt(0) != nullptr && m.args().NodeAt(0) == m.args().NodeAt(1) && m.ReplaceByOperand(0);
}

bool WhereSame(AlgebraMatch& m) {
  return m.args().NodeAt(1) != nullptr && m.args().NodeAt(1) == m.args().NodeAt(2) && m.ReplaceByOperand(1);
}

bool PowOne(AlgebraMatch& m) { return m.IsUniform(1, 1) && m.ReplaceByOperand(0); }

// 1 even for NaN, as in C's pow and in PyTorch.
bool PowZero(AlgebraMatch& m) { return m.IsUniform(1, 0) && m.ReplaceByFull(Scalar(1)); }

// PyTorch's pow computes a square as a product.
bool PowTwo(AlgebraMatch& m) {
  Node* const x = m.args().NodeAt(0);
  return m.IsUniform(1, 2) && x != nullptr && HaveSameType(*x, m.node()) && m.ReplaceByCall(OpId::mul_Tensor, {x, x});
}

// Each sum has a single term. A sum starts at +0, so -0 may become +0.
bool SumOfOne(AlgebraMatch& m) {
  Node* const x = m.args().NodeAt(0);
  if (x == nullptr || !x->type().is_tensor() || x->type().tensor().dtype != m.type().dtype) return false;
  if (!(x->type().tensor().numel() == m.type().numel()) || m.type().numel() == SymInt(0)) return false;
  return x->type().tensor().sizes == m.type().sizes ? m.ReplaceBy(x) : m.ReplaceByViewOf(x);
}

bool CatOfOne(AlgebraMatch& m) {
  const Argument* tensors = m.args().Given(0);
  if (tensors == nullptr || !tensors->is_sequence() || tensors->items().size() != 1) return false;
  return tensors->items()[0].is_node() && m.ReplaceBy(tensors->items()[0].node());
}

bool AddmmOfZeros(AlgebraMatch& m) {
  if (!m.args().IsDefault("beta") || !m.args().IsDefault("alpha") || !m.IsUniform(0, 0)) return false;
  Node* const a = m.args().NodeAt(1);
  Node* const b = m.args().NodeAt(2);
  return a != nullptr && b != nullptr && m.ReplaceByCall(OpId::mm, {a, b});
}

// 0 * inf is NaN, and 0 * -x is -0.
bool MulByZero(AlgebraMatch& m) { return (m.IsUniform(0, 0) || m.IsUniform(1, 0)) && m.ReplaceByFull(Scalar(0)); }

// The result is grad * f'(x), and f' is finite for finite x.
bool BackwardOfZero(AlgebraMatch& m) { return m.IsUniform(0, 0) && m.ReplaceByFull(Scalar(0)); }

constexpr AlgebraRule kRules[] = {
    {{"mul_by_one", "x * 1 -> x", AlgebraCondition::kExact}, kMul, MulByOne},
    {{"div_by_one", "x / 1 -> x", AlgebraCondition::kExact}, kDiv, DivByOne},
    {{"mul_by_minus_one", "x * -1 -> -x", AlgebraCondition::kExact}, kMul, MulByMinusOne},
    {{"add_neutral", "x + -0.0 -> x; integers: x + 0 -> x", AlgebraCondition::kExact}, kAdd, AddNeutral},
    {{"sub_positive_zero", "x - 0 -> x", AlgebraCondition::kExact}, kSub, SubPositiveZero},
    {{"add_neg", "x + -y -> x - y", AlgebraCondition::kExact}, kAddTensor, AddNeg},
    {{"sub_neg", "x - -y -> x + y", AlgebraCondition::kExact}, kSubTensor, SubNeg},
    {{"mul_neg_neg", "-x * -y -> x * y", AlgebraCondition::kExact}, kMulTensor, MulNegNeg},
    {{"neg_neg", "-(-x) -> x", AlgebraCondition::kExact}, kNeg, NegNeg},
    {{"relu_relu", "relu(relu(x)) -> relu(x)", AlgebraCondition::kExact}, kRelu, ReluRelu},
    {{"abs_abs", "abs(abs(x)) -> abs(x)", AlgebraCondition::kExact}, kAbs, AbsAbs},
    {{"abs_neg", "abs(-x) -> abs(x), not for uint8", AlgebraCondition::kExact}, kAbs, AbsNeg},
    {{"not_not", "bools: not not x -> x", AlgebraCondition::kExact}, kLogicalNot, NotNot},
    {{"idempotent", "max(x, x) -> x; also min, and, or", AlgebraCondition::kExact}, kIdempotent, Idempotent},
    {{"where_same", "where(c, x, x) -> x", AlgebraCondition::kExact}, kWhere, WhereSame},
    {{"pow_one", "x ** 1 -> x", AlgebraCondition::kExact}, kPow, PowOne},
    {{"pow_zero", "x ** 0 -> 1", AlgebraCondition::kExact}, kPow, PowZero},
    {{"pow_two", "x ** 2 -> x * x", AlgebraCondition::kExact}, kPow, PowTwo},
    {{"cat_of_one", "cat([x]) -> x", AlgebraCondition::kExact}, kCat, CatOfOne},
    {{"add_zero", "x + 0 -> x", AlgebraCondition::kSignedZero}, kAdd, AddZero},
    {{"sub_from_zero", "0 - x -> -x", AlgebraCondition::kSignedZero}, kSubTensor, SubFromZero},
    {{"sum_of_one", "sum over dims of size 1 -> x, or a view of it", AlgebraCondition::kSignedZero}, kSum, SumOfOne},
    {{"addmm_of_zeros", "0 + x @ y -> x @ y", AlgebraCondition::kSignedZero}, kAddmm, AddmmOfZeros},
    {{"mul_by_zero", "x * 0 -> 0, x @ 0 -> 0", AlgebraCondition::kFinite}, kProduct, MulByZero},
    {{"backward_of_zero", "f_backward(0, x) -> 0", AlgebraCondition::kFinite}, kPointwiseBackward, BackwardOfZero},
};

}  // namespace

absl::Span<const AlgebraRule> AlgebraRuleTable() { return kRules; }

}  // namespace backtape
