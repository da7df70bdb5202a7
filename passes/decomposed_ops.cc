#include "backtape/passes/decomposed_ops.h"

namespace backtape {

bool IsDecomposed(const OpSchema& op, const OpLibrary& library) {
  return op.has_tag(kTagComposite) && op.id < library.shape_rules.size() && library.shape_rules[op.id] == nullptr;
}

}  // namespace backtape
