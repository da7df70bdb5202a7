#include "backtape/jit/plan/decompose.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "backtape/ir/loss_reduction.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/jit/plan/call_steps.h"
#include "backtape/jit/plan/decompose_attention.h"
#include "backtape/jit/plan/decompose_diagonals.h"
#include "backtape/jit/plan/decompose_foreach.h"
#include "backtape/jit/plan/decompose_gating.h"
#include "backtape/jit/plan/decompose_group_norm.h"
#include "backtape/jit/plan/decompose_indexing.h"
#include "backtape/jit/plan/decompose_losses.h"
#include "backtape/jit/plan/decompose_movement.h"
#include "backtape/jit/plan/decompose_offset_pooling.h"
#include "backtape/jit/plan/decompose_pooling.h"
#include "backtape/jit/plan/decompose_prims.h"
#include "backtape/jit/plan/decompose_quantisation.h"
#include "backtape/jit/plan/decompose_random.h"
#include "backtape/jit/plan/decompose_reductions.h"
#include "backtape/jit/plan/decompose_resampling.h"
#include "backtape/jit/plan/decompose_short_lines.h"
#include "backtape/jit/plan/decompose_vectors.h"
#include "backtape/jit/plan/decompose_windows.h"
#include "backtape/jit/plan/number_operands.h"
#include "backtape/jit/plan/pick_along.h"
#include "backtape/jit/plan/rewriter.h"
#include "backtape/jit/plan/row_scatters.h"
#include "backtape/jit/plan/type_strides.h"
#include "backtape/jit/plan/value_table.h"
#include "backtape/passes/layout_queries.h"
#include "backtape/passes/rewrite.h"

