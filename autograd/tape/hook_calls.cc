#include "backtape/autograd/tape/hook_calls.h"

#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/tensor/error.h"

namespace backtape::internal {
namespace {

// Throws if a hook has changed the dtype or sizes of a gradient. `index`: its position if the gradients are in a list.
void CheckReplacement(const Variable& before, const Variable& after, absl::string_view kind,
                      std::optional<size_t> index = std::nullopt) {
  if (!before.defined() || !after.defined()) return;
  if (before.dtype() == after.dtype() && before.sym_sizes() == after.sym_sizes()) return;
  throw Error(absl::InvalidArgumentError(absl::StrCat(
      "a ", kind, " has changed the type of ", index.has_value() ? absl::StrCat("gradient ", *index) : "its gradient",
      ": expected ", before.type().ToString(), "; found ", after.type().ToString())));
}

void Replace(variable_list& values, variable_list replacement, absl::string_view kind) {
  if (replacement.empty()) return;
  if (replacement.size() != values.size()) {
    throw Error(absl::InvalidArgumentError(absl::StrCat("a ", kind, " returned ", replacement.size(),
                                                        replacement.size() == 1 ? " gradient" : " gradients",
                                                        "; expected ", values.size(), " or none")));
  }
  for (size_t i = 0; i < values.size(); ++i) CheckReplacement(values[i], replacement[i], kind, i);
  values = std::move(replacement);
}

void CheckHook(absl::string_view what) {
  if (const TraceRecorder* recorder = TraceRecorder::Current()) recorder->CheckUserCode(what);
}

}  // namespace

void RunTensorHooks(const HookList<TensorHook>& hooks, Variable& grad) {
  for (const auto& hook : hooks.Snapshot()) {
    CheckHook("a tensor hook");
    Variable result = (*hook)(grad);
    if (!result.defined()) continue;
    if (!grad.defined()) {
      throw Error(absl::InvalidArgumentError(absl::StrCat(
          "a hook cannot replace an undefined gradient with a defined one; found ", result.type().ToString())));
    }
    CheckReplacement(grad, result, "tensor hook");
    grad = std::move(result);
  }
}

void RunPreHooks(const HookList<NodePreHook>* hooks, variable_list& grads) {
  if (hooks == nullptr) return;
  for (const auto& hook : hooks->Snapshot()) {
    CheckHook("a node pre-hook");
    Replace(grads, (*hook)(grads), "node pre-hook");
  }
}

void RunPostHooks(const HookList<NodePostHook>* hooks, variable_list& grad_inputs, const variable_list& grad_outputs) {
  if (hooks == nullptr) return;
  for (const auto& hook : hooks->Snapshot()) {
    CheckHook("a node post-hook");
    Replace(grad_inputs, (*hook)(grad_inputs, grad_outputs), "node post-hook");
  }
}

}  // namespace backtape::internal
