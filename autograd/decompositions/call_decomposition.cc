#include "backtape/autograd/decompositions/call_decomposition.h"

#include <algorithm>

#include "backtape/autograd/ops.h"
#include "backtape/autograd/tape/recording.h"
#include "backtape/autograd/variable/grad_mode.h"

namespace backtape {

IValue CallThenCopy(const OpLibrary& library, int functional, absl::Span<const IValue> args) {
  IValueList before(args.begin(), args.end());
  // Nodes may save the value that is about to be overwritten.
  const bool is_recorded = GradMode::is_enabled() && std::any_of(args.begin(), args.end(), [](const IValue& arg) {
                             return arg.is_tensor() && ToVariable(arg).requires_grad();
                           });
  if (is_recorded) before[0] = OriginalSelf(ToVariable(args[0]));
  const IValue result = Call(library, functional, before);
  ops::copy_(ToVariable(args[0]), ToVariable(result));
  return args[0];
}

}  // namespace backtape
