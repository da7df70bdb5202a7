// Steps of optimisers, for each parameter of a list. As in PyTorch, an infinite or NaN gradient (found_inf is 1) leaves
// everything unchanged, and gradients are divided by grad_scale, which also changes the given gradients.
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::decompositions {
namespace {

using Variables = absl::Span<const Variable>;

variable_list AsList(Variables list) { return variable_list(list.begin(), list.end()); }

struct Scaling {
  const Variable& grad_scale;
  const Variable& found_inf;

  Variable Unscaled(const Variable& grad) const {
    return grad_scale.defined() ? grad / ops::reshape(grad_scale, std::vector<SymInt>()) : grad;
  }
  Variable Kept(const Variable& old, const Variable& updated) const {
    if (!found_inf.defined()) return updated;
    return ops::where(ops::reshape(found_inf, std::vector<SymInt>()) == SymScalar(1.0), old, updated);
  }
};

void RequireAsMany(absl::string_view op, Variables params, absl::string_view name, Variables list) {
  if (list.size() == params.size()) return;
  Reject(op, absl::StrCat("expected one tensor in ", name, " for each parameter, but got ", list.size(), " for ",
                          params.size(), params.size() == 1 ? " parameter" : " parameters"));
}

Variable StepOf(const Variable& state_step) {
  return ops::reshape(ConvertedTo(state_step, DType::kFloat64), std::vector<SymInt>());
}

struct AdamOptions {
  absl::string_view op;
  double beta1, beta2, weight_decay, eps;
  bool amsgrad, maximize, decoupled;  // decoupled weight decay: AdamW
};

// The new values of the parameters, gradients, averages, averages of squares and largest averages of squares.
using AdamLists = std::tuple<variable_list, variable_list, variable_list, variable_list, variable_list>;

AdamLists StepAdam(const AdamOptions& options, Variables params, Variables grads, Variables exp_avgs,
                   Variables exp_avg_sqs, Variables max_exp_avg_sqs, Variables state_steps, const Variable& lr,
                   const Scaling& scaling) {
  RequireAsMany(options.op, params, "grads", grads);
  RequireAsMany(options.op, params, "exp_avgs", exp_avgs);
  RequireAsMany(options.op, params, "exp_avg_sqs", exp_avg_sqs);
  RequireAsMany(options.op, params, "state_steps", state_steps);
  if (options.amsgrad) RequireAsMany(options.op, params, "max_exp_avg_sqs", max_exp_avg_sqs);
  variable_list new_params, new_grads, new_exp_avgs, new_exp_avg_sqs, new_max_exp_avg_sqs = AsList(max_exp_avg_sqs);
  const Variable rate = ops::reshape(lr, std::vector<SymInt>());
  for (size_t i = 0; i < params.size(); ++i) {
    const Variable unscaled = scaling.Unscaled(grads[i]);
    Variable param = params[i], grad = options.maximize ? -unscaled : unscaled;
    if (options.weight_decay != 0) {
      if (options.decoupled) {
        param = param - param * (rate * SymScalar(options.weight_decay));
      } else {
        grad = grad + param * SymScalar(options.weight_decay);
      }
    }
    const Variable step = StepOf(state_steps[i]);
    const Variable correction1 = SymScalar(1.0) - ops::pow(SymScalar(options.beta1), step);
    const Variable correction2 = ops::sqrt(SymScalar(1.0) - ops::pow(SymScalar(options.beta2), step));
    const Variable exp_avg = ops::lerp(exp_avgs[i], grad, SymScalar(1 - options.beta1));
    const Variable exp_avg_sq = exp_avg_sqs[i] * SymScalar(options.beta2) + grad * grad * SymScalar(1 - options.beta2);
    Variable largest = exp_avg_sq;
    if (options.amsgrad) {
      largest = ops::maximum(max_exp_avg_sqs[i], exp_avg_sq);
      new_max_exp_avg_sqs[i] = scaling.Kept(max_exp_avg_sqs[i], largest);
    }
    const Variable denominator = ops::sqrt(largest) / correction2 + SymScalar(options.eps);
    param = param - exp_avg / denominator * (rate / correction1);
    new_params.push_back(scaling.Kept(params[i], ConvertedTo(param, params[i].dtype())));
    new_grads.push_back(scaling.Kept(grads[i], unscaled));
    new_exp_avgs.push_back(scaling.Kept(exp_avgs[i], exp_avg));
    new_exp_avg_sqs.push_back(scaling.Kept(exp_avg_sqs[i], exp_avg_sq));
  }
  return {std::move(new_params), std::move(new_grads), std::move(new_exp_avgs), std::move(new_exp_avg_sqs),
          std::move(new_max_exp_avg_sqs)};
}

struct SgdOptions {
  absl::string_view op;
  double weight_decay, momentum, dampening;
  bool nesterov, maximize, is_first_step;
};

// The new values of the parameters, gradients and momentum buffers.
using SgdLists = std::tuple<variable_list, variable_list, variable_list>;

SgdLists StepSgd(const SgdOptions& options, Variables params, Variables grads, Variables buffers, const Variable& lr,
                 const Scaling& scaling) {
  RequireAsMany(options.op, params, "grads", grads);
  const bool has_buffers = options.momentum != 0;
  if (has_buffers) RequireAsMany(options.op, params, "momentum_buffer_list", buffers);
  const Variable rate = ops::reshape(lr, std::vector<SymInt>());
  variable_list new_params, new_grads, new_buffers = AsList(buffers);
  for (size_t i = 0; i < params.size(); ++i) {
    const Variable unscaled = scaling.Unscaled(grads[i]);
    Variable grad = options.maximize ? -unscaled : unscaled;
    if (options.weight_decay != 0) grad = grad + params[i] * SymScalar(options.weight_decay);
    if (has_buffers) {
      const Variable buffer = options.is_first_step
                                  ? ops::clone(grad)
                                  : buffers[i] * SymScalar(options.momentum) + grad * SymScalar(1 - options.dampening);
      grad = options.nesterov ? grad + buffer * SymScalar(options.momentum) : buffer;
      new_buffers[i] = scaling.Kept(buffers[i], buffer);
    }
    new_params.push_back(scaling.Kept(params[i], ConvertedTo(params[i] - grad * rate, params[i].dtype())));
    new_grads.push_back(scaling.Kept(grads[i], unscaled));
  }
  return {std::move(new_params), std::move(new_grads), std::move(new_buffers)};
}

struct AdagradOptions {
  absl::string_view op;
  double lr_decay, weight_decay, eps;
  bool maximize;
};

// The new values of the parameters, gradients and sums.
using AdagradLists = std::tuple<variable_list, variable_list, variable_list>;

AdagradLists StepAdagrad(const AdagradOptions& options, Variables params, Variables grads, Variables sums,
                         Variables state_steps, const Variable& lr, const Scaling& scaling) {
  RequireAsMany(options.op, params, "grads", grads);
  RequireAsMany(options.op, params, "state_sums", sums);
  RequireAsMany(options.op, params, "state_steps", state_steps);
  const Variable rate = ops::reshape(lr, std::vector<SymInt>());
  variable_list new_params, new_grads, new_sums;
  for (size_t i = 0; i < params.size(); ++i) {
    const Variable unscaled = scaling.Unscaled(grads[i]);
    Variable grad = options.maximize ? -unscaled : unscaled;
    if (options.weight_decay != 0) grad = grad + params[i] * SymScalar(options.weight_decay);
    const Variable sum = sums[i] + grad * grad;
    const Variable decay = (StepOf(state_steps[i]) - SymScalar(1.0)) * SymScalar(options.lr_decay) + SymScalar(1.0);
    const Variable param = params[i] - grad / (ops::sqrt(sum) + SymScalar(options.eps)) * (rate / decay);
    new_params.push_back(scaling.Kept(params[i], ConvertedTo(param, params[i].dtype())));
    new_grads.push_back(scaling.Kept(grads[i], unscaled));
    new_sums.push_back(scaling.Kept(sums[i], sum));
  }
  return {std::move(new_params), std::move(new_grads), std::move(new_sums)};
}

// The learning rate as a tensor.
Variable RateOf(double lr) { return ops::full({}, SymScalar(lr), DType::kFloat64); }

void WriteEach(Variables written, const variable_list& values) {
  for (size_t i = 0; i < written.size(); ++i) ops::copy_(written[i], values[i]);
}

void WriteAdam(const AdamLists& next, Variables self, Variables grads, Variables exp_avgs, Variables exp_avg_sqs,
               Variables max_exp_avg_sqs, bool amsgrad, const Variable& grad_scale) {
  WriteEach(self, std::get<0>(next));
  if (grad_scale.defined()) WriteEach(grads, std::get<1>(next));
  WriteEach(exp_avgs, std::get<2>(next));
  WriteEach(exp_avg_sqs, std::get<3>(next));
  if (amsgrad) WriteEach(max_exp_avg_sqs, std::get<4>(next));
}

}  // namespace

AdamLists _fused_adam_tensor_lr(Variables self, Variables grads, Variables exp_avgs, Variables exp_avg_sqs,
                                Variables max_exp_avg_sqs, Variables state_steps, const Variable& lr, double beta1,
                                double beta2, double weight_decay, double eps, Flag amsgrad, Flag maximize,
                                const Variable& grad_scale, const Variable& found_inf) {
  return StepAdam({"_fused_adam", beta1, beta2, weight_decay, eps, amsgrad, maximize, false}, self, grads, exp_avgs,
                  exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, {grad_scale, found_inf});
}

void _fused_adam__tensor_lr(Variables self, Variables grads, Variables exp_avgs, Variables exp_avg_sqs,
                            Variables max_exp_avg_sqs, Variables state_steps, const Variable& lr, double beta1,
                            double beta2, double weight_decay, double eps, Flag amsgrad, Flag maximize,
                            const Variable& grad_scale, const Variable& found_inf) {
  WriteAdam(_fused_adam_tensor_lr(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2,
                                  weight_decay, eps, amsgrad, maximize, grad_scale, found_inf),
            self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, amsgrad, grad_scale);
}

AdamLists _fused_adam(Variables self, Variables grads, Variables exp_avgs, Variables exp_avg_sqs,
                      Variables max_exp_avg_sqs, Variables state_steps, double lr, double beta1, double beta2,
                      double weight_decay, double eps, Flag amsgrad, Flag maximize, const Variable& grad_scale,
                      const Variable& found_inf) {
  return _fused_adam_tensor_lr(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, RateOf(lr), beta1,
                               beta2, weight_decay, eps, amsgrad, maximize, grad_scale, found_inf);
}

void _fused_adam_(Variables self, Variables grads, Variables exp_avgs, Variables exp_avg_sqs, Variables max_exp_avg_sqs,
                  Variables state_steps, double lr, double beta1, double beta2, double weight_decay, double eps,
                  Flag amsgrad, Flag maximize, const Variable& grad_scale, const Variable& found_inf) {
  _fused_adam__tensor_lr(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, RateOf(lr), beta1, beta2,
                         weight_decay, eps, amsgrad, maximize, grad_scale, found_inf);
}

AdamLists _fused_adamw_tensor_lr(Variables self, Variables grads, Variables exp_avgs, Variables exp_avg_sqs,
                                 Variables max_exp_avg_sqs, Variables state_steps, const Variable& lr, double beta1,
                                 double beta2, double weight_decay, double eps, Flag amsgrad, Flag maximize,
                                 const Variable& grad_scale, const Variable& found_inf) {
  return StepAdam({"_fused_adamw", beta1, beta2, weight_decay, eps, amsgrad, maximize, true}, self, grads, exp_avgs,
                  exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, {grad_scale, found_inf});
}

void _fused_adamw__tensor_lr(Variables self, Variables grads, Variables exp_avgs, Variables exp_avg_sqs,
                             Variables max_exp_avg_sqs, Variables state_steps, const Variable& lr, double beta1,
                             double beta2, double weight_decay, double eps, Flag amsgrad, Flag maximize,
                             const Variable& grad_scale, const Variable& found_inf) {
  WriteAdam(_fused_adamw_tensor_lr(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2,
                                   weight_decay, eps, amsgrad, maximize, grad_scale, found_inf),
            self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, amsgrad, grad_scale);
}

AdamLists _fused_adamw(Variables self, Variables grads, Variables exp_avgs, Variables exp_avg_sqs,
                       Variables max_exp_avg_sqs, Variables state_steps, double lr, double beta1, double beta2,
                       double weight_decay, double eps, Flag amsgrad, Flag maximize, const Variable& grad_scale,
                       const Variable& found_inf) {
  return _fused_adamw_tensor_lr(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, RateOf(lr), beta1,
                                beta2, weight_decay, eps, amsgrad, maximize, grad_scale, found_inf);
}

void _fused_adamw_(Variables self, Variables grads, Variables exp_avgs, Variables exp_avg_sqs,
                   Variables max_exp_avg_sqs, Variables state_steps, double lr, double beta1, double beta2,
                   double weight_decay, double eps, Flag amsgrad, Flag maximize, const Variable& grad_scale,
                   const Variable& found_inf) {
  _fused_adamw__tensor_lr(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, RateOf(lr), beta1, beta2,
                          weight_decay, eps, amsgrad, maximize, grad_scale, found_inf);
}

SgdLists _fused_sgd_tensor_lr(Variables self, Variables grads, Variables momentum_buffer_list, double weight_decay,
                              double momentum, const Variable& lr, double dampening, Flag nesterov, Flag maximize,
                              Flag is_first_step, const Variable& grad_scale, const Variable& found_inf) {
  return StepSgd({"_fused_sgd", weight_decay, momentum, dampening, nesterov, maximize, is_first_step}, self, grads,
                 momentum_buffer_list, lr, {grad_scale, found_inf});
}

void _fused_sgd__tensor_lr(Variables self, Variables grads, Variables momentum_buffer_list, double weight_decay,
                           double momentum, const Variable& lr, double dampening, Flag nesterov, Flag maximize,
                           Flag is_first_step, const Variable& grad_scale, const Variable& found_inf) {
  const SgdLists next = _fused_sgd_tensor_lr(self, grads, momentum_buffer_list, weight_decay, momentum, lr, dampening,
                                             nesterov, maximize, is_first_step, grad_scale, found_inf);
  WriteEach(self, std::get<0>(next));
  if (grad_scale.defined()) WriteEach(grads, std::get<1>(next));
  if (momentum != 0) WriteEach(momentum_buffer_list, std::get<2>(next));
}

SgdLists _fused_sgd(Variables self, Variables grads, Variables momentum_buffer_list, double weight_decay,
                    double momentum, double lr, double dampening, Flag nesterov, Flag maximize, Flag is_first_step,
                    const Variable& grad_scale, const Variable& found_inf) {
  return _fused_sgd_tensor_lr(self, grads, momentum_buffer_list, weight_decay, momentum, RateOf(lr), dampening,
                              nesterov, maximize, is_first_step, grad_scale, found_inf);
}

void _fused_sgd_(Variables self, Variables grads, Variables momentum_buffer_list, double weight_decay, double momentum,
                 double lr, double dampening, Flag nesterov, Flag maximize, Flag is_first_step,
                 const Variable& grad_scale, const Variable& found_inf) {
  _fused_sgd__tensor_lr(self, grads, momentum_buffer_list, weight_decay, momentum, RateOf(lr), dampening, nesterov,
                        maximize, is_first_step, grad_scale, found_inf);
}

AdagradLists _fused_adagrad_tensor_lr(Variables self, Variables grads, Variables state_sums, Variables state_steps,
                                      const Variable& lr, double lr_decay, double weight_decay, double eps,
                                      Flag maximize, const Variable& grad_scale, const Variable& found_inf) {
  return StepAdagrad({"_fused_adagrad", lr_decay, weight_decay, eps, maximize}, self, grads, state_sums, state_steps,
                     lr, {grad_scale, found_inf});
}

void _fused_adagrad__tensor_lr(Variables self, Variables grads, Variables state_sums, Variables state_steps,
                               const Variable& lr, double lr_decay, double weight_decay, double eps, Flag maximize,
                               const Variable& grad_scale, const Variable& found_inf) {
  const AdagradLists next = _fused_adagrad_tensor_lr(self, grads, state_sums, state_steps, lr, lr_decay, weight_decay,
                                                     eps, maximize, grad_scale, found_inf);
  WriteEach(self, std::get<0>(next));
  if (grad_scale.defined()) WriteEach(grads, std::get<1>(next));
  WriteEach(state_sums, std::get<2>(next));
}

std::tuple<variable_list, variable_list, variable_list, variable_list> _fused_adagrad(
    Variables self, Variables grads, Variables state_sums, Variables state_steps, double lr, double lr_decay,
    double weight_decay, double eps, Flag maximize, const Variable& grad_scale, const Variable& found_inf) {
  return std::tuple_cat(_fused_adagrad_tensor_lr(self, grads, state_sums, state_steps, RateOf(lr), lr_decay,
                                                 weight_decay, eps, maximize, grad_scale, found_inf),
                        std::tuple(AsList(state_steps)));
}

void _fused_adagrad_(Variables self, Variables grads, Variables state_sums, Variables state_steps, double lr,
                     double lr_decay, double weight_decay, double eps, Flag maximize, const Variable& grad_scale,
                     const Variable& found_inf) {
  _fused_adagrad__tensor_lr(self, grads, state_sums, state_steps, RateOf(lr), lr_decay, weight_decay, eps, maximize,
                            grad_scale, found_inf);
}

}  // namespace backtape::decompositions
