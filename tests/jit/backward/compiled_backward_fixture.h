#ifndef BACKTAPE_TESTS_JIT_BACKWARD_COMPILED_BACKWARD_FIXTURE_H_
#define BACKTAPE_TESTS_JIT_BACKWARD_COMPILED_BACKWARD_FIXTURE_H_

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/jit/backward_compiler.h"

// Helper functions and fixtures for tests of captured backwards.
namespace backtape {

inline Variable Values(std::vector<int64_t> sizes, double first = 0.3, double step = 0.37) {
  int64_t numel = 1;
  for (const int64_t size : sizes) numel *= size;
  std::vector<double> values;
  // Irregular values in [-1, 1).
  for (int64_t i = 0; i < numel; ++i) {
    const double value = first + step * static_cast<double>(i);
    values.push_back(2 * (value - std::floor(value)) - 1);
  }
  return Tensor::FromValues(sizes, values, DType::kFloat64);
}

inline std::vector<double> ToVector(const Variable& x) {
  std::vector<double> values;
  for (int64_t i = 0; i < x.numel(); ++i) values.push_back(x.item(i).to_double());
  return values;
}

inline void ExpectNear(const Variable& actual, const Variable& expected, double relative) {
  ASSERT_TRUE(actual.defined());
  ASSERT_TRUE(expected.defined());
  ASSERT_EQ(actual.sizes(), expected.sizes());
  double scale = 0;
  for (const double value : ToVector(expected)) scale = std::max(scale, std::abs(value));
  for (int64_t i = 0; i < expected.numel(); ++i) {
    ASSERT_NEAR(actual.item(i).to_double(), expected.item(i).to_double(), relative * scale) << i;
  }
}

struct Mlp {
  variable_list parameters;
  explicit Mlp(double seed = 0.1, int64_t in = 3, int64_t hidden = 4, int64_t out = 2) {
    parameters = {Values({hidden, in}, seed), Values({hidden}, seed + 0.2), Values({out, hidden}, seed + 0.5),
                  Values({out}, seed + 0.7)};
    for (const Variable& p : parameters) p.set_requires_grad();
  }
  Variable Loss(const Variable& x) const {
    const Variable h = ops::relu(ops::linear(x, parameters[0], parameters[1]));
    return ops::mean(ops::pow(ops::linear(h, parameters[2], parameters[3]), 2));
  }
  void ZeroGrad() const {
    for (const Variable& p : parameters) p.set_grad({});
  }
  variable_list Grads() const {
    variable_list grads;
    for (const Variable& p : parameters) grads.push_back(p.grad());
    return grads;
  }
};

// Parametrised over the backends.
class CompiledBackwardTest : public ::testing::TestWithParam<Backend> {
 protected:
  CompiledBackwardTest() : compiled_(MakeBackwardCompiler({.backend = GetParam(), .dump = Dump()})) {}
  std::function<void(absl::string_view, const std::string&)> Dump() {
    return [this](absl::string_view stage, const std::string& text) { stages_.emplace_back(stage, text); };
  }
  std::string Stage(absl::string_view name) const {
    for (const auto& [stage, text] : stages_) {
      if (stage == name) return text;
    }
    return "";
  }
  int64_t captures() const { return compiled_.stats().captures; }
  int64_t compiles() const { return compiled_.stats().compiles; }

  std::vector<std::pair<std::string, std::string>> stages_;
  CompiledBackward compiled_;
};

inline std::string EngineName(const ::testing::TestParamInfo<Backend>& info) {
  return info.param == Backend::kNative ? "Native" : "Interpreted";
}

}  // namespace backtape

#endif  // BACKTAPE_TESTS_JIT_BACKWARD_COMPILED_BACKWARD_FIXTURE_H_
