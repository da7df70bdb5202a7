#include "backtape/jit/plan/loop_op.h"

#include <algorithm>
#include <limits>
#include <string>

#include "absl/container/flat_hash_map.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/kernel_ir/kernel.h"
#include "backtape/jit/kernel_ir/op_rules.h"
#include "backtape/jit/plan/pointwise_call.h"

namespace backtape::jit {
namespace {

bool IsLoopType(DType dtype) { return IsStorable(dtype) && IsValueType(ValueTypeOf(dtype)); }

const TensorType* TensorTypeOf(const Node* node) {
  return node != nullptr && node->type().is_tensor() ? &node->type().tensor() : nullptr;
}

std::optional<int64_t> DimOf(const Argument& dim, int64_t rank) {
  if (!dim.is_int()) return std::nullopt;
  const int64_t value = dim.int_value() < 0 ? dim.int_value() + rank : dim.int_value();
  if (value < 0 || value >= rank) return std::nullopt;
  return value;
}

// The reduced dims; all for None and, as ATen specifies for these reductions, for an empty list.
std::optional<std::vector<int64_t>> ReducedDims(const Argument& dims, int64_t rank) {
  std::vector<int64_t> result;
  if (dims.is_int()) {
    const std::optional<int64_t> dim = DimOf(dims, rank);
    if (rank > 0 && !dim) return std::nullopt;
    if (dim) result.push_back(*dim);
  } else if (dims.is_sequence()) {
    for (const Argument& item : dims.items()) {
      const std::optional<int64_t> dim = DimOf(item, rank);
      if (!dim) return std::nullopt;
      result.push_back(*dim);
    }
    std::sort(result.begin(), result.end());
  } else if (!dims.is_none()) {
    return std::nullopt;
  }
  for (int64_t i = 0; result.empty() && i < rank; ++i) {
    for (int64_t j = 0; j < rank; ++j) result.push_back(j);
  }
  return result;
}

std::optional<LoopOp> Reduction(const Node& node, Op reduction, bool is_mean) {
  const NodeArguments args(node);
  const TensorType* input = TensorTypeOf(args.NodeAt(0));
  const TensorType* output = TensorTypeOf(&node);
  if (input == nullptr || output == nullptr || !IsLoopType(input->dtype)) return std::nullopt;
  const Argument given = args.Given("dim") == nullptr ? Argument() : args.Value("dim");
  const std::optional<std::vector<int64_t>> dims = ReducedDims(given, input->dim());
  if (!dims) return std::nullopt;
  LoopOp op;
  op.kind = LoopKind::kReduce;
  op.reduction = reduction;
  if (output->dtype == DType::kBool) {
    op.reduction = reduction == Op::kReduceSum || reduction == Op::kReduceMax ? Op::kReduceAny : Op::kReduceAll;
  }
  op.is_mean = is_mean;
  op.dims = *dims;
  // A zero-dimensional tensor has no dims to reduce.
  if (op.dims.empty()) op.kind = LoopKind::kCopy;
  return op;
}

std::optional<LoopOp> TruthOfBools(const Node& node, Op reduction) {
  const TensorType* input = TensorTypeOf(NodeArguments(node).NodeAt(0));
  if (input == nullptr || input->dtype != DType::kBool) return std::nullopt;
  return Reduction(node, reduction, false);
}

std::optional<SymInt> SizeArgument(const Argument& argument) {
  if (argument.is_int()) return SymInt(argument.int_value());
  if (argument.is_node() && argument.node()->type().is_sym_int()) return argument.node()->type().sym_int();
  return std::nullopt;
}

std::optional<LoopOp> Pad(const Node& node, bool is_select) {
  const NodeArguments args(node);
  const TensorType* grad = TensorTypeOf(args.NodeAt(0));
  const TensorType& output = node.type().tensor();
  const std::optional<int64_t> dim = DimOf(args.Value("dim"), output.dim());
  if (grad == nullptr || !dim) return std::nullopt;
  LoopOp op;
  op.kind = LoopKind::kPad;
  op.drops_dim = is_select;
  const SymInt& size = output.sizes[*dim];
  const std::optional<SymInt> start = SizeArgument(args.Value(is_select ? "index" : "start"));
  // The sign of the start must be known, because negative indices count from the end.
  if (!start || !start->constant()) return std::nullopt;
  const SymInt first = start->value() < 0    ? SymInt::Max(*start + size, 0)
                       : start->value() == 0 ? 0
                                             : SymInt::Min(*start, size);
  if (!is_select && (!args.Value("step").is_int() || args.Value("step").int_value() != 1)) return std::nullopt;
  const SymInt length = is_select ? SymInt(1) : grad->sizes[*dim];
  const bool is_whole = length == size;
  if (is_whole && !is_select) op.kind = LoopKind::kCopy;
  op.pads.push_back({*dim, is_whole ? SymInt(0) : first, length});
  return op;
}

std::optional<LoopOp> ConstantPad(const Node& node) {
  const NodeArguments args(node);
  const TensorType* input = TensorTypeOf(args.NodeAt(0));
  const Argument pad = args.Value("pad"), value = args.Value("value");
  if (input == nullptr || !pad.is_sequence() || !value.is_scalar()) return std::nullopt;
  LoopOp op;
  op.fill = value.scalar();
  for (size_t i = 0; 2 * i < pad.items().size(); ++i) {
    const std::optional<SymInt> before = SizeArgument(pad.items()[2 * i]), after = SizeArgument(pad.items()[2 * i + 1]);
    if (!before || !after) return std::nullopt;
    if (*before == SymInt(0) && *after == SymInt(0)) continue;
    const int64_t dim = input->dim() - 1 - static_cast<int64_t>(i);
    op.pads.push_back({dim, *before, input->sizes[dim]});
  }
  op.kind = op.pads.empty() ? LoopKind::kCopy : LoopKind::kPad;
  return op;
}

std::optional<LoopOp> Flip(const Node& node) {
  const NodeArguments args(node);
  const TensorType* input = TensorTypeOf(args.NodeAt(0));
  const Argument dims = args.Value("dims");
  if (input == nullptr || !dims.is_sequence()) return std::nullopt;
  LoopOp op;
  for (const Argument& item : dims.items()) {
    const std::optional<int64_t> dim = DimOf(item, input->dim());
    if (dim) {
      op.dims.push_back(*dim);
    } else if (input->dim() > 0) {
      return std::nullopt;
    }
  }
  std::sort(op.dims.begin(), op.dims.end());
  op.kind = op.dims.empty() ? LoopKind::kCopy : LoopKind::kFlip;
  return op;
}

std::optional<LoopOp> Fill(Scalar value) {
  LoopOp op;
  op.kind = LoopKind::kFill;
  op.fill = value;
  return op;
}

// Integers in [low, high), unless there are more than 2^32 - 1, or none.
std::optional<LoopOp> RandomIntegers(const Node& node) {
  const NodeArguments args(node);
  const auto number = [&](absl::string_view name) -> std::optional<int64_t> {
    if (args.Given(name) == nullptr) return 0;
    const Argument value = args.Value(name);
    return value.is_int() ? std::optional<int64_t>(value.int_value()) : std::nullopt;
  };
  const std::optional<int64_t> low = number("low"), high = number("high");
  if (!low || !high || *low >= *high) return std::nullopt;
  const uint64_t count = static_cast<uint64_t>(*high) - static_cast<uint64_t>(*low);
  if (count > std::numeric_limits<uint32_t>::max()) return std::nullopt;
  LoopOp op;
  op.kind = LoopKind::kRandom;
  op.distribution = LoopOp::Distribution::kIntegers;
  op.low = *low;
  op.count = static_cast<uint32_t>(count);
  return op;
}

std::optional<LoopOp> Random(const Node& node, OpId op) {
  LoopOp random;
  random.kind = LoopKind::kRandom;
  switch (op) {
    case OpId::rand:
    case OpId::rand_like:
      return random;
    case OpId::randn:
    case OpId::randn_like:
      random.distribution = LoopOp::Distribution::kNormal;
      return random;
    case OpId::randint:
    case OpId::randint_low:
    case OpId::randint_like:
    case OpId::randint_like_low_dtype:
      return RandomIntegers(node);
    default:
      return std::nullopt;
  }
}

std::optional<LoopOp> Arange(const Node& node) {
  const NodeArguments args(node);
  const auto number = [&](absl::string_view name, int64_t otherwise) -> std::optional<Scalar> {
    if (args.Given(name) == nullptr) return Scalar(otherwise);
    const Argument value = args.Value(name);
    return value.is_scalar() ? std::optional<Scalar>(value.scalar()) : std::nullopt;
  };
  const std::optional<Scalar> first = number("start", 0), step = number("step", 1);
  const DType dtype = node.type().tensor().dtype;
  if (!first || !step || (dtype != DType::kFloat32 && dtype != DType::kFloat64 && IsFloatingPoint(dtype))) return {};
  if (dtype == DType::kBool || (!IsFloatingPoint(dtype) && (first->is_floating_point() || step->is_floating_point())))
    return {};
  LoopOp op;
  op.kind = LoopKind::kArange;
  op.first = *first;
  op.step = *step;
  return op;
}

std::optional<LoopOp> Copy(const Node&) {
  LoopOp op;
  op.kind = LoopKind::kCopy;
  return op;
}

// Handles an index with size 1 in the dim and the tensor's full sizes in the other dims.
std::optional<LoopOp> Put(const Node& node) {
  const NodeArguments args(node);
  const TensorType* self = TensorTypeOf(args.NodeAt(0));
  const TensorType* index = TensorTypeOf(args.NodeAt(2));
  const TensorType* source = TensorTypeOf(args.NodeAt(3));
  if (self == nullptr || index == nullptr || source == nullptr) return std::nullopt;
  const std::optional<int64_t> dim = DimOf(args.Value(1), self->dim());
  if (!dim || index->dim() != self->dim() || source->sizes != index->sizes) return std::nullopt;
  if (source->dtype != self->dtype) return std::nullopt;
  for (int64_t d = 0; d < self->dim(); ++d) {
    if (!(index->sizes[d] == (d == *dim ? SymInt(1) : self->sizes[d]))) return std::nullopt;
  }
  const std::optional<int64_t> size = self->sizes[*dim].constant();
  if (size && *size > std::numeric_limits<int32_t>::max()) return std::nullopt;
  // In an empty dim all positions are out of range. A loop would not check them, but the reference kernel does.
  if (size && *size == 0) return std::nullopt;
  LoopOp op;
  op.kind = LoopKind::kPut;
  op.dim = *dim;
  return op;
}

std::optional<LoopOp> MovementOrReduction(const Node& node, OpId op) {
  using Maker = std::optional<LoopOp> (*)(const Node&);
  static const auto& makers = *new absl::flat_hash_map<OpId, Maker>{
      {OpId::sum, [](const Node& n) { return Reduction(n, Op::kReduceSum, false); }},
      {OpId::sum_dim_IntList, [](const Node& n) { return Reduction(n, Op::kReduceSum, false); }},
      {OpId::mean, [](const Node& n) { return Reduction(n, Op::kReduceSum, true); }},
      {OpId::mean_dim, [](const Node& n) { return Reduction(n, Op::kReduceSum, true); }},
      {OpId::amax, [](const Node& n) { return Reduction(n, Op::kReduceMax, false); }},
      {OpId::amin, [](const Node& n) { return Reduction(n, Op::kReduceMin, false); }},
      {OpId::prod, [](const Node& n) { return Reduction(n, Op::kReduceProd, false); }},
      {OpId::prod_dim_int, [](const Node& n) { return Reduction(n, Op::kReduceProd, false); }},
      {OpId::max, [](const Node& n) { return Reduction(n, Op::kReduceMax, false); }},
      {OpId::min, [](const Node& n) { return Reduction(n, Op::kReduceMin, false); }},
      // For bools only; other dtypes have been converted to bool.
      {OpId::any, [](const Node& n) { return TruthOfBools(n, Op::kReduceMax); }},
      {OpId::any_dim, [](const Node& n) { return TruthOfBools(n, Op::kReduceMax); }},
      {OpId::any_dims, [](const Node& n) { return TruthOfBools(n, Op::kReduceMax); }},
      {OpId::all, [](const Node& n) { return TruthOfBools(n, Op::kReduceMin); }},
      {OpId::all_dim, [](const Node& n) { return TruthOfBools(n, Op::kReduceMin); }},
      {OpId::all_dims, [](const Node& n) { return TruthOfBools(n, Op::kReduceMin); }},
      {OpId::clone, Copy},
      {OpId::contiguous, Copy},
      {OpId::_to_copy, Copy},
      {OpId::lift_fresh_copy, Copy},
      {OpId::zeros, [](const Node&) { return Fill(int64_t{0}); }},
      {OpId::zeros_like, [](const Node&) { return Fill(int64_t{0}); }},
      {OpId::new_zeros, [](const Node&) { return Fill(int64_t{0}); }},
      {OpId::ones, [](const Node&) { return Fill(int64_t{1}); }},
      {OpId::ones_like, [](const Node&) { return Fill(int64_t{1}); }},
      {OpId::new_ones, [](const Node&) { return Fill(int64_t{1}); }},
      {OpId::arange, Arange},
      {OpId::arange_start, Arange},
      {OpId::arange_start_step, Arange},
      {OpId::constant_pad_nd, ConstantPad},
      {OpId::flip, Flip},
      {OpId::slice_backward, [](const Node& n) { return Pad(n, false); }},
      {OpId::select_backward, [](const Node& n) { return Pad(n, true); }},
  };
  const auto it = makers.find(op);
  if (it != makers.end()) return it->second(node);
  const NodeArguments args(node);
  if (op == OpId::full || op == OpId::full_like) {
    const Argument value = args.Value(1);
    return value.is_scalar() ? Fill(value.scalar()) : std::nullopt;
  }
  if (op == OpId::scatter_src) return Put(node);
  if (op == OpId::gather) {
    LoopOp gather;
    gather.kind = LoopKind::kGather;
    const TensorType* input = TensorTypeOf(args.NodeAt(0));
    const std::optional<int64_t> dim = input == nullptr ? std::nullopt : DimOf(args.Value(1), input->dim());
    // The ranks may differ, because a 0-dim tensor counts as one with a single dim.
    if (!dim || node.type().tensor().dim() != input->dim()) return std::nullopt;
    gather.dim = *dim;
    return gather;
  }
  return std::nullopt;
}

}  // namespace

std::optional<LoopOp> LoopOpOf(const Node& node) {
  const OpSchema* op = node.op();
  if (op == nullptr || !(op->ns == "aten" || HasOpRule(*op)) || !node.type().is_tensor()) return std::nullopt;
  if (op->has_tag(kTagView) || op->has_tag(kTagInplace)) return std::nullopt;
  if (!IsLoopType(node.type().tensor().dtype)) return std::nullopt;
  for (size_t i = 0; i < node.num_operands(); ++i) {
    const TensorType* operand = TensorTypeOf(node.operand(i));
    if (operand != nullptr && !IsLoopType(operand->dtype)) return std::nullopt;
    if (operand == nullptr && !node.operand(i)->type().is_sym_int()) return std::nullopt;
  }
  if (op->has_tag(kTagNondeterministic)) return Random(node, op->op_id());
  std::optional<LoopOp> result = MovementOrReduction(node, op->op_id());
  if (!result && op->has_tag(kTagPointwise) && HasOpRule(*op) && CanBuildPointwiseCall(node)) result.emplace();
  return result;
}

const SymIntVector& LoopSizes(const Node& node, const LoopOp& op) {
  return op.kind == LoopKind::kReduce ? node.operand(0)->type().tensor().sizes : node.type().tensor().sizes;
}

}  // namespace backtape::jit
