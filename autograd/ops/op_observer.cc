#include "backtape/autograd/ops/op_observer.h"

#include <utility>

#include "backtape/autograd/variable/current_node.h"
#include "backtape/tensor/error.h"

namespace backtape {

thread_local constinit OpObserverScope* OpObserverScope::innermost_ = nullptr;

OpObserverScope::OpObserverScope(OpObserver observer) : observer_(std::move(observer)), outer_(innermost_) {
  if (!observer_) throw Error(absl::InvalidArgumentError("an op observer must be callable; found an empty function"));
  innermost_ = this;
}

OpObserverScope::~OpObserverScope() { innermost_ = outer_; }

// Restores the observers even if one of them throws.
struct OpObserverScope::NotObserving {
  NotObserving() : scope(std::exchange(innermost_, nullptr)) {}
  ~NotObserving() { innermost_ = scope; }
  NotObserving(const NotObserving&) = delete;
  NotObserving& operator=(const NotObserving&) = delete;
  OpObserverScope* const scope;
};

void OpObserverScope::Notify(const OpSchema& op, absl::Span<const IValue> args, const IValue& result) {
  if (internal::OpNotifications* const postponed = internal::OpNotifications::innermost_) {
    postponed->calls_.push_back({op, IValueList(args.begin(), args.end()), result});
    return;
  }
  const NotObserving innermost;
  for (const OpObserverScope* scope = innermost.scope; scope != nullptr; scope = scope->outer_) {
    scope->observer_({.op = op, .args = args, .result = result, .node = CurrentTapeNode()});
  }
}

namespace internal {

thread_local constinit OpNotifications* OpNotifications::innermost_ = nullptr;

OpNotifications::OpNotifications() : is_active_(OpObserverScope::is_active()) {
  if (is_active_) outer_ = std::exchange(innermost_, this);
}

OpNotifications::~OpNotifications() { End(); }

void OpNotifications::End() {
  if (is_active_) innermost_ = outer_;
  is_active_ = false;
}

void OpNotifications::Deliver() {
  End();
  for (const Call& call : calls_) OpObserverScope::Notify(call.op, call.args, call.result);
}

}  // namespace internal
}  // namespace backtape
