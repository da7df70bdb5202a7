#ifndef BACKTAPE_TESTS_FUZZ_GRAPH_UNDEFINED_GRADIENTS_H_
#define BACKTAPE_TESTS_FUZZ_GRAPH_UNDEFINED_GRADIENTS_H_

#include "backtape/passes/bisect/bound_graph.h"

namespace backtape::graph_fuzz {

// Whether PyTorch's formulas for reverse and forward mode may disagree on a graph with these inputs, because PyTorch
// does not define what one of its calls computes:
//  - A call may write several values to one element, of which one stays (index_copy, index_fill, index_put, scatter,
//    put and as_strided_scatter with repeated positions). Reverse mode also gives the overwritten values a
//    gradient.
//  - as_strided_scatter takes a tensor that is not row-major. PyTorch refuses to differentiate it.
//  - The mean of a loss whose target is larger than its input. Reverse mode divides by the size of the input, forward
//    mode by that of the losses.
//  - The gradient of an nll_loss gets a total weight that is not that of its targets. The derivative of the gradient
//    computes the total weight again.
//  - The gradient of an attention gets an output, or logarithms of sums, that are not those of its other arguments.
//    The derivatives of the gradient compute some of them again.
// Indices that are computed count as repeated.
bool MayHaveUndefinedGradient(const BoundGraph& bound);

}  // namespace backtape::graph_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_GRAPH_UNDEFINED_GRADIENTS_H_
