#include "backtape/autograd/ops/box.h"

#include "backtape/tensor/check.h"

namespace backtape {
namespace {

template <typename T>
IValue BoxList(absl::Span<const T> values) {
  IValueList list;
  list.reserve(values.size());
  for (const T& value : values) list.emplace_back(value);
  return list;
}

template <typename Tuple, size_t... I>
Tuple UnboxTuple(const IValue& value, std::index_sequence<I...>) {
  const IValueList& list = value.list();
  BACKTAPE_CHECK(list.size() == sizeof...(I)) << "an op returned a different number of results than its schema states";
  return Tuple(ToVariable(list[I])...);
}

template <typename Tuple>
Tuple UnboxTuple(const IValue& value) {
  return UnboxTuple<Tuple>(value, std::make_index_sequence<std::tuple_size_v<Tuple>>());
}

}  // namespace

IValue Box(absl::Span<const Variable> v) { return ToIValueList(v); }
IValue Box(absl::Span<const int64_t> v) { return BoxList(v); }
IValue Box(absl::Span<const double> v) { return BoxList(v); }
IValue Box(absl::Span<const SymInt> v) { return BoxList(v); }
IValue Box(absl::Span<const bool> v) { return BoxList(v); }

template <>
Variable Unbox<Variable>(IValue&& value) {
  return ToVariable(value);
}
template <>
variable_list Unbox<variable_list>(IValue&& value) {
  return ToVariableList(value);
}
template <>
SymInt Unbox<SymInt>(IValue&& value) {
  return value.sym_int();
}
template <>
SymScalar Unbox<SymScalar>(IValue&& value) {
  return value.sym_scalar();
}
template <>
bool Unbox<bool>(IValue&& value) {
  return value.to_bool();
}
template <>
double Unbox<double>(IValue&& value) {
  return value.to_double();
}
template <>
std::tuple<Variable, Variable> Unbox<std::tuple<Variable, Variable>>(IValue&& value) {
  return UnboxTuple<std::tuple<Variable, Variable>>(value);
}
template <>
std::tuple<Variable, Variable, Variable> Unbox<std::tuple<Variable, Variable, Variable>>(IValue&& value) {
  return UnboxTuple<std::tuple<Variable, Variable, Variable>>(value);
}
template <>
std::tuple<Variable, Variable, Variable, Variable> Unbox<std::tuple<Variable, Variable, Variable, Variable>>(
    IValue&& value) {
  return UnboxTuple<std::tuple<Variable, Variable, Variable, Variable>>(value);
}
template <>
std::tuple<Variable, Variable, Variable, Variable, Variable>
Unbox<std::tuple<Variable, Variable, Variable, Variable, Variable>>(IValue&& value) {
  return UnboxTuple<std::tuple<Variable, Variable, Variable, Variable, Variable>>(value);
}

}  // namespace backtape
