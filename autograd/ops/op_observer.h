#ifndef BACKTAPE_AUTOGRAD_OPS_OP_OBSERVER_H_
#define BACKTAPE_AUTOGRAD_OPS_OP_OBSERVER_H_

#include <functional>
#include <vector>

#include "absl/types/span.h"
#include "backtape/ir/op_table.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

class TapeNode;

// One call of an op below autograd. The object is valid during the call of the observer.
struct ObservedOp {
  const OpSchema& op;
  absl::Span<const IValue> args;  // bound
  const IValue& result;
  // The tape node on whose behalf the op runs (CurrentTapeNode); null in a forward pass.
  TapeNode* node;
};

// Observes the ops that a thread calls eagerly, as a TorchDispatchMode of PyTorch does: below autograd, so composite
// ops appear as the ops that they call. Ops inside compiled code, and those that are traced instead of computed, do not
// appear, and neither do the aliases that Variable::detach() and saved variables make.
//
// Scopes nest: the innermost observer is called first. An observer is called when the op has computed its result. Ops
// that the observer itself calls are not observed. Errors that an observer throws are thrown by the op. While no scope
// exists, the only cost of a call is one test.
using OpObserver = std::function<void(const ObservedOp&)>;

class OpObserverScope {
 public:
  // Calls the observer for each op until the scope ends. Throws backtape::Error if the observer is empty.
  explicit OpObserverScope(OpObserver observer);
  ~OpObserverScope();
  OpObserverScope(const OpObserverScope&) = delete;
  OpObserverScope& operator=(const OpObserverScope&) = delete;

  static bool is_active() { return innermost_ != nullptr; }
  // Calls the observers of the current thread, or records the call if an internal::OpNotifications exists.
  static void Notify(const OpSchema& op, absl::Span<const IValue> args, const IValue& result);

 private:
  struct NotObserving;
  static thread_local constinit OpObserverScope* innermost_;
  OpObserver observer_;
  OpObserverScope* outer_;
};

namespace internal {

// Postpones the calls of the thread's observers, for code that calls ops while it holds a lock: observers are user
// code. Destroyed without Deliver if an op throws; the observers then do not see the ops before it.
class OpNotifications {
 public:
  OpNotifications();
  ~OpNotifications();
  OpNotifications(const OpNotifications&) = delete;
  OpNotifications& operator=(const OpNotifications&) = delete;

  // Calls the observers, in the order of the ops, and ends the postponement. Throws what an observer throws. The caller
  // has released its locks.
  void Deliver();

 private:
  friend class backtape::OpObserverScope;
  struct Call {
    const OpSchema& op;
    IValueList args;
    IValue result;
  };
  static thread_local constinit OpNotifications* innermost_;
  void End();

  std::vector<Call> calls_;
  OpNotifications* outer_ = nullptr;
  bool is_active_;  // false if no observer exists
};

}  // namespace internal
}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_OPS_OP_OBSERVER_H_
