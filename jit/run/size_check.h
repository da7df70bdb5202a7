#ifndef BACKTAPE_JIT_RUN_SIZE_CHECK_H_
#define BACKTAPE_JIT_RUN_SIZE_CHECK_H_

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"
#include "backtape/jit/run/number_check.h"
#include "backtape/jit/run/storage_check.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::jit {

// A plan with symbolic sizes is based on the types that shape rules derive for sizes of at least 2, and on their
// guards (for example, that two sizes agree). This check decides whether the plan covers the sizes of a run. The
// sizes must satisfy the equalities among the guards, and the inequalities on which the plan relies. The rules are also
// applied to the actual sizes, and must infer the same type for each node as the plan has for these sizes. The
// comparison of types does not rely on guards: if a rule omits a guard, a run may be left to the interpreter, but its
// results are never wrong. Storages and Python's numbers are checked too (run/storage_check.h, run/number_check.h). A
// run that indexes an empty tensor is left to the interpreter, which checks the indices; native loops would not.
class SizeCheck {
 public:
  // `graph` is the graph given to the planner, and `guards` are those of the plan. Errors as for TypedCopy and
  // ResolvedCopy.
  static absl::StatusOr<SizeCheck> Make(const Graph& graph, absl::Span<const ShapeGuard> guards);
  // For FitsTypes of a graph that is cut into pieces. Calls that shape rules reject are not compared: they run
  // separately and fail there.
  static absl::StatusOr<SizeCheck> MakeForPieces(const Graph& graph);

  // Whether the plan covers the sizes of `inputs`, which has one value for each placeholder, with its dtype and rank.
  // Returns false, too, if the rules reject these sizes.
  bool Fits(absl::Span<const IValue> inputs) const;

  // The part of Fits that also applies to a graph that is cut into pieces: whether the sizes satisfy the guards and
  // yield the types of the plan. Sizes that depend on values are not compared.
  bool FitsTypes(absl::Span<const IValue> inputs) const;

  // Checks the storages of a graph without symbols; the planner has checked its types. Errors as for
  // StorageCheck::Check.
  absl::Status CheckKnownSizes() const;

  // Whether sizes of the given graph's inputs are symbolic. The plan may have no symbols nevertheless, if guards fix
  // all.
  bool has_symbols() const { return has_symbols_; }

  // Whether HaveKnownStorages can return false.
  bool DependsOnInputs() const { return !storages_.viewed_inputs().empty(); }

  // Whether the inputs' storages have the layout that plans assume. If a graph views an input with stated strides, the
  // input's storage must hold its elements densely from the beginning, in the order of its strides. This check is
  // cheap.
  bool HaveKnownStorages(absl::Span<const IValue> inputs) const;

 private:
  using Values = absl::btree_map<std::string, int64_t>;  // keyed by symbol

  SizeCheck(std::unique_ptr<Graph> typed, std::vector<ValueType> given, ShapeEnv env);
  // The values of the symbols in a run.
  Values ValuesOf(absl::Span<const IValue> inputs) const;
  bool HoldGuards(const Values& values, bool ignore_open) const;
  bool PicksNothing(const Values& values) const;
  bool HoldNumbers(const Values& values) const;
  bool HaveSameTypes(absl::Span<const IValue> inputs, const Values& values, bool ignore_open) const;

  std::unique_ptr<Graph> typed_;  // all types are known
  std::vector<ValueType> given_;  // the types of the given graph's placeholders, with all symbols
  ShapeEnv env_;
  std::vector<ShapeGuard> plan_guards_;  // those of the plan on which its loops rely
  StorageCheck storages_;
  NumberCheck numbers_;
  bool has_symbols_ = false;
  bool may_reject_ = false;  // whether calls of typed_ are rejected
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_SIZE_CHECK_H_
