#ifndef BACKTAPE_AUTOGRAD_OPS_IVALUE_CONVERSION_H_
#define BACKTAPE_AUTOGRAD_OPS_IVALUE_CONVERSION_H_

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/variable/list_parameters.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/flag.h"
#include "backtape/tensor/sym_scalar.h"

// Converts between the parameters of typed ops and IValues. Only for generated typed ops.
namespace backtape {

IValue ToIValue(absl::Span<const Variable> v);
inline IValue ToIValue(int64_t v) { return v; }
inline IValue ToIValue(const SymInt& v) { return v; }
inline IValue ToIValue(double v) { return v; }
template <std::same_as<bool> T>
IValue ToIValue(T v) {
  return v;
}
inline IValue ToIValue(Flag v) { return static_cast<bool>(v); }
IValue ToIValue(absl::string_view v);
inline IValue ToIValue(const SymScalar& v) { return v; }
inline IValue ToIValue(DType v) { return v; }
inline IValue ToIValue(Layout v) { return v; }
inline IValue ToIValue(const Device& v) { return v; }
inline IValue ToIValue(MemoryFormat v) { return v; }
IValue ToIValue(absl::Span<const int64_t> v);
IValue ToIValue(absl::Span<const double> v);
IValue ToIValue(absl::Span<const SymInt> v);
IValue ToIValue(absl::Span<const bool> v);
IValue ToIValue(absl::Span<const SymScalar> v);
inline IValue ToIValue(const SymIntSpan& v) { return ToIValue(v.get()); }
inline IValue ToIValue(const OptionalIntSpan& v) { return v.has_value() ? ToIValue(*v) : IValue(); }
inline IValue ToIValue(const OptionalSymIntSpan& v) { return v.has_value() ? ToIValue(*v) : IValue(); }
template <size_t N>
IValue ToIValue(const std::array<bool, N>& v) {
  return ToIValue(absl::Span<const bool>(v));
}
template <typename T>
IValue ToIValue(const std::optional<T>& v) {
  return v.has_value() ? ToIValue(*v) : IValue();
}

// The result of a call as the typed op returns it. Throws if the value is not of the kind that the op's schema states.
template <typename T>
T FromIValue(IValue&& value);
template <>
Variable FromIValue<Variable>(IValue&& value);
template <>
variable_list FromIValue<variable_list>(IValue&& value);
template <>
SymInt FromIValue<SymInt>(IValue&& value);
template <>
SymScalar FromIValue<SymScalar>(IValue&& value);
template <>
bool FromIValue<bool>(IValue&& value);
template <>
double FromIValue<double>(IValue&& value);
template <>
DType FromIValue<DType>(IValue&& value);
// Returns the integer; throws if it is symbolic.
template <>
int64_t FromIValue<int64_t>(IValue&& value);

namespace internal {

void CheckNumResults(size_t found, size_t expected);

template <typename Tuple, size_t... I>
Tuple TupleFromIValue(const IValueList& values, std::index_sequence<I...>) {
  CheckNumResults(values.size(), sizeof...(I));
  return Tuple(FromIValue<std::tuple_element_t<I, Tuple>>(IValue(values[I]))...);
}

}  // namespace internal

// Tuples; the other types have specialisations.
template <typename T>
T FromIValue(IValue&& value) {
  return internal::TupleFromIValue<T>(value.list(), std::make_index_sequence<std::tuple_size_v<T>>());
}

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_OPS_IVALUE_CONVERSION_H_
