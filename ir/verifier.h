#ifndef BACKTAPE_IR_VERIFIER_H_
#define BACKTAPE_IR_VERIFIER_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "backtape/ir/graph.h"

namespace backtape {

// The invariants of a well-formed graph. Messages start with their number ("V3").
//  V1  There is exactly one output node, and it is the last node.
//  V2  Placeholders come before all other nodes, and their targets are distinct.
//  V3  Every operand is a node of this graph that comes before its user.
//  V4  Uses are exact: each operand is recorded once among its definition's uses, and nothing else is.
//  V5  Names are unique Python identifiers.
//  V6  The op of a call_function is in the graph's table or a known higher-order op (unless `allow_unknown_ops`). A
//      call_method has a receiver.
//  V7  Arguments match the op's schema: none is missing, unknown, repeated or of the wrong kind.
//  V8  The index of operator.getitem is within the outputs of the call that it reads.
//  V9  With `check_types`, a known type agrees in dtype and sizes with the type that the op's shape rule infers.
//  V10 Nothing uses the output node.
//  V11 The sizes and strides of a known type are not negative, and its numbers of elements and bytes fit in 64 bits.
//  V12 The signature fits the placeholders and the output (CheckSignature).
//  V13 A call of a higher-order op (ir/higher_order.h) fits its subgraphs: their number of inputs and results, and with
//      `check_types` the types of both. A call whose subgraphs are missing is valid, because it can be printed.
// All this holds for subgraphs, too.
struct VerifyOptions {
  bool allow_unknown_ops = false;
  bool check_types = true;
};

struct Violation {
  int invariant = 0;
  const Node* node = nullptr;  // null if the violation concerns the whole graph
  std::string message;
  std::string subgraph;               // "body_graph_0", "body_graph_0.true_graph_0"; empty for the graph itself
  bool is_wrong_declaration = false;  // V9, and the declared type differs from the one that the op returns

  // Where and what, without the number: "node %mul (aten.mul.Tensor) uses %x before it is defined".
  std::string Description() const;
  // "V3: node %mul (aten.mul.Tensor) uses %x before it is defined [model.py:12 in forward: y = x * w]".
  std::string ToString() const;
};

// Returns all violations: those of nodes in graph order, then those of the whole graph, then those of subgraphs. Takes
// time linear in the size of the graph.
std::vector<Violation> FindViolations(const Graph& graph, const VerifyOptions& options = {});
// Returns OK, or a FailedPrecondition error that lists the first violations and counts the rest.
absl::Status Verify(const Graph& graph, const VerifyOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_IR_VERIFIER_H_
