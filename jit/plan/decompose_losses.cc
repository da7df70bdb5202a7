#include "backtape/jit/plan/decompose_losses.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/loss_reduction.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"

namespace backtape::jit {
namespace {

// Whether the tensor has the dtype of the result, a floating-point one.
bool HasLossDType(const Rewriter& r, const Node* x) {
  if (x == nullptr || !x->type().is_tensor()) return false;
  const DType dtype = x->type().tensor().dtype;
  return IsFloatingPoint(dtype) && dtype == r.node()->type().tensor().dtype;
}

Node* InputMinusTarget(Rewriter& r, Node* x, Node* target) {
  return r.Call(OpId::sub_Tensor, {r.Widened(x), r.Widened(target)});
}

bool FinishLoss(Rewriter& r, Node* losses, const Argument& reduction) {
  const int64_t kind = reduction.int_value();
  if (kind != kNoReduction) {
    losses =
        r.Call(kind == kMeanReduction ? OpId::mean : OpId::sum, {losses}, {{"dtype", r.node()->type().tensor().dtype}});
  }
  r.Replace(losses);
  return true;
}

// `derivative` of each element's loss, times the gradient of the result and a factor.
bool FinishGradient(Rewriter& r, const NodeArguments& args, Node* derivative, double factor) {
  if (args.Value("reduction").int_value() == kMeanReduction) {
    // As in PyTorch, the mean is over the input's elements even if the target has more.
    factor /= static_cast<double>(*args.NodeAt(1)->type().tensor().numel().constant());
  }
  if (factor != 1) derivative = r.Call(OpId::mul_Tensor, {derivative, factor});
  r.Replace(r.Call(OpId::mul_Tensor, {derivative, r.Widened(args.NodeAt(0))}));
  return true;
}

// Called with the rewriter, x - target, and the parameter of the loss.
using OfDifference = Node* (*)(Rewriter&, Node*, double);

double Parameter(const NodeArguments& args, const char* name) {
  const Argument value = name == nullptr ? Argument() : args.Value(name);
  return value.is_scalar() ? value.scalar().to_double() : 0;
}

bool LossOfDifference(Rewriter& r, OfDifference loss, const char* parameter) {
  const NodeArguments args(*r.node());
  if (!HasLossDType(r, args.NodeAt(0)) || !HasLossDType(r, args.NodeAt(1))) return false;
  if (!args.Value("reduction").is_int()) return false;
  Node* losses = loss(r, InputMinusTarget(r, args.NodeAt(0), args.NodeAt(1)), Parameter(args, parameter));
  return FinishLoss(r, losses, args.Value("reduction"));
}

bool GradientOfDifference(Rewriter& r, OfDifference derivative, const char* parameter, double factor) {
  const NodeArguments args(*r.node());
  Node* x = args.NodeAt(1);
  if (!HasLossDType(r, x) || !HasLossDType(r, args.NodeAt(2)) || args.NodeAt(0) == nullptr) return false;
  const auto count = x->type().tensor().numel().constant();
  if (!args.Value("reduction").is_int() || !count || *count == 0) return false;
  Node* each = derivative(r, InputMinusTarget(r, x, args.NodeAt(2)), Parameter(args, parameter));
  return FinishGradient(r, args, each, factor);
}

Node* Square(Rewriter& r, Node* z, double) { return r.Call(OpId::mul_Tensor, {z, z}); }
Node* Self(Rewriter&, Node* z, double) { return z; }

// |z| < beta ? z^2 / (2 beta) : |z| - beta / 2
Node* SmoothL1(Rewriter& r, Node* z, double beta) {
  Node* size = r.Call(OpId::abs, {z});
  Node* near =
      r.Call(OpId::div_Tensor, {r.Call(OpId::mul_Tensor, {r.Call(OpId::mul_Tensor, {size, size}), 0.5}), beta});
  Node* far = r.Call(OpId::sub_Tensor, {size, 0.5 * beta});
  return r.Call(OpId::where_self, {r.Call(OpId::lt_Scalar, {size, beta}), near, far});
}

Node* SmoothL1Derivative(Rewriter& r, Node* z, double beta) {
  Node* inner = r.Call(OpId::div_Tensor, {z, beta});
  inner = r.Call(OpId::where_ScalarSelf, {r.Call(OpId::ge_Scalar, {z, beta}), 1.0, inner});
  return r.Call(OpId::where_ScalarSelf, {r.Call(OpId::le_Scalar, {z, -beta}), -1.0, inner});
}

// |z| <= delta ? z^2 / 2 : delta * (|z| - delta / 2)
Node* Huber(Rewriter& r, Node* z, double delta) {
  Node* size = r.Call(OpId::abs, {z});
  Node* near = r.Call(OpId::mul_Tensor, {r.Call(OpId::mul_Tensor, {size, size}), 0.5});
  Node* far = r.Call(OpId::mul_Tensor, {r.Call(OpId::sub_Tensor, {size, 0.5 * delta}), delta});
  return r.Call(OpId::where_self, {r.Call(OpId::le_Scalar, {size, delta}), near, far});
}

// z <= -delta ? -delta : z >= delta ? delta : z
Node* HuberDerivative(Rewriter& r, Node* z, double delta) {
  if (delta > 0) return r.Call(OpId::clamp, {z, -delta, delta});
  Node* inner = r.Call(OpId::where_ScalarSelf, {r.Call(OpId::ge_Scalar, {z, delta}), delta, z});
  return r.Call(OpId::where_ScalarSelf, {r.Call(OpId::le_Scalar, {z, -delta}), -delta, inner});
}

// ((1 - t) x - log_sigmoid(x) ((positive - 1) t + 1)) weight
bool CrossEntropyWithLogits(Rewriter& r) {
  const NodeArguments args(*r.node());
  for (size_t i = 0; i < 4; ++i) {
    if ((i < 2 || args.NodeAt(i) != nullptr) && !HasLossDType(r, args.NodeAt(i))) return false;
  }
  if (!args.Value("reduction").is_int()) return false;
  Node* x = r.Widened(args.NodeAt(0));
  Node* t = r.Widened(args.NodeAt(1));
  Node* z = r.Call(OpId::exp, {r.Call(OpId::neg, {r.Call(OpId::abs, {x})})});
  Node* log_sigmoid = r.Call(OpId::sub_Tensor, {r.Call(OpId::clamp_max, {x, 0}), r.Call(OpId::log1p, {z})});
  if (Node* positive = r.Widened(args.NodeAt(3))) {
    Node* factor = r.Call(OpId::mul_Tensor, {r.Call(OpId::sub_Tensor, {positive, 1}), t});
    log_sigmoid = r.Call(OpId::mul_Tensor, {log_sigmoid, r.Call(OpId::add_Tensor, {factor, 1})});
  }
  Node* losses = r.Call(OpId::mul_Tensor, {r.Call(OpId::rsub_Scalar, {t, 1}), x});
  losses = r.Call(OpId::sub_Tensor, {losses, log_sigmoid});
  if (Node* weight = r.Widened(args.NodeAt(2))) losses = r.Call(OpId::mul_Tensor, {losses, weight});
  return FinishLoss(r, losses, args.Value("reduction"));
}

bool AreLossOperands(const Rewriter& r, const NodeArguments& args, std::initializer_list<size_t> positions) {
  for (size_t i : positions) {
    if (!HasLossDType(r, args.NodeAt(i))) return false;
  }
  return args.Value("reduction").is_int();
}

Node* Probabilities(Rewriter& r, Node* x, const char* name) {
  Node* are_inside = r.Call(OpId::logical_and, {r.Call(OpId::ge_Scalar, {x, 0}), r.Call(OpId::le_Scalar, {x, 1})});
  return r.Required(x, are_inside, absl::StrCat("all elements of ", name, " should be between 0 and 1"));
}

// log(x) or log1p(x), clamped so that a confident mistake has a finite loss
Node* ClampedLogarithm(Rewriter& r, OpId logarithm, Node* x) {
  return r.Call(OpId::clamp_min, {r.Call(logarithm, {x}), -100.0});
}

// ((t - 1) log(1 - x) - t log(x)) weight
bool BinaryCrossEntropy(Rewriter& r) {
  const NodeArguments args(*r.node());
  if (!AreLossOperands(r, args, {0, 1}) || (args.NodeAt(2) != nullptr && !HasLossDType(r, args.NodeAt(2)))) {
    return false;
  }
  Node* x = Probabilities(r, r.Widened(args.NodeAt(0)), "input");
  Node* t = Probabilities(r, r.Widened(args.NodeAt(1)), "target");
  Node* of_zeros = r.Call(OpId::mul_Tensor,
                          {r.Call(OpId::sub_Tensor, {t, 1}), ClampedLogarithm(r, OpId::log1p, r.Call(OpId::neg, {x}))});
  Node* of_ones = r.Call(OpId::mul_Tensor, {t, ClampedLogarithm(r, OpId::log, x)});
  Node* losses = r.Call(OpId::sub_Tensor, {of_zeros, of_ones});
  if (Node* weight = r.Widened(args.NodeAt(2))) losses = r.Call(OpId::mul_Tensor, {losses, weight});
  return FinishLoss(r, losses, args.Value("reduction"));
}

// weight (x - t) / max((1 - x) x, 1e-12)
bool BinaryCrossEntropyBackward(Rewriter& r) {
  const NodeArguments args(*r.node());
  if (!AreLossOperands(r, args, {0, 1, 2}) || (args.NodeAt(3) != nullptr && !HasLossDType(r, args.NodeAt(3)))) {
    return false;
  }
  const auto count = args.NodeAt(1)->type().tensor().numel().constant();
  if (!count || *count == 0) return false;
  Node* x = r.Widened(args.NodeAt(1));
  Node* variance = r.Call(OpId::mul_Tensor, {r.Call(OpId::rsub_Scalar, {x, 1}), x});
  variance = r.Call(OpId::clamp_min, {variance, 1e-12});
  Node* derivative = r.Call(OpId::div_Tensor, {InputMinusTarget(r, x, args.NodeAt(2)), variance});
  if (Node* weight = r.Widened(args.NodeAt(3))) derivative = r.Call(OpId::mul_Tensor, {derivative, weight});
  return FinishGradient(r, args, derivative, 1);
}

// The target of a soft margin loss in the dtype of the loss. Labels may be integers; null for floats of another dtype.
Node* Labels(Rewriter& r, Node* target) {
  if (HasLossDType(r, target)) return r.Widened(target);
  if (target == nullptr || !target->type().is_tensor()) return nullptr;
  if (IsFloatingPoint(target->type().tensor().dtype)) return nullptr;
  return r.Widened(r.Call(OpId::_to_copy, {target}, {{"dtype", r.node()->type().tensor().dtype}}));
}

// exp(-t x)
Node* SoftMarginExponential(Rewriter& r, Node* x, Node* t) {
  Node* product = r.Call(OpId::mul_Tensor, {r.Widened(x), t});
  return r.Call(OpId::exp, {r.Call(OpId::neg, {product})});
}

// log1p(exp(-t x))
bool SoftMargin(Rewriter& r) {
  const NodeArguments args(*r.node());
  if (!AreLossOperands(r, args, {0})) return false;
  Node* t = Labels(r, args.NodeAt(1));
  if (t == nullptr) return false;
  Node* z = SoftMarginExponential(r, args.NodeAt(0), t);
  return FinishLoss(r, r.Call(OpId::log1p, {z}), args.Value("reduction"));
}

// -t z / (z + 1) with z = exp(-t x)
bool SoftMarginBackward(Rewriter& r) {
  const NodeArguments args(*r.node());
  if (!AreLossOperands(r, args, {0, 1})) return false;
  const auto count = args.NodeAt(1)->type().tensor().numel().constant();
  if (!count || *count == 0) return false;
  Node* t = Labels(r, args.NodeAt(2));
  if (t == nullptr) return false;
  Node* z = SoftMarginExponential(r, args.NodeAt(1), t);
  Node* slope = r.Call(OpId::div_Tensor, {z, r.Call(OpId::add_Tensor, {z, 1})});
  Node* derivative = r.Call(OpId::neg, {r.Call(OpId::mul_Tensor, {t, slope})});
  return FinishGradient(r, args, derivative, 1);
}

// The parts that multi_margin_loss and its gradient share, for one sample in each row.
struct MarginViolations {
  Node* amounts;    // margin - (score of the target class) + score
  Node* is_other;   // whether the class is not the target
  Node* are_there;  // whether the amount is positive and the class is not the target
  Node* weights;    // of the target classes, as a column; may be null
  int64_t classes;
};

std::optional<MarginViolations> FindMarginViolations(Rewriter& r, const NodeArguments& args, size_t first) {
  Node* x = args.NodeAt(first);
  Node* weights = args.NodeAt(first + 4);
  if (!HasLossDType(r, x) || (weights != nullptr && !HasLossDType(r, weights))) return std::nullopt;
  const TensorType& type = x->type().tensor();
  const std::optional<int64_t> numel = type.numel().constant();
  const std::optional<int64_t> classes = type.dim() == 0 ? int64_t{1} : type.sizes.back().constant();
  if (!numel || *numel == 0 || !classes || !args.Value("reduction").is_int()) return std::nullopt;
  if (!args.Value("p").is_scalar() || !args.Value("margin").is_scalar()) return std::nullopt;
  x = r.Call(OpId::reshape, {r.Widened(x), Argument::IntList({-1, *classes})});
  Node* target = r.Call(OpId::reshape, {args.NodeAt(first + 1), Argument::IntList({-1, 1})});
  Node* is_class =
      r.Call(OpId::logical_and, {r.Call(OpId::ge_Scalar, {target, 0}), r.Call(OpId::lt_Scalar, {target, *classes})});
  target = r.Required(target, is_class, absl::StrCat("a target is out of range: the number of classes is ", *classes));
  target = r.Call(OpId::clamp, {target, 0, *classes - 1});
  MarginViolations found;
  found.classes = *classes;
  Node* of_target = r.Call(OpId::gather, {x, 1, target});
  found.amounts = r.Call(OpId::add_Tensor, {r.Call(OpId::rsub_Scalar, {of_target, args.Value("margin")}), x});
  found.is_other = r.Call(OpId::ne_Tensor, {r.Call(OpId::arange, {*classes}), target});
  found.are_there = r.Call(OpId::logical_and, {r.Call(OpId::gt_Scalar, {found.amounts, 0}), found.is_other});
  found.weights = nullptr;
  if (weights != nullptr) {
    weights = r.Call(OpId::reshape, {r.Widened(weights), Argument::IntList({-1})});
    Node* rows = r.Call(OpId::reshape, {target, Argument::IntList({-1})});
    found.weights = r.Call(OpId::unsqueeze, {r.Call(OpId::index_select, {weights, 0, rows}), 1});
  }
  return found;
}

bool IsSquared(const NodeArguments& args) { return args.Value("p").scalar().to_double() != 1; }

// The sum of a row's violations (or of their squares), times the weight of the target class, divided by the number of
// classes.
bool MultiMargin(Rewriter& r) {
  const NodeArguments args(*r.node());
  const std::optional<MarginViolations> found = FindMarginViolations(r, args, 0);
  if (!found) return false;
  Node* z = IsSquared(args) ? r.Call(OpId::mul_Tensor, {found->amounts, found->amounts}) : found->amounts;
  if (found->weights != nullptr) z = r.Call(OpId::mul_Tensor, {z, found->weights});
  Node* losses = r.Sum(r.Call(OpId::where_ScalarOther, {found->are_there, z, 0}), {1}, true);
  losses = r.Call(OpId::div_Scalar, {losses, found->classes});
  const int64_t rank = r.node()->type().tensor().dim();
  const bool is_each = args.Value("reduction").int_value() == kNoReduction;
  losses =
      r.Call(OpId::reshape,
             {losses, Argument::IntList(is_each && rank == 0 ? std::vector<int64_t>() : std::vector<int64_t>{-1})});
  return FinishLoss(r, losses, args.Value("reduction"));
}

// The derivative for the target class is minus the sum of those for the others.
bool MultiMarginBackward(Rewriter& r) {
  const NodeArguments args(*r.node());
  const std::optional<MarginViolations> found = FindMarginViolations(r, args, 1);
  if (!found || !HasLossDType(r, args.NodeAt(0))) return false;
  Node* grad = r.Call(OpId::reshape, {r.Widened(args.NodeAt(0)), Argument::IntList({-1, 1})});
  double divisor = static_cast<double>(found->classes);
  if (args.Value("reduction").int_value() == kMeanReduction) {
    divisor = static_cast<double>(*args.NodeAt(1)->type().tensor().numel().constant());
  }
  Node* factor = r.Call(OpId::div_Scalar, {grad, divisor});
  if (found->weights != nullptr) factor = r.Call(OpId::mul_Tensor, {factor, found->weights});
  Node* slope = factor;
  if (IsSquared(args)) slope = r.Call(OpId::mul_Tensor, {r.Call(OpId::mul_Tensor, {found->amounts, 2}), factor});
  Node* others = r.Call(OpId::where_ScalarOther, {found->are_there, slope, 0});
  Node* of_target = r.Call(OpId::rsub_Scalar, {r.Sum(others, {1}, true), 0});  // unlike neg, never -0
  Node* result = r.Call(OpId::where_self, {found->is_other, others, of_target});
  r.Replace(r.Call(OpId::reshape, {result, Argument::List(r.SizesOf(args.NodeAt(1)))}));
  return true;
}

}  // namespace

bool DecomposeLoss(Rewriter& r, OpId op) {
  using Maker = bool (*)(Rewriter&);
  static const auto& makers = *new absl::flat_hash_map<OpId, Maker>{
      {OpId::mse_loss, [](Rewriter& r) { return LossOfDifference(r, Square, nullptr); }},
      {OpId::mse_loss_backward, [](Rewriter& r) { return GradientOfDifference(r, Self, nullptr, 2); }},
      {OpId::smooth_l1_loss, [](Rewriter& r) { return LossOfDifference(r, SmoothL1, "beta"); }},
      {OpId::smooth_l1_loss_backward,
       [](Rewriter& r) { return GradientOfDifference(r, SmoothL1Derivative, "beta", 1); }},
      {OpId::huber_loss, [](Rewriter& r) { return LossOfDifference(r, Huber, "delta"); }},
      {OpId::huber_loss_backward, [](Rewriter& r) { return GradientOfDifference(r, HuberDerivative, "delta", 1); }},
      {OpId::binary_cross_entropy_with_logits, CrossEntropyWithLogits},
      {OpId::binary_cross_entropy, BinaryCrossEntropy},
      {OpId::binary_cross_entropy_backward, BinaryCrossEntropyBackward},
      {OpId::multi_margin_loss, MultiMargin},
      {OpId::multi_margin_loss_backward, MultiMarginBackward},
      {OpId::soft_margin_loss, SoftMargin},
      {OpId::soft_margin_loss_backward, SoftMarginBackward},
  };
  const auto it = makers.find(op);
  return it != makers.end() && it->second(r);
}

}  // namespace backtape::jit
