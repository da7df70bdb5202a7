#include "backtape/ir/signature.h"

#include <algorithm>

namespace backtape {

bool IsState(const InputSpec& input) {
  return input.kind == InputKind::kParameter || input.kind == InputKind::kBuffer || input.kind == InputKind::kConstant;
}

const InputSpec* Signature::FindPlaceholder(absl::string_view name) const {
  const auto it =
      std::find_if(inputs.begin(), inputs.end(), [&](const InputSpec& input) { return input.placeholder == name; });
  return it == inputs.end() ? nullptr : &*it;
}

const InputSpec* Signature::FindTarget(absl::string_view target) const {
  const auto it = std::find_if(inputs.begin(), inputs.end(),
                               [&](const InputSpec& input) { return IsState(input) && input.target == target; });
  return it == inputs.end() ? nullptr : &*it;
}

}  // namespace backtape