namespace backtape::jit {
namespace {

std::vector<int64_t> DimsFrom(int64_t first, int64_t end) {
  std::vector<int64_t> dims;
  for (int64_t i = first; i < end; ++i) dims.push_back(i);
  return dims;
}

bool IsFloat(const Node* node) {
  return node != nullptr && node->type().is_tensor() && IsFloatingPoint(node->type().tensor().dtype);
}

// For 16-bit floats, the reference kernels of the ops below round only the results. The decomposed ops therefore
// compute in float32. Operands are widened explicitly, unless type promotion with a widened operand does this.

// The lanes of vectors run along the dim whose elements are adjacent. If that dim is short and `dim`, which is reduced,
// is the last dim, most lanes would be empty. Returns a row-major copy of a large x in this case, because its rows fill
// the lanes, and x itself in all other cases.
Node* WithLongRows(Rewriter& r, Node* x, int64_t dim) {
  constexpr int64_t kShort = 8;
  constexpr int64_t kMinElements = 1 << 14;  // a copy is a step of its own
  const TensorType& type = x->type().tensor();
  const int64_t last = type.dim() - 1;
  const std::optional<int64_t> numel = type.numel().constant();
  const std::optional<int64_t> stride = StridesOf(type)[last].constant();
  const bool is_short = stride && *stride > 1 && *stride < kShort;
  const bool is_long = numel && *numel >= kMinElements && type.sizes[last].constant() >= int64_t{2} * kShort;
  return is_short && is_long && (dim == last || dim == -1) ? r.RowMajorCopy(x) : x;
}

bool Softmax(Rewriter& r, const NodeArguments& args, bool logarithm) {
  Node* x = args.NodeAt(0);
  if (!IsFloat(x) || x->type().tensor().dim() == 0) return false;
  if (x->type().tensor().numel() == SymInt(0)) return false;  // an empty tensor has no maximum
  const int64_t dim = args.Value(1).int_value();
  x = WithLongRows(r, r.Widened(x), dim);
  Node* shifted = r.Call(OpId::sub_Tensor, {x, r.Call(OpId::amax, {x, Argument::IntList({dim}), true})});
  Node* exp = r.Call(OpId::exp, {shifted});
  Node* sum = r.Sum(exp, {dim}, true);
  if (logarithm) {
    r.Replace(r.Call(OpId::sub_Tensor, {shifted, r.Call(OpId::log, {sum})}));
  } else {
    // One division per row instead of one per element.
    r.Replace(r.Call(OpId::mul_Tensor, {exp, r.Call(OpId::reciprocal, {sum})}));
  }
  return true;
}

// softmax: y * (g - sum(g * y)); log_softmax: g - exp(y) * sum(g).
bool SoftmaxBackward(Rewriter& r, const NodeArguments& args, bool logarithm) {
  Node* g = args.NodeAt(0);
  Node* y = args.NodeAt(1);
  if (!IsFloat(g) || !IsFloat(y) || g->type().tensor().dtype != y->type().tensor().dtype) return false;
  if (g->type().tensor().dim() == 0) return false;
  const int64_t dim = args.Value(2).int_value();
  g = WithLongRows(r, r.Widened(g), dim);
  y = WithLongRows(r, r.Widened(y), dim);
  if (logarithm) {
    Node* p = r.Call(OpId::exp, {y});
    r.Replace(r.Call(OpId::sub_Tensor, {g, r.Call(OpId::mul_Tensor, {p, r.Sum(g, {dim}, true)})}));
  } else {
    // In this form, an infinite element of y makes the row infinite, as in the kernel; g * y - sum * y would be NaN.
    Node* sum = r.Sum(r.Call(OpId::mul_Tensor, {g, y}), {dim}, true);
    r.Replace(r.Call(OpId::mul_Tensor, {r.Call(OpId::sub_Tensor, {g, sum}), y}));
  }
  return true;
}

struct Statistics {
  Node* mean;
  Node* centred;
  Node* variance;  // biased
  Node* rstd;
};

Node* InverseDeviation(Rewriter& r, Node* variance, const Argument& eps) {
  return r.Call(OpId::rsqrt, {r.Call(OpId::add_Tensor, {variance, eps})});
}

Statistics MakeStatistics(Rewriter& r, Node* x, const std::vector<int64_t>& dims, const Argument& eps) {
  Node* mean = r.Mean(x, dims, true);
  Node* centred = r.Call(OpId::sub_Tensor, {x, mean});
  Node* variance = r.Mean(r.Call(OpId::mul_Tensor, {centred, centred}), dims, true);
  return {mean, centred, variance, InverseDeviation(r, variance, eps)};
}

bool LayerNorm(Rewriter& r, const NodeArguments& args) {
  Node* x = args.NodeAt(0);
  if (!IsFloat(x)) return false;
  const int64_t rank = x->type().tensor().dim();
  const auto normalized = static_cast<int64_t>(args.Value(1).items().size());
  const Statistics s = MakeStatistics(r, r.Widened(x), DimsFrom(rank - normalized, rank), args.Value(4));
  Node* y = r.Call(OpId::mul_Tensor, {s.centred, s.rstd});
  if (Node* weight = args.NodeAt(2)) y = r.Call(OpId::mul_Tensor, {y, weight});
  if (Node* bias = args.NodeAt(3)) y = r.Call(OpId::add_Tensor, {y, bias});
  r.ReplaceOutputs({y, s.mean, s.rstd});
  return true;
}

// With z = (x - mean) * rstd and h = grad * weight, reduced over the normalised dims:
//   grad_input = rstd * (h - mean(h) - z * mean(h * z));
// reduced over the other dims: grad_weight = sum(grad * z), grad_bias = sum(grad).
bool LayerNormBackward(Rewriter& r, const NodeArguments& args) {
  Node* grad = args.NodeAt(0);
  Node* x = args.NodeAt(1);
  Node* mean = args.NodeAt(3);
  Node* rstd = args.NodeAt(4);
  if (!IsFloat(grad) || !IsFloat(x) || mean == nullptr || rstd == nullptr) return false;
  const int64_t rank = x->type().tensor().dim();
  const auto normalized = static_cast<int64_t>(args.Value(2).items().size());
  // Statistics of any shape with one element for each row are valid.
  SymIntVector row_sizes = x->type().tensor().sizes;
  std::fill(row_sizes.end() - normalized, row_sizes.end(), 1);
  if (!(mean->type().tensor().sizes == row_sizes) || !(rstd->type().tensor().sizes == row_sizes)) return false;
  grad = r.Widened(grad);
  x = r.Widened(x);
  const std::vector<int64_t> inner = DimsFrom(rank - normalized, rank);
  const std::vector<int64_t> outer = DimsFrom(0, rank - normalized);
  Node* z = r.Call(OpId::mul_Tensor, {r.Call(OpId::sub_Tensor, {x, mean}), rstd});
  std::vector<Node*> results(3, nullptr);
  if (r.IsOutputUsed(0)) {
    Node* h = grad;
    if (Node* weight = args.NodeAt(5)) h = r.Call(OpId::mul_Tensor, {grad, weight});
    Node* mean_h = r.Mean(h, inner, true);
    Node* mean_hz = r.Mean(r.Call(OpId::mul_Tensor, {h, z}), inner, true);
    Node* rest = r.Call(OpId::sub_Tensor, {h, mean_h});
    rest = r.Call(OpId::sub_Tensor, {rest, r.Call(OpId::mul_Tensor, {z, mean_hz})});
    results[0] = r.Call(OpId::mul_Tensor, {rest, rstd});
  }
  if (r.IsOutputUsed(1)) results[1] = r.SumOver(r.Call(OpId::mul_Tensor, {grad, z}), outer, r.OutputDType(1));
  if (r.IsOutputUsed(2)) results[2] = r.SumOver(grad, outer, r.OutputDType(2));
  r.ReplaceOutputs(results);
  return true;
}

// Reshapes one value per channel so that it broadcasts against [n, c, ...].
Node* PerChannel(Rewriter& r, Node* value, int64_t rank) {
  if (value == nullptr) return nullptr;
  std::vector<int64_t> sizes(rank, 1);
  sizes[1] = -1;
  return r.Call(OpId::view, {value, Argument::IntList(sizes)});
}

Node* FlatChannels(Rewriter& r, Node* value) { return r.Call(OpId::view, {value, Argument::IntList({-1})}); }

std::vector<int64_t> AllButChannels(int64_t rank) {
  std::vector<int64_t> dims = DimsFrom(0, rank);
  dims.erase(dims.begin() + 1);
  return dims;
}

// Batch norm with the running statistics. The outputs are y, then two empty tensors if the training form saves
// statistics, then the unchanged running statistics if the form is functional.
bool BatchNormEvaluation(Rewriter& r, const NodeArguments& args) {
  Node* x = args.NodeAt(0);
  Node* running_mean = args.NodeAt(3);
  Node* running_var = args.NodeAt(4);
  if (running_mean == nullptr || running_var == nullptr) return false;
  const int64_t rank = x->type().tensor().dim();
  Node* rstd = InverseDeviation(r, PerChannel(r, r.Widened(running_var), rank), args.Value("eps"));
  Node* y = r.Call(OpId::sub_Tensor, {r.Widened(x), PerChannel(r, running_mean, rank)});
  y = r.Call(OpId::mul_Tensor, {y, rstd});
  if (Node* weight = PerChannel(r, args.NodeAt(1), rank)) y = r.Call(OpId::mul_Tensor, {y, weight});
  if (Node* bias = PerChannel(r, args.NodeAt(2), rank)) y = r.Call(OpId::add_Tensor, {y, bias});
  const std::vector<ValueType>& types = r.node()->type().list();
  std::vector<Node*> results(types.size(), nullptr);
  results[0] = y;
  for (int64_t i = 1; i < static_cast<int64_t>(types.size()); ++i) {
    if (!r.IsOutputUsed(i)) continue;
    results[i] = i < 3 ? r.Call(OpId::zeros, {Argument::IntList({0})}, {{"dtype", types[i].tensor().dtype}})
                       : r.Call(OpId::clone, {i == 3 ? running_mean : running_var});
  }
  r.ReplaceOutputs(std::move(results));
  return true;
}

// The outputs are y, mean and rstd, and in the functional form also the new running statistics.
bool BatchNorm(Rewriter& r, const NodeArguments& args, bool functional) {
  Node* x = args.NodeAt(0);
  if (!IsFloat(x)) return false;
  if (!args.Value("training").bool_value()) return BatchNormEvaluation(r, args);
  const TensorType& type = x->type().tensor();
  const int64_t rank = type.dim();
  const auto channels = type.sizes[1].constant();
  const auto count = type.numel().constant();
  if (functional && (!channels || !count || *channels == 0 || *count == *channels)) return false;
  const Statistics s = MakeStatistics(r, r.Widened(x), AllButChannels(rank), args.Value("eps"));
  Node* y = r.Call(OpId::mul_Tensor, {s.centred, s.rstd});
  if (Node* weight = PerChannel(r, args.NodeAt(1), rank)) y = r.Call(OpId::mul_Tensor, {y, weight});
  if (Node* bias = PerChannel(r, args.NodeAt(2), rank)) y = r.Call(OpId::add_Tensor, {y, bias});
  std::vector<Node*> results = {y, FlatChannels(r, s.mean), FlatChannels(r, s.rstd)};
  if (functional) {
    const double n = static_cast<double>(*count) / static_cast<double>(*channels);
    const double momentum = args.Value("momentum").float_value();
    const auto update = [&](Node* old, Node* seen, double factor) {
      Node* kept = r.Call(OpId::mul_Tensor, {r.Widened(old), 1 - momentum});
      return r.Call(OpId::add_Tensor, {kept, r.Call(OpId::mul_Tensor, {FlatChannels(r, seen), momentum * factor})});
    };
    results.push_back(update(args.NodeAt(3), s.mean, 1));
    results.push_back(update(args.NodeAt(4), s.variance, n / (n - 1)));
  }
  r.ReplaceOutputs(std::move(results));
  return true;
}

// Like LayerNormBackward, with one weight per channel and sums over all other dims. In evaluation mode the statistics
// do not depend on the input, so its gradient is grad * weight * rstd.
bool BatchNormBackward(Rewriter& r, const NodeArguments& args) {
  Node* grad = args.NodeAt(0);
  Node* x = args.NodeAt(1);
  if (!IsFloat(grad) || !IsFloat(x)) return false;
  const bool train = args.Value("train").bool_value();
  const int64_t rank = x->type().tensor().dim();
  const std::vector<int64_t> dims = AllButChannels(rank);
  if (args.NodeAt(train ? 5 : 3) == nullptr || args.NodeAt(train ? 6 : 4) == nullptr) return false;
  grad = r.Widened(grad);
  Node* mean = PerChannel(r, args.NodeAt(train ? 5 : 3), rank);
  Node* rstd = PerChannel(r, r.Widened(args.NodeAt(train ? 6 : 4)), rank);
  if (!train) rstd = InverseDeviation(r, rstd, args.Value("eps"));
  Node* z = r.Call(OpId::mul_Tensor, {r.Call(OpId::sub_Tensor, {r.Widened(x), mean}), rstd});
  Node* grad_z = r.Call(OpId::mul_Tensor, {grad, z});
  std::vector<Node*> results(3, nullptr);
  if (r.IsOutputUsed(0)) {
    Node* rest = grad;
    if (train) {
      rest = r.Call(OpId::sub_Tensor, {grad, r.Mean(grad, dims, true)});
      rest = r.Call(OpId::sub_Tensor, {rest, r.Call(OpId::mul_Tensor, {z, r.Mean(grad_z, dims, true)})});
    }
    Node* scale = rstd;
    if (Node* weight = PerChannel(r, args.NodeAt(2), rank)) scale = r.Call(OpId::mul_Tensor, {rstd, weight});
    results[0] = r.Call(OpId::mul_Tensor, {rest, scale});
  }
  if (r.IsOutputUsed(1)) results[1] = r.Sum(grad_z, dims, false, r.OutputDType(1));
  if (r.IsOutputUsed(2)) results[2] = r.Sum(grad, dims, false, r.OutputDType(2));
  r.ReplaceOutputs(std::move(results));
  return true;
}

// For each row of x, the element at `place` in dim 1, with that dim kept as size 1. If x is computed elementwise from
// another value, the elements of that value are picked before the computation.
Node* Picked(Rewriter& r, Node* x, Node* place) {
  const OpSchema* op = x->op();
  const bool is_unary = op != nullptr && op->ns == "aten" && op->has_tag(kTagPointwise) && x->num_operands() == 1 &&
                        !x->args().empty() && x->args()[0].is_node() && x->kwargs().empty() &&
                        x->operand(0)->type().is_tensor() &&
                        x->operand(0)->type().tensor().sizes == x->type().tensor().sizes;
  if (!is_unary) return r.Call(OpId::gather, {x, 1, place});
  ArgumentList args = x->args();
  args[0] = Picked(r, x->operand(0), place);
  return r.Call(op->op_id(), std::move(args));
}

// The weight of each sample: its class's weight if there are class weights, otherwise 1; 0 for ignored samples.
Node* SampleWeights(Rewriter& r, Node* class_weights, Node* index, Node* counted, DType dtype) {
  if (class_weights == nullptr) return r.Call(OpId::_to_copy, {counted}, {{"dtype", dtype}});
  Node* weights = r.Widened(PickAlong(r, class_weights, 0, index));
  return r.Call(OpId::where_ScalarOther, {counted, weights, 0.0});
}

// Targets may be uint8, which cannot be an index and does not hold every index to ignore.
Node* ClassTargets(Rewriter& r, Node* target) {
  const bool is_index = target->type().tensor().dtype == DType::kInt64;
  return is_index ? target : r.Call(OpId::_to_copy, {target}, {{"dtype", DType::kInt64}});
}

// Handles scores of at least two dims with the classes in dim 1, and a reduction; returns false for other forms.
bool NllLossForward(Rewriter& r, const NodeArguments& args) {
  Node* scores = args.NodeAt(0);
  if (!IsFloat(scores) || scores->type().tensor().dim() < 2) return false;
  const int64_t reduction = args.Value(3).int_value();
  if (!args.Value(4).is_int() || reduction == kNoReduction) return false;
  const DType wide = ItemSize(scores->type().tensor().dtype) == 2 ? DType::kFloat32 : scores->type().tensor().dtype;
  Node* target = ClassTargets(r, args.NodeAt(1));
  Node* counted = r.Call(OpId::ne_Scalar, {target, args.Value(4)});
  Node* index = r.Call(OpId::mul_Tensor, {target, counted});
  Node* picked = Picked(r, scores, r.Call(OpId::unsqueeze, {index, 1}));
  Node* weight = SampleWeights(r, args.NodeAt(2), index, counted, wide);
  Node* losses = r.Widened(r.Call(OpId::neg, {r.Call(OpId::squeeze_dim, {picked, 1})}));
  // The score of an ignored sample may be infinite, and infinity times 0 is NaN, so a selection replaces it by 0.
  losses = r.Call(OpId::where_ScalarOther, {counted, losses, 0.0});
  const std::vector<int64_t> dims = DimsFrom(0, losses->type().tensor().dim());
  Node* total = r.Sum(r.Call(OpId::mul_Tensor, {losses, weight}), dims, false);
  Node* weights = r.Sum(weight, dims, false);
  if (reduction == kMeanReduction) total = r.Call(OpId::div_Tensor, {total, weights});
  r.ReplaceOutputs({total, weights});
  return true;
}

bool NllLossBackward(Rewriter& r, const NodeArguments& args) {
  Node* grad = args.NodeAt(0);
  Node* scores = args.NodeAt(1);
  if (!IsFloat(scores) || scores->type().tensor().dim() < 2) return false;
  const int64_t reduction = args.Value(4).int_value();
  if (!args.Value(5).is_int() || reduction == kNoReduction) return false;
  Node* target = ClassTargets(r, args.NodeAt(2));
  Node* counted = r.Call(OpId::ne_Scalar, {target, args.Value(5)});
  Node* index = r.Call(OpId::mul_Tensor, {target, counted});
  Node* scaled = r.Call(OpId::neg, {grad});
  if (reduction == kMeanReduction) scaled = r.Call(OpId::div_Tensor, {scaled, args.NodeAt(6)});
  if (args.NodeAt(3) != nullptr) {
    Node* weights = r.Widened(PickAlong(r, args.NodeAt(3), 0, index));
    scaled = r.Call(OpId::mul_Tensor, {weights, r.Widened(scaled)});
  }
  Node* each = r.Call(OpId::where_ScalarOther, {counted, scaled, 0.0});
  const DType dtype = scores->type().tensor().dtype;
  if (each->type().tensor().dtype != dtype) each = r.Call(OpId::_to_copy, {each}, {{"dtype", dtype}});
  Node* zeros = r.Call(OpId::zeros_like, {scores});
  r.Replace(
      r.Call(OpId::scatter_src, {zeros, 1, r.Call(OpId::unsqueeze, {index, 1}), r.Call(OpId::unsqueeze, {each, 1})}));
  return true;
}

// A number that is computed from sizes: a constant plus the number, in a loop.
bool SymbolicNumber(Rewriter& r, const NodeArguments& args) {
  const Argument number = args.Value(0);
  const DType dtype = r.node()->type().tensor().dtype;
  if (!number.is_node() || !number.node()->type().is_sym_int() || dtype == DType::kBool) return false;
  Node* zero = r.Call(OpId::full, {Argument::IntList({}), 0}, {{"dtype", dtype}});
  r.Replace(r.Call(OpId::add_Tensor, {zero, number}));
  return true;
}

// Adds a dim to each tensor and concatenates along it; the plan lets each producer write its own part.
bool Stack(Rewriter& r, const NodeArguments& args) {
  const int64_t dim = args.Value(1).int_value();
  const Argument tensors = args.Value(0);
  ArgumentList parts;
  for (const Argument& part : tensors.items()) {
    parts.push_back(r.Call(OpId::unsqueeze, {part, dim}));
  }
  r.Replace(r.Call(OpId::cat, {Argument::List(std::move(parts)), dim}));
  return true;
}

// A view if possible, otherwise a copy.
bool Reshape(Rewriter& r, const NodeArguments& args) {
  const TensorType& x = args.NodeAt(0)->type().tensor();
  ShapeContext context(r.env(), *r.node()->op());
  Node* from = args.NodeAt(0);
  if (!shape_rules::ViewStrides(context, x.sizes, StridesOf(x), r.node()->type().tensor().sizes)) {
    from = r.Call(OpId::clone, {from}, {{"memory_format", MemoryFormat::kContiguous}});
  }
  r.Replace(r.Call(OpId::view, {from, args.Value(1)}));
  return true;
}

// Replaces the call by its operand if the operand already has the strides of the result.
bool Contiguous(Rewriter& r, const NodeArguments& args) {
  const TensorType& given = args.NodeAt(0)->type().tensor();
  if (!HaveSameStrides(given, r.node()->type().tensor()) || !MayTakeStridesOf(*r.node(), given)) return false;
  r.Replace(args.NodeAt(0));
  return true;
}

// The weight is a single number or has one element per index of dim 1.
bool Prelu(Rewriter& r, const NodeArguments& args) {
  Node* x = args.NodeAt(0);
  Node* weight = args.NodeAt(1);
  const int64_t rank = x->type().tensor().dim();
  std::vector<int64_t> sizes(rank, 1);
  if (rank > 1 && !(weight->type().tensor().numel() == SymInt(1))) sizes[1] = -1;
  Node* aligned = r.Call(OpId::view, {weight, Argument::IntList(sizes)});
  Node* y = r.Call(OpId::_prelu_kernel, {x, aligned});
  r.Replace(y);
  return true;
}

// The gradients are x > 0 ? grad : weight * grad for x, and x > 0 ? 0 : x * grad for the weight.
bool PreluBackward(Rewriter& r, const NodeArguments& args) {
  Node* grad = args.NodeAt(0);
  Node* x = args.NodeAt(1);
  Node* weight = args.NodeAt(2);
  Node* is_positive = r.Call(OpId::gt_Scalar, {x, 0});
  Node* scaled = r.Call(OpId::mul_Tensor, {weight, grad});
  Node* grad_x = r.Call(OpId::where_self, {is_positive, grad, scaled});
  // The gradient of the weight has the broadcast sizes of all three operands, although its formula lacks the weight.
  if (!(grad_x->type().tensor().sizes == x->type().tensor().sizes)) {
    x = r.Call(OpId::expand, {x, Argument::List(r.SizesOf(grad_x))});
  }
  Node* product = r.Call(OpId::mul_Tensor, {x, grad});
  Node* grad_weight = r.Call(OpId::where_ScalarSelf, {is_positive, 0, product});
  r.ReplaceOutputs({grad_x, grad_weight});
  return true;
}

// z = exp(-|x|) is the second output; the first is min(x, 0) - log1p(z).
bool LogSigmoidForward(Rewriter& r, const NodeArguments& args) {
  Node* x = r.Widened(args.NodeAt(0));
  Node* z = r.Call(OpId::exp, {r.Call(OpId::neg, {r.Call(OpId::abs, {x})})});
  Node* lower = r.Call(OpId::clamp_max, {x, 0});
  r.ReplaceOutputs({r.Call(OpId::sub_Tensor, {lower, r.Call(OpId::log1p, {z})}), z});
  return true;
}

bool HasNoElements(const ValueType& type) { return type.is_tensor() && type.tensor().numel() == SymInt(0); }

// Whether the call has an empty operand or result. A loop would then not check the positions; the reference kernel
// does.
bool PicksFromNothing(const Node& node) {
  if (node.op() == nullptr || !node.op()->has_tag(kTagPicksByTensor)) return false;
  bool result = HasNoElements(node.type());
  for (size_t i = 0; i < NumPickOperands(node); ++i) result = result || HasNoElements(node.operand(i)->type());
  return result;
}

bool DecomposeCall(Rewriter& r, OpId op) {
  if (PicksFromNothing(*r.node())) return false;
  const NodeArguments args(*r.node());
  if (op == OpId::reshape) return Reshape(r, args);
  if (op == OpId::contiguous) return Contiguous(r, args);
  if (op == OpId::prelu) return Prelu(r, args);
  if (op == OpId::_prelu_kernel_backward) return PreluBackward(r, args);
  if (op == OpId::log_sigmoid_forward) return LogSigmoidForward(r, args);
  if (op == OpId::_softmax) return Softmax(r, args, false);
  if (op == OpId::_log_softmax) return Softmax(r, args, true);
  if (op == OpId::_softmax_backward_data) return SoftmaxBackward(r, args, false);
  if (op == OpId::_log_softmax_backward_data) return SoftmaxBackward(r, args, true);
  if (op == OpId::native_layer_norm) return LayerNorm(r, args);
  if (op == OpId::native_layer_norm_backward) return LayerNormBackward(r, args);
  if (op == OpId::_native_batch_norm_legit_functional) return BatchNorm(r, args, true);
  if (op == OpId::_native_batch_norm_legit_no_stats) return BatchNorm(r, args, false);
  if (op == OpId::_native_batch_norm_legit_no_training) return BatchNormEvaluation(r, args);
  if (op == OpId::native_batch_norm || op == OpId::_native_batch_norm_legit) {
    if (!args.Value("training").bool_value()) return BatchNormEvaluation(r, args);
    // A call that updates the running statistics has already been replaced by its functional form.
    return args.NodeAt(3) == nullptr && args.NodeAt(4) == nullptr && BatchNorm(r, args, false);
  }
  if (op == OpId::native_batch_norm_backward) return BatchNormBackward(r, args);
  if (op == OpId::nll_loss_forward || op == OpId::nll_loss2d_forward) return NllLossForward(r, args);
  if (op == OpId::nll_loss_backward || op == OpId::nll_loss2d_backward) return NllLossBackward(r, args);
  if (op == OpId::stack) return Stack(r, args);
  if (op == OpId::scalar_tensor) return SymbolicNumber(r, args);
  if (op == OpId::native_group_norm) return GroupNorm(r);
  if (op == OpId::native_group_norm_backward) return GroupNormBackward(r);
  return DecomposeRandom(r, op) || DecomposeReduction(r, op) || DecomposeMovement(r, op) || DecomposeAttention(r, op) ||
         DecomposePooling(r, op) || DecomposeOffsetPooling(r, op) || DecomposeResampling(r, op) ||
         DecomposeShortLines(r, op) || DecomposeLoss(r, op) || DecomposeIndexing(r, op) || DecomposeVectors(r, op) ||
         DecomposeDiagonals(r, op) || DecomposeGating(r, op) || DecomposeQuantisation(r, op) || DecomposePrims(r, op) ||
         DecomposeWindows(r, op) || PrepareRowScatter(r, op) || PrepareKernelCall(r, op) || DecomposeForeach(r);
}

}  // namespace

absl::StatusOr<bool> Decompose(Graph& graph, ShapeEnv& env) {
  return RewriteEach(graph, env, [](Rewriter& r) {
    const Node& node = *r.node();
    const OpSchema* op = node.op();
    const bool is_known = op != nullptr && (op->ns == "aten" || op->ns == "prims");
    // The rules expect tensors wherever the schema declares tensors; only the rule of fma accepts numbers too.
    if (!is_known || !(node.is_call_to(OpId::prims_fma) || HasTensorOperands(node))) return false;
    return DecomposeCall(r, node.op()->op_id());
  });
}

}  // namespace backtape::jit
