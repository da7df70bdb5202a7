// A program that uses an installed Backtape. It adds ops with derivatives and trains with them: eagerly, and with
// captured backwards on either engine.
#include <cmath>
#include <cstdio>
#include <exception>
#include <string>
#include <tuple>

#include "backtape/autograd/capture/compiled_backward.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/jit/backward_compiler.h"
#include "backtape/tensor/error.h"
#include "bent/library.h"
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

// Whether the gradient of the loss agrees with central differences.
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

// The loss after some steps of gradient descent. `compiled`, if not null, runs every backward.
double Train(backtape::CompiledBackward* compiled) {
  const Variable x = Vector({1, -2, 0.5, 3});
  const Variable target = Vector({0.5, -1, 2});
  const Variable weight = Vector({0.3, 0.1, -0.2, 0.4}).set_requires_grad();
  for (int step = 0; step < 50; ++step) {
    weight.set_grad({});
    {
      const backtape::CompiledBackward::Scope scope(compiled);
      Loss(weight, x, target).backward();
    }
    const backtape::NoGradGuard no_grad;
    weight.sub_(weight.grad(), 0.02);
  }
  return Loss(weight, x, target).item().to_double();
}

bool Expect(bool condition, const char* what) {
  if (!condition) std::printf("expectation failed: %s\n", what);
  return condition;
}

// Whether the ops share storage and write arguments as their schemas state.
bool AliasAnnotationsHold() {
  const Variable leaf = Vector({1, 2, 3, 4, 5}).set_requires_grad();
  const Variable base = leaf * 1;
  const Variable evens = bent::ops::evens(base);
  evens.mul_(10);
  if (!Expect(evens.is_view() && base.item(2).to_double() == 30, "evens is a view")) return false;
  base.sum().backward();
  for (int i = 0; i < 5; ++i) {
    if (!Expect(leaf.grad().item(i).to_double() == (i % 2 == 0 ? 10 : 1), "the write to the view is on the tape"))
      return false;
  }
  try {
    bent::ops::evens(leaf).mul_(2);
    return Expect(false, "a view of a leaf is not written");
  } catch (const backtape::Error&) {
  }
  const Variable total = Variable(backtape::Tensor::Full({}, 0.0, backtape::DType::kFloat64));
  const Variable uses_total = total * leaf;  // saves total for backward
  bent::ops::tally(leaf, total);
  if (!Expect(total.item().to_double() == 15 && total.version() == 1, "total was written")) return false;
  try {
    uses_total.sum().backward();
    return Expect(false, "backward notices that total was written");
  } catch (const backtape::Error&) {
  }
  try {
    bent::ops::tally(leaf, Variable(backtape::Tensor::Full({}, 0.0, backtape::DType::kFloat64)).set_requires_grad());
    return Expect(false, "an argument without a formula must not require grad");
  } catch (const backtape::Error&) {
  }
  return true;
}

// Differentiates an op with two results. The loss uses only one of them, so the other one's gradient is undefined.
bool OneResultOfSeveralIsEnough() {
  const Variable x = Vector({3}).set_requires_grad();
  const Variable y = Vector({4}).set_requires_grad();
  std::get<0>(bent::ops::polar(x, y)).sum().backward();
  if (!Expect(std::abs(x.grad().item().to_double() - 0.6) < 1e-12, "dr/dx")) return false;
  y.set_grad({});
  std::get<1>(bent::ops::polar(x, y)).sum().backward();
  return Expect(std::abs(y.grad().item().to_double() - 0.12) < 1e-12, "dtheta/dy");
}

int Run() {
  if (!AliasAnnotationsHold() || !OneResultOfSeveralIsEnough()) return 1;
  const Variable weight = Vector({0.3, 0.1, -0.2, 0.4}).set_requires_grad();
  if (!GradientIsRight(weight, Vector({1, -2, 0.5, 3}), Vector({0.5, -1, 2}))) return 1;

  const double eager = Train(nullptr);
  std::printf("loss after training: %.6f\n", eager);
  if (!(eager < 0.3)) return 1;
  for (const auto backend : {backtape::Backend::kInterpreter, backtape::Backend::kNative}) {
    std::string optimised;
    backtape::EngineOptions options;
    options.backend = backend;
    options.library = &bent::Library();
    options.dump = [&](absl::string_view stage, const std::string& text) {
      if (stage == "optimised") optimised = text;
    };
    backtape::CompiledBackward compiled(backtape::MakeBackwardCompiler(options));
    const double captured = Train(&compiled);
    std::printf("captured: %.6f, %d captures\n", captured, static_cast<int>(compiled.stats().captures));
    if (std::abs(captured - eager) > 1e-12 || compiled.stats().captures != 1) return 1;
    // The graph must contain the op and the line of this file that it comes from.
    if (optimised.find("torch.ops.bent.bend_backward.default") == std::string::npos ||
        optimised.find("bent::ops::pair_sums(bent::ops::bend(x * weight, 0.25))") == std::string::npos) {
      std::printf("expected a call of bend_backward with its source line in\n%s\n", optimised.c_str());
      return 1;
    }
  }
  return 0;
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
