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
#include "backtape/tensor/ivalue.h"

namespace backtape::jit {

// A plan over symbolic sizes is made for what shape rules say of sizes of at least 2, and of what they guard (that
// sizes which must agree do, say). Whether a run's sizes are such: those that must be equal are, and where other guards
// are broken, or sizes are 0 or 1, the rules give the same types all the same.
class SizeCheck {
 public:
  // `graph`: as given to the planner. Errors: as TypedCopy.
  static absl::StatusOr<SizeCheck> Make(const Graph& graph);

  // `inputs`: one for each placeholder, of its dtype and rank. False also where the rules reject these sizes.
  bool Fits(absl::Span<const IValue> inputs) const;

 private:
  using Values = absl::btree_map<std::string, int64_t>;  // of symbols

  SizeCheck(std::unique_ptr<Graph> typed, ShapeEnv env) : typed_(std::move(typed)), env_(std::move(env)) {}
  bool HaveSameTypes(absl::Span<const IValue> inputs, const Values& values) const;

  std::unique_ptr<Graph> typed_;
  ShapeEnv env_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_SIZE_CHECK_H_
