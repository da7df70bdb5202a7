#include "backtape/autograd/engine/anomaly_traceback.h"

#include <memory>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/tensor/with_message.h"

namespace backtape::internal {

void CheckNaN(const TapeNode& node, const variable_list& outputs) {
  for (size_t i = 0; i < outputs.size(); ++i) {
    if (!outputs[i].defined() || outputs[i].is_symbolic() || !HasNaN(outputs[i])) continue;
    throw Error(absl::InvalidArgumentError(
        absl::StrCat("Function '", node.Name(), "' returned nan values in its ", i, "th output.")));
  }
}

Error ErrorWithForwardTraceback(const Error& error, const TapeNode& node) {
  std::string text = absl::StrCat(error.status().message(), "\nError detected in ", node.Name(), ". ");
  for (const TapeNode* at = &node; at != nullptr; at = at->anomaly_parent().get()) {
    absl::StrAppend(&text,
                    at == &node ? "Traceback of the forward call of "
                                : "Traceback of the forward call that induced the previous calculation, ",
                    at->Name(), " (innermost first):\n");
    for (const StackFrame& frame : at->creation_stack().Resolve()->frames) {
      absl::StrAppend(&text, "  ", frame.ToString(), "\n");
    }
  }
  return Error(absl::Status(error.status().code(), text));
}

Error ErrorWithForwardCall(const Error& error, const TapeNode& node) {
  std::string text = absl::StrCat(error.status().message(), "\n  in ", node.Name());
  const std::shared_ptr<const StackTrace> stack = node.creation_stack().Resolve();
  if (!stack->frames.empty()) absl::StrAppend(&text, "\n  at ", stack->frames.front().ToString());
  return Error(WithMessage(error.status(), text));
}

}  // namespace backtape::internal
