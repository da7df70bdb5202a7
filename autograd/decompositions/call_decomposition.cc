#include "backtape/autograd/decompositions/call_decomposition.h"

#include "backtape/autograd/ops.h"

namespace backtape {

IValue CallThenCopy(const OpLibrary& library, int functional, absl::Span<const IValue> args) {
  const IValue result = Call(library, functional, args);
  ops::copy_(ToVariable(args[0]), ToVariable(result));
  return args[0];
}

}  // namespace backtape
