#ifndef BACKTAPE_TENSOR_SYM_SCALAR_H_
#define BACKTAPE_TENSOR_SYM_SCALAR_H_

#include <concepts>
#include <utility>

#include "backtape/tensor/scalar.h"
#include "backtape/tensor/sym_int.h"

namespace backtape {

// A Python number whose integers may be symbolic. Typed ops and shape rules receive Scalar arguments as this.
struct SymScalar {
  SymScalar() = default;
  // Accepts only bool itself, so that a pointer does not convert to bool.
  template <std::same_as<bool> T>
  SymScalar(T v) : dtype(DType::kBool), integer(v ? 1 : 0) {}  // NOLINT: implicit like numbers
  SymScalar(int v) : integer(v) {}                             // NOLINT
  SymScalar(int64_t v) : integer(v) {}                         // NOLINT
  SymScalar(SymInt v) : integer(std::move(v)) {}               // NOLINT
  SymScalar(double v) : dtype(DType::kFloat64), number(v) {}   // NOLINT
  SymScalar(const Scalar& v) : dtype(v.dtype()) {              // NOLINT
    if (v.is_floating_point()) {
      number = v.to_double();
    } else {
      integer = v.to_int64();
    }
  }

  bool is_floating_point() const { return dtype == DType::kFloat64; }
  bool is_symbolic() const { return integer.is_symbolic(); }
  // The number. Throws backtape::Error if it is symbolic.
  Scalar scalar() const {
    if (is_floating_point()) return number;
    if (dtype == DType::kBool) return integer.value() != 0;
    return integer.value();
  }

  DType dtype = DType::kInt64;  // kBool, kInt64 or kFloat64
  SymInt integer;               // bool and int
  double number = 0;            // float
};

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_SYM_SCALAR_H_
