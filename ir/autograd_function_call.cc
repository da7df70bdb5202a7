#include "backtape/ir/autograd_function_call.h"

#include "absl/strings/str_cat.h"
#include "backtape/ir/replace_nodes.h"
#include "backtape/ir/text/value_printer.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// The positions of the results that the function marks as non-differentiable.
absl::StatusOr<std::vector<size_t>> ReadNotDifferentiable(const Node& node, size_t num_results) {
  std::vector<size_t> positions;
  for (const auto& [key, value] : node.kwargs()) {
    if (key != "non_differentiable_idx") continue;
    if (!value.is_sequence()) {
      return absl::InvalidArgumentError("non_differentiable_idx must be a list of result indices");
    }
    for (const Argument& item : value.items()) {
      if (!item.is_int() || item.int_value() < 0 || static_cast<size_t>(item.int_value()) >= num_results) {
        return absl::InvalidArgumentError(absl::StrCat(
            "each index in non_differentiable_idx must be at least 0 and less than the number of results (",
            num_results, "), got ", StrOf(item)));
      }
      positions.push_back(static_cast<size_t>(item.int_value()));
    }
  }
  return positions;
}

// Whether every call of the forward passes this constant at the position.
bool IsSameForAllCalls(const Node& call, size_t position) {
  for (const Node* other : call.graph()->nodes()) {
    if (!IsAutogradFunctionCall(*other) || other->args().empty() || !other->args()[0].is_node()) continue;
    const bool is_same_forward = other->args()[0].node()->target() == call.args()[0].node()->target();
    if (!is_same_forward) continue;
    if (other->args().size() <= position || !(other->args()[position] == call.args()[position])) return false;
  }
  return true;
}

// Whether every call with the same backward saves this constant at the position.
bool IsSavedByAllCalls(const Node& call, const Graph& backward, size_t position, const Argument& constant) {
  for (const Node* other : call.graph()->nodes()) {
    if (!IsAutogradFunctionCall(*other)) continue;
    const absl::StatusOr<AutogradFunctionCall> read = ReadAutogradFunctionCall(*other);
    if (!read.ok() || read->backward != &backward) continue;
    if (read->saved.size() <= position || !(read->saved[position] == constant)) return false;
  }
  return true;
}

bool IsConstant(const Argument& argument) {
  return !argument.is_node() && !argument.is_none() && !argument.is_sequence() && !argument.is_dict();
}

}  // namespace

bool IsAutogradFunctionCall(const Node& node) {
  return node.opcode() == Opcode::kCallFunction && node.target() == kAutogradFunctionApply;
}

const Node* FirstAutogradFunctionCall(const Graph& graph) {
  for (const Node* node : graph.nodes()) {
    if (IsAutogradFunctionCall(*node)) return node;
  }
  for (const auto& [name, subgraph] : graph.subgraphs()) {
    if (const Node* const call = FirstAutogradFunctionCall(*subgraph)) return call;
  }
  return nullptr;
}

absl::StatusOr<AutogradFunctionCall> ReadAutogradFunctionCall(const Node& node) {
  const ArgumentList& args = node.args();
  AutogradFunctionCall call;
  const auto graph_of = [&node](size_t i) -> Graph* {
    const bool is_attribute =
        i < node.args().size() && node.args()[i].is_node() && node.args()[i].node()->opcode() == Opcode::kGetAttr;
    return is_attribute ? node.graph()->FindSubgraph(node.args()[i].node()->target()) : nullptr;
  };
  call.forward = graph_of(0);
  call.backward = graph_of(1);
  if (call.forward == nullptr || call.backward == nullptr) {
    return absl::InvalidArgumentError(
        "the subgraphs of the autograd function are not in the text; print_readable() prints subgraphs, print(graph) "
        "does not");
  }
  call.operands.assign(args.begin() + 2, args.end());
  const Node* const output = call.forward->output();
  const bool has_parts = output != nullptr && !output->args().empty() && output->args()[0].is_sequence() &&
                         output->args()[0].items().size() == 2 && output->args()[0].items()[0].is_sequence() &&
                         output->args()[0].items()[1].is_sequence();
  if (!has_parts) {
    return absl::InvalidArgumentError(
        "the forward of an autograd function must return a tuple of results and a tuple of saved values");
  }
  const auto parts = output->args()[0].items();
  call.results.assign(parts[0].items().begin(), parts[0].items().end());
  call.saved.assign(parts[1].items().begin(), parts[1].items().end());
  const size_t num_inputs = call.forward->placeholders().size();
  const size_t num_gradients = call.backward->placeholders().size();
  if (num_inputs != call.operands.size()) {
    return absl::InvalidArgumentError(absl::StrCat("the forward of the autograd function takes ", num_inputs,
                                                   num_inputs == 1 ? " input" : " inputs", ", but the call passes ",
                                                   call.operands.size()));
  }
  if (num_gradients != call.results.size() + call.saved.size()) {
    return absl::InvalidArgumentError(absl::StrCat(
        "the backward of the autograd function takes ", num_gradients, num_gradients == 1 ? " input" : " inputs",
        "; expected ", call.results.size() + call.saved.size(), ", one for each result (", call.results.size(),
        ") and each saved value (", call.saved.size(), ") of the forward"));
  }
  if (call.backward->output() == nullptr || call.backward->output()->args().empty()) {
    return absl::InvalidArgumentError("the backward of the autograd function has no output");
  }
  BACKTAPE_ASSIGN_OR_RETURN(call.not_differentiable, ReadNotDifferentiable(node, call.results.size()));
  return call;
}

bool ReplaceConstantOperands(const Node& node) {
  const absl::StatusOr<AutogradFunctionCall> call = ReadAutogradFunctionCall(node);
  if (!call.ok()) return false;
  bool has_changed = false;
  const std::vector<Node*> inputs = call->forward->placeholders();
  for (size_t i = 0; i < call->operands.size(); ++i) {
    const bool is_replaced = IsConstant(call->operands[i]) && IsSameForAllCalls(node, i + 2);
    if (is_replaced) has_changed |= ReplaceUses(*inputs[i], call->operands[i]);
  }
  const std::vector<Argument> saved = ReadAutogradFunctionCall(node)->saved;  // an operand may be saved
  const std::vector<Node*> gradients = call->backward->placeholders();
  for (size_t i = 0; i < saved.size(); ++i) {
    const bool is_replaced = IsConstant(saved[i]) && IsSavedByAllCalls(node, *call->backward, i, saved[i]);
    if (is_replaced) has_changed |= ReplaceUses(*gradients[call->results.size() + i], saved[i]);
  }
  return has_changed;
}

}  // namespace backtape
