#ifndef BACKTAPE_INTERP_TYPED_KERNEL_H_
#define BACKTAPE_INTERP_TYPED_KERNEL_H_

#include <tuple>
#include <type_traits>
#include <utility>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/interp/kernel.h"
#include "backtape/ir/typed_arguments.h"

// Adapts typed kernels to the uniform signature. Used only by the generated kernel table.
namespace backtape {

namespace typed_arguments {

template <>
class Argument<const Tensor&> {
 public:
  explicit Argument(const IValue& value) : value_(value.is_none() ? undefined_ : value.tensor()) {}
  Argument(const Argument&) = delete;
  const Tensor& get() const { return value_; }

 private:
  const Tensor undefined_;
  const Tensor& value_;
};

// The stream follows the arguments (ToIValue in interp/kernel.h).
template <>
class Argument<const RandomStream&> {
 public:
  explicit Argument(const IValue& value)
      : stream_{static_cast<uint64_t>(value.list()[0].sym_int().value()),
                static_cast<uint64_t>(value.list()[1].sym_int().value())} {}
  const RandomStream& get() const { return stream_; }

 private:
  const RandomStream stream_;
};

template <>
inline Tensor ToValue<Tensor>(const IValue& value) {
  return value.is_none() ? Tensor() : value.tensor();
}
template <>
inline Scalar ToValue<Scalar>(const IValue& value) {
  return value.scalar();
}

}  // namespace typed_arguments

namespace internal {

template <typename Parameter>
decltype(auto) OutputParameter(absl::Span<const Tensor> outs, size_t i) {
  if constexpr (std::is_same_v<Parameter, const Tensor&>) {
    return outs[i];
  } else {
    static_assert(std::is_same_v<Parameter, absl::Span<const Tensor>>);
    return absl::Span<const Tensor>(outs);
  }
}

// The parameters are the arguments (as many as I), then the outputs (as many as O).
template <typename... Parameters, int... I, size_t... A, size_t... O>
absl::Status CallKernel(absl::Status (*kernel)(Parameters...), [[maybe_unused]] absl::Span<const IValue> args,
                        [[maybe_unused]] absl::Span<const Tensor> outs, std::integer_sequence<int, I...>,
                        std::index_sequence<A...>, std::index_sequence<O...>) {
  using Types = std::tuple<std::type_identity<Parameters>...>;
  return kernel(typed_arguments::Argument<typename std::tuple_element_t<A, Types>::type>(args[I]).get()...,
                OutputParameter<typename std::tuple_element_t<sizeof...(A) + O, Types>::type>(outs, O)...);
}

template <typename... Parameters>
constexpr size_t NumParameters(absl::Status (*)(Parameters...)) {
  return sizeof...(Parameters);
}

}  // namespace internal

// Calls `Kernel` with the bound arguments at the indices I, then the outputs.
template <auto Kernel, int... I>
absl::Status TypedKernel(absl::Span<const IValue> args, absl::Span<const Tensor> outs) {
  constexpr size_t kNumOutputs = internal::NumParameters(Kernel) - sizeof...(I);
  return internal::CallKernel(Kernel, args, outs, std::integer_sequence<int, I...>(),
                              std::make_index_sequence<sizeof...(I)>(), std::make_index_sequence<kNumOutputs>());
}

}  // namespace backtape

#endif  // BACKTAPE_INTERP_TYPED_KERNEL_H_
