#ifndef BACKTAPE_TOOLS_GRAPH_RUN_OPTIONS_H_
#define BACKTAPE_TOOLS_GRAPH_RUN_OPTIONS_H_

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "backtape/tools/graph_input.h"

namespace backtape::tools {

// The command-line options of graph-run.
struct GraphRunOptions {
  GraphInput input;
  std::string inputs;
  std::string params;
  std::optional<uint64_t> random_seed;
  uint64_t seed = 0;
  std::vector<std::string> symbols;
  std::string output;
  std::string expected;
  std::optional<double> rtol;
  double atol = 0;
  bool compare = false;
  std::string against;
  bool bisect = false;
  std::string reduce;
  std::string test;
  bool check_nan = false;
  std::string backend = "interp";
  int threads = 1;
  std::string cpu = "host";
  bool report = false;
  std::string dump;
  bool perf_map = false;
  std::vector<std::string> debug;
  int bench = 0;

  bool Debugs(const std::string& what) const { return std::find(debug.begin(), debug.end(), what) != debug.end(); }
};

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_GRAPH_RUN_OPTIONS_H_
