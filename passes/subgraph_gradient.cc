#include "backtape/passes/subgraph_gradient.h"

#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/higher_order_types.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/random_calls.h"
#include "backtape/ir/signature.h"
#include "backtape/passes/eliminate_dead_code.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::internal {

const Node* FirstRandomCall(const Graph& graph) {
  for (const Node* node : graph.nodes()) {
    if (DrawsRandomNumbers(*node)) return node;
  }
  for (const auto& [name, subgraph] : graph.subgraphs()) {
    if (const Node* node = FirstRandomCall(*subgraph)) return node;
  }
  return nullptr;
}

absl::StatusOr<std::unique_ptr<Graph>> TypedSubgraph(const Graph& subgraph, absl::Span<const ValueType> arguments) {
  std::unique_ptr<Graph> typed = subgraph.Clone();
  SetPlaceholderTypes(*typed, arguments, /*overwrite=*/true);
  ShapeEnv env;
  BACKTAPE_RETURN_IF_ERROR(InferTypes(*typed, env, {.overwrite = true}));
  return typed;
}

absl::StatusOr<std::vector<ValueType>> ResultTypesOf(const Graph& subgraph, absl::Span<const ValueType> arguments) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Graph> typed, TypedSubgraph(subgraph, arguments));
  return StatedOutputTypes(*typed);
}

absl::StatusOr<std::unique_ptr<Graph>> GradientOfSubgraph(const Graph& subgraph, absl::Span<const ValueType> arguments,
                                                          absl::Span<const size_t> wrt,
                                                          absl::Span<const size_t> outputs,
                                                          const DifferentiateSubgraph& differentiate) {
  if (const Node* random = FirstRandomCall(subgraph)) {
    return absl::UnimplementedError(absl::StrCat("the subgraph draws random numbers (%", random->name(),
                                                 "), and its backward would draw different ones"));
  }
  BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Graph> typed, TypedSubgraph(subgraph, arguments));
  const std::vector<ValueType> results = StatedOutputTypes(*typed);
  std::vector<std::string> names;
  for (const size_t i : wrt) names.emplace_back(typed->placeholders()[i]->name());
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> joint, differentiate(*typed, names));
  // A tangent for each output, in order, even for those that Differentiate left out because they are independent.
  Node* first_call = joint->first();
  while (first_call->is_placeholder()) first_call = first_call->next();
  absl::flat_hash_map<size_t, Node*> tangents;
  for (const InputSpec& input : joint->signature().inputs) {
    if (input.kind == InputKind::kTangent) tangents[static_cast<size_t>(input.index)] = joint->Find(input.placeholder);
  }
  joint->set_insertion_point(first_call);
  for (const size_t k : outputs) {
    const auto it = tangents.find(k);
    if (it != tangents.end()) {
      joint->MoveBefore(it->second, first_call);
    } else {
      joint->Placeholder(absl::StrCat("tangent_", k),
                         TensorType::Contiguous(results[k].tensor().dtype, results[k].tensor().sizes));
    }
  }
  Node* const output = joint->output();
  joint->set_insertion_point(output);
  const std::vector<Argument> items = output->args()[0].items();
  const std::vector<Node*> placeholders = joint->placeholders();
  std::vector<Argument> gradients(items.end() - static_cast<int64_t>(wrt.size()), items.end());
  for (size_t i = 0; i < gradients.size(); ++i) {
    if (!gradients[i].is_none()) continue;
    gradients[i] = joint->Call(OpId::zeros_like, {Argument(placeholders[wrt[i]])});
  }
  output->SetArgs({Argument::List(std::move(gradients))});
  joint->set_insertion_point(nullptr);
  joint->set_signature({});
  BACKTAPE_RETURN_IF_ERROR(EliminateDeadCode(*joint, {}).status());
  return joint;
}

}  // namespace backtape::internal
