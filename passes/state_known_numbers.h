#ifndef BACKTAPE_PASSES_STATE_KNOWN_NUMBERS_H_
#define BACKTAPE_PASSES_STATE_KNOWN_NUMBERS_H_

#include <string>

#include "absl/container/btree_map.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/tensor.h"

namespace backtape {

// Replaces the floats and bools that the graph reads with x.item(), and those that Python's operators compute from
// them, by constants, if x depends only on constants of the graph and on placeholders whose values, by name, are in
// `values`. The graph is then correct only for these values. Does not change subgraphs. Returns whether anything
// changed.
bool StateKnownNumbers(Graph& graph, const absl::btree_map<std::string, Tensor>& values);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_STATE_KNOWN_NUMBERS_H_
