#ifndef BACKTAPE_PASSES_UNIFORM_VALUES_H_
#define BACKTAPE_PASSES_UNIFORM_VALUES_H_

#include <optional>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/call_arguments.h"

namespace backtape {

// Which tensors are known to hold one value in every element, bit for bit: made by full, zeros, ones_like and the like,
// moved, cast or computed element by element from such tensors by the reference kernels, or reduced from them where no
// order of the summation can give another result. Knowledge is exact: no rule here assumes anything of other operands.
// Nodes are visited in graph order; a pass that makes nodes visits these too. Values that are written are not known.
class UniformValues {
 public:
  explicit UniformValues(const Graph& graph, const AliasAnalysis& aliases);

  // Learns what it can of a node whose operands were visited.
  void Visit(const Node& node);
  // In the precision of the node's dtype; nullopt when not known.
  std::optional<Scalar> Find(const Node* node) const;
  // Also of a number that is an argument itself.
  std::optional<Scalar> Find(const Argument& arg) const;

 private:
  using Rule = std::optional<Scalar> (UniformValues::*)(const Node& node, const CallArguments& args) const;

  std::optional<Scalar> Filled(const Node& node, const CallArguments& args) const;
  std::optional<Scalar> Moved(const Node& node, const CallArguments& args) const;
  std::optional<Scalar> AllEqual(const Node& node, const CallArguments& args) const;
  std::optional<Scalar> Scattered(const Node& node, const CallArguments& args) const;
  std::optional<Scalar> Padded(const Node& node, const CallArguments& args) const;
  std::optional<Scalar> Summed(const Node& node, const CallArguments& args) const;
  std::optional<Scalar> Averaged(const Node& node, const CallArguments& args) const;
  std::optional<Scalar> Multiplied(const Node& node, const CallArguments& args) const;
  std::optional<Scalar> Thresholded(const Node& node, const CallArguments& args) const;
  std::optional<Scalar> Chosen(const Node& node, const CallArguments& args) const;
  std::optional<Scalar> Evaluated(const Node& node) const;

  const Graph& graph_;
  const AliasAnalysis& aliases_;
  absl::flat_hash_map<const OpSchema*, Rule> rules_;
  absl::flat_hash_map<const Node*, Scalar> values_;
};

// Equal in kind and bits.
bool SameScalar(const Scalar& a, const Scalar& b);
// +0 or an integer zero, but not -0.
bool IsPositiveZero(const Scalar& value);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_UNIFORM_VALUES_H_
