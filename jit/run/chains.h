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

// Small steps one after the other, as recurrent layers have them, would be slowed down by handing each over to the
// threads. Where pieces of them are the same rows of all that they read and write, each thread goes through all steps
// with its rows, in its lane, and no thread waits for another before the end.
namespace backtape::jit {

struct ChainOptions {
  int num_threads = 1;
  bool share_small_work = false;     // chains are made however little they do
  std::vector<int64_t> nanoseconds;  // of each step, on one thread
  // Of a step that is a product: the call cut into up to so many ranges of rows; null where there is none.
  std::function<std::unique_ptr<LibraryCall>(size_t step, int row_pieces)> make_row_call;
};

// Finds chains among the binding's steps, which are bound one by one, and cuts these into lanes. Told from the blocks
// alone: where these lie may not make lanes meet (ProveChains).
void MakeChains(const Plan& plan, const ChainOptions& options, Binding& binding);

// Proves by the addresses that steps will really use that no lane needs another: Internal names the steps.
absl::Status ProveChains(const Plan& plan, const Binding& binding);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_CHAINS_H_
