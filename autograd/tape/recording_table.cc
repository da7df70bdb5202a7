#include "backtape/autograd/tape/recording_table.h"

namespace backtape {

IValue CallNonDifferentiable(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  return Redispatch(library, op_id, args);
}

}  // namespace backtape
