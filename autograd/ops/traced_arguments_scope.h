#ifndef BACKTAPE_AUTOGRAD_OPS_TRACED_ARGUMENTS_SCOPE_H_
#define BACKTAPE_AUTOGRAD_OPS_TRACED_ARGUMENTS_SCOPE_H_

#include <functional>
#include <optional>

#include "absl/types/span.h"
#include "backtape/ir/op_schema.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

// While it exists, changes the arguments of the ops that the thread calls to trace a program, as autocast does. Does
// not change the arguments of calls that `change` or an op with changed arguments makes.
class TracedArgumentsScope {
 public:
  // Returns the new arguments, or nullopt for a call that stays as it is. `args` are bound.
  using Change = std::function<std::optional<IValueList>(const OpSchema& op, absl::Span<const IValue> args)>;

  // An empty `change` keeps the arguments of all calls.
  explicit TracedArgumentsScope(Change change);
  ~TracedArgumentsScope();
  TracedArgumentsScope(const TracedArgumentsScope&) = delete;
  TracedArgumentsScope& operator=(const TracedArgumentsScope&) = delete;

  // The new arguments of a call, according to the thread's innermost scope.
  static std::optional<IValueList> NewArguments(const OpSchema& op, absl::Span<const IValue> args);

 private:
  static thread_local constinit TracedArgumentsScope* innermost_;
  Change change_;
  TracedArgumentsScope* outer_;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_OPS_TRACED_ARGUMENTS_SCOPE_H_
