#ifndef BACKTAPE_AUTOGRAD_VARIABLE_ADDING_HOOKS_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_ADDING_HOOKS_H_

#include "absl/strings/string_view.h"
#include "backtape/autograd/variable/trace_recorder.h"

namespace backtape::internal {

// Throws if a program that is being traced is about to add a hook to a tensor from outside the trace, because runs of
// the traced graph would not add it. Called before the hook is added: the program then runs eagerly and adds it once.
inline void CheckMayAddHook(bool is_symbolic, absl::string_view what) {
  const TraceRecorder* const recorder = TraceRecorder::Current();
  if (recorder != nullptr && !is_symbolic) recorder->CheckUserCode(what);
}

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_ADDING_HOOKS_H_
