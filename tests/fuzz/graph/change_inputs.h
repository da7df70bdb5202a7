#ifndef BACKTAPE_TESTS_FUZZ_GRAPH_CHANGE_INPUTS_H_
#define BACKTAPE_TESTS_FUZZ_GRAPH_CHANGE_INPUTS_H_

#include <random>
#include <string>

#include "backtape/passes/bisect/bound_graph.h"

namespace backtape::graph_fuzz {

// Changes that often make a call invalid, which both engines must then reject. Each returns what it changed, or "".

// Changes one argument of a call: a dim to a negative or an impossible one, a flag, a number, the length of a list, an
// optional argument to None, a dtype, or a tensor to another one. May state positional arguments by keyword.
std::string ChangeArgument(BoundGraph& bound, std::mt19937_64& random);
// Changes the dtypes of integer and bool inputs, such as indices and masks.
std::string ChangeIntegerDType(BoundGraph& bound, std::mt19937_64& random);
// Adds a dim of size 1 to an input, removes one, or makes the input 0-dim.
std::string ChangeRank(BoundGraph& bound, std::mt19937_64& random);
// Makes an input an expanded tensor, with a stride of 0 along one dim.
std::string ExpandInput(BoundGraph& bound, std::mt19937_64& random);

}  // namespace backtape::graph_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_GRAPH_CHANGE_INPUTS_H_
