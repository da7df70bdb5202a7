#include "backtape/jit/plan/dense_steps.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/row_scatter_step.h"
#include "backtape/jit/plan/row_scatters.h"

namespace backtape::jit {
namespace {

std::vector<SymInt> SizeList(const Argument& argument) {
  std::vector<SymInt> sizes;
  for (const Argument& item : argument.items()) sizes.emplace_back(item.int_value());
  return sizes;
}

// The elements [start, start + length) of a dim.
Operand Slice(Operand operand, size_t dim, int64_t start, int64_t length) {
  SymIntVector strides = StridesOf(operand.type);
  operand.type.storage_offset += SymInt(start) * strides[dim];
  operand.type.strides = std::move(strides);
  operand.type.sizes[dim] = length;
  return operand;
}

// The products of corresponding pieces of both factors, split wherever a piece of either factor ends.
std::vector<MatmulStep::Product> ProductsOf(const std::vector<Operand>& as, const std::vector<Operand>& bs) {
  if (as.size() == 1 && bs.size() == 1) return {{as[0], bs[0]}};
  std::vector<MatmulStep::Product> products;
  // The current pieces, and how many of their elements have been used.
  size_t i = 0;
  size_t j = 0;
  int64_t used_a = 0;
  int64_t used_b = 0;
  while (i < as.size() && j < bs.size()) {
    const int64_t left_a = as[i].type.sizes[1].value() - used_a;
    const int64_t left_b = bs[j].type.sizes[0].value() - used_b;
    const int64_t length = std::min(left_a, left_b);
    if (length > 0) products.push_back({Slice(as[i], 1, used_a, length), Slice(bs[j], 0, used_b, length)});
    used_a = length == left_a ? (++i, 0) : used_a + length;
    used_b = length == left_b ? (++j, 0) : used_b + length;
  }
  return products;
}

// Splits the single batch dim of a stack into the batch dims of the other operands.
void CutBatch(Operand& operand, const SymIntVector& batch) {
  const SymIntVector strides = StridesOf(operand.type);
  SymIntVector sizes = batch;
  SymIntVector cut(batch.size());
  SymInt stride = strides[0];
  for (size_t d = batch.size(); d-- > 0;) {
    cut[d] = stride;
    stride *= batch[d];
  }
  sizes.insert(sizes.end(), operand.type.sizes.begin() + 1, operand.type.sizes.end());
  cut.insert(cut.end(), strides.begin() + 1, strides.end());
  operand.type.sizes = std::move(sizes);
  operand.type.strides = std::move(cut);
}

// Makes the batch dims of all operands equal. Returns true if these dims differ from the node's.
bool AlignBatches(MatmulStep& step) {
  std::vector<Operand*> operands = {&step.c};
  if (step.residual) operands.push_back(&*step.residual);
  for (MatmulStep::Product& product : step.products) operands.insert(operands.end(), {&product.a, &product.b});
  SymIntVector batch;
  for (const Operand* operand : operands) {
    const SymIntVector& sizes = operand->type.sizes;
    if (sizes.size() > 3) batch.assign(sizes.begin(), sizes.end() - 2);
  }
  if (batch.empty()) return false;
  for (Operand* operand : operands) {
    if (operand->type.sizes.size() == 3) CutBatch(*operand, batch);
  }
  return true;
}

// The nodes that the step computes: the call and its epilogue.
std::vector<const Node*> NodesOf(const Node& node, const Epilogue& epilogue) {
  std::vector<const Node*> nodes = {&node};
  if (epilogue.addition != nullptr) nodes.push_back(epilogue.addition);
  if (epilogue.relu != nullptr) nodes.push_back(epilogue.relu);
  return nodes;
}

// The residual with the sizes and strides of the call's result; both have their elements in the same order.
std::optional<Operand> ResidualOf(const Node& node, const Epilogue& epilogue, Placement& placement) {
  if (epilogue.residual == nullptr) return std::nullopt;
  Operand operand = placement.OperandOf(epilogue.residual);
  operand.type.sizes = node.type().tensor().sizes;
  operand.type.strides = StridesOf(node.type().tensor());
  return operand;
}

Activation ActivationOf(const Epilogue& epilogue) {
  return epilogue.relu == nullptr ? Activation::kNone : Activation::kRelu;
}

Step MakeMatmulStep(const Node& node, const Epilogue& epilogue, FallbackStep reference, Placement& placement) {
  const NodeArguments args(node);
  const bool has_bias = node.op()->is(OpId::addmm);
  MatmulStep action;
  bool is_as_node = true;
  const auto factor = [&](const Node* node) {
    std::optional<Operand> source = placement.InsteadOfCopy(*node);
    is_as_node &= !source;
    return source ? std::vector<Operand>{*std::move(source)} : placement.SegmentsOf(node);
  };
  const std::vector<Operand> as = factor(args.NodeAt(has_bias ? 1 : 0));
  action.products = ProductsOf(as, factor(args.NodeAt(has_bias ? 2 : 1)));
  action.c = placement.OperandOf(&node);
  if (has_bias) action.bias = placement.OperandOf(args.NodeAt(0));
  action.residual = ResidualOf(node, epilogue, placement);
  action.activation = ActivationOf(epilogue);
  is_as_node &= !AlignBatches(action);
  if (is_as_node) action.reference = std::move(reference);
  return Step{std::move(action), NodesOf(node, epilogue), std::string(node.op()->name)};
}

Step MakeConvolutionStep(const Node& node, const Epilogue& epilogue, FallbackStep reference, Placement& placement) {
  const NodeArguments args(node);
  ConvolutionStep action;
  const bool transposed = args.Value("transposed").bool_value();
  // For a transposed convolution, input and output change roles: `image` is always the tensor that windows slide over.
  std::optional<Operand> image;
  std::optional<Operand> grid;
  if (node.op()->is(OpId::convolution)) {
    action.kind = transposed ? ConvolutionKind::kBackwardInput : ConvolutionKind::kForward;
    image = placement.OperandOf(args.NodeAt(0));
    grid = placement.OperandOf(&node);
    action.weight = placement.OperandOf(args.NodeAt(1));
    if (args.NodeAt(2) != nullptr) action.bias = placement.OperandOf(args.NodeAt(2));
  } else {
    const bool by_input = args.Value("output_mask").items()[0].bool_value();
    const Node* result = node.users()[0];
    action.kind = !by_input    ? ConvolutionKind::kBackwardWeight
                  : transposed ? ConvolutionKind::kForward
                               : ConvolutionKind::kBackwardInput;
    grid = placement.OperandOf(args.NodeAt(0));
    image = placement.OperandOf(by_input ? result : args.NodeAt(1));
    action.weight = placement.OperandOf(by_input ? args.NodeAt(2) : result);
  }
  action.input = transposed ? *grid : *image;
  action.output = transposed ? *image : *grid;
  action.stride = SizeList(args.Value("stride"));
  action.padding = SizeList(args.Value("padding"));
  action.dilation = SizeList(args.Value("dilation"));
  action.groups = args.Value("groups").int_value();
  action.reference = std::move(reference);
  action.residual = ResidualOf(node, epilogue, placement);
  action.activation = ActivationOf(epilogue);
  return Step{std::move(action), NodesOf(node, epilogue), std::string(node.op()->name)};
}

}  // namespace

Step MakeDenseStep(const Node& node, const Epilogue& epilogue, FallbackStep reference, Placement& placement) {
  if (IsRowScatter(node)) return MakeRowScatterStep(node, std::move(reference), placement);
  if (node.is_call_to(OpId::convolution) || node.is_call_to(OpId::convolution_backward))
    return MakeConvolutionStep(node, epilogue, std::move(reference), placement);
  return MakeMatmulStep(node, epilogue, std::move(reference), placement);
}

}  // namespace backtape::jit
