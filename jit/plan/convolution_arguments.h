#ifndef BACKTAPE_JIT_PLAN_CONVOLUTION_ARGUMENTS_H_
#define BACKTAPE_JIT_PLAN_CONVOLUTION_ARGUMENTS_H_

#include <cstdint>
#include <optional>

#include "backtape/ir/argument.h"
#include "backtape/ir/node_arguments.h"

namespace backtape::jit {

// Whether a number, or every item of a list, is the integer `number`.
bool AreAllEqualTo(const Argument& numbers, int64_t number);

enum class WantedGradient : uint8_t { kOfInput, kOfWeight };
// Which gradient a call of convolution_backward computes; nullopt if it computes several or the bias gradient.
std::optional<WantedGradient> WantedGradientOf(const NodeArguments& args);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_CONVOLUTION_ARGUMENTS_H_
