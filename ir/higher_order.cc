#include "backtape/ir/higher_order.h"

#include <algorithm>
#include <array>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/inlined_calls.h"
#include "backtape/ir/text/value_printer.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

constexpr absl::string_view kPrefix = "torch.ops.higher_order.";

// Real programs are nested less deeply. Type inference takes time exponential in the nesting.
constexpr int kMaxSubgraphNesting = 10;

int NestingOf(const Graph& graph) {
  int deepest = 0;
  for (const auto& [name, subgraph] : graph.subgraphs()) deepest = std::max(deepest, 1 + NestingOf(*subgraph));
  return deepest;
}

struct HigherOrderRow {
  absl::string_view name;
  HigherOrderKind kind;
};

constexpr std::array kRows = {
    HigherOrderRow{"cond", HigherOrderKind::kCond},
    HigherOrderRow{"while_loop", HigherOrderKind::kWhileLoop},
    HigherOrderRow{"while_loop_stack_output", HigherOrderKind::kWhileLoopStackOutput},
    HigherOrderRow{"scan", HigherOrderKind::kScan},
    HigherOrderRow{"map_impl", HigherOrderKind::kMap},
    HigherOrderRow{"associative_scan", HigherOrderKind::kAssociativeScan},
};

const HigherOrderRow* RowOf(absl::string_view target) {
  if (!absl::ConsumePrefix(&target, kPrefix)) return nullptr;
  const auto* row = std::find_if(kRows.begin(), kRows.end(), [&](const HigherOrderRow& r) { return r.name == target; });
  return row == kRows.end() ? nullptr : row;
}

absl::StatusOr<std::vector<Argument>> ReadGroup(const Node& node, int position, absl::string_view name) {
  if (position < 0) return std::vector<Argument>();
  if (static_cast<size_t>(position) >= node.args().size()) return std::vector<Argument>();
  const Argument& argument = node.args()[position];
  if (!argument.is_list() && !argument.is_tuple()) {
    return absl::InvalidArgumentError(
        absl::StrCat("argument ", position, " (", name, ") must be a list of values, got ", StrOf(argument)));
  }
  for (const Argument& item : argument.items()) {
    if (item.is_sequence() || item.is_dict() || SubgraphOf(item) != nullptr) {
      return absl::InvalidArgumentError(
          absl::StrCat("argument ", position, " (", name,
                       ") must contain single values, not lists, dictionaries or subgraphs; got ", StrOf(item)));
    }
  }
  return argument.items();
}

// `node` if it is a placeholder, else the placeholder that it is a view of; null if it has memory of its own.
const Node* WrittenInput(const Node* node) {
  while (!node->is_placeholder()) {
    if (node->op() == nullptr || node->args().empty() || !node->args()[0].is_node()) return nullptr;
    if (!node->op()->has_tag(kTagView) && !node->op()->has_tag(kTagInplace)) return nullptr;
    node = node->args()[0].node();
  }
  return node;
}

absl::Status CheckWrites(const Graph& graph, const std::string& name) {
  for (const Node* node : graph.nodes()) {
    if (!node->is_call() || node->op() == nullptr) continue;
    for (size_t i = 0; i < node->op()->args.size() && i < node->args().size(); ++i) {
      const bool is_written = node->op()->args[i].is_written || (i == 0 && node->op()->has_tag(kTagInplace));
      if (!is_written || !node->args()[i].is_node()) continue;
      const Node* input = WrittenInput(node->args()[i].node());
      if (input == nullptr || input->type().is_sym_int()) continue;
      return absl::InvalidArgumentError(absl::StrCat("the subgraph ", name, " writes to its input %", input->name(),
                                                     " (by %", node->name(),
                                                     "); a subgraph must return what it computes"));
    }
  }
  return absl::OkStatus();
}

