#ifndef BACKTAPE_PASSES_DECOMPOSE_COMPOSITES_H_
#define BACKTAPE_PASSES_DECOMPOSE_COMPOSITES_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct DecomposeCompositesOptions {
  const OpLibrary* library = &BuiltinLibrary();
  // Receives a line for each call that is not replaced because the type of an operand is unknown. May be null.
  std::vector<std::string>* notes = nullptr;
};

// Replaces calls of composite ops (aten.linear, aten.layer_norm, aten.scaled_dot_product_attention, ...) by the calls
// that they are composed of, traced at the types of their operands; sizes may be symbolic. The new calls carry the
// stack and the origins of the composite call; the node that computes its value keeps its name. Types of operands are
// inferred where they are not stated; a call with an operand of unknown type is left unchanged. Values are the same bit
// for bit as those of the composite op on the tape. Returns an InvalidArgument error that names the calls whose
// arguments the op rejects.
absl::StatusOr<bool> DecomposeComposites(Graph& graph, const DecomposeCompositesOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_PASSES_DECOMPOSE_COMPOSITES_H_
