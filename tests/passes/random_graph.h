#ifndef BACKTAPE_TESTS_PASSES_RANDOM_GRAPH_H_
#define BACKTAPE_TESTS_PASSES_RANDOM_GRAPH_H_

#include <cstdint>
#include <memory>

#include "backtape/ir/graph.h"

namespace backtape::testing {

// A graph of about 30 calls on small tensors, with views, writes through them, and lists; the same for the same seed.
std::unique_ptr<Graph> RandomGraph(uint32_t seed);

// How many seeds to try: BACKTAPE_FUZZ_SEEDS of the environment, or `usual`.
int NumSeeds(int usual);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_PASSES_RANDOM_GRAPH_H_
