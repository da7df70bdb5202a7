// Checks Chrome traces of a training step: it must start at least two collectives before its first wait, with
// computation between the first start and that wait. Whether they overlap in time depends on the load of the machine,
// so the order of the steps is checked, not their times.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <limits>
#include <string>
#include <vector>

#include "nlohmann/json.hpp"

namespace {

// Returns whether the order of the trace's steps permits overlap.
bool CheckTrace(const std::string& path) {
  std::ifstream file(path);
  const nlohmann::json trace = nlohmann::json::parse(file, nullptr, /*allow_exceptions=*/false);
  if (trace.is_discarded()) {
    std::cerr << path << " is not JSON\n";
    return false;
  }
  std::vector<double> computations, starts;  // when each begins
  double first_wait = std::numeric_limits<double>::infinity();
  for (const nlohmann::json& event : trace["traceEvents"]) {
    if (event["ph"] != "X") continue;
    const double begin = event["ts"];
    const std::string kind = event["cat"];
    if (kind == "wait") first_wait = std::min(first_wait, begin);
    if (kind != "step") continue;
    const bool is_start = event["args"]["detail"].get<std::string>().find("all_reduce") != std::string::npos;
    (is_start ? starts : computations).push_back(begin);
  }
  const double first_start = starts.empty() ? first_wait : *std::min_element(starts.begin(), starts.end());
  const auto early = std::count_if(starts.begin(), starts.end(), [&](double begin) { return begin < first_wait; });
  const auto between = std::count_if(computations.begin(), computations.end(),
                                     [&](double begin) { return first_start < begin && begin < first_wait; });
  std::cout << path << ": " << starts.size() << " collectives, " << early << " of them start before the first wait; "
            << computations.size() << " other steps, " << between << " of them between the first start and that wait\n";
  return between > 0 && starts.size() > 1 && early == static_cast<std::ptrdiff_t>(starts.size());
}

}  // namespace

int main(int argc, char** argv) {
  bool is_ok = argc > 1;
  for (int i = 1; i < argc; ++i) is_ok &= CheckTrace(argv[i]);
  return is_ok ? 0 : 1;
}
