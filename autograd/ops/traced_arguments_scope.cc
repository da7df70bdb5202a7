#include "backtape/autograd/ops/traced_arguments_scope.h"

#include <utility>

namespace backtape {

thread_local constinit TracedArgumentsScope* TracedArgumentsScope::innermost_ = nullptr;

TracedArgumentsScope::TracedArgumentsScope(Change change) : change_(std::move(change)), outer_(innermost_) {
  innermost_ = this;
}

TracedArgumentsScope::~TracedArgumentsScope() { innermost_ = outer_; }

std::optional<IValueList> TracedArgumentsScope::NewArguments(const OpSchema& op, absl::Span<const IValue> args) {
  const TracedArgumentsScope* const scope = innermost_;
  if (scope == nullptr || !scope->change_) return std::nullopt;
  const TracedArgumentsScope without_changes({});
  return scope->change_(op, args);
}

}  // namespace backtape
