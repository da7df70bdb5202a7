#ifndef BACKTAPE_PASSES_AOT_STATE_DEPENDENCE_H_
#define BACKTAPE_PASSES_AOT_STATE_DEPENDENCE_H_

#include "absl/types/span.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape {

// Whether ops on the tape computed one of the tensors from another one. The gradient of a function that uses both would
// then be passed on twice: by the function's node, and through the first tensor by the function's backward graph.
bool DependOnEachOther(absl::Span<const Variable> state);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_AOT_STATE_DEPENDENCE_H_
