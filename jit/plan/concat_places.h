#ifndef BACKTAPE_JIT_PLAN_CONCAT_PLACES_H_
#define BACKTAPE_JIT_PLAN_CONCAT_PLACES_H_

#include <optional>
#include <vector>

#include "backtape/jit/plan/value_table.h"

namespace backtape::jit {

// The place of a value within a concatenation. The kernel that computes the value writes it there directly.
struct ConcatPlace {
  NodeIndex concat = kNoNode;  // the outermost concatenation
  SymInt offset;               // offset of the first element
  SymIntVector strides;        // strides of the value's dims
  SymIntVector sizes;  // set for a stack of matrices whose batch dims are split; empty if the sizes are the value's own
  // The concatenation that has the value as an operand, and the index of that operand. This operand needs no copy.
  NodeIndex inner = kNoNode;
  size_t operand = 0;
};

// For each value, its place if it has one. Returned values have none: they have their own memory.
std::vector<std::optional<ConcatPlace>> PlaceInConcats(const ValueTable& values, const std::vector<bool>& is_returned);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_CONCAT_PLACES_H_
