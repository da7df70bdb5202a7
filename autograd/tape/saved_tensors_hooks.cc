#include "backtape/autograd/tape/saved_tensors_hooks.h"

#include "backtape/tensor/error.h"

namespace backtape {
namespace {

// The message of the innermost DisableSavedTensorsHooks; null if hooks are not disabled.
thread_local constinit const std::string* disabled_message = nullptr;

void CheckEnabled() {
  if (disabled_message != nullptr) throw Error(absl::FailedPreconditionError(*disabled_message));
}

}  // namespace

namespace internal {

thread_local constinit const std::shared_ptr<const SavedTensorsHooks>* DefaultSavedTensorsHooks::current_ = nullptr;

void ThrowOtherPackedType() {
  throw Error(
      absl::InvalidArgumentError("the unpack hook does not accept the type that the pack hook returned; use a pack "
                                 "hook and an unpack hook that were created together (SavedTensorsHooks::Of)"));
}

}  // namespace internal

SavedTensorsHooksGuard::SavedTensorsHooksGuard(SavedTensorsHooks hooks)
    : hooks_(std::make_shared<const SavedTensorsHooks>(std::move(hooks))),
      outer_(internal::DefaultSavedTensorsHooks::current_) {
  CheckEnabled();
  internal::CheckCallable(hooks_->pack);
  internal::CheckCallable(hooks_->unpack);
  internal::DefaultSavedTensorsHooks::current_ = &hooks_;
}

SavedTensorsHooksGuard::~SavedTensorsHooksGuard() { internal::DefaultSavedTensorsHooks::current_ = outer_; }

DisableSavedTensorsHooks::DisableSavedTensorsHooks(std::string message)
    : message_(std::move(message)), outer_(disabled_message) {
  if (internal::DefaultSavedTensorsHooks::Current() != nullptr) throw Error(absl::FailedPreconditionError(message_));
  disabled_message = &message_;
}

DisableSavedTensorsHooks::~DisableSavedTensorsHooks() { disabled_message = outer_; }

}  // namespace backtape
