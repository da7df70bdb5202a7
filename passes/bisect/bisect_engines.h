#ifndef BACKTAPE_PASSES_BISECT_BISECT_ENGINES_H_
#define BACKTAPE_PASSES_BISECT_BISECT_ENGINES_H_

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/passes/bisect/compare_engines.h"
#include "backtape/passes/bisect/reduce_graph.h"

namespace backtape {

struct BisectOptions {
  EngineTolerance tolerance;
  // Other configurations of the engine ("one thread") on which to run the smallest graph.
  std::vector<std::pair<std::string, EngineCompiler>> variants;
  // Called after each run of both engines, with the number of runs so far.
  std::function<void(int)> progress;
};

// The place where an engine's results start to differ from the interpreter's.
struct EngineBisection {
  enum class Cause : uint8_t {
    kNone,      // the engines agree
    kNode,      // one node differs even when run alone on the interpreter's operands
    kTogether,  // several nodes differ only when compiled together (fusion, memory plan)
    kRounding,  // on the engine's operands, which are within the tolerance, the interpreter computes the engine's value
    kWrites,    // values are right if input writes are replaced by outputs
    kWhole,     // no part differs on its own
  };
  Cause cause = Cause::kNone;

  // A node of `graph`: the first, in graph order, whose value is outside the tolerance although all its observable
  // operands are within it. Prefers a node whose difference is not rounding. For kWrites, the first output or written
  // input that differs. Null for kNone, and possibly for kWhole or if the engine fails without returning a value.
  const Node* node = nullptr;
  ValueDifference difference;  // of that node when it was observed
  // The operands ("%x"), each with the difference of the engine's value relative to scale. Empty unless all values were
  // observed.
  std::vector<std::pair<std::string, double>> operands;
  // The engine's error if it returned one instead of values.
  absl::Status engine_error;
  // True if the difference persists when every node's value is returned. If not, it was found by bisecting prefixes of
  // the graph that return only what the rest reads.
  bool seen_when_all_observed = false;
  // When all values are observed: other nodes that differ by more than rounding although their operands agree.
  std::vector<std::string> other_starts;
  // Outputs of the given graph that differ (names of the returned nodes), and those among them that do not depend on
  // `node`.
  std::vector<std::string> differing_outputs;
  std::vector<std::string> unexplained_outputs;

  // The smallest graph found on which the engines differ; empty for kNone, kRounding and kWhole.
  BoundGraph smallest;
  ValueDifference smallest_difference;
  // For each of BisectOptions::variants, whether the results still differ.
  std::vector<std::pair<std::string, bool>> variants;
  int num_comparisons = 0;

  std::unique_ptr<Graph> graph;  // the graph examined: the given one, without writes if they can be made functional

  // A readable report of several lines with everything above except the graphs.
  std::string ToString() const;
};

// "3 of 8 elements are outside the tolerance; worst at [1, 2]: found 1.5, expected 1; relative difference 0.5, allowed
// 0.0001".
std::string DescribeDifference(const ValueDifference& value);

// Compares the engines, first on the graph, then with every node's value returned. Bisects prefixes of the graph if the
// difference vanishes when all values are returned. Finally reduces the graph. Takes about log(graph length) runs, plus
// those of the reduction on small graphs. Nodes keep their names, so they draw the same random numbers as in the given
// graph. Fails only if the interpreter does.
absl::StatusOr<EngineBisection> BisectEngines(const BoundGraph& bound, const EngineCompiler& engine,
                                              const BisectOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_PASSES_BISECT_BISECT_ENGINES_H_
