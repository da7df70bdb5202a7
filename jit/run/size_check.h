#ifndef BACKTAPE_JIT_RUN_SIZE_CHECK_H_
#define BACKTAPE_JIT_RUN_SIZE_CHECK_H_

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "absl/container/btree_map.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"
#include "backtape/jit/run/storage_check.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::jit {

// A plan over symbolic sizes is made for what shape rules derive for sizes of at least 2, and for what they guard (that
// sizes which must agree do, for example). This check decides whether a run's sizes are such: those that must be equal
// are, and the rules, applied to the run's numbers, give each node the type that the plan has for these numbers. The
// second part makes no use of guards, so that a rule which takes something for granted without a guard can only cost
// time. Storages are checked too (run/storage_check.h). Sizes for which indices pick nothing are the interpreter's, which
// says whether they are in range: no loop of native code would read them.
class SizeCheck {
 public:
  // `graph`: as given to the planner. Errors: as TypedCopy.
  static absl::StatusOr<SizeCheck> Make(const Graph& graph);

  // `inputs`: one for each placeholder, of its dtype and rank. False also where the rules reject these sizes.
  bool Fits(absl::Span<const IValue> inputs) const;

  // For a graph without symbols, whose types were checked when it was planned: errors as StorageCheck::Check.
  absl::Status CheckKnownSizes() const;

  // Whether any run can fail HaveKnownStorages.
  bool DependsOnInputs() const { return !storages_.viewed_inputs().empty(); }

  // Whether the inputs' own storages are what plans are made for: those that a view with stated strides reaches into
  // hold the input's elements densely from their beginning, in the order that its strides say. Cheap.
  bool HaveKnownStorages(absl::Span<const IValue> inputs) const;

 private:
  using Values = absl::btree_map<std::string, int64_t>;  // of symbols

  SizeCheck(std::unique_ptr<Graph> typed, ShapeEnv env)
      : typed_(std::move(typed)), env_(std::move(env)), storages_(*typed_) {}
  bool PicksNothing(const Values& values) const;
  bool HaveSameTypes(absl::Span<const IValue> inputs, const Values& values) const;

  std::unique_ptr<Graph> typed_;
  ShapeEnv env_;
  StorageCheck storages_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_SIZE_CHECK_H_
