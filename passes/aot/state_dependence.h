#ifndef BACKTAPE_PASSES_AOT_STATE_DEPENDENCE_H_
#define BACKTAPE_PASSES_AOT_STATE_DEPENDENCE_H_

#include "absl/types/span.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape {

// Whether ops on the tape computed one of the tensors from another one. If a function uses both, the gradient of the
// computed tensor would reach the other one twice: in the function's backward graph, and through the tape after the
// function's node.
bool DependOnEachOther(absl::Span<const Variable> state);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_AOT_STATE_DEPENDENCE_H_
