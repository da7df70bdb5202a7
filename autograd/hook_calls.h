#ifndef BACKTAPE_AUTOGRAD_HOOK_CALLS_H_
#define BACKTAPE_AUTOGRAD_HOOK_CALLS_H_

#include "backtape/autograd/tape_node.h"

// Running hooks. For autograd/*.cc only. Each throws when a hook returns what cannot replace the
// gradient.
namespace backtape {

// Throws unless there is something to call: for registering hooks.
[[noreturn]] void ThrowNotCallable();
template <typename Hook>
void CheckCallable(const Hook& hook) {
  if (!hook) ThrowNotCallable();
}

// The hooks see `grad` one after the other, undefined ones too, and may replace one that is defined.
void RunTensorHook(const TensorHook& hook, Variable& grad);
void RunPreHook(const NodePreHook& hook, variable_list& grads);
void RunPostHook(const NodePostHook& hook, variable_list& grad_inputs, const variable_list& grad_outputs);
void RunTensorHookList(const HookList<TensorHook>& hooks, Variable& grad);
void RunPreHooks(const TapeNode& node, variable_list& grads);
void RunPostHooks(const TapeNode& node, variable_list& grad_inputs, const variable_list& grad_outputs);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_HOOK_CALLS_H_
