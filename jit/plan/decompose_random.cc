#include "backtape/jit/plan/decompose_random.h"

#include <cmath>
#include <limits>
#include <optional>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/rewrite.h"
#include "backtape/tensor/random_stream.h"

namespace backtape::jit {
namespace {

// Replaces and erases the call. Replace alone would keep it, because it draws random numbers.
void ReplaceAndErase(Rewriter& r, Node* value) {
  Node* const node = r.node();
  r.Replace(value);
  node->graph()->Erase(node);
}

// The numbers that `op`, rand_like or randn_like, draws for the elements of `like`, under the call's name. They have
// the strides of `like`, or are row-major.
Node* Drawn(Rewriter& r, OpId op, Node* like, DType dtype, bool row_major = true) {
  KeywordArguments kwargs = {{"dtype", dtype}};
  if (row_major) kwargs.emplace_back("memory_format", MemoryFormat::kContiguous);
  Node* const numbers = r.Call(op, {like}, std::move(kwargs));
  SetUniqueName(*numbers->graph(), numbers, r.node()->name());
  return numbers;
}

// Whether each random number of the call is below p.
Node* IsBelow(Rewriter& r, Node* like, DType drawn_for, double p, bool row_major) {
  const DType drawn = DrawnAs(drawn_for);
  // A 24-bit number is below p if and only if it is below p rounded up to 24 bits, which float32 represents exactly.
  const double limit = drawn == DType::kFloat64 ? p : std::ceil(p * 0x1p24) * 0x1p-24;
  return r.Call(OpId::lt_Scalar, {Drawn(r, OpId::rand_like, like, drawn, row_major), limit});
}

bool Dropout(Rewriter& r, const NodeArguments& args, bool with_mask) {
  Node* const x = args.NodeAt(0);
  const Argument train = args.Value("train");
  const Argument probability = args.Value("p");
  if (!x->type().is_tensor() || !IsFloatingPoint(x->type().tensor().dtype) || !probability.is_scalar()) return false;
  const double p = probability.scalar().to_double();
  if (!train.is_none() && (!train.is_bool() || !train.bool_value())) return false;
  Node* const kept = IsBelow(r, x, x->type().tensor().dtype, 1 - p, false);
  Node* const product = r.Call(OpId::mul_Tensor, {r.Widened(x), kept});
  Node* const scaled = r.Call(OpId::mul_Tensor, {product, p == 1 ? 0.0 : 1 / (1 - p)});
  if (with_mask) {
    r.ReplaceOutputs({scaled, kept});
  } else {
    ReplaceAndErase(r, scaled);
  }
  return true;
}

bool Bernoulli(Rewriter& r, const NodeArguments& args) {
  Node* const self = args.NodeAt(0);
  const Argument p = args.Value("p");
  if (!self->type().is_tensor() || !p.is_scalar()) return false;
  const DType dtype = self->type().tensor().dtype;
  Node* const hits = IsBelow(r, self, dtype, p.scalar().to_double(), true);
  ReplaceAndErase(r, dtype == DType::kBool ? hits : r.Call(OpId::_to_copy, {hits}, {{"dtype", dtype}}));
  return true;
}

// Compares each random number of the call with a probability of its own.
bool BernoulliOf(Rewriter& r, const NodeArguments& args, Node* probabilities) {
  Node* const self = args.NodeAt(0);
  if (!self->type().is_tensor() || probabilities == nullptr || !probabilities->type().is_tensor()) return false;
  const DType dtype = self->type().tensor().dtype, of_probabilities = probabilities->type().tensor().dtype;
  if (!IsFloatingPoint(of_probabilities)) return false;
  probabilities = r.Widened(probabilities);
  Node* const are_inside = r.Call(
      OpId::logical_and, {r.Call(OpId::ge_Scalar, {probabilities, 0}), r.Call(OpId::le_Scalar, {probabilities, 1})});
  probabilities = r.Required(probabilities, are_inside, "bernoulli expects all p to be in [0, 1]");
  Node* const numbers = Drawn(r, OpId::rand_like, self, DrawnAs(of_probabilities));
  Node* const hits = r.Call(OpId::lt_Tensor, {numbers, probabilities});
  ReplaceAndErase(r, dtype == DType::kBool ? hits : r.Call(OpId::_to_copy, {hits}, {{"dtype", dtype}}));
  return true;
}

// The operand that states the sizes and dtype of the result, or nullptr if it is not floating-point.
Node* FloatsOf(const NodeArguments& args) {
  Node* const self = args.NodeAt(0);
  return self->type().is_tensor() && IsFloatingPoint(self->type().tensor().dtype) ? self : nullptr;
}

std::optional<double> NumberOf(const NodeArguments& args, absl::string_view name) {
  const Argument value = args.Value(name);
  return value.is_scalar() ? std::optional<double>(value.scalar().to_double()) : std::nullopt;
}

// -log(1 - u) / lambd.
bool Exponential(Rewriter& r, const NodeArguments& args) {
  Node* const self = FloatsOf(args);
  const std::optional<double> rate = NumberOf(args, "lambd");
  if (self == nullptr || !rate) return false;
  Node* const numbers = Drawn(r, OpId::rand_like, self, DrawnAs(self->type().tensor().dtype));
  Node* const logarithm = r.Call(OpId::log1p, {r.Call(OpId::neg, {numbers})});
  ReplaceAndErase(r, r.Call(OpId::div_Tensor, {r.Call(OpId::neg, {logarithm}), *rate}));
  return true;
}

// The least value of DrawnAs(dtype) that is at least x: a value of that dtype is below the result if and only if it is
// below x.
double AtLeast(DType dtype, double x) {
  if (dtype == DType::kFloat64) return x;
  const auto rounded = static_cast<float>(x);
  return rounded < x ? std::nextafter(rounded, std::numeric_limits<float>::infinity()) : rounded;
}

// As in PyTorch, a value that rounds up to `to` becomes `from`.
bool Uniform(Rewriter& r, const NodeArguments& args) {
  Node* const self = FloatsOf(args);
  const std::optional<double> from = NumberOf(args, "from"), to = NumberOf(args, "to");
  if (self == nullptr || !from || !to) return false;
  const DType dtype = self->type().tensor().dtype;
  Node* value = Drawn(r, OpId::rand_like, self, dtype);
  if (*from != 0 || *to != 1) {
    value = r.Call(OpId::mul_Tensor, {r.Widened(value), *to - *from});
    value = r.Call(OpId::add_Tensor, {value, *from});
    if (IsHalf(dtype)) value = r.Call(OpId::_to_copy, {value}, {{"dtype", dtype}});
    Node* const is_below = r.Call(OpId::lt_Scalar, {r.Widened(value), AtLeast(dtype, *to)});
    value = r.Call(OpId::where_ScalarOther, {is_below, value, *from});
  }
  ReplaceAndErase(r, value);
  return true;
}

// mean + std * n, or e to this power.
bool Normal(Rewriter& r, const NodeArguments& args, bool is_exponent) {
  Node* const self = FloatsOf(args);
  const std::optional<double> mean = NumberOf(args, "mean"), std = NumberOf(args, "std");
  if (self == nullptr || !mean || !std || !(*std >= 0)) return false;
  Node* const numbers = Drawn(r, OpId::randn_like, self, DrawnAs(self->type().tensor().dtype));
  Node* const value = r.Call(OpId::add_Tensor, {r.Call(OpId::mul_Tensor, {numbers, *std}), *mean});
  ReplaceAndErase(r, is_exponent ? r.Call(OpId::exp, {value}) : value);
  return true;
}

// Decomposes `normal` with tensors of means or standard deviations, which are broadcast.
bool NormalOf(Rewriter& r, const NodeArguments& args) {
  const std::optional<double> mean = NumberOf(args, "mean"), std = NumberOf(args, "std");
  Node* const means = args.NodeAt(0);
  Node* deviations = args.NodeAt(1);
  if ((!mean && means == nullptr) || (!std && deviations == nullptr) || (std && !(*std >= 0))) return false;
  const TensorType& type = r.node()->type().tensor();
  Node* like = means == nullptr ? deviations : means;
  if (means != nullptr && deviations != nullptr) like = r.Call(OpId::add_Tensor, {means, deviations});
  if (like->type().tensor().dtype != type.dtype || !IsFloatingPoint(type.dtype)) return false;
  Node* const numbers = Drawn(r, OpId::randn_like, like, DrawnAs(type.dtype));
  Argument factor = std ? Argument(*std) : Argument();
  if (deviations != nullptr) {
    deviations = r.Widened(deviations);
    factor =
        r.Required(deviations, r.Call(OpId::ge_Scalar, {deviations, 0}), "normal expects all elements of std >= 0.0");
  }
  Node* const scaled = r.Call(OpId::mul_Tensor, {numbers, factor});
  ReplaceAndErase(r, r.Call(OpId::add_Tensor, {scaled, mean ? Argument(*mean) : Argument(r.Widened(means))}));
  return true;
}

}  // namespace

bool DecomposeRandom(Rewriter& r, OpId op) {
  const NodeArguments args(*r.node());
  if (op == OpId::native_dropout) return Dropout(r, args, true);
  if (op == OpId::dropout) return Dropout(r, args, false);
  if (op == OpId::bernoulli_p) return Bernoulli(r, args);
  if (op == OpId::bernoulli) return BernoulliOf(r, args, args.NodeAt(0));
  if (op == OpId::bernoulli_Tensor) return BernoulliOf(r, args, args.NodeAt(1));
  if (op == OpId::exponential) return Exponential(r, args);
  if (op == OpId::uniform) return Uniform(r, args);
  if (op == OpId::normal_functional) return Normal(r, args, false);
  if (op == OpId::normal_Tensor_float || op == OpId::normal_float_Tensor || op == OpId::normal_Tensor_Tensor) {
    return NormalOf(r, args);
  }
  if (op == OpId::log_normal) return Normal(r, args, true);
  return false;
}

}  // namespace backtape::jit
