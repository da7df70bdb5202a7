#ifndef BACKTAPE_AUTOGRAD_VARIABLE_HOOKS_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_HOOKS_H_

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
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

// Hooks of one kind at one place, in order of registration. Hooks may add and remove hooks while they run, and so may
// other threads.
template <typename F>
class HookList : public HookListBase {
 public:
  uint64_t Add(F hook) {
    auto owner = std::make_shared<F>(std::move(hook));
    const std::lock_guard lock(mutex_);
    hooks_.push_back({next_id_, std::move(owner)});
    return next_id_++;
  }
  void Remove(uint64_t id) override {
    std::shared_ptr<F> removed;  // destroyed after the lock is released, because it may own user objects
    const std::lock_guard lock(mutex_);
    const auto found = std::find_if(hooks_.begin(), hooks_.end(), [id](const Entry& entry) { return entry.id == id; });
    if (found == hooks_.end()) return;
    removed = std::move(found->hook);
    hooks_.erase(found);
  }
  bool empty() const { return size() == 0; }
  size_t size() const {
    const std::lock_guard lock(mutex_);
    return hooks_.size();
  }
  // A copy that keeps the hooks alive. As in PyTorch, a pass over the list runs the hooks that are registered when it
  // begins; hooks that they add or remove take effect at the next pass.
  std::vector<std::shared_ptr<F>> Snapshot() const {
    std::vector<std::shared_ptr<F>> hooks;
    const std::lock_guard lock(mutex_);
    hooks.reserve(hooks_.size());
    for (const Entry& entry : hooks_) hooks.push_back(entry.hook);
    return hooks;
  }

 private:
  struct Entry {
    uint64_t id;
    std::shared_ptr<F> hook;
  };
  mutable std::mutex mutex_;  // not held while a hook runs
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

// A list of hooks that is made when the first hook is added. Other threads may run the hooks meanwhile.
template <typename F>
class HookPlace {
 public:
  HookPlace() = default;
  HookPlace(const HookPlace&) = delete;
  HookPlace& operator=(const HookPlace&) = delete;

  // Null if no hook was ever added. Valid as long as the place.
  const HookList<F>* list() const { return list_.load(std::memory_order_acquire); }
  bool empty() const { return size() == 0; }
  size_t size() const {
    const HookList<F>* const hooks = list();
    return hooks == nullptr ? 0 : hooks->size();
  }
  HookHandle Add(F hook) {
    std::call_once(once_, [this] {
      owner_ = std::make_shared<HookList<F>>();
      list_.store(owner_.get(), std::memory_order_release);
    });
    const uint64_t id = owner_->Add(std::move(hook));
    return {owner_, id};
  }
  // Moves the list out, for a place that is about to be destroyed. Null if no hook was ever added.
  std::shared_ptr<HookList<F>> Release() { return std::move(owner_); }

 private:
  std::once_flag once_;
  std::shared_ptr<HookList<F>> owner_;
  std::atomic<const HookList<F>*> list_ = nullptr;
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
