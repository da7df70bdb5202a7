#ifndef BACKTAPE_TESTS_FUZZ_GRAPH_UNDEFINED_GRADIENTS_H_
#define BACKTAPE_TESTS_FUZZ_GRAPH_UNDEFINED_GRADIENTS_H_

#include "backtape/passes/bisect/bound_graph.h"

namespace backtape::graph_fuzz {

// Whether PyTorch's formulas for reverse and forward mode may disagree on a graph with these inputs. They may disagree
// if the graph has one of these calls:
//  - A call that writes several values to one element, so only one of them stays (index_copy, index_fill, index_put,
//    scatter, put and as_strided_scatter with repeated positions). In reverse mode, the overwritten values get a
//    gradient too.
//  - as_strided_scatter of a tensor that is not row-major. PyTorch refuses to differentiate it.
//  - The mean of a loss whose target has more elements than its input. Reverse mode divides by the number of elements
//    of the input, forward mode by the number of losses.
//  - nll_loss_backward with a total_weight other than the sum of its targets' weights. The derivative of the call
//    recomputes the sum.
//  - The backward of an attention, called with an output or a logsumexp that its other arguments do not produce. The
//    derivatives of the call recompute some of these.
//  - A factorisation of a symmetric matrix (eigh, Cholesky), called with an asymmetric one, of which it reads one
//    triangle. The gradient is symmetric nevertheless, and forward mode reads both triangles of the tangent.
//  - An embedding with a padding index, whose weight has no gradient there, or one that scales gradients by frequency.
// Indices that are computed count as repeated.
bool MayHaveUndefinedGradient(const BoundGraph& bound);

}  // namespace backtape::graph_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_GRAPH_UNDEFINED_GRADIENTS_H_
