#ifndef BACKTAPE_AUTOGRAD_TAPE_NODE_HOOKS_H_
#define BACKTAPE_AUTOGRAD_TAPE_NODE_HOOKS_H_

#include <cstdint>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "absl/container/btree_map.h"
#include "backtape/autograd/variable/hooks.h"

namespace backtape {

// The hooks of a tape node. Threads may add and remove hooks while others run them.
class NodeHooks {
 public:
  using TensorHookLists = std::vector<std::pair<uint32_t, std::shared_ptr<HookList<TensorHook>>>>;
  using RetainsGradHooks = absl::btree_map<uint32_t, TensorHook>;

  // Hooks on an output of the forward op.
  HookHandle AddTensorHook(uint32_t output_nr, TensorHook hook);
  // A copy of the lists by output number, in order of first registration.
  TensorHookLists tensor() const {
    const std::lock_guard lock(mutex_);
    return tensor_;
  }

  // The hooks that add the gradient to grad() of a tensor, by output number; a copy.
  RetainsGradHooks retains_grad() const {
    const std::lock_guard lock(mutex_);
    return retains_grad_;
  }
  // An empty hook removes the present one. Returns the hook that it replaces, empty if there was none.
  TensorHook ReplaceRetainsGrad(uint32_t output_nr, TensorHook hook);

  HookPlace<NodePreHook> pre;
  HookPlace<NodePostHook> post;

 private:
  mutable std::mutex mutex_;  // guards the members below
  TensorHookLists tensor_;
  RetainsGradHooks retains_grad_;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_NODE_HOOKS_H_
