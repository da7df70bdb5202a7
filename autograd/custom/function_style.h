#ifndef BACKTAPE_AUTOGRAD_CUSTOM_FUNCTION_STYLE_H_
#define BACKTAPE_AUTOGRAD_CUSTOM_FUNCTION_STYLE_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>

#include "backtape/autograd/custom/function_context.h"
#include "backtape/autograd/custom/program_function.h"
#include "backtape/autograd/custom/vmap_rule.h"
#include "backtape/autograd/variable/variable.h"

// What a class derived from Function (autograd/custom/function.h) declares, determined at compile time.
namespace backtape::internal {

template <typename T>
concept HasSetupContext = requires {
  &T::SetupContext;
};
template <typename T>
concept HasJvp = requires {
  &T::Jvp;
};
template <typename T>
concept HasVmap = requires {
  &T::Vmap;
};
// Forward is a single function, not overloaded and not a template.
template <typename T>
concept HasPlainForward = requires {
  &T::Forward;
};
template <typename T>
concept HasDefaultArguments = requires {
  T::DefaultArguments();
};

template <typename F>
struct ForwardSignature;
template <typename R, typename... P>
struct ForwardSignature<R (*)(P...)> {
  using Result = std::decay_t<R>;
  using Inputs = std::tuple<std::decay_t<P>...>;
  static constexpr bool takes_context = false;
};
template <typename R, typename... P>
struct ForwardSignature<R (*)(FunctionContext&, P...)> {
  using Result = std::decay_t<R>;
  using Inputs = std::tuple<std::decay_t<P>...>;
  static constexpr bool takes_context = true;
};

// The ways of saving values for Backward: Forward takes the context, or SetupContext does.
enum class FunctionStyle : uint8_t { kContext, kSetupContext, kBoth };

template <typename T>
constexpr FunctionStyle StyleOf() {
  if constexpr (!HasSetupContext<T>) {
    return FunctionStyle::kContext;
  } else if constexpr (HasPlainForward<T>) {
    return ForwardSignature<decltype(&T::Forward)>::takes_context ? FunctionStyle::kBoth : FunctionStyle::kSetupContext;
  } else {
    return FunctionStyle::kSetupContext;
  }
}

// nullopt for a class that declares Vmap and also sets generate_vmap_rule.
template <typename T>
constexpr std::optional<VmapSupport> VmapSupportOf() {
  if (HasVmap<T> && T::generate_vmap_rule) return std::nullopt;
  if (HasVmap<T>) return VmapSupport::kRule;
  return T::generate_vmap_rule ? VmapSupport::kGenerated : VmapSupport::kNone;
}

template <typename U>
constexpr bool kIsVariableArgument =
    std::is_base_of_v<Tensor, U> || std::is_same_v<U, std::optional<Variable>> || std::is_same_v<U, variable_list>;

// The arguments of Forward: those given, then the last ones of DefaultArguments().
template <typename T, typename Inputs, typename... Args>
Inputs CompleteInputs(Args&&... args) {
  constexpr size_t kGiven = sizeof...(Args);
  constexpr size_t kAll = std::tuple_size_v<Inputs>;
  static_assert(kGiven <= kAll, "Apply is called with more arguments than Forward has");
  if constexpr (kGiven == kAll) {
    return Inputs(std::forward<Args>(args)...);
  } else {
    static_assert(HasDefaultArguments<T>,
                  "Apply is called with fewer arguments than Forward has. SetupContext must see all of them: declare "
                  "DefaultArguments(), which returns a tuple with the default values of the last arguments");
    auto defaults = T::DefaultArguments();
    constexpr size_t kDefaults = std::tuple_size_v<decltype(defaults)>;
    static_assert(kGiven + kDefaults >= kAll, "DefaultArguments() returns too few default values");
    return [&]<size_t... I>(std::index_sequence<I...>) {
      return Inputs(std::forward<Args>(args)..., std::get<kGiven + kDefaults - kAll + I>(defaults)...);
    }
    (std::make_index_sequence<kAll - kGiven>());
  }
}

template <typename Result>
variable_list ToOutputs(Result result) {
  if constexpr (std::is_same_v<Result, variable_list>) {
    return result;
  } else {
    static_assert(std::is_base_of_v<Tensor, Result>, "Forward must return a Variable or a variable_list");
    return {std::move(result)};
  }
}

template <typename Result>
auto FromOutputs(variable_list outputs) {
  if constexpr (std::is_same_v<Result, variable_list>) {
    return outputs;
  } else {
    return Variable(std::move(outputs[0]));
  }
}

// A call of a class with SetupContext.
template <typename T>
class TypedProgramFunction final : public CustomProgramFunction {
 public:
  using Signature = ForwardSignature<decltype(&T::Forward)>;
  using Inputs = typename Signature::Inputs;
  using Result = typename Signature::Result;

