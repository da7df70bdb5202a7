#ifndef BACKTAPE_AUTOGRAD_OPS_BOX_H_
#define BACKTAPE_AUTOGRAD_OPS_BOX_H_

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/variable/list_arguments.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/sym_scalar.h"

// Converts between the parameters of typed ops and boxed values. Only for generated typed ops.
namespace backtape {

inline IValue Box(const Variable& v) { return v; }
IValue Box(absl::Span<const Variable> v);
inline IValue Box(int64_t v) { return v; }
inline IValue Box(const SymInt& v) { return v; }
inline IValue Box(double v) { return v; }
inline IValue Box(bool v) { return v; }
inline IValue Box(absl::string_view v) { return std::string(v); }
inline IValue Box(const SymScalar& v) { return v; }
inline IValue Box(DType v) { return v; }
inline IValue Box(Layout v) { return v; }
inline IValue Box(const Device& v) { return v; }
inline IValue Box(MemoryFormat v) { return v; }
IValue Box(absl::Span<const int64_t> v);
IValue Box(absl::Span<const double> v);
IValue Box(absl::Span<const SymInt> v);
IValue Box(absl::Span<const bool> v);
inline IValue Box(const SymIntSpan& v) { return Box(v.get()); }
inline IValue Box(const OptionalIntSpan& v) { return v.has_value() ? Box(*v) : IValue(); }
inline IValue Box(const OptionalSymIntSpan& v) { return v.has_value() ? Box(*v) : IValue(); }
template <size_t N>
IValue Box(const std::array<bool, N>& v) {
  return Box(absl::Span<const bool>(v));
}
template <typename T>
IValue Box(const std::optional<T>& v) {
  return v.has_value() ? Box(*v) : IValue();
}

// The result of a call as the typed op returns it. The op's schema promises the kind; CHECKs it.
template <typename T>
T Unbox(IValue&& value);
template <>
Variable Unbox<Variable>(IValue&& value);
template <>
variable_list Unbox<variable_list>(IValue&& value);
template <>
SymInt Unbox<SymInt>(IValue&& value);
template <>
SymScalar Unbox<SymScalar>(IValue&& value);
template <>
bool Unbox<bool>(IValue&& value);
template <>
double Unbox<double>(IValue&& value);
template <>
std::tuple<Variable, Variable> Unbox<std::tuple<Variable, Variable>>(IValue&& value);
template <>
std::tuple<Variable, Variable, Variable> Unbox<std::tuple<Variable, Variable, Variable>>(IValue&& value);
template <>
std::tuple<Variable, Variable, Variable, Variable> Unbox<std::tuple<Variable, Variable, Variable, Variable>>(
    IValue&& value);
template <>
std::tuple<Variable, Variable, Variable, Variable, Variable>
Unbox<std::tuple<Variable, Variable, Variable, Variable, Variable>>(IValue&& value);

// Calls an op with the arguments in a braced list.
inline IValue CallBoxed(const OpLibrary& library, int op_id, std::initializer_list<IValue> args) {
  return Call(library, op_id, absl::Span<const IValue>(args.begin(), args.size()));
}

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_OPS_BOX_H_