absl::Status CheckCounts(const HigherOrderCall& call) {
  const size_t passed = call.kind == HigherOrderKind::kAssociativeScan
                            ? 2 * call.scanned.size() + call.additional.size()
                            : call.carried.size() + call.scanned.size() + call.additional.size();
  std::vector<size_t> returned;
  for (size_t i = 0; i < call.graphs.size(); ++i) {
    const Graph& graph = *call.graphs[i];
    if (graph.output() == nullptr) {
      return absl::InvalidArgumentError(absl::StrCat("the subgraph ", call.names[i], " has no output"));
    }
    const size_t num_inputs = graph.placeholders().size();
    if (num_inputs != passed) {
      return absl::InvalidArgumentError(absl::StrCat("the subgraph ", call.names[i], " takes ", num_inputs,
                                                     num_inputs == 1 ? " input" : " inputs", ", but the call passes ",
                                                     passed));
    }
    returned.push_back(OutputItems(graph).size());
    BACKTAPE_RETURN_IF_ERROR(CheckWrites(graph, call.names[i]));
  }
  const auto expect = [&](size_t i, size_t expected, absl::string_view why, bool or_more = false) {
    if (returned[i] == expected || (or_more && returned[i] > expected)) return absl::OkStatus();
    return absl::InvalidArgumentError(absl::StrCat("the subgraph ", call.names[i], " returns ", returned[i],
                                                   returned[i] == 1 ? " value" : " values", "; expected ",
                                                   or_more ? "at least " : "", expected, ", ", why));
  };
  switch (call.kind) {
    case HigherOrderKind::kCond:
      return expect(1, returned[0], absl::StrCat("the number that ", call.names[0], " returns"));
    case HigherOrderKind::kWhileLoop:
    case HigherOrderKind::kWhileLoopStackOutput:
      BACKTAPE_RETURN_IF_ERROR(expect(0, 1, "the condition of the loop"));
      return expect(1, call.carried.size(), "one for each carried value");
    case HigherOrderKind::kScan:
      return expect(0, call.carried.size(), "one for each carried value", /*or_more=*/true);
    case HigherOrderKind::kMap:
      return absl::OkStatus();
    case HigherOrderKind::kAssociativeScan:
      return expect(0, call.scanned.size(), "one for each scanned tensor");
  }
  return absl::OkStatus();
}

}  // namespace

std::optional<HigherOrderKind> HigherOrderKindOf(const Node& node) {
  if (node.opcode() != Opcode::kCallFunction || node.op() != nullptr) return std::nullopt;
  const HigherOrderRow* row = RowOf(node.target());
  return row == nullptr ? std::nullopt : std::optional(row->kind);
}

bool IsHigherOrderCall(const Node& node) { return HigherOrderKindOf(node).has_value(); }

bool HasHigherOrderCalls(const Graph& graph) {
  for (const Node* node : graph.nodes()) {
    if (IsHigherOrderCall(*node)) return true;
  }
  return false;
}

bool IsKnownHigherOrderTarget(absl::string_view target) {
  return RowOf(target) != nullptr || IsInlinedTarget(target) || target == kFlexAttention ||
         target == kFlexAttentionBackward;
}

const Graph* SubgraphOf(const Node& node) {
  return node.opcode() == Opcode::kGetAttr ? node.graph()->FindSubgraph(node.target()) : nullptr;
}

const Graph* SubgraphOf(const Argument& argument) {
  return argument.is_node() ? SubgraphOf(*argument.node()) : nullptr;
}

bool LacksSubgraphs(const Node& call) {
  for (const int position : PositionsOf(*HigherOrderKindOf(call)).graphs) {
    if (static_cast<size_t>(position) >= call.args().size()) continue;
    const Argument& argument = call.args()[position];
    const bool is_attribute = argument.is_node() && argument.node()->opcode() == Opcode::kGetAttr;
    if (is_attribute && SubgraphOf(argument) == nullptr) return true;
  }
  return false;
}

const HigherOrderPositions& PositionsOf(HigherOrderKind kind) {
  static const auto& positions = *new std::array<HigherOrderPositions, 6>{
      HigherOrderPositions{{1, 2}, 0, -1, -1, 3},  // cond
      HigherOrderPositions{{0, 1}, -1, 2, -1, 3},  // while_loop
      HigherOrderPositions{{0, 1}, -1, 2, -1, 3},  // while_loop_stack_output
      HigherOrderPositions{{0}, -1, 1, 2, 3},      // scan
      HigherOrderPositions{{0}, -1, -1, 1, 2},     // map_impl
      HigherOrderPositions{{0}, -1, -1, 1, 2},     // associative_scan
  };
  return positions[static_cast<size_t>(kind)];
}

