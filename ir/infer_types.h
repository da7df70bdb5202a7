#ifndef BACKTAPE_IR_INFER_TYPES_H_
#define BACKTAPE_IR_INFER_TYPES_H_

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_rule.h"

namespace backtape {

struct InferTypesOptions {
  // By OpSchema::id of the graph's table.
  ShapeRuleTable shape_rules = BuiltinShapeRules();
  // Also give nodes that already have a type the inferred one (adds strides, say); otherwise only unknown ones are set.
  bool overwrite = false;
};

// Type of one call from its operands' types; unknown when an operand's type is unknown or the op has no rule.
// InvalidArgument says what the rule rejects, without the node (see ir/node_error.h).
absl::StatusOr<ValueType> InferType(const Node& node, ShapeEnv& env, ShapeRuleTable shape_rules = BuiltinShapeRules());
// Whether some size of the call's result depends on values (ir/open_sizes.h): inference closes it by a symbol.
absl::StatusOr<bool> LeavesSizesOpen(const Node& node, ShapeEnv& env,
                                     ShapeRuleTable shape_rules = BuiltinShapeRules());

// Types of all nodes in graph order. All failing nodes are told at once.
absl::Status InferTypes(Graph& graph, ShapeEnv& env, const InferTypesOptions& options = {});

// The IValue that a shape rule takes for an argument; nullopt when it holds a node of unknown type.
std::optional<IValue> ShapeValueOf(const Argument& argument);

}  // namespace backtape

#endif  // BACKTAPE_IR_INFER_TYPES_H_
