// Checks Chrome traces of a training step. Some computation must run during a collective. There must be at least two
// collectives, and all must begin before the first wait.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "nlohmann/json.hpp"

namespace {

struct Interval {
  double begin = 0, end = 0;
};

// Returns whether the trace shows overlap.
bool CheckTrace(const std::string& path) {
  std::ifstream file(path);
  const nlohmann::json trace = nlohmann::json::parse(file, nullptr, /*allow_exceptions=*/false);
  if (trace.is_discarded()) {
    std::cerr << path << " is not JSON\n";
    return false;
  }
  std::vector<Interval> steps, waits, collectives;
  for (const nlohmann::json& event : trace["traceEvents"]) {
    if (event["ph"] != "X") continue;
    const double begin = event["ts"];
    const Interval interval = {begin, begin + event["dur"].get<double>()};
    const std::string kind = event["cat"];
    if (kind == "collective") collectives.push_back(interval);
    if (kind == "wait") waits.push_back(interval);
    // Starting another collective is not computation.
    const bool is_start = event["args"]["detail"].get<std::string>().find("all_reduce") != std::string::npos;
    if (kind == "step" && !is_start) steps.push_back(interval);
  }
  const auto overlaps = [&](const Interval& step) {
    return std::any_of(collectives.begin(), collectives.end(), [&](const Interval& collective) {
      return collective.begin <= step.begin && step.end <= collective.end;
    });
  };
  const auto inside = std::count_if(steps.begin(), steps.end(), overlaps);
  double first_wait = 1e300;
  for (const Interval& wait : waits) first_wait = std::min(first_wait, wait.begin);
  const auto early = std::count_if(collectives.begin(), collectives.end(),
                                   [&](const Interval& collective) { return collective.begin < first_wait; });
  std::cout << path << ": " << steps.size() << " steps, " << inside << " of them during a collective; "
            << collectives.size() << " collectives, " << early << " of them begin before the first wait\n";
  return inside > 0 && collectives.size() > 1 && early == static_cast<std::ptrdiff_t>(collectives.size());
}

}  // namespace

int main(int argc, char** argv) {
  bool is_ok = argc > 1;
  for (int i = 1; i < argc; ++i) is_ok &= CheckTrace(argv[i]);
  return is_ok ? 0 : 1;
}
