// A program of somebody else's that adds ops with derivatives and trains with them.
#include <cmath>
#include <cstdio>
#include <exception>

#include "backtape/autograd/engine.h"
#include "backtape/autograd/grad_mode.h"
#include "backtape/autograd/operators.h"
#include "bent/ops.h"

namespace {

using backtape::Variable;

Variable Vector(std::initializer_list<double> values) {
  return backtape::Tensor::FromValues({static_cast<int64_t>(values.size())}, {values.begin(), values.size()},
                                      backtape::DType::kFloat64);
}

Variable Loss(const Variable& weight, const Variable& x, const Variable& target) {
  const Variable y = bent::ops::pair_sums(bent::ops::bend(x * weight, 0.25));
  const Variable difference = y - target;
  return backtape::ops::sum(difference * difference);
}

// The gradient of the loss is what central differences say.
bool GradientIsRight(const Variable& weight, const Variable& x, const Variable& target) {
  Loss(weight, x, target).backward();
  for (int64_t i = 0; i < weight.numel(); ++i) {
    const backtape::NoGradGuard no_grad;
    constexpr double kStep = 1e-6;
    double losses[2];
    for (int side = 0; side < 2; ++side) {
      const Variable moved = weight.clone();
      moved.data<double>()[i] += side == 0 ? kStep : -kStep;
      losses[side] = Loss(moved, x, target).item().to_double();
    }
    const double expected = (losses[0] - losses[1]) / (2 * kStep);
    const double found = weight.grad().item(i).to_double();
    if (std::abs(found - expected) > 1e-6 * (1 + std::abs(expected))) {
      std::printf("gradient %d is %g, central differences give %g\n", static_cast<int>(i), found, expected);
      return false;
    }
  }
  return true;
}

int Run() {
  const Variable x = Vector({1, -2, 0.5, 3});
  const Variable target = Vector({0.5, -1, 2});
  const Variable weight = Vector({0.3, 0.1, -0.2, 0.4}).set_requires_grad();
  if (!GradientIsRight(weight, x, target)) return 1;

  const double before = Loss(weight, x, target).item().to_double();
  for (int step = 0; step < 200; ++step) {
    weight.set_grad({});
    Loss(weight, x, target).backward();
    const backtape::NoGradGuard no_grad;
    weight.sub_(weight.grad(), 0.02);
  }
  const double after = Loss(weight, x, target).item().to_double();
  std::printf("loss %.3f, after training %.3f\n", before, after);
  return after < 0.01 * before ? 0 : 1;
}

}  // namespace

int main() {
  try {
    return Run();
  } catch (const std::exception& e) {
    std::printf("%s\n", e.what());
    return 1;
  }
}
