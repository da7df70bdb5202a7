#include "backtape/passes/resolve_for_run.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "backtape/ir/number_tensors.h"
#include "backtape/ir/plain_graph.h"
#include "backtape/ir/symbol_values.h"
#include "backtape/passes/resolve_python_targets.h"
#include "backtape/passes/state_known_numbers.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// Numbers that a program reads from tensors usually depend on single numbers and on small integer or bool tensors.
constexpr int64_t kMaxKnownElements = 1 << 16;

using KnownInputs = absl::btree_map<std::string, Tensor>;

KnownInputs InputsWithKnownValues(const std::vector<Node*>& placeholders, const IValueList& inputs) {
  KnownInputs known;
  for (size_t i = 0; i < placeholders.size(); ++i) {
    if (!inputs[i].is_tensor() || !inputs[i].tensor().defined()) continue;
    const Tensor& tensor = inputs[i].tensor();
    const bool is_mask_or_index = !IsFloatingPoint(tensor.dtype()) && tensor.numel() <= kMaxKnownElements;
    if (tensor.numel() == 1 || is_mask_or_index) known.emplace(placeholders[i]->name(), tensor);
  }
  return known;
}

bool ReadsNumbers(const Graph& graph) {
  const auto& nodes = graph.nodes();
  return std::any_of(nodes.begin(), nodes.end(), [](const Node* node) { return IsItem(*node); });
}

}  // namespace

void StateTypes(Graph& graph, const IValueList& inputs) {
  const std::vector<Node*> placeholders = graph.placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) {
    // The text may state only a Python class, which says less than the value's type.
    const ValueType& stated = placeholders[i]->type();
    const bool lies_otherwise = stated.is_tensor() && !stated.tensor().strides.has_value() &&
                                !stated.tensor().is_symbolic() && inputs[i].is_tensor() &&
                                !inputs[i].tensor().is_contiguous();
    if (!stated.is_known() || stated.is_opaque() || lies_otherwise) placeholders[i]->set_type(ValueType::Of(inputs[i]));
  }
}

absl::Status ResolveForRun(Graph& graph, const IValueList& inputs,
                           const absl::btree_map<std::string, Tensor>& attributes, std::vector<std::string>* notes) {
  const bool has_targets = HasPythonTargets(graph);
  if (!has_targets && !ReadsNumbers(graph)) return absl::OkStatus();
  StateTypes(graph, inputs);
  for (Node* node : graph.nodes()) {
    if (node->opcode() != Opcode::kGetAttr || node->type().is_known()) continue;
    const auto value = attributes.find(std::string(node->target()));
    if (value != attributes.end()) node->set_type(value->second.type());
  }
  const std::vector<Node*> placeholders = graph.placeholders();
  const KnownInputs known = InputsWithKnownValues(placeholders, inputs);
  if (has_targets) {
    // Calls of Python-level targets are specialised to the numbers that the graph reads. An earlier pass may have
    // resolved the calls that read these numbers (x.item()), but not the calls that use them, so the numbers become
    // constants first.
    StateKnownNumbers(graph, known);
    ResolvePythonTargetsOptions options;
    options.values = &known;
    const SymbolValues sizes = SymbolValuesOf(placeholders, inputs);
    if (!sizes.empty()) {
      // Resolve the graph for all sizes if that is possible.
      options.sizes = &sizes;
      const std::unique_ptr<Graph> copy = graph.Clone();
      options.specialise_sizes = !ResolvePythonTargets(*copy, options).ok() || HasPythonTargets(*copy);
    }
    options.notes = notes;
    BACKTAPE_RETURN_IF_ERROR(ResolvePythonTargets(graph, options).status());
  }
  // An op may take only a number that is known before the run. A graph that no op restricts in this way is kept correct
  // for all numbers.
  if (ReadsNumbers(graph) && absl::IsUnimplemented(MakePlain(*graph.Clone()).status())) StateKnownNumbers(graph, known);
  return absl::OkStatus();
}

absl::StatusOr<BoundGraph> BindForRun(const Graph& graph, const IValueList& inputs,
                                      const absl::btree_map<std::string, Tensor>& attributes, uint64_t seed) {
  BoundGraph bound{graph.Clone(), inputs, seed};
  BACKTAPE_RETURN_IF_ERROR(ResolveForRun(*bound.graph, inputs, attributes));
  for (const auto& [target, value] : attributes) bound.graph->attributes().insert_or_assign(target, value);
  return bound;
}

}  // namespace backtape
