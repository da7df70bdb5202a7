#include "backtape/jit/plan/convolution_arguments.h"

#include <algorithm>
#include <vector>

namespace backtape::jit {

bool AreAllEqualTo(const Argument& numbers, int64_t number) {
  const std::vector<Argument> single = {numbers};
  const auto items = numbers.is_sequence() ? numbers.items() : single;
  return std::all_of(items.begin(), items.end(),
                     [&](const Argument& item) { return item.is_int() && item.int_value() == number; });
}

std::optional<WantedGradient> WantedGradientOf(const NodeArguments& args) {
  const Argument mask = args.Value("output_mask");
  if (!mask.is_sequence() || mask.items().size() != 3) return std::nullopt;
  const auto is_wanted = [&](size_t i) { return mask.items()[i].is_bool() && mask.items()[i].bool_value(); };
  if (is_wanted(2) || is_wanted(0) == is_wanted(1)) return std::nullopt;
  return is_wanted(0) ? WantedGradient::kOfInput : WantedGradient::kOfWeight;
}

}  // namespace backtape::jit
