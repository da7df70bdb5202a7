#ifndef BACKTAPE_INTERP_INTERPRETER_H_
#define BACKTAPE_INTERP_INTERPRETER_H_

#include <memory>
#include <string>

#include "absl/container/btree_map.h"
#include "absl/status/statusor.h"
#include "backtape/interp/executable.h"
#include "backtape/interp/kernel.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_rule.h"

namespace backtape {

struct InterpreterOptions {
  // Indexed by OpSchema::id of the graph's op table. Must outlive the executable.
  KernelTable kernels = BuiltinKernels();
  ShapeRuleTable shape_rules = BuiltinShapeRules();
  // Values of get_attr targets that the graph does not contain.
  absl::btree_map<std::string, Tensor> attributes;
};

// Checks that a graph can be run, and copies it. Returns a FailedPrecondition error that lists the violated invariants
// or, if there are none, the calls that cannot be run and the get_attr targets without a value.
absl::StatusOr<std::unique_ptr<Executable>> CompileForInterpreter(const Graph& graph,
                                                                  const InterpreterOptions& options = {});

// Evaluates one call of an op: binds the arguments, runs the shape rule, then the kernel. The interpreter does this for
// each node; constant folding uses it too. `random` supplies the random numbers of ops that draw them. Fails as
// Executable::Run does, but without naming a node.
absl::StatusOr<IValue> EvaluateOp(const OpTable& ops, const OpSchema& op, absl::Span<const IValue> args,
                                  absl::Span<const std::pair<std::string, IValue>> kwargs, KernelTable kernels,
                                  ShapeRuleTable shape_rules, const RandomStream& random = {});
// Like EvaluateOp, for arguments that are already bound (BindFor::kKernel). Not for operator.*.
absl::StatusOr<IValue> EvaluateBoundOp(const OpTable& ops, const OpSchema& op, absl::Span<const IValue> bound,
                                       KernelTable kernels, ShapeRuleTable shape_rules,
                                       const RandomStream& random = {});

}  // namespace backtape

#endif  // BACKTAPE_INTERP_INTERPRETER_H_
