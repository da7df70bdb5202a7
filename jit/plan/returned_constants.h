#ifndef BACKTAPE_JIT_PLAN_RETURNED_CONSTANTS_H_
#define BACKTAPE_JIT_PLAN_RETURNED_CONSTANTS_H_

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::jit {

// The value of a constant that the graph returns. Unimplemented if an IValue cannot hold it: a complex number, an
// integer that does not fit in 64 bits, or the name of an op, a function or an unsupported dtype.
absl::StatusOr<IValue> ReturnedConstant(const Argument& returned);

// The error of the first returned constant that has one, also within lists and dicts.
absl::Status CheckReturnedConstants(const Graph& graph);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_RETURNED_CONSTANTS_H_
