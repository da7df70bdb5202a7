#ifndef BACKTAPE_IR_SHAPE_RULES_NUMBER_RANGE_H_
#define BACKTAPE_IR_SHAPE_RULES_NUMBER_RANGE_H_

#include <initializer_list>
#include <optional>

#include "absl/status/status.h"
#include "backtape/tensor/dtype.h"
#include "backtape/tensor/sym_scalar.h"

// Checks of numbers that an op converts to the dtype of a tensor before it computes. As in PyTorch, a number that does
// not fit is an error, with PyTorch's message. Sizes that are not known yet are not checked.
namespace backtape {

// Returns InvalidArgument if the number is out of range for the dtype. Infinities and NaN fit a floating-point dtype,
// and any number fits bool.
absl::Status CheckNumberFits(const SymScalar& number, DType dtype);

// Checks each number with CheckNumberFits, for the dtype in which ops compute: float32 for 16-bit floats.
absl::Status CheckFactorsFit(std::initializer_list<SymScalar> numbers, DType dtype);

// Checks the bounds of a clamp. Integer bounds of an integer tensor must leave some value of its dtype. Other bounds
// must fit the dtype of the result.
absl::Status CheckClampBounds(DType dtype, const std::optional<SymScalar>& min, const std::optional<SymScalar>& max);

}  // namespace backtape

#endif  // BACKTAPE_IR_SHAPE_RULES_NUMBER_RANGE_H_
