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
  // The same engine otherwise set up ("one thread"), to run the smallest graph on.
  std::vector<std::pair<std::string, EngineCompiler>> variants;
  // After each run of both engines, with the number of them.
  std::function<void(int)> progress;
};

// Where an engine's results begin to differ from the interpreter's.
struct EngineBisection {
  enum class Cause : uint8_t {
    kNone,      // the engines agree
    kNode,      // one node by itself, on the interpreter's operands, differs
    kTogether,  // several nodes differ only when they are compiled together (fusion, memory plan)
    kRounding,  // the interpreter gives the engine's value from the engine's operands, which are within the tolerance
    kWrites,    // values are right when what the graph writes of its inputs is returned instead
    kWhole,     // each part by itself agrees
  };
  Cause cause = Cause::kNone;

  // The first node, in graph order, whose value is outside the tolerance while all that it reads and that could be
  // looked at is within; of `graph`. One that is no rounding, where there is one. Null for kNone, and where the engine
  // fails without a value.
  const Node* node = nullptr;
  ValueDifference difference;  // of that node where it was seen
  // What it reads: "%x" and how far the engine's is from the interpreter's, of its scale (where all was observed).
  std::vector<std::pair<std::string, double>> operands;
  // The engine's error, when it gave one instead of values.
  absl::Status engine_error;
  // It is seen while every node's value is returned, too; else it vanishes then, and beginnings of the graph were
  // halved in which only what the rest reads is returned.
  bool seen_when_all_observed = false;
  // Other nodes that differ while all they read agrees, and not by rounding, when all are observed.
  std::vector<std::string> other_starts;
  // Outputs that differ in the given graph (names of the returned nodes), and those among them that do not follow from
  // `node`.
  std::vector<std::string> differing_outputs;
  std::vector<std::string> unexplained_outputs;

  // The smallest graph found in which the engines differ; no graph for kNone and kRounding.
  BoundGraph smallest;
  ValueDifference smallest_difference;
  // Whether it still differs, for each of BisectOptions::variants.
  std::vector<std::pair<std::string, bool>> variants;
  int num_comparisons = 0;

  std::unique_ptr<Graph> graph;  // what was looked into: the given graph, typed and without writes

  // Several lines for a reader, of all that is above but the graphs.
  std::string ToString() const;
};

// "3 of 8 elements are too far off; worst at [1, 2]: found 1.5, expected 1; 0.5 of scale, 0.0001 is allowed".
std::string DescribeDifference(const ValueDifference& value);

// Compares, then looks with every node observed, then halves beginnings of the graph where observing makes the
// difference vanish, then reduces. About a logarithm of the graph's length in runs, besides those of the reduction,
// which are of small graphs. Nodes keep their names, and so draw the random numbers that they draw in the given graph.
// Errors: of the interpreter.
absl::StatusOr<EngineBisection> BisectEngines(const BoundGraph& bound, const EngineCompiler& engine,
                                              const BisectOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_PASSES_BISECT_BISECT_ENGINES_H_
