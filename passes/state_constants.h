#ifndef BACKTAPE_PASSES_STATE_CONSTANTS_H_
#define BACKTAPE_PASSES_STATE_CONSTANTS_H_

#include <string>
#include <vector>

#include "backtape/ir/graph.h"

namespace backtape {

// Prepares a graph for printing. No text form of FX states the values of attributes, so get_attr nodes whose values the
// graph holds become calls of torch.tensor with these values, in subgraphs too. ResolvePythonTargets turns such calls
// into attributes again. A copy (clone) of an attribute that has no other user becomes the call itself. Returns the
// targets of attributes that have no literal, because they have more than 65536 elements, are not row-major, or have
// size 0 in a dim other than the last; their nodes stay as they are.
std::vector<std::string> StateConstants(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_STATE_CONSTANTS_H_
