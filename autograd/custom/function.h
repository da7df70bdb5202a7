#ifndef BACKTAPE_AUTOGRAD_CUSTOM_FUNCTION_H_
#define BACKTAPE_AUTOGRAD_CUSTOM_FUNCTION_H_

#include <memory>
#include <type_traits>
#include <utility>

#include "backtape/autograd/custom/custom_function.h"
#include "backtape/autograd/variable/variable.h"

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
// an argument that is not a variable, an undefined one). If it is written with ops of variables, it can be
// differentiated in turn.
//
// In a captured backward (autograd/capture/compiled_backward.h) a call with `is_traceable` is a node CppNode<name><n>,
// whose Backward is traced and compiled. Such a Backward must consist of ops of variables, read no elements and depend
// only on its arguments. Integers of saved_data are treated as sizes: they may be symbolic. The engine runs Backward of
// any other call.
template <typename T>
struct Function {
  static constexpr bool is_traceable = false;

  // Calls Forward. The results are on the tape if grad mode is on and an argument requires grad. Throws
  // backtape::Error.
  template <typename... Args>
  static auto Apply(Args&&... args) {
    internal::CustomFunctionCall call;
    (call.AddArgument(args), ...);
    if (call.needs_node()) call.set_node(MakeNode<internal::CppNode<T>>());
    using Result = decltype(T::Forward(call.context(), std::forward<Args>(args)...));
    if constexpr (std::is_same_v<std::decay_t<Result>, variable_list>) {
      return call.Finish(call.RunForward([&] { return T::Forward(call.context(), std::forward<Args>(args)...); }));
    } else {
      static_assert(std::is_base_of_v<Tensor, std::decay_t<Result>>,
                    "Forward must return a Variable or a variable_list");
      return std::move(call.Finish(call.RunForward(
          [&]() -> variable_list { return {T::Forward(call.context(), std::forward<Args>(args)...)}; }))[0]);
    }
  }
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_CUSTOM_FUNCTION_H_
