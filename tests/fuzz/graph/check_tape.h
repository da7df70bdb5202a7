#ifndef BACKTAPE_TESTS_FUZZ_GRAPH_CHECK_TAPE_H_
#define BACKTAPE_TESTS_FUZZ_GRAPH_CHECK_TAPE_H_

#include <string>

#include "backtape/passes/bisect/bound_graph.h"

namespace backtape::graph_fuzz {

// Runs the graph as a program over variables: its calls, in order, with autograd. In some programs, a few calls run in
// no-grad mode or their results are detached. Compares the results and gradients of the eager engine with those of
// - captured backwards, a captured step and a function compiled ahead of its backward, which run on the interpreter for
//   half of the seeds and as native code for the others;
// - a checkpointed call, and a call whose saved tensors are packed;
// - func::Vjp.
// For captured backwards and the compiled function, also compares gradients of gradients. For func::Vmap over two
// samples, compares only the results. If all floating-point inputs are float64, also checks that the tangents of
// forward mode agree with the gradients.
//
// Returns "" if all agree up to rounding or the eager program fails, otherwise a text that names the engine.
std::string TapeFailure(const BoundGraph& bound);

}  // namespace backtape::graph_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_GRAPH_CHECK_TAPE_H_
