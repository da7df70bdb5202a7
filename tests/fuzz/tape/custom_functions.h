#ifndef BACKTAPE_TESTS_FUZZ_TAPE_CUSTOM_FUNCTIONS_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_CUSTOM_FUNCTIONS_H_

#include <tuple>
#include <vector>

#include "backtape/autograd/custom/checkpoint.h"
#include "backtape/autograd/custom/function.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/saved_tensors_hooks.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tensor/error.h"

// The custom autograd functions and helpers that programs call; torch_programs.py has the same ones.
namespace backtape::tape_fuzz {

inline Variable Indices(const std::vector<int64_t>& indices) {
  return Tensor::FromValues({static_cast<int64_t>(indices.size())}, std::vector<double>(indices.begin(), indices.end()),
                            DType::kInt64);
}

// x^3, which can be differentiated twice.
template <bool kTraceable>
struct Cube : Function<Cube<kTraceable>> {
  static constexpr bool is_traceable = kTraceable;
  static Variable Forward(FunctionContext& context, const Variable& x) {
    context.save_for_backward({x});
    return x * x * x;
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    const Variable& x = context.saved_variables()[0];
    return {grads[0] * x * x * 3.0};
  }
};

// x * tanh(y), whose second argument gets no gradient.
template <bool kTraceable>
struct Half : Function<Half<kTraceable>> {
  static constexpr bool is_traceable = kTraceable;
  static Variable Forward(FunctionContext& context, const Variable& x, const Variable& y) {
    context.save_for_backward({y});
    return x * ops::tanh(y);
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    return {grads[0] * ops::tanh(context.saved_variables()[0]), Variable()};
  }
};

// (2 x, sin(x)); the gradient of an unused output is undefined.
template <bool kTraceable>
struct Pair : Function<Pair<kTraceable>> {
  static constexpr bool is_traceable = kTraceable;
  static variable_list Forward(FunctionContext& context, const Variable& x) {
    context.save_for_backward({x});
    context.set_materialize_grads(false);
    return {x * 2.0, ops::sin(x)};
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    const Variable& x = context.saved_variables()[0];
    Variable result;
    if (grads[0].defined()) result = grads[0] * 2.0;
    if (grads[1].defined()) {
      const Variable second = grads[1] * ops::cos(x);
      result = result.defined() ? result + second : second;
    }
    return {result};
  }
};

// Doubles its argument in place.
struct Doubled : Function<Doubled> {
  static Variable Forward(FunctionContext& context, const Variable& x) {
    ops::mul_(x, 2.0);
    context.mark_dirty({x});
    return x;
  }
  static variable_list Backward(FunctionContext&, variable_list grads) { return {grads[0] * 2.0}; }
};

// Returns its argument itself; the backward multiplies by 3.
struct Same : Function<Same> {
  static Variable Forward(FunctionContext&, const Variable& x) { return x; }
  static variable_list Backward(FunctionContext&, variable_list grads) { return {grads[0] * 3.0}; }
};

// x times factors close to 1. Unlike a product, its node saves no variable, so it can be used in a second backward.
struct Noisy : Function<Noisy> {
  struct Factors {
    Variable values;
  };
  static Variable Forward(FunctionContext& context, const Variable& x, const Factors& factors) {
    context.saved_data["factors"] = factors.values;
    return x * factors.values;
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    return {grads[0] * Variable(context.saved_data.at("factors").tensor()), Variable()};
  }
};

// Throws in backward.
struct Fails : Function<Fails> {
  static Variable Forward(FunctionContext&, const Variable& x) { return x * 2.0; }
  static variable_list Backward(FunctionContext&, variable_list) {
    throw Error(absl::InternalError("deliberate failure"));
  }
};

// sin(x w), recomputed in backward on a separate tape, whose backward accumulates into the gradient of `w`.
struct Checkpoint : Function<Checkpoint> {
  // Holds a leaf that capture does not see, because the argument is not a Variable.
  struct Hidden {
    Variable value;
  };
  static thread_local Variable hidden;
  static Variable Forward(FunctionContext& context, const Variable& x, const Hidden& w) {
    context.save_for_backward({x});
    hidden = w.value;
    return ops::sin(x * w.value);
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    const EnableGradGuard enable_grad;
    const Variable x = context.saved_variables()[0].detach();
    x.set_requires_grad();
    ops::sin(x * hidden).backward(grads[0]);
    return {x.grad(), Variable()};
  }
};
inline thread_local Variable Checkpoint::hidden;

// x^2, whose gradient cannot be differentiated.
struct Once : Function<Once> {
  static constexpr bool is_traceable = true;
  static constexpr bool once_differentiable = true;
  static Variable Forward(FunctionContext& context, const Variable& x) {
    context.save_for_backward({x});
    return x * x;
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    return {grads[0] * context.saved_variables()[0] * 2.0};
  }
};

// (3 x, x > 0 as a number), whose second output has no gradient.
struct Marked : Function<Marked> {
  static constexpr bool is_traceable = true;
  static variable_list Forward(FunctionContext& context, const Variable& x) {
    const Variable sign = ops::relu(ops::sign(x));
    context.mark_non_differentiable({sign});
    return {x * 3.0, sign};
  }
  static variable_list Backward(FunctionContext&, variable_list grads) { return {grads[0] * 3.0}; }
};

// The sum of x[i] * (i + 1); computes only the gradients that are needed.
struct Weighted : Function<Weighted> {
  static constexpr bool is_traceable = true;
  static Variable Forward(FunctionContext&, const variable_list& x) { return x[0] + x[1] * 2.0; }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    variable_list results(2);
    for (size_t i = 0; i < 2; ++i) {
      if (context.needs_input_grad(i)) results[i] = grads[0] * static_cast<double>(i + 1);
    }
    return results;
  }
};

// factor * sin(x), with a separate function that saves an input and an output. The gradient is wrong on purpose: it
// also depends on the output.
struct WithSetup : Function<WithSetup> {
  static constexpr bool is_traceable = true;
  static Variable Forward(const Variable& x, double factor) { return ops::sin(x) * factor; }
  static void SetupContext(FunctionContext& context, const std::tuple<Variable, double>& inputs,
                           const Variable& output) {
    context.save_for_backward({std::get<0>(inputs), output});
    context.saved_data["factor"] = std::get<1>(inputs);
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    const variable_list& saved = context.saved_variables();
    return {grads[0] * (ops::cos(saved[0]) * context.saved_data.at("factor").float_value() + saved[1]), Variable()};
  }
};

// tanh(x w) x as a checkpointed function that captures w.
inline Variable Recomputed(const Variable& x, const Variable& w) {
  return backtape::Checkpoint(
      [w](const variable_list& inputs) -> variable_list { return {ops::tanh(inputs[0] * w) * inputs[0]}; }, {x})[0];
}

// sin(x) x, whose saved tensors are packed as doubled copies.
inline Variable Packed(const Variable& x) {
  const SavedTensorsHooksGuard hooks([](const Variable& saved) { return saved * 2.0; },
                                     [](const Variable& packed) { return packed * 0.5; });
  return ops::sin(x) * x;
}

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_CUSTOM_FUNCTIONS_H_
