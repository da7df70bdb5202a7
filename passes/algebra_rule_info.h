#ifndef BACKTAPE_PASSES_ALGEBRA_RULE_INFO_H_
#define BACKTAPE_PASSES_ALGEBRA_RULE_INFO_H_

#include <cstdint>

#include "absl/strings/string_view.h"

namespace backtape {

// The condition under which a rule preserves values.
enum class AlgebraCondition : uint8_t {
  kExact,       // bit for bit for all operands, except the sign and payload of a NaN
  kSignedZero,  // except for the sign of a zero
  kFinite,      // for finite operands, except for the sign of a zero
};

struct AlgebraRuleInfo {
  absl::string_view name;
  absl::string_view doc;  // "x * 1 -> x"
  AlgebraCondition condition;
};

}  // namespace backtape

#endif  // BACKTAPE_PASSES_ALGEBRA_RULE_INFO_H_
