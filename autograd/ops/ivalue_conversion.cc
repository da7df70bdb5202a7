#include "backtape/autograd/ops/ivalue_conversion.h"

#include "absl/strings/str_cat.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/out_of_memory.h"

namespace backtape {
namespace {

template <typename T>
IValue ListToIValue(absl::Span<const T> values) {
  return ErrorIfOutOfMemory([values]() -> IValue {
    IValueList list;
    list.reserve(values.size());
    for (const T& value : values) list.emplace_back(value);
    return list;
  });
}

}  // namespace

IValue ToIValue(absl::string_view v) {
  return ErrorIfOutOfMemory([v]() -> IValue { return std::string(v); });
}
IValue ToIValue(absl::Span<const Variable> v) {
  return ErrorIfOutOfMemory([v]() -> IValue { return ToIValueList(v); });
}
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
  return ErrorIfOutOfMemory([&value] { return ToVariableList(value); });
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
DType FromIValue<DType>(IValue&& value) {
  return value.dtype();
}
template <>
int64_t FromIValue<int64_t>(IValue&& value) {
  const SymInt& number = value.sym_int();
  if (number.is_symbolic()) {
    throw Error(absl::FailedPreconditionError(
        absl::StrCat("an op returned ", number.ToString(), ", but its schema states int, not SymInt")));
  }
  return number.value();
}

void internal::CheckNumResults(size_t found, size_t expected) {
  if (found == expected) return;
  throw Error(absl::InternalError(absl::StrCat("an op returned ", found, found == 1 ? " result" : " results",
                                               ", but its schema states ", expected)));
}

}  // namespace backtape
