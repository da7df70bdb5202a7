#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/text/value_printer.h"

namespace backtape {
namespace {

using Pairs = absl::flat_hash_map<const Node*, const Node*>;

// Equal after mapping each node of `a` to its counterpart.
bool SameArgument(const Argument& a, const Argument& b, const Pairs& twins) {
  if (a.is_node() || b.is_node()) {
    if (!a.is_node() || !b.is_node()) return false;
    const auto it = twins.find(a.node());
    return it != twins.end() && it->second == b.node();
  }
  if (a.is_sequence() && b.is_sequence()) {
    if (a.sequence().kind != b.sequence().kind || a.items().size() != b.items().size()) return false;
    for (size_t i = 0; i < a.items().size(); ++i) {
      if (!SameArgument(a.items()[i], b.items()[i], twins)) return false;
    }
    return true;
  }
  if (a.is_dict() && b.is_dict()) {
    const auto& x = a.dict().items;
    const auto& y = b.dict().items;
    if (x.size() != y.size()) return false;
    for (size_t i = 0; i < x.size(); ++i) {
      if (x[i].first != y[i].first || !SameArgument(x[i].second, y[i].second, twins)) return false;
    }
    return true;
  }
  return a == b;
}

// " from 0.1 to 0.2"; empty if both are nodes.
std::string ValuesOf(const Argument& a, const Argument& b) {
  if (a.is_node() && b.is_node()) return "";
  return absl::StrCat(" from ", StrOf(a), " to ", StrOf(b));
}

// Describes what changed from `a` to `b`. Returns an empty string if the nodes are equal.
std::string DifferenceOf(const Node& a, const Node& b, const Pairs& twins, bool compare_types) {
  if (a.name() != b.name()) return absl::StrCat("the name changed from ", a.name(), " to ", b.name());
  if (a.opcode() != b.opcode())
    return absl::StrCat("the opcode changed from ", ToString(a.opcode()), " to ", ToString(b.opcode()));
  if (a.target() != b.target()) return absl::StrCat("the target changed from ", a.target(), " to ", b.target());
  if (a.args().size() != b.args().size())
    return absl::StrCat("the number of arguments changed from ", a.args().size(), " to ", b.args().size());
  for (size_t i = 0; i < a.args().size(); ++i) {
    if (!SameArgument(a.args()[i], b.args()[i], twins)) {
      return absl::StrCat("argument ", i, " changed", ValuesOf(a.args()[i], b.args()[i]));
    }
  }
  if (a.kwargs().size() != b.kwargs().size()) return "the number of keyword arguments changed";
  for (size_t i = 0; i < a.kwargs().size(); ++i) {
    if (a.kwargs()[i].first != b.kwargs()[i].first ||
        !SameArgument(a.kwargs()[i].second, b.kwargs()[i].second, twins)) {
      return absl::StrCat("keyword argument ", a.kwargs()[i].first, " changed",
                          ValuesOf(a.kwargs()[i].second, b.kwargs()[i].second));
    }
  }
  if (compare_types && !(a.type() == b.type())) {
    return absl::StrCat("the type changed from ", a.type().ToString(true), " to ", b.type().ToString(true));
  }
  return "";
}

}  // namespace

bool StructurallyEqual(const Graph& a, const Graph& b, std::string* difference, Flag compare_types) {
  const auto differ = [difference](std::string text) {
    if (difference != nullptr) *difference = std::move(text);
    return false;
  };
  Pairs twins;
  twins.reserve(a.num_nodes());
  Node* y = b.first();
  for (Node* x : a.nodes()) {
    if (y == nullptr) return differ(absl::StrCat("%", x->name(), " and the nodes after it were removed"));
    const std::string found = DifferenceOf(*x, *y, twins, compare_types);
    if (!found.empty()) return differ(absl::StrCat("node %", x->name(), ": ", found));
    twins.emplace(x, y);
    y = y->next();
  }
  if (y != nullptr) return differ(absl::StrCat("%", y->name(), " and the nodes after it were added"));
  if (a.subgraphs().size() != b.subgraphs().size()) {
    return differ(
        absl::StrCat("the number of subgraphs changed from ", a.subgraphs().size(), " to ", b.subgraphs().size()));
  }
  for (const auto& [name, subgraph] : a.subgraphs()) {
    const Graph* other = b.FindSubgraph(name);
    if (other == nullptr) return differ(absl::StrCat("subgraph ", name, " was removed"));
    std::string inner;
    if (!StructurallyEqual(*subgraph, *other, &inner, compare_types)) {
      return differ(absl::StrCat("subgraph ", name, ": ", inner));
    }
  }
  return true;
}

}  // namespace backtape
