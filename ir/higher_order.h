#ifndef BACKTAPE_IR_HIGHER_ORDER_H_
#define BACKTAPE_IR_HIGHER_ORDER_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"

namespace backtape {

// The higher-order ops of PyTorch that Backtape runs: calls with subgraphs as arguments (Graph::subgraphs), which
// get_attr nodes name. They are not in the op table. In `torch.ops.higher_order`:
//   cond(predicate, true_graph, false_graph, operands)
//   while_loop(cond_graph, body_graph, carried, additional)
//   while_loop_stack_output(cond_graph, body_graph, carried, additional)
//   scan(body_graph, init, xs, additional)
//   map_impl(body_graph, xs, additional)
//   associative_scan(body_graph, xs, additional)
// Each returns a list. The results have memory of their own. Subgraphs must not write to their inputs.
enum class HigherOrderKind : uint8_t { kCond, kWhileLoop, kWhileLoopStackOutput, kScan, kMap, kAssociativeScan };

// Returns nullopt for a node that is not a higher-order call.
std::optional<HigherOrderKind> HigherOrderKindOf(const Node& node);
bool IsHigherOrderCall(const Node& node);
// Whether the graph itself, not counting its subgraphs, contains a higher-order call.
bool HasHigherOrderCalls(const Graph& graph);
// Attention whose subgraphs modify and mask the scores. passes/flex_attention.h replaces it by calls of ops.
inline constexpr absl::string_view kFlexAttention = "torch.ops.higher_order.flex_attention";
inline constexpr absl::string_view kFlexAttentionBackward = "torch.ops.higher_order.flex_attention_backward";
// True for the targets of all the calls above and of wrappers (ir/inlined_calls.h), with the prefix
// "torch.ops.higher_order.".
bool IsKnownHigherOrderTarget(absl::string_view target);

// The subgraph that a get_attr node names; null for other nodes and arguments.
const Graph* SubgraphOf(const Node& node);
const Graph* SubgraphOf(const Argument& argument);

// Whether a subgraph that the call names is missing, as in the output of print(graph), which omits subgraphs.
bool LacksSubgraphs(const Node& call);

// The parts of a call. Fields that a kind does not have are empty.
struct HigherOrderCall {
  HigherOrderKind kind = HigherOrderKind::kCond;
  const Node* node = nullptr;
  std::vector<const Graph*> graphs;  // true and false graph; cond and body graph; body graph
  std::vector<std::string> names;    // the names of `graphs`
  Argument predicate;
  std::vector<Argument> carried;     // `carried` or `init` in the list above
  std::vector<Argument> scanned;     // `xs`
  std::vector<Argument> additional;  // `additional`, or `operands` of cond

  bool is_loop() const { return kind != HigherOrderKind::kCond; }
};

// Returns InvalidArgument if an argument is missing or of the wrong kind, or if a subgraph does not fit: it lacks an
// output, has the wrong number of placeholders or outputs, or writes to one of its inputs.
absl::StatusOr<HigherOrderCall> ReadHigherOrderCall(const Node& node);

// The positions of the groups of operands among the arguments; -1 for those that a kind does not have.
struct HigherOrderPositions {
  std::vector<int> graphs;
  int predicate = -1, carried = -1, scanned = -1, additional = -1;
};
const HigherOrderPositions& PositionsOf(HigherOrderKind kind);

// The values that a subgraph returns: the items of its list or tuple, or the single value.
std::vector<Argument> OutputItems(const Graph& graph);

// True if removing or repeating the call could be observable, because a subgraph draws random numbers, calls an op that
// returns nothing (an assertion), or calls an unknown target.
bool HasEffects(const HigherOrderCall& call);

}  // namespace backtape

#endif  // BACKTAPE_IR_HIGHER_ORDER_H_
