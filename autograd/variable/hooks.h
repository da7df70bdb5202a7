#ifndef BACKTAPE_AUTOGRAD_VARIABLE_HOOKS_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_HOOKS_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace backtape {

class Variable;
using variable_list = std::vector<Variable>;

// Kinds of hooks. An undefined result (or an empty list) leaves the gradients unchanged.

// On a tensor: called with the gradient with respect to it, before the tensor's node runs. The gradient is undefined if
// none has arrived; then it cannot be replaced.
using TensorHook = std::function<Variable(const Variable& grad)>;
// On a node, before it runs: called with its inputs, the gradients of the forward op's outputs (undefined for none).
using NodePreHook = std::function<variable_list(const variable_list& grad_outputs)>;
// On a node, after it has run: called with its results and its inputs.
using NodePostHook = std::function<variable_list(const variable_list& grad_inputs, const variable_list& grad_outputs)>;
// On a leaf, after its gradient was added to grad().
using PostAccumulateGradHook = std::function<void(const Variable& leaf)>;

class HookListBase {
 public:
  virtual ~HookListBase() = default;
  virtual void Remove(uint64_t id) = 0;
};

// Hooks of one kind at one place, in order of registration. Hooks may add and remove hooks while they run.
template <typename F>
class HookList : public HookListBase {
 public:
  uint64_t Add(F hook) {
    hooks_.push_back({next_id_, std::make_shared<F>(std::move(hook))});
    return next_id_++;
  }
  void Remove(uint64_t id) override {
    std::erase_if(hooks_, [&](const Entry& entry) { return entry.id == id; });
  }
  bool empty() const { return hooks_.empty(); }
  size_t size() const { return hooks_.size(); }
  // A copy that keeps the hooks alive. As in PyTorch, a pass over the list runs the hooks that are registered when it
  // begins; hooks that they add or remove take effect at the next pass.
  std::vector<std::shared_ptr<F>> Snapshot() const {
    std::vector<std::shared_ptr<F>> hooks;
    hooks.reserve(hooks_.size());
    for (const Entry& entry : hooks_) hooks.push_back(entry.hook);
    return hooks;
  }

 private:
  struct Entry {
    uint64_t id;
    std::shared_ptr<F> hook;
  };
  std::vector<Entry> hooks_;
  uint64_t next_id_ = 0;
};

// Removes a hook. Keeps nothing alive, and may outlive the tensor or node that the hook is registered on.
class HookHandle {
 public:
  HookHandle() = default;
  HookHandle(const std::shared_ptr<HookListBase>& hooks, uint64_t id) : hooks_(hooks), id_(id) {}
  void Remove() {
    if (const auto hooks = hooks_.lock()) hooks->Remove(id_);
  }

 private:
  std::weak_ptr<HookListBase> hooks_;
  uint64_t id_ = 0;
};

namespace internal {
[[noreturn]] void ThrowNotCallable();

// For registering hooks: throws backtape::Error when `hook` is an empty function.
template <typename Hook>
void CheckCallable(const Hook& hook) {
  if (!hook) ThrowNotCallable();
}
}  // namespace internal

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_HOOKS_H_
