#include "backtape/passes/func_regions.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/passes/differentiate.h"
#include "backtape/passes/differentiate_forward.h"
#include "backtape/passes/graph_on_tape.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::internal {
namespace {

bool IsAutogradGrad(const Node& node) {
  return node.opcode() == Opcode::kCallFunction && node.target() == "torch.autograd.grad";
}
bool IsGradient(const Node& node) { return CallsFunctorch(node, "._autograd_grad") || IsAutogradGrad(node); }
bool IsMakeDual(const Node& node) {
  return CallsFunctorch(node, "._make_dual") || node.target() == "torch.ops.aten._make_dual.default";
}
bool IsUnpackDual(const Node& node) {
  return CallsFunctorch(node, "._unpack_dual") || node.target() == "torch.ops.aten._unpack_dual.default";
}

// The argument at a position, or with a keyword; None if there is none.
Argument ArgumentAt(const Node& node, size_t position, absl::string_view keyword) {
  if (position < node.args().size()) return node.args()[position];
  for (const auto& [key, argument] : node.kwargs()) {
    if (key == keyword) return argument;
  }
  return Argument();
}

// Flags of torch.autograd.grad.
bool HasFlag(const Node& node, size_t position, absl::string_view keyword) {
  const Argument flag = ArgumentAt(node, position, keyword);
  return IsAutogradGrad(node) && flag.is_bool() && flag.bool_value();
}

std::vector<Argument> ItemsOf(const Argument& argument) {
  if (argument.is_none()) return {};
  if (!argument.is_list() && !argument.is_tuple()) return {argument};
  return {argument.items().begin(), argument.items().end()};
}

// _set_tensor_requires_grad returns its operand.
Node* Marked(Node* node) {
  while (CallsFunctorch(*node, "._set_tensor_requires_grad") && node->num_operands() == 1) node = node->operand(0);
  return node;
}

absl::StatusOr<std::vector<Node*>> NodesOf(const Argument& argument, absl::string_view what) {
  std::vector<Node*> nodes;
  for (const Argument& item : ItemsOf(argument)) {
    if (!item.is_node()) return absl::NotFoundError(absl::StrCat("gradient: the ", what, " must be tensors"));
    nodes.push_back(Marked(item.node()));
  }
  return nodes;
}

// The node that has replaced a root, if the walk has replaced it. Calls of aten ops, which stay in the graph, already
// read this node instead of the root.
Node* ReplacementOf(const IValue& value) {
  if (!value.is_tensor()) return nullptr;
  const AutogradMeta* const meta = AutogradMeta::Get(value.tensor());
  return meta == nullptr ? nullptr : meta->traced_node;
}

// Copies the roots as placeholders, and the calls from them to the targets.
absl::Status Fill(GraphSlice& slice, const std::vector<Node*>& roots, const std::vector<Node*>& targets, Node* end) {
  std::vector<Node*> starts = roots;
  for (Node* root : roots) {
    if (slice.CopyOf(root) == nullptr) BACKTAPE_RETURN_IF_ERROR(slice.AddTensor(root));
    BACKTAPE_ASSIGN_OR_RETURN(const IValue value, slice.ValueOf(root));
    Node* const replacement = ReplacementOf(value);
    if (replacement == nullptr || replacement == root || replacement->graph() != root->graph()) continue;
    slice.AddName(root, replacement);
    starts.push_back(replacement);
  }
  const std::vector<Node*> calls = CallsBetween(starts, targets, end);
  const absl::flat_hash_set<const Node*> inside(calls.begin(), calls.end());
  const auto is_inside = [&inside](const Node* node) { return inside.contains(node); };
  for (const Node* call : calls) BACKTAPE_RETURN_IF_ERROR(slice.Capture(*call, call->num_operands(), is_inside));
  for (Node* target : targets) {
    if (!is_inside(target) && slice.CopyOf(target) == nullptr) BACKTAPE_RETURN_IF_ERROR(slice.AddTensor(target));
  }
  for (const Node* call : calls) slice.Copy(*call);
  return absl::OkStatus();
}

absl::Status Finish(const GraphSlice& slice, const std::vector<Node*>& targets, const CallContext& context) {
  ArgumentList results;
  for (const Node* target : targets) results.emplace_back(slice.CopyOf(target));
  slice.graph().Output(Argument::Tuple(std::move(results)));
  BACKTAPE_RETURN_IF_ERROR(context.resolve(slice.graph()));
  return slice.CheckWrites();
}

std::vector<std::string> NamesOf(const GraphSlice& slice, const std::vector<Node*>& roots) {
  std::vector<std::string> names;
  for (const Node* root : roots) names.emplace_back(slice.CopyOf(root)->name());
  return names;
}

// The number of the output to which a placeholder "tangent{k}" of a joint graph belongs; the name may have a suffix.
std::optional<size_t> OutputOfTangent(absl::string_view name) {
  if (!absl::ConsumePrefix(&name, "tangent")) return std::nullopt;
  size_t index = 0;
  if (!absl::SimpleAtoi(name.substr(0, name.find('_')), &index)) return std::nullopt;
  return index;
}

absl::StatusOr<IValue> CallGradient(Node* node, const CallContext& context) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<Node*> targets, NodesOf(ArgumentAt(*node, 0, "outputs"), "outputs"));
  const std::vector<Node*> roots = DifferentiatedOperands(*node);
  if (targets.empty() || roots.empty())
    return absl::NotFoundError("gradient: expected at least one input and one output");
  if (HasFlag(*node, 6, "is_grads_batched")) return absl::NotFoundError("gradient: is_grads_batched is not supported");
  GraphSlice slice(*node->graph(), context, "gradient");
  BACKTAPE_RETURN_IF_ERROR(Fill(slice, roots, targets, node));
  BACKTAPE_RETURN_IF_ERROR(Finish(slice, targets, context));

  DifferentiateOptions options;
  options.library = context.library;
  options.wrt = NamesOf(slice, roots);
  options.allow_independent = true;
  BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Graph> joint, Differentiate(slice.graph(), options));
  const std::vector<Argument> cotangents = ItemsOf(ArgumentAt(*node, 2, "grad_outputs"));
  IValueList inputs = slice.inputs();
  size_t position = 0;
  for (const Node* placeholder : joint->placeholders()) {
    if (position++ < slice.inputs().size()) continue;
    const std::optional<size_t> k = OutputOfTangent(placeholder->name());
    if (!k.has_value() || *k >= targets.size())
      return absl::NotFoundError("gradient: cannot determine which output a tangent belongs to");
    if (*k < cotangents.size() && !cotangents[*k].is_none()) {
      std::optional<IValue> value = context.value_of(cotangents[*k]);
      if (!value.has_value()) return absl::NotFoundError("gradient: the type of an incoming gradient is unknown");
      inputs.push_back(*std::move(value));
      continue;
    }
    BACKTAPE_ASSIGN_OR_RETURN(const IValue output, slice.ValueOf(targets[*k]));
    inputs.push_back(ToIValue(ops::ones_like(ToVariable(output))));
  }
  const IValue results = RunOnTape(*joint, inputs, *context.library);
  IValueList grads(results.list().end() - static_cast<int64_t>(roots.size()), results.list().end());
  // PyTorch returns zeros where no output depends on an input, unless allow_unused is set.
  const bool keeps_none = HasFlag(*node, 5, "allow_unused") && !HasFlag(*node, 7, "materialize_grads");
  const bool detaches = IsAutogradGrad(*node) && !HasFlag(*node, 4, "create_graph");
  for (size_t i = 0; i < grads.size(); ++i) {
    if (!grads[i].is_none()) {
      if (detaches) grads[i] = ToIValue(ops::detach(ToVariable(grads[i])));
      continue;
    }
    if (keeps_none) continue;
    BACKTAPE_ASSIGN_OR_RETURN(const IValue input, slice.ValueOf(roots[i]));
    grads[i] = ToIValue(ops::zeros_like(ToVariable(input)));
  }
  return IValue(std::move(grads));
}

