#ifndef BACKTAPE_TESTS_FUZZ_GRAPH_CHECK_TAPE_H_
#define BACKTAPE_TESTS_FUZZ_GRAPH_CHECK_TAPE_H_

#include <string>

#include "backtape/passes/bisect/bound_graph.h"

namespace backtape::graph_fuzz {

// Runs the graph as a program over variables: its calls, in order, with autograd. In some programs, a few calls run in
// no-grad mode or their results are detached. Compares the results and gradients of the eager engine with those of
// - captured backwards, a captured step and a function compiled ahead of its backward (on the interpreter for even
//   seeds, as native code for odd ones), for captured backwards and the compiled function also gradients of gradients;
// - a checkpointed call, and a call whose saved tensors are packed;
// - func::Vjp.
// Compares only the results with those of func::Vmap over two samples. If all floating-point inputs are float64, also
// checks that the tangents of forward mode agree with the gradients.
//
// Returns "" if all agree up to rounding or the eager program fails, otherwise a text that names the engine.
std::string TapeFailure(const BoundGraph& bound);

}  // namespace backtape::graph_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_GRAPH_CHECK_TAPE_H_
