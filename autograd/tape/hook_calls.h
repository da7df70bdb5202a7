#ifndef BACKTAPE_AUTOGRAD_TAPE_HOOK_CALLS_H_
#define BACKTAPE_AUTOGRAD_TAPE_HOOK_CALLS_H_

#include "backtape/autograd/variable/hooks.h"
#include "backtape/autograd/variable/variable.h"

// Runs hooks. Internal to autograd. All functions throw backtape::Error when a hook returns a value that cannot replace
// its gradient: one of another dtype or size, or a list of another length.
namespace backtape::internal {

// Calls each hook with `grad`, even if it is undefined. A hook can replace only a defined gradient.
void RunTensorHooks(const HookList<TensorHook>& hooks, Variable& grad);
// `hooks` is null if there are none.
void RunPreHooks(const HookList<NodePreHook>* hooks, variable_list& grads);
void RunPostHooks(const HookList<NodePostHook>* hooks, variable_list& grad_inputs, const variable_list& grad_outputs);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_TAPE_HOOK_CALLS_H_
