#ifndef BACKTAPE_PASSES_SUBGRAPH_GRADIENT_H_
#define BACKTAPE_PASSES_SUBGRAPH_GRADIENT_H_

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/value_type.h"

namespace backtape::internal {

// The joint graph of a subgraph with respect to these placeholders (passes/differentiate.h). The gradient of a
// placeholder that no output depends on is None.
using DifferentiateSubgraph =
    std::function<absl::StatusOr<std::unique_ptr<Graph>>(const Graph& subgraph, const std::vector<std::string>& wrt)>;

// A copy of the subgraph with all types inferred for arguments of these types.
absl::StatusOr<std::unique_ptr<Graph>> TypedSubgraph(const Graph& subgraph, absl::Span<const ValueType> arguments);

// The first call of the subgraph that draws random numbers, also in its subgraphs; null if there is none.
const Node* FirstRandomCall(const Graph& subgraph);

// The types of a subgraph's results for arguments of these types.
absl::StatusOr<std::vector<ValueType>> ResultTypesOf(const Graph& subgraph, absl::Span<const ValueType> arguments);

// A graph that computes the gradients of a subgraph: it takes the subgraph's inputs, then a tangent for each of the
// results `outputs`, and returns a gradient for each of the inputs `wrt`, zeros where there is none. It computes the
// subgraph again. `arguments` are the types of the inputs.
absl::StatusOr<std::unique_ptr<Graph>> GradientOfSubgraph(const Graph& subgraph, absl::Span<const ValueType> arguments,
                                                          absl::Span<const size_t> wrt,
                                                          absl::Span<const size_t> outputs,
                                                          const DifferentiateSubgraph& differentiate);

}  // namespace backtape::internal

#endif  // BACKTAPE_PASSES_SUBGRAPH_GRADIENT_H_
