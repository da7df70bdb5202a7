#include "backtape/autograd/hook_calls.h"

#include "absl/strings/str_cat.h"
#include "backtape/autograd/tracer.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

// A gradient keeps its dtype and sizes.
void CheckReplacement(const Variable& before, const Variable& after) {
  if (!before.defined() || !after.defined()) return;
  if (before.dtype() == after.dtype() && before.sym_sizes() == after.sym_sizes()) return;
  throw Error(absl::InvalidArgumentError(absl::StrCat("hook has changed the type of its gradient: expected ",
                                                      before.type().ToString(), "; found ", after.type().ToString())));
}

void Replace(variable_list& values, variable_list replacement, absl::string_view kind) {
  if (replacement.empty()) return;
  if (replacement.size() != values.size()) {
    throw Error(absl::InvalidArgumentError(
        absl::StrCat("a ", kind, " gave ", replacement.size(), " gradients; expected ", values.size(), " or none")));
  }
  for (size_t i = 0; i < values.size(); ++i) CheckReplacement(values[i], replacement[i]);
  values = std::move(replacement);
}

void CheckHook(absl::string_view what) {
  if (Tracer* tracer = Tracer::Current()) tracer->CheckUserCode(what);
}

}  // namespace

void ThrowNotCallable() { throw Error(absl::InvalidArgumentError("a hook must be callable; found an empty function")); }

void RunTensorHook(const TensorHook& hook, Variable& grad) {
  CheckHook("a tensor hook");
  Variable result = hook(grad);
  if (!result.defined()) return;
  if (!grad.defined()) {
    throw Error(absl::InvalidArgumentError("a hook can't replace an undefined gradient with a defined one"));
  }
  CheckReplacement(grad, result);
  grad = std::move(result);
}

void RunPreHook(const NodePreHook& hook, variable_list& grads) {
  CheckHook("a node pre-hook");
  Replace(grads, hook(grads), "node pre-hook");
}

void RunPostHook(const NodePostHook& hook, variable_list& grad_inputs, const variable_list& grad_outputs) {
  CheckHook("a node post-hook");
  Replace(grad_inputs, hook(grad_inputs, grad_outputs), "node post-hook");
}

void RunTensorHookList(const HookList<TensorHook>& hooks, Variable& grad) {
  for (const auto& hook : hooks.Snapshot()) RunTensorHook(*hook, grad);
}

void RunPreHooks(const TapeNode& node, variable_list& grads) {
  if (node.hooks() == nullptr || node.hooks()->pre == nullptr) return;
  for (const auto& hook : node.hooks()->pre->Snapshot()) RunPreHook(*hook, grads);
}

void RunPostHooks(const TapeNode& node, variable_list& grad_inputs, const variable_list& grad_outputs) {
  if (node.hooks() == nullptr || node.hooks()->post == nullptr) return;
  for (const auto& hook : node.hooks()->post->Snapshot()) RunPostHook(*hook, grad_inputs, grad_outputs);
}

}  // namespace backtape
