#include "backtape/autograd/ops/ivalue_conversion.h"

#include "backtape/tensor/check.h"

namespace backtape {
namespace {

template <typename T>
IValue ListToIValue(absl::Span<const T> values) {
  IValueList list;
  list.reserve(values.size());
  for (const T& value : values) list.emplace_back(value);
  return list;
}

template <typename Tuple, size_t... I>
Tuple TupleFromIValue(const IValue& value, std::index_sequence<I...>) {
  const IValueList& list = value.list();
  BACKTAPE_CHECK(list.size() == sizeof...(I)) << "an op returned a different number of results than its schema states";
  return Tuple(ToVariable(list[I])...);
}

template <typename Tuple>
Tuple TupleFromIValue(const IValue& value) {
  return TupleFromIValue<Tuple>(value, std::make_index_sequence<std::tuple_size_v<Tuple>>());
}

}  // namespace

IValue ToIValue(absl::Span<const Variable> v) { return ToIValueList(v); }
IValue ToIValue(absl::Span<const int64_t> v) { return ListToIValue(v); }
IValue ToIValue(absl::Span<const double> v) { return ListToIValue(v); }
IValue ToIValue(absl::Span<const SymInt> v) { return ListToIValue(v); }
IValue ToIValue(absl::Span<const bool> v) { return ListToIValue(v); }
IValue ToIValue(absl::Span<const SymScalar> v) { return ListToIValue(v); }

template <>
Variable FromIValue<Variable>(IValue&& value) {
  return ToVariable(value);
}
template <>
variable_list FromIValue<variable_list>(IValue&& value) {
  return ToVariableList(value);
}
template <>
SymInt FromIValue<SymInt>(IValue&& value) {
  return value.sym_int();
}
template <>
SymScalar FromIValue<SymScalar>(IValue&& value) {
  return value.sym_scalar();
}
template <>
bool FromIValue<bool>(IValue&& value) {
  return value.bool_value();
}
template <>
double FromIValue<double>(IValue&& value) {
  return value.float_value();
}
template <>
std::tuple<Variable, Variable> FromIValue<std::tuple<Variable, Variable>>(IValue&& value) {
  return TupleFromIValue<std::tuple<Variable, Variable>>(value);
}
template <>
std::tuple<Variable, Variable, Variable> FromIValue<std::tuple<Variable, Variable, Variable>>(IValue&& value) {
  return TupleFromIValue<std::tuple<Variable, Variable, Variable>>(value);
}
template <>
std::tuple<Variable, Variable, Variable, Variable> FromIValue<std::tuple<Variable, Variable, Variable, Variable>>(
    IValue&& value) {
  return TupleFromIValue<std::tuple<Variable, Variable, Variable, Variable>>(value);
}
template <>
std::tuple<Variable, Variable, Variable, Variable, Variable>
FromIValue<std::tuple<Variable, Variable, Variable, Variable, Variable>>(IValue&& value) {
  return TupleFromIValue<std::tuple<Variable, Variable, Variable, Variable, Variable>>(value);
}

}  // namespace backtape
