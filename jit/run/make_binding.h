#ifndef BACKTAPE_JIT_RUN_MAKE_BINDING_H_
#define BACKTAPE_JIT_RUN_MAKE_BINDING_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/jit/dense/tile.h"
#include "backtape/jit/plan/plan.h"
#include "backtape/jit/run/binding.h"

namespace backtape::jit {

// One for each placeholder. `symbol_values`: of the plan's symbols.
std::vector<BoundInput> BindInputs(const Plan& plan, absl::Span<const int64_t> symbol_values);

struct BindingOptions {
  int num_threads = 1;
  // By step: the machine code of kernel steps; empty functions run by definition.
  std::vector<KernelFunction> functions;
  TileSet tiles;
  bool share_small_work = false;  // kernels are cut into pieces however little they do
  bool reuse_memory = true;       // of values that have had their last reader
};

// OutOfRange when a number does not fit in 64 bits, Internal when the arena's layout can't be proved, ResourceExhausted
// and so on from the dense kernels.
absl::StatusOr<std::unique_ptr<Binding>> MakeBinding(const Plan& plan, std::vector<int64_t> symbol_values,
                                                     const BindingOptions& options);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_MAKE_BINDING_H_
