#ifndef BACKTAPE_INTERP_CONTROL_FLOW_H_
#define BACKTAPE_INTERP_CONTROL_FLOW_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/interp/executable.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/tensor/random_call.h"

namespace backtape {

// Runs one call of a higher-order op (ir/higher_order.h) by running executables of its subgraphs, which any engine may
// have compiled. cond runs only the branch that it takes. associative_scan combines from the first slice to the last.
// Results are row-major, in memory that nothing else uses. Random numbers differ in each step: step i of a call has a
// seed that follows from the run's seed, the call's name and i. Immutable; runs may be concurrent.
class ControlFlow {
 public:
  using CompileSubgraph =
      absl::FunctionRef<absl::StatusOr<std::unique_ptr<Executable>>(const std::string& name, const Graph& subgraph)>;

  // The node must outlive the object. Fails as ReadHigherOrderCall and `compile` do, and names the subgraph.
  static absl::StatusOr<std::unique_ptr<ControlFlow>> Make(const Node& node, CompileSubgraph compile);

  // `args` has one value per argument of the call; those of subgraphs are ignored. Returns the list of results. An
  // error in a step names the subgraph and the step.
  absl::StatusOr<IValue> Run(absl::Span<const IValue> args, uint64_t seed) const;

  const HigherOrderCall& call() const { return call_; }
  // The compiled subgraphs, in the order of call().graphs.
  const std::vector<std::unique_ptr<Executable>>& executables() const { return executables_; }

 private:
  struct Operands {
    IValue predicate;
    IValueList carried, scanned, additional;
  };
  ControlFlow() = default;
  absl::StatusOr<IValueList> RunGraph(size_t graph, IValueList inputs, uint64_t seed, int64_t step) const;
  absl::StatusOr<IValueList> RunCond(const Operands& operands, uint64_t seed) const;
  absl::StatusOr<IValueList> RunWhile(const Operands& operands, uint64_t seed) const;
  absl::StatusOr<IValueList> RunScan(const Operands& operands, uint64_t seed) const;
  absl::StatusOr<IValueList> RunAssociativeScan(const Operands& operands, uint64_t seed) const;
  absl::StatusOr<std::vector<TensorType>> TypesWithoutSteps(const Operands& operands) const;

  HigherOrderCall call_;
  RandomCall random_;
  std::vector<std::unique_ptr<Executable>> executables_;
};

}  // namespace backtape

#endif  // BACKTAPE_INTERP_CONTROL_FLOW_H_
