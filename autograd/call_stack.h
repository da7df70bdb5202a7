#ifndef BACKTAPE_AUTOGRAD_CALL_STACK_H_
#define BACKTAPE_AUTOGRAD_CALL_STACK_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "backtape/ir/provenance.h"

namespace backtape {

// Where the program stood: return addresses, innermost first. Cheap to take and to copy (equal stacks of a thread share
// memory); files and lines are looked up when asked.
class CallStack {
 public:
  CallStack() = default;
  // The current thread's, from the caller of this function up.
  static CallStack Capture();

  // One whose lines are known already.
  static CallStack Of(std::shared_ptr<const StackTrace> trace);

  bool empty() const { return addresses_ == nullptr && trace_ == nullptr; }
  const std::vector<uintptr_t>& addresses() const;
  // The user's lines: frames of Backtape itself that stand innermost are left out, and so are frames without a line,
  // unless there is no other. The same addresses are looked up once in a thread. Never null.
  std::shared_ptr<const StackTrace> Resolve() const;

 private:
  std::shared_ptr<const std::vector<uintptr_t>> addresses_;
  std::shared_ptr<const StackTrace> trace_;  // null: to be looked up
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_CALL_STACK_H_
