#ifndef BACKTAPE_PASSES_DIFFERENTIATE_FORWARD_H_
#define BACKTAPE_PASSES_DIFFERENTIATE_FORWARD_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/passes/differentiate.h"

namespace backtape {

// Builds the graph of a graph's tangents, in forward mode: runs the forward with symbolic dual tensors. The
// placeholders are the forward's, then "{name}_tangent" for each of `wrt`. The outputs are the forward's, then the
// tangent of each chosen output, by default all those that depend differentiably on `wrt`. A node that computes the
// tangent of a forward call has that call's stack, and the call as its origin. The result has a signature, in which
// tangents are user inputs and user outputs.
//
// The types of the placeholders must be known, and errors are those of Differentiate. If an op has no forward-mode
// formula, the error names the op, its node and its source line.
absl::StatusOr<std::unique_ptr<Graph>> DifferentiateForward(const Graph& forward,
                                                            const DifferentiateOptions& options = {});

// Like DifferentiateForward for `options.outputs`, which must be given, except that the tangent of an output that does
// not depend on `wrt` is returned as zeros.
absl::StatusOr<std::unique_ptr<Graph>> DifferentiateForwardWithZeros(const Graph& forward,
                                                                     const DifferentiateOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_DIFFERENTIATE_FORWARD_H_
