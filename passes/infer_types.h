#ifndef BACKTAPE_PASSES_INFER_TYPES_H_
#define BACKTAPE_PASSES_INFER_TYPES_H_

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"

namespace backtape {

struct InferMissingTypesOptions {
  // Also update known types: adds strides, and corrects types after operands were replaced. Keeps strides, device and
  // class if only the existing type has them.
  bool overwrite = false;
  // Known facts about the graph's symbols. The pass adds the guards under which the types hold. May be null.
  ShapeEnv* env = nullptr;
};

// The pass `infer_types`: sets nodes' types by the shape rules (ir/infer_types.h). Returns an InvalidArgument error
// that lists every call that its shape rule rejects. Run make_plain (ir/plain_graph.h) before it: a float has no type,
// and a tensor whose sizes a call changes in place would need one type before that call and another after it.
absl::StatusOr<bool> InferMissingTypes(Graph& graph, const InferMissingTypesOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_INFER_TYPES_H_
