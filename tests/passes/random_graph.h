#ifndef BACKTAPE_TESTS_PASSES_RANDOM_GRAPH_H_
#define BACKTAPE_TESTS_PASSES_RANDOM_GRAPH_H_

#include <cstdint>
#include <memory>

#include "backtape/ir/graph.h"

namespace backtape::testing {

// A graph of about 30 calls on small tensors, with views, writes through views, and lists. Deterministic for each seed.
std::unique_ptr<Graph> RandomGraph(uint32_t seed);

// The number of seeds to try: the environment variable BACKTAPE_FUZZ_SEEDS, or `usual` if it is not set.
int NumSeeds(int usual);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_PASSES_RANDOM_GRAPH_H_
