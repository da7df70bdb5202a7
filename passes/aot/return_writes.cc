#include "backtape/passes/aot/return_writes.h"

#include <string>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/ir/effect_calls.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/signature.h"
#include "backtape/passes/aot/explicit_views.h"
#include "backtape/passes/aot/insert_outputs.h"
#include "backtape/passes/eliminate_dead_code.h"
#include "backtape/passes/functionalize.h"
#include "backtape/passes/rewrite.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// The value that a final copy_ writes, as a value of the placeholder's type.
Node* WrittenValue(Graph& graph, Node* copy) {
  Node* const placeholder = copy->operand(0);
  Node* const value = copy->operand(1);
  const bool is_same_type = placeholder->type().is_tensor() && value->type().is_tensor() &&
                            placeholder->type().tensor().dtype == value->type().tensor().dtype &&
                            placeholder->type().tensor().sizes == value->type().tensor().sizes;
  if (is_same_type) return value;
  return CallFor(graph, copy, graph.ops().at(copy->op()->functional_id),
                 ArgumentList(copy->args().begin(), copy->args().end()),
                 KeywordArguments(copy->kwargs().begin(), copy->kwargs().end()));
}

}  // namespace

absl::StatusOr<std::vector<const Node*>> ReturnWrites(Graph& graph) {
  BACKTAPE_RETURN_IF_ERROR(MakeViewsExplicit(graph).status());
  std::vector<std::string> notes;
  BACKTAPE_RETURN_IF_ERROR(Functionalize(graph, {.keep_last_writes = false, .notes = &notes}).status());
  if (!notes.empty()) {
    return absl::UnimplementedError(
        absl::StrCat("the graph cannot be made functional:\n  ", absl::StrJoin(notes, "\n  ")));
  }
  absl::flat_hash_map<const Node*, Node*> new_values;
  for (Node* node = graph.first(); node != nullptr;) {
    Node* const next = node->next();
    if (node->is_call_to(OpId::copy_) && !node->operand(0)->is_call()) {
      Node* const target = node->operand(0);
      if (!target->is_placeholder()) {
        return absl::UnimplementedError(
            absl::StrCat("the graph cannot be made functional: it writes the attribute ", target->target()));
      }
      Node* const value = WrittenValue(graph, node);
      new_values[target] = value;
      graph.ReplaceAllUsesWith(node, value);
      graph.Erase(node);
    } else if (node->is_call() && MayWrite(*node)) {
      return absl::UnimplementedError(
          absl::StrCat("the graph cannot be made functional: ", DescribeNode(*node), " writes a tensor"));
    }
    node = next;
  }
  std::vector<const Node*> written;
  std::vector<NewOutput> outputs;
  for (const Node* placeholder : graph.placeholders()) {
    const auto it = new_values.find(placeholder);
    if (it == new_values.end()) continue;
    written.push_back(placeholder);
    const InputSpec* const input = graph.signature().FindPlaceholder(placeholder->name());
    OutputSpec role{OutputKind::kMutation,
                    input != nullptr ? *input : InputSpec{InputKind::kOther, std::string(placeholder->name()), ""}, "",
                    -1};
    outputs.push_back({.value = Argument(it->second), .role = std::move(role)});
  }
  if (!outputs.empty()) InsertOutputs(graph, 0, std::move(outputs));
  BACKTAPE_RETURN_IF_ERROR(EliminateDeadCode(graph, {.remove_random = false}).status());
  return written;
}

}  // namespace backtape
