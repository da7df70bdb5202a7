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
  const NotObserving innermost;
  for (const OpObserverScope* scope = innermost.scope; scope != nullptr; scope = scope->outer_) {
    scope->observer_({.op = op, .args = args, .result = result, .node = CurrentTapeNode()});
  }
}

}  // namespace backtape
