#ifndef BACKTAPE_TESTS_FUZZ_GRAPH_CHECK_PASSES_H_
#define BACKTAPE_TESTS_FUZZ_GRAPH_CHECK_PASSES_H_

#include <string>

#include "backtape/passes/bisect/bound_graph.h"
#include "backtape/tests/fuzz/graph/reference.h"

namespace backtape::graph_fuzz {

// Passes in a random order, some of them repeated, with random options: the pipeline of a seed, in ParsePipeline's
// syntax. Leaves out options that change values: those that assume finite operands.
std::string RandomPipeline(uint64_t seed);

// Runs the pipeline of the graph's seed on the graph and compares its values. Returns "" if they are the same.
// The graph has the types that can be inferred.
std::string PassesFailure(const Graph& graph, const BoundGraph& bound, Reference& expected, bool is_exact);

}  // namespace backtape::graph_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_GRAPH_CHECK_PASSES_H_
