#include "backtape/passes/eliminate_common_subexpressions.h"

#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/rewrite.h"
#include "backtape/passes/subgraph_passes.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

template <typename T>
void AppendBytes(std::string& key, const T& value) {
  char bytes[sizeof(T)];
  std::memcpy(bytes, &value, sizeof(T));
  key.append(bytes, sizeof(T));
}

void AppendText(std::string& key, absl::string_view text) {
  AppendBytes(key, static_cast<uint32_t>(text.size()));
  key.append(text.data(), text.size());
}

// Appends an injective encoding: a letter for the kind, then self-delimiting content.
void AppendArgument(std::string& key, const Argument& arg) {
  if (arg.is_none()) {
    key += 'N';
  } else if (arg.is_node()) {
    key += 'n';
    AppendBytes(key, arg.node()->id());
  } else if (arg.is_bool()) {
    key += arg.bool_value() ? 'T' : 'F';
  } else if (arg.is_int()) {
    key += 'i';
    AppendBytes(key, arg.int_value());
  } else if (arg.is_double()) {
    key += 'd';
    AppendBytes(key, arg.float_value());
  } else if (arg.is_complex()) {
    key += 'c';
    AppendBytes(key, arg.complex_value().real());
    AppendBytes(key, arg.complex_value().imag());
  } else if (arg.is_string()) {
    key += 's';
    AppendText(key, arg.string());
  } else if (arg.is_dtype()) {
    key += 't';
    AppendBytes(key, arg.dtype());
  } else if (arg.is_device()) {
    key += 'D';
    AppendText(key, arg.device().ToString());
  } else if (arg.is_layout()) {
    key += 'L';
    AppendBytes(key, arg.layout());
  } else if (arg.is_memory_format()) {
    key += 'm';
    AppendBytes(key, arg.memory_format());
  } else if (arg.is_sequence()) {
    key += '[';
    AppendBytes(key, arg.sequence().kind);
    AppendBytes(key, static_cast<uint32_t>(arg.items().size()));
    for (const Argument& item : arg.items()) AppendArgument(key, item);
  } else if (arg.is_dict()) {
    key += '{';
    AppendBytes(key, static_cast<uint32_t>(arg.dict().items.size()));
    for (const auto& [name, item] : arg.dict().items) {
      AppendText(key, name);
      AppendArgument(key, item);
    }
  } else {
    key += 'S';
    AppendText(key, arg.symbol());
  }
}

class Merger {
 public:
  Merger(Graph& graph, const EliminateCommonSubexpressionsOptions& options)
      : graph_(graph), commutes_(options.commutative), aliases_(graph) {}

  bool Run() {
    bool changed = false;
    for (Node* node = graph_.first(); node != nullptr;) {
      Node* const next = node->next();
      if (IsCandidate(*node)) changed |= MergeOrRemember(node);
      node = next;
    }
    return changed;
  }

 private:
  bool IsCandidate(const Node& node) const {
    if (node.opcode() == Opcode::kGetAttr) return true;
    if (node.op() == nullptr || node.is_impure() || MayWrite(node)) return false;
    // A view of written storage is the same before and after the write; results of other ops may differ.
    if (node.op()->has_tag(kTagView)) return true;
    for (size_t i = 0; i < node.num_operands(); ++i) {
      if (!aliases_.IsStable(node.operand(i))) return false;
    }
    return true;
  }

  bool MergeOrRemember(Node* node) {
    const auto [it, inserted] = first_by_key_.emplace(KeyOf(*node), node);
    if (inserted) return false;
    Node* const first = it->second;
    if (HaveOtherStrides(*node, *first)) return false;
    if (!aliases_.MayReplaceByAlias(node, first) || !MergeOutputs(*node, *first)) return false;
    aliases_.Unite(node, first);
    ReplaceNode(graph_, node, first);
    return true;
  }

  // The first operand of a commutative op decides the order of dims in memory if the operands' orders differ.
  static bool HaveOtherStrides(const Node& node, const Node& first) {
    if (!node.type().is_tensor() || !first.type().is_tensor()) return false;
    const TensorType &a = node.type().tensor(), &b = first.type().tensor();
    return a.strides.has_value() && b.strides.has_value() && *a.strides != *b.strides;
  }

  // For multi-output calls, check each pair of corresponding outputs, because both may be returned.
  bool MergeOutputs(const Node& node, const Node& first) {
    std::vector<std::pair<const Node*, const Node*>> pairs;
    for (const Use& use : node.uses_unordered()) {
      for (const Use& other : first.uses_unordered()) {
        if (OutputIndex(use, node) < 0 || OutputIndex(use, node) != OutputIndex(other, first)) continue;
        if (!aliases_.MayReplaceByAlias(use.user, other.user)) return false;
        pairs.emplace_back(use.user, other.user);
      }
    }
    for (const auto& [a, b] : pairs) aliases_.Unite(a, b);
    return true;
  }

  static int64_t OutputIndex(const Use& use, const Node& source) {
    const Node& user = *use.user;
    if (!user.is_call_to(OpId::operator_getitem) || user.args().size() != 2 || !user.args()[1].is_int()) return -1;
    const int64_t index = user.args()[1].int_value();
    return index < 0 && source.op() != nullptr ? index + static_cast<int64_t>(source.op()->returns.size()) : index;
  }

  std::string KeyOf(const Node& node) const {
    std::string key;
    if (node.opcode() == Opcode::kGetAttr) {
      key += 'A';
      AppendText(key, node.target());
      return key;
    }
    AppendBytes(key, node.op()->id);
    if (node.op()->has_tag(kTagPython)) {
      for (const Argument& arg : node.args()) AppendArgument(key, arg);
      return key;
    }
    const NodeArguments args(node);
    const auto is_node = [&args](size_t i) { return args.NodeAt(i) != nullptr; };
    const bool swap = commutes_ && node.op()->has_tag(kTagCommutative) && is_node(0) && is_node(1) &&
                      args.IsDefault("alpha") && args.NodeAt(1)->id() < args.NodeAt(0)->id();
    for (size_t i = 0; i < node.op()->args.size(); ++i) {
      const size_t source = swap && i < 2 ? 1 - i : i;
      if (args.IsDefault(source)) continue;
      key += '#';
      AppendBytes(key, static_cast<uint16_t>(i));
      AppendArgument(key, CanonicalArgument(node.op()->args[source], *args.Given(source)));
    }
    return key;
  }

  Graph& graph_;
  bool commutes_;
  AliasAnalysis aliases_;
  absl::flat_hash_map<std::string, Node*> first_by_key_;
};

}  // namespace

absl::StatusOr<bool> EliminateCommonSubexpressions(Graph& graph, const EliminateCommonSubexpressionsOptions& options) {
  const auto run = [&options](Graph& subgraph) { return EliminateCommonSubexpressions(subgraph, options); };
  BACKTAPE_ASSIGN_OR_RETURN(const bool inner, RunOnSubgraphs(graph, run));
  const bool outer = Merger(graph, options).Run();
  return inner || outer;
}

}  // namespace backtape
