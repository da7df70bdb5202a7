#include "backtape/passes/uniform_values.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "backtape/interp/interpreter.h"
#include "backtape/ir/op_id.h"

namespace backtape {
namespace {

// Integers up to this are exact in the dtype, so their sums do not depend on the order.
double LargestExactInteger(DType dtype) {
  switch (dtype) {
    case DType::kFloat16:
      return 1 << 11;
    case DType::kBFloat16:
      return 1 << 8;
    case DType::kFloat32:
      return 1 << 24;
    case DType::kFloat64:
      return 9007199254740992.0;  // 2^53
    case DType::kInt32:
      return 2147483647.0;
    case DType::kInt64:
      return 9007199254740992.0;
    default:
      return 0;
  }
}

// `count` times `value` if every partial sum is exact. Not for -0, because a sum may start at +0 or at its first term.
std::optional<Scalar> ExactMultiple(double value, double count, DType dtype) {
  if (value == 0 && std::signbit(value)) return std::nullopt;
  if (value != std::trunc(value) || !(std::abs(value) * count <= LargestExactInteger(dtype))) return std::nullopt;
  const double product = value * count;
  if (IsFloatingPoint(dtype)) return Scalar(product);
  return Scalar(static_cast<int64_t>(product));
}

// The scalar converted to the dtype.
std::optional<Scalar> InDType(const Scalar& value, DType dtype) {
  if (!IsStorable(dtype)) return std::nullopt;
  return Tensor::Full({}, value, dtype).item();
}

std::optional<int64_t> ConstantNumel(const ValueType& type) {
  return type.is_tensor() ? type.tensor().numel().constant() : std::nullopt;
}

std::optional<Scalar> ScalarOf(const Argument& arg) {
  if (!arg.is_scalar()) return std::nullopt;
  return arg.scalar();
}

}  // namespace

bool SameScalar(const Scalar& a, const Scalar& b) {
  if (a.dtype() != b.dtype()) return false;
  if (!a.is_floating_point()) return a.to_int64() == b.to_int64();
  return std::bit_cast<uint64_t>(a.to_double()) == std::bit_cast<uint64_t>(b.to_double());
}

bool IsPositiveZero(const Scalar& value) {
  return value.to_double() == 0 && !(value.is_floating_point() && std::signbit(value.to_double()));
}

UniformValues::UniformValues(const Graph& graph, const AliasAnalysis& aliases) : graph_(graph), aliases_(aliases) {
  const std::pair<OpId, Rule> kRules[] = {
      {OpId::full, &UniformValues::Filled},
      {OpId::full_like, &UniformValues::Filled},
      {OpId::new_full, &UniformValues::Filled},
      {OpId::zeros, &UniformValues::Filled},
      {OpId::zeros_like, &UniformValues::Filled},
      {OpId::new_zeros, &UniformValues::Filled},
      {OpId::zero, &UniformValues::Filled},
      {OpId::ones, &UniformValues::Filled},
      {OpId::ones_like, &UniformValues::Filled},
      {OpId::new_ones, &UniformValues::Filled},
      {OpId::scalar_tensor, &UniformValues::Filled},
      {OpId::fill_Scalar, &UniformValues::Filled},
      {OpId::clone, &UniformValues::Moved},
      {OpId::contiguous, &UniformValues::Moved},
      {OpId::reshape, &UniformValues::Moved},
      {OpId::lift_fresh_copy, &UniformValues::Moved},
      {OpId::_to_copy, &UniformValues::Moved},
      {OpId::flip, &UniformValues::Moved},
      {OpId::roll, &UniformValues::Moved},
      {OpId::repeat, &UniformValues::Moved},
      {OpId::amax, &UniformValues::Moved},
      {OpId::amin, &UniformValues::Moved},
      {OpId::cat, &UniformValues::AllEqual},
      {OpId::stack, &UniformValues::AllEqual},
      {OpId::select_scatter, &UniformValues::AllEqual},
      {OpId::slice_scatter, &UniformValues::AllEqual},
      {OpId::select_backward, &UniformValues::Scattered},
      {OpId::slice_backward, &UniformValues::Scattered},
      {OpId::diagonal_backward, &UniformValues::Scattered},
      {OpId::tril, &UniformValues::Scattered},
      {OpId::triu, &UniformValues::Scattered},
      {OpId::constant_pad_nd, &UniformValues::Padded},
      {OpId::sum, &UniformValues::Summed},
      {OpId::sum_dim_IntList, &UniformValues::Summed},
      {OpId::mean, &UniformValues::Averaged},
      {OpId::mean_dim, &UniformValues::Averaged},
      {OpId::mm, &UniformValues::Multiplied},
      {OpId::bmm, &UniformValues::Multiplied},
      {OpId::threshold_backward, &UniformValues::Thresholded},
      {OpId::where_self, &UniformValues::Chosen},
      {OpId::masked_fill_Scalar, &UniformValues::Chosen},
  };
  for (const auto& [id, rule] : kRules) {
    if (const OpSchema* op = graph.ops().Find(id)) rules_.emplace(op, rule);
  }
}

void UniformValues::Visit(const Node& node) {
  const OpSchema* op = node.op();
  if (op == nullptr || op->has_tag(kTagPython) || op->has_tag(kTagNondeterministic) || !node.type().is_tensor()) return;
  if (MayWrite(node) || aliases_.IsWritten(&node)) return;
  std::optional<Scalar> value;
  const auto it = rules_.find(op);
  if (it != rules_.end()) {
    value = (this->*it->second)(node, NodeArguments(node));
  } else if (op->has_tag(kTagView)) {
    value = Moved(node, NodeArguments(node));
  }
  if (!value && op->has_tag(kTagPointwise)) value = Evaluated(node);
  if (!value) return;
  value = InDType(*value, node.type().tensor().dtype);
  if (value) values_.insert_or_assign(&node, *value);
}

std::optional<Scalar> UniformValues::Find(const Node* node) const {
  const auto it = values_.find(node);
  if (it == values_.end()) return std::nullopt;
  return it->second;
}

std::optional<Scalar> UniformValues::Find(const Argument& arg) const {
  return arg.is_node() ? Find(arg.node()) : ScalarOf(arg);
}

std::optional<Scalar> UniformValues::Filled(const Node& node, const NodeArguments& args) const {
  switch (node.op()->op_id()) {
    case OpId::zeros:
    case OpId::zeros_like:
    case OpId::new_zeros:
    case OpId::zero:
      return Scalar(0);
    case OpId::ones:
    case OpId::ones_like:
    case OpId::new_ones:
      return Scalar(1);
    case OpId::scalar_tensor:
      return ScalarOf(args.Value("s"));
    case OpId::fill_Scalar:
      return ScalarOf(args.Value("value"));
    default:
      return ScalarOf(args.Value("fill_value"));
  }
}

std::optional<Scalar> UniformValues::Moved(const Node&, const NodeArguments& args) const {
  return args.NodeAt(0) != nullptr ? Find(args.NodeAt(0)) : std::nullopt;
}

std::optional<Scalar> UniformValues::AllEqual(const Node& node, const NodeArguments&) const {
  std::optional<Scalar> value;
  for (size_t i = 0; i < node.num_operands(); ++i) {
    const Node* operand = node.operand(i);
    if (!operand->type().is_tensor()) continue;
    // The dtypes may differ, so compare the promoted values.
    const std::optional<Scalar> each = Find(operand);
    if (!each) return std::nullopt;
    const std::optional<Scalar> cast = InDType(*each, node.type().tensor().dtype);
    if (!cast || (value && !SameScalar(*value, *cast))) return std::nullopt;
    value = cast;
  }
  return value;
}

std::optional<Scalar> UniformValues::Scattered(const Node& node, const NodeArguments& args) const {
  const std::optional<Scalar> value = Moved(node, args);
  return value && IsPositiveZero(*value) ? value : std::nullopt;
}

std::optional<Scalar> UniformValues::Padded(const Node& node, const NodeArguments& args) const {
  const std::optional<Scalar> inner = Moved(node, args);
  const std::optional<Scalar> padding = ScalarOf(args.Value("value"));
  if (!inner || !padding) return std::nullopt;
  const std::optional<Scalar> cast = InDType(*padding, node.type().tensor().dtype);
  return cast && SameScalar(*inner, *cast) ? inner : std::nullopt;
}

std::optional<Scalar> UniformValues::Summed(const Node& node, const NodeArguments& args) const {
  const std::optional<Scalar> value = Moved(node, args);
  const DType dtype = node.type().tensor().dtype;
  if (!value) return std::nullopt;
  if (IsPositiveZero(*value)) return Scalar(0);
  const std::optional<int64_t> before = ConstantNumel(args.NodeAt(0)->type());
  const std::optional<int64_t> after = ConstantNumel(node.type());
  if (!before || !after || *after == 0) return std::nullopt;
  const int64_t terms = *before / *after;
  return ExactMultiple(value->to_double(), static_cast<double>(terms), dtype);
}

std::optional<Scalar> UniformValues::Averaged(const Node& node, const NodeArguments& args) const {
  const std::optional<Scalar> value = Moved(node, args);
  if (!value || !IsPositiveZero(*value)) return std::nullopt;
  // The mean of an empty tensor is NaN.
  const std::optional<int64_t> before = ConstantNumel(args.NodeAt(0)->type());
  return before && *before > 0 ? std::optional<Scalar>(Scalar(0)) : std::nullopt;
}

std::optional<Scalar> UniformValues::Multiplied(const Node& node, const NodeArguments& args) const {
  if (args.NodeAt(0) == nullptr || args.NodeAt(1) == nullptr) return std::nullopt;
  const std::optional<Scalar> a = Find(args.NodeAt(0));
  const std::optional<Scalar> b = Find(args.NodeAt(1));
  if (!a || !b || !args.NodeAt(0)->type().is_tensor()) return std::nullopt;
  if (args.NodeAt(0)->type().tensor().sizes.empty()) return std::nullopt;
  const std::optional<int64_t> inner = args.NodeAt(0)->type().tensor().sizes.back().constant();
  const DType dtype = node.type().tensor().dtype;
  if (!inner || std::abs(a->to_double()) > LargestExactInteger(dtype) || a->to_double() != std::trunc(a->to_double())) {
    return std::nullopt;
  }
  if (b->to_double() != std::trunc(b->to_double())) return std::nullopt;
  return ExactMultiple(a->to_double() * b->to_double(), static_cast<double>(*inner), dtype);
}

// threshold_backward(grad, self, t) is grad or 0 in each element.
std::optional<Scalar> UniformValues::Thresholded(const Node& node, const NodeArguments& args) const {
  return Scattered(node, args);
}

// where(c, a, a) = a; masked_fill(a, c, a) = a.
std::optional<Scalar> UniformValues::Chosen(const Node& node, const NodeArguments& args) const {
  const DType dtype = node.type().tensor().dtype;
  const bool is_where = node.is_call_to(OpId::where_self);
  const std::optional<Scalar> a = Find(args.Value(is_where ? 1 : 0));
  const std::optional<Scalar> b = Find(args.Value(2));
  if (!a || !b) return std::nullopt;
  const std::optional<Scalar> x = InDType(*a, dtype);
  const std::optional<Scalar> y = InDType(*b, dtype);
  return x && y && SameScalar(*x, *y) ? x : std::nullopt;
}

// Runs the reference kernel on one-element tensors.
std::optional<Scalar> UniformValues::Evaluated(const Node& node) const {
  const auto value_of = [this](const Argument& arg) -> std::optional<IValue> {
    if (arg.is_node()) {
      const std::optional<Scalar> value = Find(arg.node());
      if (!value) return std::nullopt;
      const TensorType& type = arg.node()->type().tensor();
      return IValue(Tensor::Full(DimVector(type.sizes.size(), 1), *value, type.dtype));
    }
    if (arg.is_none()) return IValue();
    if (arg.is_scalar()) return IValue(arg.scalar());
    if (arg.is_string()) return IValue(arg.string());
    if (arg.is_dtype()) return IValue(arg.dtype());
    if (arg.is_device()) return IValue(arg.device());
    if (arg.is_layout()) return IValue(arg.layout());
    if (arg.is_memory_format()) return IValue(arg.memory_format());
    return std::nullopt;
  };
  IValueList args;
  for (const Argument& arg : node.args()) {
    std::optional<IValue> value = value_of(arg);
    if (!value) return std::nullopt;
    args.push_back(*std::move(value));
  }
  std::vector<std::pair<std::string, IValue>> kwargs;
  for (const auto& [key, arg] : node.kwargs()) {
    std::optional<IValue> value = value_of(arg);
    if (!value) return std::nullopt;
    kwargs.emplace_back(key, *std::move(value));
  }
  const absl::StatusOr<IValue> result =
      EvaluateOp(graph_.ops(), *node.op(), args, kwargs, BuiltinKernels(), BuiltinShapeRules());
  if (!result.ok() || !result->is_tensor() || result->tensor().numel() != 1) return std::nullopt;
  if (result->tensor().dtype() != node.type().tensor().dtype) return std::nullopt;
  return result->tensor().item();
}

}  // namespace backtape
