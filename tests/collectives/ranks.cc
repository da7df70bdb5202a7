#include "backtape/tests/collectives/ranks.h"

#include <thread>

#include "absl/strings/str_cat.h"
#include "backtape/interp/collectives/collective_scope.h"

namespace backtape::testing {

void RunRanks(int size, const std::function<void(int rank)>& run, const LocalGroupOptions& options) {
  const std::vector<std::shared_ptr<ProcessGroup>> groups = MakeLocalGroups(size, options);
  std::vector<std::thread> threads;
  for (int rank = 0; rank < size; ++rank) {
    threads.emplace_back([&, rank] {
      const ProcessGroups bound = {{"0", groups[static_cast<size_t>(rank)]}};
      const CollectiveScope scope(bound);
      run(rank);
    });
  }
  for (std::thread& thread : threads) thread.join();
}

std::string Elements(const Tensor& tensor) {
  std::string text;
  for (int64_t i = 0; i < tensor.numel(); ++i) absl::StrAppend(&text, i == 0 ? "" : " ", tensor.item(i).to_double());
  return text;
}

}  // namespace backtape::testing