// The calls of _make_dual in the level of dual tensors that contains the node.
std::vector<Node*> DualsOfLevel(Node* end) {
  std::vector<Node*> duals;
  int64_t depth = 0;
  for (Node* node = end->prev(); node != nullptr; node = node->prev()) {
    if (CallsFunctorch(*node, "._exit_dual_level")) ++depth;
    if (CallsFunctorch(*node, "._enter_dual_level") && depth-- == 0) break;
    if (depth == 0 && IsMakeDual(*node)) duals.push_back(node);
  }
  return {duals.rbegin(), duals.rend()};
}

absl::StatusOr<IValue> CallTangent(Node* node, const CallContext& context) {
  if (node->args().empty() || !node->args()[0].is_node()) return absl::NotFoundError("tangent: expected a tensor");
  const std::vector<Node*> roots = DualsOfLevel(node), targets = {node->args()[0].node()};
  GraphSlice slice(*node->graph(), context, "tangent");
  BACKTAPE_RETURN_IF_ERROR(Fill(slice, roots, targets, node));
  BACKTAPE_RETURN_IF_ERROR(Finish(slice, targets, context));
  IValueList inputs = slice.inputs();
  for (const Node* root : roots) {
    const std::optional<IValue> tangent = context.value_of(ArgumentAt(*root, 1, "tangent"));
    if (!tangent.has_value()) return absl::NotFoundError("tangent: the type of an incoming tangent is unknown");
    inputs.push_back(*tangent);
  }
  if (roots.empty()) {
    BACKTAPE_ASSIGN_OR_RETURN(const IValue primal, slice.ValueOf(targets[0]));
    return IValue(IValueList{primal, ToIValue(ops::zeros_like(ToVariable(primal)))});
  }
  DifferentiateOptions options;
  options.library = context.library;
  options.wrt = NamesOf(slice, roots);
  options.outputs = {0};
  BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Graph> graph, DifferentiateForwardWithZeros(slice.graph(), options));
  return RunOnTape(*graph, inputs, *context.library);
}

}  // namespace

bool IsDerivativeCall(const Node& node) {
  return node.opcode() == Opcode::kCallFunction && node.op() == nullptr && (IsGradient(node) || IsUnpackDual(node));
}

std::vector<Node*> DifferentiatedOperands(const Node& node) {
  if (!IsGradient(node)) return {};
  const absl::StatusOr<std::vector<Node*>> nodes = NodesOf(ArgumentAt(node, 1, "inputs"), "inputs");
  return nodes.ok() ? *nodes : std::vector<Node*>();
}

absl::StatusOr<IValue> CallDerivative(Node* node, const CallContext& context) {
  return IsGradient(*node) ? CallGradient(node, context) : CallTangent(node, context);
}

}  // namespace backtape::internal
