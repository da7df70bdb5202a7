#ifndef BACKTAPE_AUTOGRAD_DECOMPOSITIONS_CALL_DECOMPOSITION_H_
#define BACKTAPE_AUTOGRAD_DECOMPOSITIONS_CALL_DECOMPOSITION_H_

#include <array>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/tape/argument_conversion.h"
#include "backtape/autograd/variable/list_parameters.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/flag.h"

// Entries of the builtin recording table for ops that are composed of other ops. Only for generated tables.
namespace backtape {
namespace internal {

// The type that owns the value of a typed function's parameter: a vector for a span, a string for a string_view.
template <typename P>
struct OwnedParameter {
  using type = std::remove_cvref_t<P>;
};
template <>
struct OwnedParameter<const SymIntSpan&> {
  using type = std::vector<SymInt>;
};
template <>
struct OwnedParameter<const OptionalSymIntSpan&> {
  using type = std::optional<std::vector<SymInt>>;
};
template <>
struct OwnedParameter<OptionalIntSpan> {
  using type = std::optional<std::vector<int64_t>>;
};
template <>
struct OwnedParameter<Flag> {
  using type = bool;
};
template <>
struct OwnedParameter<std::optional<Flag>> {
  using type = std::optional<bool>;
};
template <>
struct OwnedParameter<absl::string_view> {
  using type = std::string;
};
template <>
struct OwnedParameter<std::optional<absl::string_view>> {
  using type = std::optional<std::string>;
};
template <typename T>
struct OwnedParameter<absl::Span<const T>> {
  using type = std::vector<T>;
};
template <typename T>
struct OwnedParameter<std::optional<absl::Span<const T>>> {
  using type = std::optional<std::vector<T>>;
};

template <typename T>
T ParameterFromIValue(const IValue& value) {
  if constexpr (std::is_same_v<T, variable_list>) {
    return ToVariableList(value);
  } else if constexpr (std::is_same_v<T, Variable>) {
    return ToVariable(value);
  } else {
    return FromArgument<T>(value);
  }
}

inline IValue ResultToIValue(const Variable& value) { return ToIValue(value); }
inline IValue ResultToIValue(const variable_list& values) { return ToIValueList(values); }
inline IValue ResultToIValue(const SymInt& value) { return IValue(value); }
inline IValue ResultToIValue(const SymScalar& value) { return IValue(value); }
inline IValue ResultToIValue(int64_t value) { return IValue(value); }
inline IValue ResultToIValue(double value) { return IValue(value); }
inline IValue ResultToIValue(bool value) { return IValue(value); }
template <typename... T>
IValue ResultToIValue(const std::tuple<T...>& values) {
  return std::apply([](const T&... items) { return IValue(IValueList{ResultToIValue(items)...}); }, values);
}

template <auto kFunction, size_t... kPositions, typename R, typename... P>
IValue CallTyped(R (*)(P...), absl::Span<const IValue> args) {
  static_assert(sizeof...(P) == sizeof...(kPositions));
  // Braces guarantee that the arguments are read in order.
  std::tuple<typename OwnedParameter<P>::type...> owned{
      ParameterFromIValue<typename OwnedParameter<P>::type>(args[kPositions])...};
  const auto call = [](const typename OwnedParameter<P>::type&... values) { return kFunction(values...); };
  if constexpr (std::is_void_v<R>) {
    std::apply(call, owned);
    return {};
  } else {
    return ResultToIValue(std::apply(call, owned));
  }
}

}  // namespace internal

// Calls the typed function with the arguments at these positions, converted from IValues.
template <auto kFunction, size_t... kPositions>
IValue CallDecomposition(const OpLibrary&, int, absl::Span<const IValue> args) {
  return internal::CallTyped<kFunction, kPositions...>(kFunction, args);
}

// Calls another op with the same arguments.
template <int kOther>
IValue CallSame(const OpLibrary& library, int, absl::Span<const IValue> args) {
  return Call(library, kOther, args);
}

// The in-place form of an op: calls the functional op, then copies its result into the first argument.
IValue CallThenCopy(const OpLibrary& library, int functional, absl::Span<const IValue> args);
template <int kFunctional>
IValue CallThenCopy(const OpLibrary& library, int, absl::Span<const IValue> args) {
  return CallThenCopy(library, kFunctional, args);
}

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_DECOMPOSITIONS_CALL_DECOMPOSITION_H_
