#ifndef BACKTAPE_AUTOGRAD_FUNCTION_H_
#define BACKTAPE_AUTOGRAD_FUNCTION_H_

#include <memory>
#include <type_traits>
#include <utility>

#include "backtape/autograd/custom_function.h"
#include "backtape/autograd/variable.h"

namespace backtape {

namespace internal {

template <typename T>
class CppNode final : public CustomFunctionNode {
 public:
  CppNode() : CustomFunctionNode(OwnName(), &RunBackward) {}
  FunctionalIvalueFn functional_ivalue() const override { return T::is_traceable ? &ApplyFunctional : nullptr; }

 private:
  static const std::string& OwnName() {
    static const std::string name = CustomFunctionName(typeid(T));
    return name;
  }
  static variable_list RunBackward(FunctionContext& context, variable_list grads) {
    return T::Backward(context, std::move(grads));
  }
  static variable_list ApplyFunctional(variable_list grads, absl::Span<const IValue> args) {
    return ApplyCustomFunction(OwnName(), &RunBackward, std::move(grads), args);
  }
};

}  // namespace internal

// A function with a derivative of its own, as torch::autograd::Function:
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
// Forward takes what it likes; gradients go to the arguments that are a Variable, an optional one, or a variable_list.
// It runs in no-grad mode and gives a Variable or a variable_list. An input that it wrote must be marked dirty and
// given back; an input given back as it is becomes a view of it.
//
// Backward takes a gradient for each output, and gives one for each argument (for each element of a list; undefined for
// what is no variable). Written in ops of variables, it can be differentiated itself.
//
// In a captured backward (autograd/compiled_backward.h) a call with `is_traceable` is a node CppNode<name><n>, whose
// Backward is traced and compiled: it must be made of ops of variables, read no elements and depend on nothing but its
// arguments. Integers of saved_data are sizes there: they may be symbolic. Any other call is made as it is.
template <typename T>
struct Function {
  static constexpr bool is_traceable = false;

  // What Forward gives, on the tape where grad mode is on and an argument requires grad. Throws backtape::Error.
  template <typename... Args>
  static auto Apply(Args&&... args) {
    internal::CustomFunctionCall call;
    (call.AddArgument(args), ...);
    if (call.needs_node()) call.set_node(MakeNode<internal::CppNode<T>>());
    using Result = decltype(T::Forward(call.context(), std::forward<Args>(args)...));
    if constexpr (std::is_same_v<std::decay_t<Result>, variable_list>) {
      return call.Finish(call.RunForward([&] { return T::Forward(call.context(), std::forward<Args>(args)...); }));
    } else {
      static_assert(std::is_base_of_v<Tensor, std::decay_t<Result>>, "Forward gives a Variable or a variable_list");
      return std::move(call.Finish(call.RunForward(
          [&]() -> variable_list { return {T::Forward(call.context(), std::forward<Args>(args)...)}; }))[0]);
    }
  }
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_FUNCTION_H_