std::vector<Argument> OutputItems(const Graph& graph) {
  const Node* output = graph.output();
  if (output == nullptr || output->args().empty()) return {};
  const Argument& value = output->args()[0];
  if (value.is_list() || value.is_tuple()) return value.items();
  return {value};
}

absl::StatusOr<HigherOrderCall> ReadHigherOrderCall(const Node& node) {
  const std::optional<HigherOrderKind> kind = HigherOrderKindOf(node);
  if (!kind.has_value()) return absl::InvalidArgumentError(absl::StrCat(node.target(), " is not a higher-order op"));
  for (const auto& [key, value] : node.kwargs()) {
    if (key == "mutated_arg_indices" && value.is_string() && value.string().empty()) continue;
    return absl::InvalidArgumentError(absl::StrCat("the keyword argument ", key, " is not supported"));
  }
  const HigherOrderPositions& at = PositionsOf(*kind);
  const int last = std::max({at.additional, at.carried, at.scanned});
  if (node.args().size() > static_cast<size_t>(last) + 1) {
    return absl::InvalidArgumentError(
        absl::StrCat("the op takes at most ", last + 1, " arguments, got ", node.args().size()));
  }
  HigherOrderCall call;
  call.kind = *kind;
  call.node = &node;
  for (const int position : at.graphs) {
    if (static_cast<size_t>(position) >= node.args().size()) {
      return absl::InvalidArgumentError(absl::StrCat("argument ", position, " (a subgraph) is missing"));
    }
    const Argument& argument = node.args()[position];
    const bool is_attribute = argument.is_node() && argument.node()->opcode() == Opcode::kGetAttr;
    if (!is_attribute) {
      return absl::InvalidArgumentError(
          absl::StrCat("argument ", position, " must be a subgraph, as in self.body_graph_0; got ", StrOf(argument)));
    }
    call.names.emplace_back(argument.node()->target());
    call.graphs.push_back(SubgraphOf(argument));
    if (call.graphs.back() == nullptr) {
      return absl::InvalidArgumentError(
          absl::StrCat("the subgraph ", call.names.back(),
                       " is not in the text; print_readable() prints subgraphs, print(graph) does not"));
    }
  }
  for (const Graph* graph : call.graphs) {
    if (NestingOf(*graph) >= kMaxSubgraphNesting) {
      return absl::InvalidArgumentError(
          absl::StrCat("subgraphs are nested deeper than ", kMaxSubgraphNesting, " levels"));
    }
  }
  if (at.predicate >= 0) call.predicate = node.args()[at.predicate];
  BACKTAPE_ASSIGN_OR_RETURN(call.carried, ReadGroup(node, at.carried, "carried values"));
  BACKTAPE_ASSIGN_OR_RETURN(call.scanned, ReadGroup(node, at.scanned, "scanned tensors"));
  BACKTAPE_ASSIGN_OR_RETURN(call.additional, ReadGroup(node, at.additional, "operands"));
  if (at.scanned >= 0 && call.scanned.empty()) {
    return absl::InvalidArgumentError(
        "the op needs at least one scanned tensor, whose first dim is the number of steps");
  }
  BACKTAPE_RETURN_IF_ERROR(CheckCounts(call));
  return call;
}

bool HasEffects(const HigherOrderCall& call) {
  for (const Graph* graph : call.graphs) {
    for (const Node* node : graph->nodes()) {
      if (node->is_placeholder() || node->is_output() || !node->is_impure()) continue;
      if (node->op() != nullptr && node->op()->has_tag(kTagInplace)) continue;  // CheckWrites rejects writes to inputs
      if (!IsHigherOrderCall(*node)) return true;
      const absl::StatusOr<HigherOrderCall> inner = ReadHigherOrderCall(*node);
      if (!inner.ok() || HasEffects(*inner)) return true;
    }
  }
  return false;
}

}  // namespace backtape
