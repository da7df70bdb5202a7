#ifndef BACKTAPE_PASSES_ALGEBRA_RULES_H_
#define BACKTAPE_PASSES_ALGEBRA_RULES_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/passes/algebra_rule_info.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/uniform_values.h"

namespace backtape {

// The node that a rule of simplify_algebra examines, and the ways to rewrite it. Each member that rewrites returns true
// if it did so; the node is then erased.
class AlgebraMatch {
 public:
  AlgebraMatch(Graph& graph, AliasAnalysis& aliases, UniformValues& uniform, Node* node)
      : graph_(graph), aliases_(aliases), uniform_(uniform), node_(node), args_(*node) {}

  const Node& node() const { return *node_; }
  const NodeArguments& args() const { return args_; }
  const TensorType& type() const { return node_->type().tensor(); }
  bool IsFloating() const { return IsFloatingPoint(type().dtype); }

  // The number that every element of argument i equals, if known.
  std::optional<Scalar> Uniform(size_t i) const { return uniform_.Find(args_.Value(i)); }
  bool IsUniform(size_t i, double value) const;
  bool IsPositiveZeroAt(size_t i) const;
  bool IsNegativeZeroAt(size_t i) const;
  // Returns argument i if it is a call of this op with a stable result, and binds its arguments in `inner`; otherwise
  // null.
  Node* CallAt(size_t i, OpId op) const;
  // The node that is argument i of another call; null if that is not a single node.
  static Node* OperandOf(const Node& call, size_t i) { return NodeArguments(call).NodeAt(i); }
  bool HasOp(OpId op) const { return graph_.ops().Find(op) != nullptr; }

  bool ReplaceBy(Node* same);  // false if types differ or the two must not share storage
  bool ReplaceByOperand(size_t i) { return args_.NodeAt(i) != nullptr && ReplaceBy(args_.NodeAt(i)); }
  bool ReplaceByViewOf(Node* source);  // with the node's sizes; the caller ensures that the strides allow it
  bool ReplaceByFull(const Scalar& value);
  // Replaces the node by a call. If its inferred type is not the node's type, changes nothing and returns false.
  bool ReplaceByCall(OpId op, ArgumentList args, KeywordArguments kwargs = {});

 private:
  Graph& graph_;
  AliasAnalysis& aliases_;
  UniformValues& uniform_;
  Node* node_;
  NodeArguments args_;
};

struct AlgebraRule {
  AlgebraRuleInfo info;
  absl::Span<const OpId> ops;  // the ops whose calls the rule is tried on
  bool (*apply)(AlgebraMatch& match);
};

absl::Span<const AlgebraRule> AlgebraRuleTable();

}  // namespace backtape

#endif  // BACKTAPE_PASSES_ALGEBRA_RULES_H_
