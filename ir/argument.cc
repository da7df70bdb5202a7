#include "backtape/ir/argument.h"

#include <bit>
#include <cmath>
#include <cstdint>

namespace backtape {
namespace {

// Equality for constants: NaN equals itself, and 0.0 differs from -0.0.
// Texts do not state the sign and payload of a NaN.
bool SameBits(double a, double b) {
  return std::bit_cast<uint64_t>(a) == std::bit_cast<uint64_t>(b) || (std::isnan(a) && std::isnan(b));
}

}  // namespace

Argument::Sequence::Sequence(SequenceKind kind, std::vector<Argument> items) : kind(kind), items(std::move(items)) {}
Argument::Sequence::Sequence(const Sequence& other) = default;
Argument::Sequence::Sequence(Sequence&& other) noexcept = default;
Argument::Sequence& Argument::Sequence::operator=(const Sequence& other) = default;
Argument::Sequence& Argument::Sequence::operator=(Sequence&& other) noexcept = default;
Argument::Sequence::~Sequence() = default;
bool operator==(const Argument::Sequence& a, const Argument::Sequence& b) {
  return a.kind == b.kind && a.items == b.items;
}

Argument::Dict::Dict() = default;
Argument::Dict::Dict(std::vector<std::pair<std::string, Argument>> items) : items(std::move(items)) {}
Argument::Dict::Dict(const Dict& other) = default;
Argument::Dict::Dict(Dict&& other) noexcept = default;
Argument::Dict& Argument::Dict::operator=(const Dict& other) = default;
Argument::Dict& Argument::Dict::operator=(Dict&& other) noexcept = default;
Argument::Dict::~Dict() = default;
bool operator==(const Argument::Dict& a, const Argument::Dict& b) { return a.items == b.items; }

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
  if (is_bool()) return bool_value();
  if (is_int()) return int_value();
  return float_value();
}

bool operator==(const Argument& a, const Argument& b) {
  if (a.v_.index() != b.v_.index()) return false;
  if (a.is_double()) return SameBits(a.float_value(), b.float_value());
  if (a.is_complex()) {
    return SameBits(a.complex_value().real(), b.complex_value().real()) &&
           SameBits(a.complex_value().imag(), b.complex_value().imag());
  }
  return a.v_ == b.v_;
}

}  // namespace backtape
