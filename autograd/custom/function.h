#ifndef BACKTAPE_AUTOGRAD_CUSTOM_FUNCTION_H_
#define BACKTAPE_AUTOGRAD_CUSTOM_FUNCTION_H_

#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/custom/custom_function.h"
#include "backtape/autograd/custom/function_style.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape {

namespace internal {

// The name of the class, for messages.
template <typename T>
const std::string& FunctionName() {
  static const std::string name = CustomFunctionName(typeid(T));
  return name;
}

template <typename T>
class CppNode final : public CustomFunctionNode {
 public:
  CppNode() : CustomFunctionNode(OwnName(), T::once_differentiable) {}
  FunctionalIvalueFn functional_ivalue() const override { return T::is_traceable ? &ApplyFunctional : nullptr; }

 private:
  static const std::string& OwnName() {
    static const std::string name = absl::StrCat("CppNode", FunctionName<T>());
    return name;
  }
  static variable_list CallBackward(FunctionContext& context, variable_list grads) {
    return T::Backward(context, std::move(grads));
  }
  variable_list Backward(FunctionContext& context, variable_list grads) const override {
    return CallBackward(context, std::move(grads));
  }
  static variable_list ApplyFunctional(variable_list grads, absl::Span<const IValue> args) {
    return ApplyCustomFunction(OwnName(), &CallBackward, T::once_differentiable, std::move(grads), args);
  }
};

template <typename T>
variable_list FinishCall(CustomFunctionCall& call, variable_list outputs) {
  if constexpr (HasJvp<T>) {
    const auto jvp = [](FunctionContext& context, variable_list tangents) {
      return T::Jvp(context, std::move(tangents));
    };
    const CustomDerivative derivative = jvp;
    return call.Finish(FunctionName<T>(), std::move(outputs), &derivative);
  } else {
    return call.Finish(FunctionName<T>(), std::move(outputs), nullptr);
  }
}

template <typename T, typename Inputs>
auto ApplyWithSetup(const Inputs& inputs) {
  using Result = typename TypedProgramFunction<T>::Result;
  CustomFunctionCall call;
  std::apply([&](const auto&... arguments) { (call.AddArgument(arguments), ...); }, inputs);
  if (call.needs_node()) call.set_node(MakeNode<CppNode<T>>());
  const bool is_recorded = KeepsFunctions();
  variable_list outputs;
  if (is_recorded) {
    outputs = call.RunForward([&] {
      return RecordForward(std::make_shared<TypedProgramFunction<T>>(FunctionName<T>(), inputs, call.is_variable()),
                           call.inputs());
    });
  } else {
    outputs = call.RunForward([&] { return ToOutputs<Result>(std::apply(&T::Forward, inputs)); });
  }
  // As in PyTorch, SetupContext runs even if nothing will use the context. If the call is recorded in a graph,
  // SetupContext runs only if the context is needed now, because each run of the graph calls it again.
  if (!is_recorded || call.needs_context()) {
    call.RunForward([&] { T::SetupContext(call.context(), inputs, FromOutputs<Result>(outputs)); });
  }
  return FromOutputs<Result>(FinishCall<T>(call, std::move(outputs)));
}

}  // namespace internal

