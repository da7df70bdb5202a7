#ifndef BACKTAPE_AUTOGRAD_TAPE_SAVED_TENSORS_HOOKS_H_
#define BACKTAPE_AUTOGRAD_TAPE_SAVED_TENSORS_HOOKS_H_

#include <any>
#include <functional>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>

#include "backtape/autograd/variable/variable.h"

namespace backtape {

namespace internal {
// Throws backtape::Error: the hooks of a pair do not belong together.
[[noreturn]] void ThrowOtherPackedType();
}  // namespace internal

// A pair of functions that decide in which form the tape keeps a tensor for backward: on disk, in a smaller dtype, ...
//
// `pack` runs when the tensor is saved, in no-grad mode. It gets the tensor itself; for an output of the op, a detached
// alias. It must not write the tensor. `unpack` runs each time that backward needs the tensor, and returns a tensor of
// the same values, dtype and sizes. The result gets the tensor's place on the tape, so that it can be differentiated
// again. Writes of the tensor in the meantime are not detected.
struct SavedTensorsHooks {
  std::function<std::any(const Variable& tensor)> pack;
  std::function<Variable(const std::any& packed)> unpack;

  // `pack` returns a value of any copyable type, which `unpack` takes.
  template <typename Pack, typename Unpack>
  static SavedTensorsHooks Of(Pack pack, Unpack unpack) {
    using Packed = std::decay_t<std::invoke_result_t<Pack&, const Variable&>>;
    return {.pack = [pack = std::move(pack)](const Variable& tensor) mutable { return std::any(Packed(pack(tensor))); },
            .unpack = [unpack = std::move(unpack)](const std::any& packed) mutable -> Variable {
              const auto* const value = std::any_cast<Packed>(&packed);
              if (value == nullptr) internal::ThrowOtherPackedType();
              return unpack(*value);
            }};
  }
};

// While it exists, every tensor that the tape of this thread saves is packed by these hooks. If guards nest, only the
// innermost one has an effect. Throws if hooks are disabled, and for hooks that are empty functions.
//
// An AotFunction applies the hooks to the tensors that its compiled forward saves. While a guard exists, a
// CapturedStep runs its program eagerly.
class SavedTensorsHooksGuard {
 public:
  explicit SavedTensorsHooksGuard(SavedTensorsHooks hooks);
  template <typename Pack, typename Unpack>
  SavedTensorsHooksGuard(Pack pack, Unpack unpack)
      : SavedTensorsHooksGuard(SavedTensorsHooks::Of(std::move(pack), std::move(unpack))) {}
  ~SavedTensorsHooksGuard();
  SavedTensorsHooksGuard(const SavedTensorsHooksGuard&) = delete;
  SavedTensorsHooksGuard& operator=(const SavedTensorsHooksGuard&) = delete;

 private:
  std::shared_ptr<const SavedTensorsHooks> hooks_;
  const std::shared_ptr<const SavedTensorsHooks>* outer_;
};

// While it exists, the creation of a SavedTensorsHooksGuard on this thread throws an error with this message. The
// constructor throws that error if hooks are already in effect.
class DisableSavedTensorsHooks {
 public:
  explicit DisableSavedTensorsHooks(std::string message);
  ~DisableSavedTensorsHooks();
  DisableSavedTensorsHooks(const DisableSavedTensorsHooks&) = delete;
  DisableSavedTensorsHooks& operator=(const DisableSavedTensorsHooks&) = delete;

 private:
  std::string message_;
  const std::string* outer_;
};

namespace internal {

// The hooks of the thread's innermost SavedTensorsHooksGuard. Internal to autograd.
class DefaultSavedTensorsHooks {
 public:
  // Null if there are none.
  static const std::shared_ptr<const SavedTensorsHooks>* Current() { return current_; }

 private:
  friend class ::backtape::SavedTensorsHooksGuard;
  friend class IgnoreSavedTensorsHooks;
  static thread_local constinit const std::shared_ptr<const SavedTensorsHooks>* current_;
};

// While it exists, guards have no effect. Used in traces, whose tape holds symbolic tensors, and for temporary
// SavedVariables.
class IgnoreSavedTensorsHooks {
 public:
  IgnoreSavedTensorsHooks() : previous_(DefaultSavedTensorsHooks::current_) {
    DefaultSavedTensorsHooks::current_ = nullptr;
  }
  ~IgnoreSavedTensorsHooks() { DefaultSavedTensorsHooks::current_ = previous_; }
  IgnoreSavedTensorsHooks(const IgnoreSavedTensorsHooks&) = delete;
  IgnoreSavedTensorsHooks& operator=(const IgnoreSavedTensorsHooks&) = delete;

 private:
  const std::shared_ptr<const SavedTensorsHooks>* previous_;
};

}  // namespace internal
}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_SAVED_TENSORS_HOOKS_H_
