#ifndef BACKTAPE_IR_INFER_TYPES_H_
#define BACKTAPE_IR_INFER_TYPES_H_

#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/tensor/flag.h"

namespace backtape {

struct InferTypesOptions {
  // Indexed by OpSchema::id of the graph's table.
  ShapeRuleTable shape_rules = BuiltinShapeRules();
  // Also replace known types by the inferred ones (which adds strides, for example); by default only unknown types are
  // set.
  bool overwrite = false;
  // If set, a call that a rule rejects is not an error. It is added to this list, as are the calls whose types depend
  // on it, and their types become unknown. A call that takes a subgraph is rejected if the rules reject a call in the
  // subgraph.
  std::vector<const Node*>* rejected = nullptr;
};

// Infers the type of one call from its operands' types. The result is unknown if an operand's type is unknown, if the
// op has no rule, or if the value is a Python float or bool. Returns the error of BindArguments or of the rule if the
// arguments are not valid; the message does not name the node (see ir/node_error.h).
absl::StatusOr<ValueType> InferType(const Node& node, ShapeEnv& env, ShapeRuleTable shape_rules = BuiltinShapeRules());
// True if some size of the call's result depends on values (ir/open_sizes.h); inference represents it by a symbol.
absl::StatusOr<bool> LeavesSizesOpen(const Node& node, ShapeEnv& env, ShapeRuleTable shape_rules = BuiltinShapeRules());

// Infers the types of all nodes in graph order, in subgraphs too. Untyped placeholders of a subgraph get the types of
// the call's operands. The error lists every node that failed, and refers to them (ir/node_error.h).
absl::Status InferTypes(Graph& graph, ShapeEnv& env, const InferTypesOptions& options = {});

// Sets the types of a graph's placeholders: only unknown ones, or all with `overwrite`. An unknown type in `types`
// changes nothing. Returns whether any type changed.
bool SetPlaceholderTypes(Graph& graph, absl::Span<const ValueType> types, Flag overwrite);

// The IValue that a shape rule receives for an argument; nullopt if it contains a node of unknown type, or something
// that no IValue can represent, such as a symbol.
std::optional<IValue> ShapeValueOf(const Argument& argument);

}  // namespace backtape

#endif  // BACKTAPE_IR_INFER_TYPES_H_
