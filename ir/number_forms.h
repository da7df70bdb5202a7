#ifndef BACKTAPE_IR_NUMBER_FORMS_H_
#define BACKTAPE_IR_NUMBER_FORMS_H_

#include "absl/functional/function_ref.h"
#include "backtape/ir/graph.h"

namespace backtape {

// A call with numbers that are known only at run time. The op's schema may declare these arguments as numbers or
// tensors.
struct NumberCall {
  Graph& graph;
  const Node& node;
  const ValueType& type;  // what the op returns for numbers; may be unknown
  // Whether the argument is such a number.
  absl::FunctionRef<bool(const Argument&)> is_number;
  // Returns a 0-dim tensor for any number, also for a constant; returns other arguments unchanged.
  absl::FunctionRef<Argument(const Argument&)> tensor_of;
};

// Computes what the call computes, from tensors in place of its numbers: calls another overload of the op, or makes the
// calls that define it. Creates nodes directly before the call. Returns the node with the result; null, without new
// nodes, if the op cannot be computed from tensors.
Node* CallWithTensors(const NumberCall& call);

}  // namespace backtape

#endif  // BACKTAPE_IR_NUMBER_FORMS_H_
