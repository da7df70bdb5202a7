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
  // By OpSchema::id of the graph's op table; must outlive the executable.
  KernelTable kernels = BuiltinKernels();
  ShapeRuleTable shape_rules = BuiltinShapeRules();
  // Values of get_attr targets, besides those that the graph carries.
  absl::btree_map<std::string, Tensor> attributes;
};

// Checks that a graph can be run and makes it ready. The graph is copied. FailedPrecondition lists everything that
// stands in the way at once: broken invariants, calls without a kernel, get_attr targets without a value.
absl::StatusOr<std::unique_ptr<Executable>> CompileForInterpreter(const Graph& graph,
                                                                  const InterpreterOptions& options = {});

// Evaluates one call of an op on values: binds arguments, runs the shape rule, then the kernel. What the interpreter
// does for each node; also for folding constants. `random` is what an op that draws random numbers draws from. Errors
// as in Executable::Run but without the node.
absl::StatusOr<IValue> EvaluateOp(const OpTable& ops, const OpSchema& op, absl::Span<const IValue> args,
                                  absl::Span<const std::pair<std::string, IValue>> kwargs, KernelTable kernels,
                                  ShapeRuleTable shape_rules, const RandomStream& random = {});
// The same for arguments that are bound already (BindFor::kKernel); not for operator.*.
absl::StatusOr<IValue> EvaluateBoundOp(const OpTable& ops, const OpSchema& op, absl::Span<const IValue> bound,
                                       KernelTable kernels, ShapeRuleTable shape_rules,
                                       const RandomStream& random = {});

}  // namespace backtape

#endif  // BACKTAPE_INTERP_INTERPRETER_H_
