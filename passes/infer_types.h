#ifndef BACKTAPE_PASSES_INFER_TYPES_H_
#define BACKTAPE_PASSES_INFER_TYPES_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct InferMissingTypesOptions {
  // Also refresh types that are known: adds strides, and brings them up to date after operands were replaced. Strides,
  // device and class that only the stated type tells are kept.
  bool overwrite = false;
};

// The pass `infer_types`: gives nodes the types that the shape rules say (ir/infer_types.h). InvalidArgument lists
// every call that its shape rule does not accept.
absl::StatusOr<bool> InferMissingTypes(Graph& graph, const InferMissingTypesOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_INFER_TYPES_H_
