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

// The requirements of a binding on each placeholder, for these values of the plan's symbols.
std::vector<BoundInput> BindInputs(const Plan& plan, absl::Span<const int64_t> symbol_values);

struct BindingOptions {
  int num_threads = 1;
  // For each step, the machine code of its kernel. A kernel without machine code is run by Evaluate.
  std::vector<KernelFunction> functions;
  TileSet tiles;
  bool share_small_work = false;  // divide even kernels with very little work into pieces
  bool reuse_memory = true;       // reuse a value's memory for other values after its last reader
};

// Binds a plan to the values of its symbols. Returns OutOfRange if a number does not fit in 64 bits, and Internal if
// the arena's layout cannot be proved correct or a kernel would access memory beyond one of its operands. Any other
// error is one of the dense kernels, such as ResourceExhausted.
absl::StatusOr<std::unique_ptr<Binding>> MakeBinding(const Plan& plan, std::vector<int64_t> symbol_values,
                                                     const BindingOptions& options);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_MAKE_BINDING_H_
