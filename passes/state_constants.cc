#include "backtape/passes/state_constants.h"

#include <utility>

#include "backtape/ir/op_id.h"
#include "backtape/tensor/tensor.h"

namespace backtape {
namespace {

constexpr int64_t kMaxStatedElements = 1 << 16;

bool HasLiteral(const Tensor& value) {
  if (value.is_symbolic() || !value.is_contiguous() || value.numel() > kMaxStatedElements) return false;
  if (value.numel() > 0) return true;
  // "[[], []]" has the sizes [2, 0].
  for (int64_t d = 0; d + 1 < value.dim(); ++d) {
    if (value.sizes()[d] == 0) return false;
  }
  return true;
}

// The part of `value` that begins at element `next`, with the sizes of the dims from `dim` on, as nested lists.
// Advances `next` past this part.
Argument Literal(const Tensor& value, int64_t dim, int64_t& next) {
  if (dim == value.dim()) return Argument(value.item(next++));
  std::vector<Argument> items;
  for (int64_t i = 0; i < value.sizes()[dim]; ++i) items.push_back(Literal(value, dim + 1, next));
  return Argument::List(std::move(items));
}

// Whether a call returns a new copy of its argument with the same strides.
bool IsPlainClone(const Node& node) {
  return node.is_call_to(OpId::clone) && node.args().size() == 1 && node.kwargs().empty();
}

void StateIn(Graph& graph, std::vector<std::string>& without_literal) {
  for (Node* node = graph.first(); node != nullptr;) {
    Node* const attribute = node;
    node = node->next();
    if (attribute->opcode() != Opcode::kGetAttr) continue;
    const std::string target(attribute->target());
    const auto found = graph.attributes().find(target);
    if (found == graph.attributes().end()) continue;
    const Tensor& value = found->second;
    if (!HasLiteral(value)) {
      without_literal.push_back(target);
      continue;
    }
    Node* const user = attribute->num_users() == 1 ? attribute->users()[0] : nullptr;
    const bool is_copied = user != nullptr && IsPlainClone(*user);
    Node* const replaced = is_copied ? user : attribute;
    int64_t next = 0;
    graph.set_insertion_point(replaced);
    Node* const literal = graph.Create(Opcode::kCallFunction, "torch.tensor", {Literal(value, 0, next)},
                                       {{"dtype", Argument(value.dtype())}});
    graph.set_insertion_point(nullptr);
    literal->set_type(replaced->type());
    literal->set_provenance(replaced->provenance());
    if (is_copied && node == user) node = user->next();
    graph.ReplaceAllUsesWith(replaced, literal);
    const std::string name(replaced->name());
    graph.Erase(replaced);
    if (is_copied) graph.Erase(attribute);
    graph.Rename(literal, name);
  }
  for (const auto& [name, subgraph] : graph.subgraphs()) StateIn(*subgraph, without_literal);
}

}  // namespace

std::vector<std::string> StateConstants(Graph& graph) {
  std::vector<std::string> without_literal;
  StateIn(graph, without_literal);
  return without_literal;
}

}  // namespace backtape
