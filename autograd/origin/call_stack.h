#ifndef BACKTAPE_AUTOGRAD_ORIGIN_CALL_STACK_H_
#define BACKTAPE_AUTOGRAD_ORIGIN_CALL_STACK_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "backtape/ir/provenance.h"

namespace backtape {

// A call stack as return addresses, innermost first. Cheap to take and to copy, because equal stacks of a thread share
// memory; files and lines are looked up on demand.
class CallStack {
 public:
  CallStack() = default;
  // The current thread's stack, from the caller of this function up.
  static CallStack Capture();

  // A stack whose lines are already known.
  static CallStack Of(std::shared_ptr<const StackTrace> trace);

  bool empty() const { return addresses_ == nullptr && trace_ == nullptr; }
  const std::vector<uintptr_t>& addresses() const;
  // The user's lines: omits frames of Backtape and frames without a line. If no frame is left, returns only the
  // innermost function outside of Backtape. Addresses are looked up once per thread. Never null.
  std::shared_ptr<const StackTrace> Resolve() const;

 private:
  std::shared_ptr<const std::vector<uintptr_t>> addresses_;
  std::shared_ptr<const StackTrace> trace_;  // null: not looked up yet
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_ORIGIN_CALL_STACK_H_
