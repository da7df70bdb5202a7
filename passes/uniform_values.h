#ifndef BACKTAPE_PASSES_UNIFORM_VALUES_H_
#define BACKTAPE_PASSES_UNIFORM_VALUES_H_

#include <optional>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/passes/alias_analysis.h"

namespace backtape {

// Finds tensors that are known to hold one value in every element, bit for bit: made by full, zeros, ones_like and
// similar ops; moved, cast or computed element by element from such tensors by the reference kernels; or reduced from
// them if every summation order gives the same result. Assumes nothing about other operands. Nodes must be visited in
// graph order, including those that a pass creates. Values that are written are never known.
class UniformValues {
 public:
  explicit UniformValues(const Graph& graph, const AliasAnalysis& aliases);

  // Derives what it can about a node whose operands were visited.
  void Visit(const Node& node);
  // The value in the precision of the node's dtype; nullopt if unknown.
  std::optional<Scalar> Find(const Node* node) const;
  // The value of an argument, which may also be a number.
  std::optional<Scalar> Find(const Argument& arg) const;

 private:
  using Rule = std::optional<Scalar> (UniformValues::*)(const Node& node, const NodeArguments& args) const;

  std::optional<Scalar> Filled(const Node& node, const NodeArguments& args) const;
  std::optional<Scalar> Moved(const Node& node, const NodeArguments& args) const;
  std::optional<Scalar> AllEqual(const Node& node, const NodeArguments& args) const;
  std::optional<Scalar> Scattered(const Node& node, const NodeArguments& args) const;
  std::optional<Scalar> Padded(const Node& node, const NodeArguments& args) const;
  std::optional<Scalar> Summed(const Node& node, const NodeArguments& args) const;
  std::optional<Scalar> Averaged(const Node& node, const NodeArguments& args) const;
  std::optional<Scalar> Multiplied(const Node& node, const NodeArguments& args) const;
  std::optional<Scalar> Thresholded(const Node& node, const NodeArguments& args) const;
  std::optional<Scalar> Chosen(const Node& node, const NodeArguments& args) const;
  std::optional<Scalar> Evaluated(const Node& node) const;

  const Graph& graph_;
  const AliasAnalysis& aliases_;
  absl::flat_hash_map<const OpSchema*, Rule> rules_;
  absl::flat_hash_map<const Node*, Scalar> values_;
};

// True if kind and bits are equal.
bool SameScalar(const Scalar& a, const Scalar& b);
// True for +0 and an integer zero, but not for -0.
bool IsPositiveZero(const Scalar& value);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_UNIFORM_VALUES_H_
