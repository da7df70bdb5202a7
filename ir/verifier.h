#ifndef BACKTAPE_IR_VERIFIER_H_
#define BACKTAPE_IR_VERIFIER_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "backtape/ir/graph.h"

namespace backtape {

// The invariants of a well-formed graph. Messages carry the number ("V3").
//  V1  There is exactly one output node, and it is the last node.
//  V2  Placeholders stand before every other node; each target is used once.
//  V3  Every operand is a node of this graph that stands before its user.
//  V4  Uses are exact: each operand is recorded once among its definition's uses, and nothing else is.
//  V5  Names are unique, not empty, and Python identifiers.
//  V6  A call_function's op is in the graph's table (or `allow_unknown_ops`), and a call's first argument suits its
//  opcode
//      (call_method has a receiver).
//  V7  Arguments bind to the op's schema: none missing, unknown, given twice or of another kind.
//  V8  operator.getitem's index lies within the outputs of the call it reads.
//  V9  A type that is known agrees with the type that the op's shape rule gives from its operands' types, in dtype and
//  in
//      sizes (with `check_types`).
//  V10 Nothing uses the output node's value.
//  V11 The sizes and strides of a type that is known are not negative, and its elements and bytes fit in 64 bits.
struct VerifyOptions {
  bool allow_unknown_ops = false;
  bool check_types = true;
};

struct Violation {
  int invariant = 0;
  const Node* node = nullptr;  // null when the graph as a whole is meant
  std::string message;

  // "V3: node %mul (aten.mul.Tensor) uses %x before it is defined [model.py:12 in forward: y = x * w]".
  std::string ToString() const;
};

// All violations, in graph order, then by number. Linear in the size of the graph.
std::vector<Violation> FindViolations(const Graph& graph, const VerifyOptions& options = {});
// OK, or FailedPrecondition listing them all.
absl::Status Verify(const Graph& graph, const VerifyOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_IR_VERIFIER_H_
