#include "backtape/jit/plan/call_steps.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "backtape/interp/kernels/grid_coordinates.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/loop_op.h"
#include "backtape/jit/plan/number_operands.h"
#include "backtape/jit/plan/type_strides.h"

namespace backtape::jit {
namespace {

bool IsKernelDType(DType dtype) {
  return dtype == DType::kFloat32 || dtype == DType::kFloat64 || dtype == DType::kInt32 || dtype == DType::kInt64;
}

// The dtype in which kernels compute the values of a dtype; nullopt if there is none.
std::optional<DType> KernelDTypeOf(DType dtype) {
  if (IsKernelDType(dtype)) return dtype;
  if (IsHalf(dtype)) return DType::kFloat32;
  if (dtype == DType::kBool || dtype == DType::kUInt8 || dtype == DType::kInt8 || dtype == DType::kInt16) {
    return DType::kInt32;
  }
  return std::nullopt;
}

const TensorType* TensorAt(const Node* node) {
  return node != nullptr && node->type().is_tensor() ? &node->type().tensor() : nullptr;
}

Node* InDType(Rewriter& r, Node* x, DType dtype) {
  return x->type().tensor().dtype == dtype ? x : r.Call(OpId::_to_copy, {x}, {{"dtype", dtype}});
}

const OpSchema* AtenOpOf(const Node& node) {
  return node.op() != nullptr && node.op()->ns == "aten" ? node.op() : nullptr;
}

bool HasKernelOperands(const Node& node) {
  const NodeArguments args(node);
  const TensorType* self = TensorAt(args.NodeAt(0));
  if (!HasTensorOperands(node) || self == nullptr || self->dim() == 0 || !IsKernelDType(self->dtype)) return false;
  if (!args.Value("dim").is_int()) return false;
  const TensorType* result = node.type().is_tensor()                                ? &node.type().tensor()
                             : node.type().is_list() && !node.type().list().empty() ? &node.type().list()[0].tensor()
                                                                                    : nullptr;
  return result != nullptr && result->dtype == self->dtype;
}

// A copy of the call in which each tensor argument of dtype `from` is converted to dtype `to`.
Node* CallInDType(Rewriter& r, DType from, DType to) {
  const NodeArguments args(*r.node());
  ArgumentList given;
  KeywordArguments keywords;
  for (size_t i = 0; i < r.node()->op()->args.size(); ++i) {
    const ArgSchema& schema = r.node()->op()->args[i];
    if (schema.name == "dtype") continue;
    Node* const operand = args.NodeAt(i);
    const bool is_value = TensorAt(operand) != nullptr && operand->type().tensor().dtype == from;
    Argument value = is_value ? Argument(InDType(r, operand, to)) : args.Value(i);
    if (schema.is_kwarg_only) {
      keywords.emplace_back(schema.name, std::move(value));
    } else {
      given.push_back(std::move(value));
    }
  }
  return r.Call(r.node()->op()->op_id(), std::move(given), std::move(keywords));
}

bool Replaced(Rewriter& r, Node* value) {
  if (r.node()->type().is_tensor()) {
    r.Replace(value);
  } else {
    std::vector<Node*> outputs;
    for (size_t i = 0; i < r.node()->type().list().size(); ++i) {
      outputs.push_back(r.Call(OpId::operator_getitem, {value, static_cast<int64_t>(i)}));
    }
    r.ReplaceOutputs(std::move(outputs));
  }
  return true;
}

// Scans compute in the result's dtype, which may differ from the input's.
bool PrepareScan(Rewriter& r) {
  const NodeArguments args(*r.node());
  const TensorType* self = TensorAt(args.NodeAt(0));
  const DType result = r.node()->type().tensor().dtype;
  const std::optional<DType> dtype = KernelDTypeOf(result);
  if (self == nullptr || self->dim() == 0 || !dtype || result == DType::kBool) return false;
  if (self->dtype == *dtype && result == *dtype) return false;
  Node* x = InDType(r, args.NodeAt(0), IsFloatingPoint(self->dtype) && !IsFloatingPoint(result) ? result : *dtype);
  return Replaced(r, r.Call(r.node()->op()->op_id(), {InDType(r, x, *dtype), args.Value("dim")}));
}

bool PrepareOther(Rewriter& r) {
  const TensorType* self = TensorAt(NodeArguments(*r.node()).NodeAt(0));
  const std::optional<DType> dtype = self == nullptr ? std::nullopt : KernelDTypeOf(self->dtype);
  if (!dtype || *dtype == self->dtype || self->dim() == 0) return false;
  return Replaced(r, CallInDType(r, self->dtype, *dtype));
}

// The sums of integer means wrap around in their own dtype, so a mean of 8-bit or 16-bit integers is left to the
// reference kernel.
bool PrepareScatterReduce(Rewriter& r) {
  const NodeArguments args(*r.node());
  const TensorType* self = TensorAt(args.NodeAt(0));
  const bool is_mean = ScatterOpOf(*r.node()) == ScatterOp::kMean;
  return !(is_mean && self != nullptr && IsInteger(self->dtype)) && PrepareOther(r);
}

// The kernels of row scatters (row_scatters.h) and grid samplers support only float32 and float64.
bool PrepareHalf(Rewriter& r) {
  const TensorType* self = TensorAt(NodeArguments(*r.node()).NodeAt(0));
  return self != nullptr && IsHalf(self->dtype) && !LoopOpOf(*r.node()) && PrepareOther(r);
}

bool PrepareFloat16(Rewriter& r) {
  const TensorType* self = TensorAt(NodeArguments(*r.node()).NodeAt(0));
  return self != nullptr && self->dtype == DType::kFloat16 && PrepareOther(r);
}

// A running extremum of a scalar is the scalar itself, at position 0.
bool PrepareRunningExtremum(Rewriter& r) {
  Node* self = NodeArguments(*r.node()).NodeAt(0);
  const TensorType* type = TensorAt(self);
  if (type == nullptr || type->dim() != 0) return PrepareOther(r);
  Node* position = r.Call(OpId::full, {Argument::IntList({}), 0}, {{"dtype", DType::kInt64}});
  r.ReplaceOutputs({r.Call(OpId::clone, {self}), position});
  return true;
}

// Replaces the median of all elements by that of a flat view. Leaves an empty tensor to the reference kernel.
bool MedianOfAll(Rewriter& r) {
  Node* self = NodeArguments(*r.node()).NodeAt(0);
  const std::optional<int64_t> numel = TensorAt(self) == nullptr ? std::nullopt : TensorAt(self)->numel().constant();
  if (!numel || *numel == 0) return false;
  Node* elements = r.Call(OpId::reshape, {self, Argument::IntList({-1})});
  const OpId op = r.node()->op()->is(OpId::median) ? OpId::median_dim : OpId::nanmedian_dim;
  r.Replace(r.Call(OpId::operator_getitem, {r.Call(op, {elements, 0}), 0}));
  return true;
}

bool PutValue(Rewriter& r) {
  const NodeArguments args(*r.node());
  const TensorType* self = TensorAt(args.NodeAt(0));
  const Argument value = args.Value("value");
  if (self == nullptr || !value.is_scalar() || TensorAt(args.NodeAt(2)) == nullptr) return false;
  Node* source = r.Call(OpId::full, {Argument::IntList({}), value}, {{"dtype", self->dtype}});
  source = r.Call(OpId::expand, {source, Argument::List(r.SizesOf(args.NodeAt(2)))});
  return Replaced(r, r.Call(OpId::scatter_src, {args.NodeAt(0), args.Value("dim"), args.NodeAt(2), source}));
}

// scatter.reduce and scatter.value_reduce
bool ScatterWithReduction(Rewriter& r) {
  const NodeArguments args(*r.node());
  const TensorType* self = TensorAt(args.NodeAt(0));
  const Argument reduce = args.Value("reduce");
  if (self == nullptr || TensorAt(args.NodeAt(2)) == nullptr || !reduce.is_string()) return false;
  Node* source = args.NodeAt(3);
  if (source == nullptr) {
    const Argument value = args.Value("value");
    if (!value.is_scalar()) return false;
    source = r.Call(OpId::full, {Argument::IntList({}), value}, {{"dtype", self->dtype}});
    source = r.Call(OpId::expand, {source, Argument::List(r.SizesOf(args.NodeAt(2)))});
  }
  Node* index = args.NodeAt(2);
  Node* target = args.NodeAt(0);
  if (self->dim() == 0) {
    for (Node** x : {&target, &index, &source}) *x = r.Call(OpId::reshape, {*x, Argument::IntList({-1})});
  }
  const char* const name = reduce.string() == "add" ? "sum" : "prod";
  Node* result = r.Call(OpId::scatter_reduce_two, {target, args.Value("dim"), index, source, name});
  if (self->dim() == 0) result = r.Call(OpId::view, {result, Argument::IntList({})});
  return Replaced(r, result);
}

bool IsLinearSampler(const Node& node) {
  const NodeArguments args(node);
  const Argument mode = args.Value("interpolation_mode");
  if (!HasTensorOperands(node) || !mode.is_int() || mode.int_value() == kernels::kCubicMode) return false;
  if (!args.Value("padding_mode").is_int() || !args.Value("align_corners").is_bool()) return false;
  const TensorType* first = TensorAt(args.NodeAt(0));
  if (first == nullptr || (first->dtype != DType::kFloat32 && first->dtype != DType::kFloat64)) return false;
  for (size_t k = 0; k < node.num_operands(); ++k) {
    if (node.operand(k)->type().tensor().dtype != first->dtype) return false;
  }
  return true;
}

// The bag of each entry. The forward call does not record the bags for sums, so they come from a second call, on rows
// of one element. That call also checks the indices and the offsets.
Node* BagsOfEntries(Rewriter& r, Node* grad, Node* index, Node* offsets, const Argument& num_rows) {
  const bool has_end = TensorAt(offsets)->sizes[0] != TensorAt(grad)->sizes[0];
  Node* rows = r.Call(OpId::full, {Argument::List({num_rows, 1}), 0}, {{"dtype", DType::kFloat32}});
  Node* bag = r.Call(OpId::_embedding_bag, {rows, index, offsets, false, 1, false, Argument(), has_end});
  return r.Call(OpId::operator_getitem, {bag, 1});
}

// Adds each bag's gradient to the rows of its entries, as the gradient of an embedding does.
bool EmbeddingBagGradient(Rewriter& r) {
  const NodeArguments args(*r.node());
  const auto named = [&](const char* name) {
    const Argument* given = args.Given(name);
    return given != nullptr && given->is_node() ? given->node() : nullptr;
  };
  Node* grad = args.NodeAt(0);
  Node* index = named("indices");
  Node* bags = named("offset2bag");
  const Argument mode = args.Value("mode"), by_frequency = args.Value("scale_grad_by_freq");
  if (TensorAt(grad) == nullptr || TensorAt(index) == nullptr || TensorAt(bags) == nullptr) return false;
  if (!mode.is_int() || mode.int_value() > 1 || !by_frequency.is_bool() || by_frequency.bool_value()) return false;
  if (!IsFloatingPoint(TensorAt(grad)->dtype)) return false;
  if (TensorAt(grad)->numel() == SymInt(0) || TensorAt(index)->numel() == SymInt(0)) return false;
  if (TensorAt(bags)->sizes != TensorAt(index)->sizes) {
    if (TensorAt(named("offsets")) == nullptr) return false;
    bags = BagsOfEntries(r, grad, index, named("offsets"), args.Value("num_weights"));
  }
  Node* rows = r.Widened(r.Call(OpId::index_select, {grad, 0, bags}));
  const auto as_column = [&](Node* x) { return r.Call(OpId::unsqueeze, {InDType(r, x, TensorAt(rows)->dtype), 1}); };
  if (mode.int_value() == 1) {
    rows = r.Call(OpId::div_Tensor, {rows, as_column(r.Call(OpId::index_select, {named("bag_size"), 0, bags}))});
  }
  if (Node* factors = named("per_sample_weights")) rows = r.Call(OpId::mul_Tensor, {rows, as_column(factors)});
  r.Replace(r.Call(OpId::embedding_dense_backward,
                   {rows, index, args.Value("num_weights"), args.Value("padding_idx"), false}));
  return true;
}

}  // namespace

std::optional<LineOp> LineOpOf(const Node& node) {
  if (node.op() == nullptr) return std::nullopt;
  switch (node.op()->op_id()) {
    case OpId::cumsum:
      return LineOp::kCumulativeSum;
    case OpId::cumprod:
      return LineOp::kCumulativeProduct;
    case OpId::logcumsumexp:
      return LineOp::kCumulativeLogSumExp;
    case OpId::cummax:
      return LineOp::kCumulativeMaximum;
    case OpId::cummin:
      return LineOp::kCumulativeMinimum;
    case OpId::sort:
    case OpId::sort_stable:
    case OpId::topk:
      return LineOp::kSort;
    case OpId::kthvalue:
      return LineOp::kKthValue;
    case OpId::median_dim:
      return LineOp::kMedian;
    case OpId::nanmedian_dim:
      return LineOp::kNanMedian;
    default:
      return std::nullopt;
  }
}

std::optional<ScatterOp> ScatterOpOf(const Node& node) {
  if (node.is_call_to(OpId::scatter_src)) return ScatterOp::kSet;
  if (node.is_call_to(OpId::scatter_add)) return ScatterOp::kSum;
  if (!node.is_call_to(OpId::scatter_reduce_two)) return std::nullopt;
  const Argument reduce = NodeArguments(node).Value("reduce");
  static const auto& ops = *new absl::flat_hash_map<std::string, ScatterOp>{{"sum", ScatterOp::kSum},
                                                                            {"prod", ScatterOp::kProduct},
                                                                            {"mean", ScatterOp::kMean},
                                                                            {"amax", ScatterOp::kMaximum},
                                                                            {"amin", ScatterOp::kMinimum}};
  const auto it = reduce.is_string() ? ops.find(reduce.string()) : ops.end();
  return it == ops.end() ? std::nullopt : std::optional<ScatterOp>(it->second);
}

bool IsEmbeddingBag(const Node& node) {
  if (AtenOpOf(node) == nullptr || !HasTensorOperands(node)) return false;
  if (!node.op()->is(OpId::_embedding_bag) && !node.op()->is(OpId::_embedding_bag_forward_only)) return false;
  const NodeArguments args(node);
  for (size_t k = 0; k < node.num_operands(); ++k) {
    const TensorType* operand = TensorAt(node.operand(k));
    if (operand == nullptr || StridesOf(*operand) != ContiguousStrides(operand->sizes)) return false;
  }
  const DType dtype = TensorAt(args.NodeAt(0))->dtype, index = TensorAt(args.NodeAt(1))->dtype;
  const bool has_kernel = dtype == DType::kFloat32 || dtype == DType::kFloat64 || dtype == DType::kBFloat16;
  if (!has_kernel || TensorAt(args.NodeAt(2))->dtype != index) return false;
  for (size_t i = 1; i < 4; ++i) {
    if (node.type().list()[i].tensor().dtype != index) return false;
  }
  return args.Value("mode").is_int() && args.Value("mode").int_value() <= 1 && args.Value("padding_idx").is_int();
}

bool IsGroupedProduct(const Node& node) { return node.is_call_to(OpId::_grouped_mm) && HasTensorOperands(node); }

bool IsGridSampler(const Node& node) {
  const bool is_sampler = node.is_call_to(OpId::grid_sampler_2d) || node.is_call_to(OpId::grid_sampler_3d);
  return is_sampler && IsLinearSampler(node);
}

bool IsGridSamplerGradient(const Node& node) {
  const bool is_gradient =
      node.is_call_to(OpId::grid_sampler_2d_backward) || node.is_call_to(OpId::grid_sampler_3d_backward);
  return is_gradient && IsLinearSampler(node);
}

bool IsKernelCall(const Node& node) {
  if (IsEmbeddingBag(node) || IsGroupedProduct(node)) return true;
  if (IsGridSampler(node) || IsGridSamplerGradient(node)) return true;
  const std::optional<LineOp> line = LineOpOf(node);
  if (line == LineOp::kCumulativeLogSumExp && !IsFloatingPoint(node.type().tensor().dtype)) return false;
  if (line == LineOp::kKthValue && !NodeArguments(node).Value("k").is_int()) return false;
  if (line) return HasKernelOperands(node);
  if (!ScatterOpOf(node) || !HasKernelOperands(node)) return false;
  const NodeArguments args(node);
  const TensorType* self = TensorAt(args.NodeAt(0));
  const TensorType* index = TensorAt(args.NodeAt(2));
  const TensorType* source = TensorAt(args.NodeAt(3));
  return index != nullptr && source != nullptr && index->dtype == DType::kInt64 && source->dtype == self->dtype &&
         index->dim() == self->dim() && source->dim() == self->dim();
}

bool PrepareKernelCall(Rewriter& r, OpId op) {
  using Maker = bool (*)(Rewriter&);
  static const auto& makers = *new absl::flat_hash_map<OpId, Maker>{
      {OpId::cumsum, PrepareScan},
      {OpId::cumprod, PrepareScan},
      {OpId::logcumsumexp, PrepareScan},
      {OpId::cummax, PrepareRunningExtremum},
      {OpId::cummin, PrepareRunningExtremum},
      {OpId::sort, PrepareOther},
      {OpId::sort_stable, PrepareOther},
      {OpId::topk, PrepareOther},
      {OpId::scatter_src, [](Rewriter& r) { return !LoopOpOf(*r.node()) && PrepareOther(r); }},
      {OpId::scatter_value, PutValue},
      {OpId::scatter_add, PrepareOther},
      {OpId::scatter_reduce, ScatterWithReduction},
      {OpId::scatter_value_reduce, ScatterWithReduction},
      {OpId::scatter_reduce_two, PrepareScatterReduce},
      {OpId::_embedding_bag_backward, EmbeddingBagGradient},
      {OpId::_embedding_bag_dense_backward, EmbeddingBagGradient},
      {OpId::embedding_dense_backward, PrepareHalf},
      {OpId::_embedding_bag, PrepareFloat16},
      {OpId::_embedding_bag_forward_only, PrepareFloat16},
      {OpId::grid_sampler_2d, PrepareHalf},
      {OpId::grid_sampler_3d, PrepareHalf},
      {OpId::grid_sampler_2d_backward, PrepareHalf},
      {OpId::grid_sampler_3d_backward, PrepareHalf},
      {OpId::index_add, PrepareHalf},
      {OpId::index_put, PrepareHalf},
      {OpId::max_pool2d_with_indices_backward, PrepareHalf},
      {OpId::max_pool3d_with_indices_backward, PrepareHalf},
      {OpId::adaptive_max_pool2d_backward, PrepareHalf},
      {OpId::adaptive_max_pool3d_backward, PrepareHalf},
      {OpId::fractional_max_pool2d_backward, PrepareHalf},
      {OpId::fractional_max_pool3d_backward, PrepareHalf},
      {OpId::median, MedianOfAll},
      {OpId::nanmedian, MedianOfAll},
      {OpId::median_dim, PrepareOther},
      {OpId::nanmedian_dim, PrepareOther},
      {OpId::kthvalue, PrepareOther},
  };
  const auto it = makers.find(op);
  return it != makers.end() && it->second(r);
}

}  // namespace backtape::jit
