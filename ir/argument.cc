#include "backtape/ir/argument.h"

#include <cstring>

namespace backtape {
namespace {

// Equality that suits constants: NaN equals itself and the zeros differ.
bool SameBits(double a, double b) { return std::memcmp(&a, &b, sizeof(a)) == 0; }

}  // namespace

Argument::Argument(const Scalar& v) {
  if (v.is_bool()) {
    v_ = v.to_bool();
  } else if (v.is_integer()) {
    v_ = v.to_int64();
  } else {
    v_ = v.to_double();
  }
}

Argument Argument::Slice(Argument start, Argument stop, Argument step) {
  return Sequence{SequenceKind::kSlice, {std::move(start), std::move(stop), std::move(step)}};
}

Argument Argument::IntList(const std::vector<int64_t>& values) {
  return List(std::vector<Argument>(values.begin(), values.end()));
}

Scalar Argument::scalar() const {
  if (is_bool()) return to_bool();
  if (is_int()) return to_int();
  return to_double();
}

bool operator==(const Argument& a, const Argument& b) {
  if (a.v_.index() != b.v_.index()) return false;
  if (a.is_double()) return SameBits(a.to_double(), b.to_double());
  if (a.is_complex()) {
    return SameBits(a.to_complex().real(), b.to_complex().real()) &&
           SameBits(a.to_complex().imag(), b.to_complex().imag());
  }
  return a.v_ == b.v_;
}

}  // namespace backtape
