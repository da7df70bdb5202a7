#ifndef BACKTAPE_JIT_RUN_CHAINS_H_
#define BACKTAPE_JIT_RUN_CHAINS_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/jit/plan/plan.h"
#include "backtape/jit/run/binding.h"

// It would be slow to pass many small consecutive steps, as in recurrent layers, to the threads one by one. Instead,
// if all steps can be divided so that each piece reads and writes the same rows of every value, each thread runs all
// steps on its own rows (its lane). No thread then waits for another before the end.
namespace backtape::jit {

struct ChainOptions {
  int num_threads = 1;
  bool share_small_work = false;     // make chains even of steps with very little work
  std::vector<int64_t> nanoseconds;  // for each step, its time on one thread
  // For a step that is a product, returns its call divided into at most `row_pieces` ranges of rows; null if there is
  // none.
  std::function<std::unique_ptr<DenseCall>(size_t step, int row_pieces)> make_row_call;
};

// Finds chains among the bound steps and divides them into lanes. Considers only accesses to the same block;
// ProveChains must check that lanes do not conflict where blocks share memory.
void MakeChains(const Plan& plan, const ChainOptions& options, Binding& binding);

// Proves, for the addresses that the steps will use, that no lane depends on another. Internal names the steps that
// conflict.
absl::Status ProveChains(const Plan& plan, const Binding& binding);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_CHAINS_H_
