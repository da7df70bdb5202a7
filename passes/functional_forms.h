#ifndef BACKTAPE_PASSES_FUNCTIONAL_FORMS_H_
#define BACKTAPE_PASSES_FUNCTIONAL_FORMS_H_

#include <optional>

#include "backtape/ir/graph.h"
#include "backtape/ir/op_id.h"

namespace backtape {

// Out-of-place forms of calls that write their arguments.

// The op that takes the same arguments and returns the results of this call, followed by the new values of the
// tensors that the call writes; nullopt if there is none.
std::optional<OpId> ReturningForm(const Node& call);

// Calls that op directly before the call.
Node* CallReturningForm(Graph& graph, Node* call);

// The value that an in-place op with a functional form computes, in the dtype of the tensor that it writes. Creates
// calls directly before the writer.
Node* FunctionalValue(Graph& graph, Node* writer);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_FUNCTIONAL_FORMS_H_
