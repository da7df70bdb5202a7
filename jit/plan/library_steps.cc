#include "backtape/jit/plan/library_steps.h"

#include <string>
#include <utility>

#include "backtape/passes/call_arguments.h"

namespace backtape::jit {
namespace {

std::vector<SymInt> SizeList(const Argument& argument) {
  std::vector<SymInt> sizes;
  for (const Argument& item : argument.items()) sizes.emplace_back(item.to_int());
  return sizes;
}

Step MakeMatmulStep(const Node& node, FallbackStep reference, Placement& placement) {
  const CallArguments args(node);
  const bool has_bias = node.op()->name == "addmm";
  MatmulStep action;
  action.a = placement.OperandOf(args.NodeAt(has_bias ? 1 : 0));
  action.b = placement.OperandOf(args.NodeAt(has_bias ? 2 : 1));
  action.c = placement.OperandOf(&node);
  if (has_bias) action.bias = placement.OperandOf(args.NodeAt(0));
  action.reference = std::move(reference);
  return Step{std::move(action), {&node}, std::string(node.op()->name)};
}

Step MakeConvolutionStep(const Node& node, FallbackStep reference, Placement& placement) {
  const CallArguments args(node);
  ConvolutionStep action;
  if (node.op()->name == "convolution") {
    action.kind = ConvolutionKind::kForward;
    action.input = placement.OperandOf(args.NodeAt(0));
    action.weight = placement.OperandOf(args.NodeAt(1));
    action.output = placement.OperandOf(&node);
    if (args.NodeAt(2) != nullptr) action.bias = placement.OperandOf(args.NodeAt(2));
  } else {
    const bool by_input = args.Value("output_mask").items()[0].to_bool();
    const Node* result = node.users()[0];
    action.kind = by_input ? ConvolutionKind::kBackwardInput : ConvolutionKind::kBackwardWeight;
    action.output = placement.OperandOf(args.NodeAt(0));
    action.input = placement.OperandOf(by_input ? result : args.NodeAt(1));
    action.weight = placement.OperandOf(by_input ? args.NodeAt(2) : result);
  }
  action.stride = SizeList(args.Value("stride"));
  action.padding = SizeList(args.Value("padding"));
  action.dilation = SizeList(args.Value("dilation"));
  action.groups = args.Value("groups").to_int();
  action.reference = std::move(reference);
  return Step{std::move(action), {&node}, std::string(node.op()->name)};
}

}  // namespace

Step MakeLibraryStep(const Node& node, FallbackStep reference, Placement& placement) {
  const absl::string_view name = node.op()->name;
  if (name == "convolution" || name == "convolution_backward")
    return MakeConvolutionStep(node, std::move(reference), placement);
  return MakeMatmulStep(node, std::move(reference), placement);
}

}  // namespace backtape::jit
