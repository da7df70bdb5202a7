#ifndef BACKTAPE_TESTS_FUZZ_SUPPORT_ISOLATE_H_
#define BACKTAPE_TESTS_FUZZ_SUPPORT_ISOLATE_H_

#include <cstdint>
#include <functional>
#include <string>

namespace backtape::fuzz {

// The failure of one seed: the text that the check returned, or "crash: ..." if the process died or did not end.
struct Finding {
  uint64_t seed = 0;
  std::string text;
};

struct IsolateOptions {
  int jobs = 1;
  int seconds_per_seed = 30;  // of CPU time; a process that waits gets more
};

// Calls `check` for each seed of [begin, end) in child processes, and `report` in this process for each seed whose
// check returned a text or did not return. A child checks seeds until one kills it. The calling process must have only
// one thread.
void CheckSeeds(uint64_t begin, uint64_t end, const IsolateOptions& options,
                const std::function<std::string(uint64_t seed)>& check,
                const std::function<void(const Finding&)>& report);

// Runs one check in a child process. Returns "" if it succeeds.
std::string CheckIsolated(const IsolateOptions& options, const std::function<std::string()>& check);

}  // namespace backtape::fuzz

#endif  // BACKTAPE_TESTS_FUZZ_SUPPORT_ISOLATE_H_
