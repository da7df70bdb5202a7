#ifndef BACKTAPE_PASSES_TRACED_NUMBERS_H_
#define BACKTAPE_PASSES_TRACED_NUMBERS_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/types/span.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/python_operators.h"
#include "backtape/ir/shape_env.h"
#include "backtape/tensor/ivalue.h"

// Traces calls that take floats which are computed from symbolic sizes (x * (1 / s0)) or read from tensors during the
// run (x * y.max().item()). The typed C++ API has no symbolic floats. Such a call is therefore traced several times
// with different floats. If the traces differ only in these floats themselves, each of them is replaced by the node
// that computes it. Otherwise the call decides or computes something with the float, and is not replaced.
namespace backtape::internal {

// The nodes that compute a number from sizes, constants and floats of tensors with Python's operators or functions.
class SizeNumbers {
 public:
  // Call this for each node, in the order of the graph.
  void Add(const Node& node, const ShapeEnv& env);
  bool IsFloat(const Node& node) const;
  // Returns the node's number for the sizes that are hints of the environment, or null without hints.
  const IValue* ValueOf(const Node& node) const;

 private:
  std::optional<NumberKind> KindOf(const Argument& argument) const;
  std::optional<IValue> ValueOf(const Argument& argument, const ShapeEnv& env) const;

  absl::flat_hash_map<const Node*, NumberKind> kinds_;
  absl::flat_hash_map<const Node*, IValue> values_;
};

// Each trace has a number for each float: distinct, and unlikely to occur in a program.
inline constexpr int kNumProbes = 4;
// Whether the trace must succeed. The other probes use numbers outside of [0, 1], so a call that requires a number in
// [0, 1] may fail with them.
bool IsRequiredProbe(int probe);
double ProbeNumber(int probe, size_t position);

// The calls between two nodes (exclusive; `before` may be null), in which the probe numbers of `probe` are named by
// their positions. Attributes and sizes are left out, because other calls may use them.
std::string DescribeCalls(const Graph& graph, const Node* before, const Node* end, int probe, size_t num_numbers);

// Replaces the probe numbers among the arguments of these calls by the nodes.
void ReplaceProbeNumbers(const Graph& graph, Node* before, Node* end, int probe, absl::Span<Node* const> numbers);

}  // namespace backtape::internal

#endif  // BACKTAPE_PASSES_TRACED_NUMBERS_H_
