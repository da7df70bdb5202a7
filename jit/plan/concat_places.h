#ifndef BACKTAPE_JIT_PLAN_CONCAT_PLACES_H_
#define BACKTAPE_JIT_PLAN_CONCAT_PLACES_H_

#include <optional>
#include <vector>

#include "backtape/jit/plan/value_table.h"

namespace backtape::jit {

// Where a value that is a piece of a concatenation lies in it, so that it need not be copied there.
struct ConcatPlace {
  NodeIndex concat = kNoNode;  // the outermost
  SymInt offset;               // of the first element
  SymIntVector strides;        // of the value's dims
  SymIntVector sizes;          // a stack of matrices whose batch dims are cut: these; empty for the value's own
  // The concatenation and the operand of it that need no copy.
  NodeIndex inner = kNoNode;
  size_t operand = 0;
};

// For each value: its place, if it has one. Values that are returned have memory of their own.
std::vector<std::optional<ConcatPlace>> PlaceInConcats(const ValueTable& values, const std::vector<bool>& is_returned);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_CONCAT_PLACES_H_