  TypedProgramFunction(const std::string& name, Inputs inputs, std::vector<bool> is_variable)
      : name_(name), inputs_(std::move(inputs)), is_variable_(std::move(is_variable)) {}

  const std::string& name() const override { return name_; }
  variable_list Forward(const variable_list& inputs) const override {
    return ToOutputs<Result>(std::apply(&T::Forward, With(inputs)));
  }
  void SetupContext(FunctionContext& context, const variable_list& inputs,
                    const variable_list& outputs) const override {
    T::SetupContext(context, With(inputs), FromOutputs<Result>(outputs));
  }
  variable_list Backward(FunctionContext& context, variable_list grads) const override {
    const variable_list all = T::Backward(context, std::move(grads));
    variable_list of_variables;
    for (size_t i = 0; i < all.size() && i < is_variable_.size(); ++i) {
      if (is_variable_[i]) of_variables.push_back(all[i]);
    }
    return of_variables;
  }
  bool is_once_differentiable() const override { return T::once_differentiable; }
  bool has_jvp() const override { return HasJvp<T>; }
  variable_list Jvp(FunctionContext& context, variable_list tangents) const override {
    if constexpr (HasJvp<T>) {
      variable_list of_arguments;
      size_t next = 0;
      for (const bool is : is_variable_) of_arguments.push_back(is ? tangents[next++] : Variable());
      return T::Jvp(context, std::move(of_arguments));
    } else {
      return {};
    }
  }
  VmapSupport vmap_support() const override { return *VmapSupportOf<T>(); }
  VmapResult Vmap(const VmapInfo& info, const std::vector<BatchDim>& in_dims,
                  const variable_list& inputs) const override {
    if constexpr (HasVmap<T>) {
      std::vector<BatchDim> of_arguments;
      size_t next = 0;
      for (const bool is : is_variable_) of_arguments.push_back(is ? in_dims[next++] : BatchDim());
      return std::apply([&](const auto&... arguments) { return T::Vmap(info, of_arguments, arguments...); },
                        With(inputs));
    } else {
      return {};
    }
  }

 private:
  // The arguments of the call, with its variables replaced by `variables`.
  Inputs With(const variable_list& variables) const {
    Inputs inputs = inputs_;
    size_t next = 0;
    const auto replace = [&]<typename U>(U& argument) {
      if constexpr (std::is_same_v<U, variable_list>) {
        for (Variable& element : argument) element = variables[next++];
      } else if constexpr (std::is_same_v<U, std::optional<Variable>>) {
        const Variable& variable = variables[next++];
        argument = variable.defined() ? std::optional<Variable>(variable) : std::nullopt;
      } else if constexpr (kIsVariableArgument<U>) {
        argument = U(variables[next++]);
      }
    };
    std::apply([&](auto&... arguments) { (replace(arguments), ...); }, inputs);
    return inputs;
  }

  const std::string& name_;
  const Inputs inputs_;
  const std::vector<bool> is_variable_;
};

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_CUSTOM_FUNCTION_STYLE_H_