// A function with its own derivative, like torch::autograd::Function:
//
//   struct Cube : Function<Cube> {
//     static constexpr bool is_traceable = true;
//     static Variable Forward(FunctionContext& context, const Variable& x) {
//       context.save_for_backward({x});
//       return x * x * x;
//     }
//     static variable_list Backward(FunctionContext& context, variable_list grads) {
//       const Variable x = context.saved_variables()[0];
//       return {grads[0] * x * x * 3};
//     }
//   };
//   y = Cube::Apply(x);
//
// Forward may take arguments of any type; those that are a Variable, an optional Variable or a variable_list get
// gradients. It runs in no-grad mode and returns a Variable or a variable_list. An input that it writes must be marked
// dirty and returned; for an input that is returned unchanged, the result is a view of it.
//
// Backward takes one gradient for each output and returns one for each argument (for a list, one for each element; for
// an argument that is not a variable, an undefined one). If it is written with ops on variables, it can be
// differentiated in turn. With `once_differentiable`, it runs in no-grad mode, and differentiating its results is an
// error.
//
// In place of a Forward that takes the context, a class may declare a Forward without it (a single function, not
// overloaded) and a separate function that saves values:
//
//   static void SetupContext(FunctionContext& context, const std::tuple<Variable, double>& inputs,
//                            const Variable& output);
//
// SetupContext sees all arguments of Forward, as values, and its result. If Apply is called without the last arguments,
// their values are the last ones of the tuple that DefaultArguments() returns. Functional transforms (passes/func) need
// this style: they call SetupContext and Backward with symbolic results of Forward.
//
// Jvp, for forward mode, takes a tangent for each argument, in the order of the gradients of Backward, and returns one
// for each output (undefined: zero):
//
//   static variable_list Jvp(FunctionContext& context, variable_list tangents);
//
// It runs after Forward and SetupContext. The tangent of an input that Forward writes must be written in place and
// returned; that of a view of an input must be a view of the input's tangent.
//
// func::Vmap calls Vmap, if it is declared, to compute all samples of a batch at once:
//
//   static VmapResult Vmap(const VmapInfo& info, const std::vector<BatchDim>& in_dims, const Variable& x,
//                          double scale);
//
// `in_dims` has a dim for each argument, in the order of the gradients of Backward: 0, or nullopt for an argument that
// is the same for all samples or is not a variable. With `generate_vmap_rule` the rule is generated from Forward,
// SetupContext, Backward and Jvp, which must then consist of ops with batching rules.
//
// In a captured backward (autograd/capture/compiled_backward.h), a call of a function with `is_traceable` is a node
// CppNode<name><n>, whose Backward is traced and compiled. Such a Backward must consist of ops on variables, read no
// elements and depend only on its arguments. Integers of saved_data are treated as sizes: they may be symbolic. The
// engine runs Backward of a function that is not traceable.
template <typename T>
struct Function {
  static constexpr bool is_traceable = false;
  static constexpr bool once_differentiable = false;
  static constexpr bool generate_vmap_rule = false;

  // Calls Forward. The results are on the tape if grad mode is on and an argument requires grad. Throws
  // backtape::Error.
  template <typename... Args>
  static auto Apply(Args&&... args) {
    using internal::FunctionStyle;
    constexpr FunctionStyle kStyle = internal::StyleOf<T>();
    static_assert(kStyle != FunctionStyle::kBoth,
                  "the class declares SetupContext, so its Forward must not take a FunctionContext");
    static_assert(internal::VmapSupportOf<T>().has_value(),
                  "the class declares Vmap and sets generate_vmap_rule; only one of them can be used");
    if constexpr (kStyle == FunctionStyle::kSetupContext) {
      static_assert(internal::HasPlainForward<T>,
                    "a class with SetupContext must have one public Forward, neither overloaded nor a template");
      using Inputs = typename internal::TypedProgramFunction<T>::Inputs;
      return internal::ApplyWithSetup<T>(internal::CompleteInputs<T, Inputs>(std::forward<Args>(args)...));
    } else if constexpr (kStyle == FunctionStyle::kContext) {
      internal::CheckNotTransformed(internal::FunctionName<T>());
      internal::CustomFunctionCall call;
      (call.AddArgument(args), ...);
      if (call.needs_node()) call.set_node(MakeNode<internal::CppNode<T>>());
      using Result = std::decay_t<decltype(T::Forward(call.context(), std::forward<Args>(args)...))>;
      variable_list outputs = call.RunForward(
          [&] { return internal::ToOutputs<Result>(T::Forward(call.context(), std::forward<Args>(args)...)); });
      return internal::FromOutputs<Result>(internal::FinishCall<T>(call, std::move(outputs)));
    }
  }
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_CUSTOM_FUNCTION_H_
