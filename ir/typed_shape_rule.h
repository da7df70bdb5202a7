#ifndef BACKTAPE_IR_TYPED_SHAPE_RULE_H_
#define BACKTAPE_IR_TYPED_SHAPE_RULE_H_

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/ir/typed_arguments.h"

// Adapts typed shape rules to the uniform signature. Used only by the generated rule table.
namespace backtape {

namespace typed_arguments {

template <>
class Argument<const TensorType&> {
 public:
  explicit Argument(const IValue& value) : value_(value.tensor_type()) {}
  const TensorType& get() const { return value_; }

 private:
  const TensorType& value_;
};

template <>
class Argument<const SymInt&> {
 public:
  explicit Argument(const IValue& value) : value_(value.sym_int()) {}
  const SymInt& get() const { return value_; }

 private:
  const SymInt& value_;
};

template <>
inline const TensorType* ToValue<const TensorType*>(const IValue& value) {
  return value.is_none() ? nullptr : &value.tensor_type();
}
template <>
inline SymInt ToValue<SymInt>(const IValue& value) {
  return value.sym_int();
}
template <>
inline SymScalar ToValue<SymScalar>(const IValue& value) {
  return value.sym_scalar();
}

}  // namespace typed_arguments

namespace internal {

template <typename T>
absl::StatusOr<IValue> ResultToIValue(absl::StatusOr<T> result) {
  if (!result.ok()) return std::move(result).status();
  return IValue(*std::move(result));
}
template <size_t N>
absl::StatusOr<IValue> ResultToIValue(absl::StatusOr<std::array<std::optional<TensorType>, N>> result) {
  if (!result.ok()) return std::move(result).status();
  IValueList out;
  for (std::optional<TensorType>& type : *result) out.push_back(type.has_value() ? IValue(*std::move(type)) : IValue());
  return IValue(std::move(out));
}
inline absl::StatusOr<IValue> ResultToIValue(absl::StatusOr<std::vector<TensorType>> result) {
  if (!result.ok()) return std::move(result).status();
  IValueList out;
  for (TensorType& type : *result) out.push_back(IValue(std::move(type)));
  return IValue(std::move(out));
}
inline absl::StatusOr<IValue> ResultToIValue(absl::Status result) {
  if (!result.ok()) return result;
  return IValue();
}

template <typename Result, typename... Parameters, int... I>
absl::StatusOr<IValue> CallShapeRule(Result (*rule)(ShapeContext&, Parameters...), ShapeContext& ctx,
                                     [[maybe_unused]] absl::Span<const IValue> args, std::integer_sequence<int, I...>) {
  return ResultToIValue(rule(ctx, typed_arguments::Argument<Parameters>(args[I]).get()...));
}

}  // namespace internal

// Calls `Rule` with the context and the bound arguments at the indices I, one for each further parameter.
template <auto Rule, int... I>
absl::StatusOr<IValue> TypedShapeRule(ShapeContext& ctx, absl::Span<const IValue> args) {
  return internal::CallShapeRule(Rule, ctx, args, std::integer_sequence<int, I...>());
}

}  // namespace backtape

#endif  // BACKTAPE_IR_TYPED_SHAPE_RULE_H_
