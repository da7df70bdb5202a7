#include "backtape/examples/adam.h"

#include <utility>

#include "backtape/autograd/grad_mode.h"
#include "backtape/autograd/operators.h"
#include "backtape/autograd/ops.h"

namespace backtape::examples {
namespace {

constexpr double kBeta1 = 0.9;
constexpr double kBeta2 = 0.999;
constexpr double kEpsilon = 1e-8;

}  // namespace

Adam::Adam(variable_list parameters, double learning_rate)
    : parameters_(std::move(parameters)),
      step_(Tensor::Full({}, Scalar(0.0), parameters_.front().dtype())),
      learning_rate_(learning_rate) {
  for (const Variable& p : parameters_) {
    first_moments_.push_back(Tensor::Full(p.sizes(), Scalar(0.0), p.dtype()));
    second_moments_.push_back(Tensor::Full(p.sizes(), Scalar(0.0), p.dtype()));
  }
}

void Adam::Step(absl::Span<const Variable> gradients) {
  const NoGradGuard no_grad;
  step_ += 1.0;
  // Bias correction: the moments are too small by the factor 1 - beta^step.
  const Variable correction1 = 1.0 - ops::pow(SymScalar(kBeta1), step_);
  const Variable correction2 = ops::sqrt(1.0 - ops::pow(SymScalar(kBeta2), step_));
  const Variable step_size = -learning_rate_ / correction1;
  for (size_t i = 0; i < parameters_.size(); ++i) {
    const Variable& gradient = gradients[i];
    ops::lerp_(first_moments_[i], gradient, 1 - kBeta1);
    second_moments_[i] *= kBeta2;
    ops::addcmul_(second_moments_[i], gradient, gradient, 1 - kBeta2);
    const Variable denominator = ops::sqrt(second_moments_[i]) / correction2 + kEpsilon;
    parameters_[i] += step_size * first_moments_[i] / denominator;
  }
}

}  // namespace backtape::examples
