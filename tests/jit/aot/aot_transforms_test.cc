// Functions that call functional transforms, compiled ahead of their backward or as a captured step.
#include <functional>
#include <vector>

#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/jit/aot_function.h"
#include "backtape/jit/captured_step.h"
#include "backtape/passes/func/func.h"
#include "backtape/tests/jit/aot/compare_with_eager.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

std::vector<double> ElementsOf(const Variable& variable) {
  std::vector<double> elements;
  for (int64_t i = 0; i < variable.numel(); ++i) elements.push_back(variable.item(i).to_double());
  return elements;
}

void ExpectNear(const std::vector<double>& found, const std::vector<double>& expected) {
  ASSERT_EQ(found.size(), expected.size());
  for (size_t i = 0; i < found.size(); ++i) EXPECT_NEAR(found[i], expected[i], 1e-12) << "element " << i;
}

// The program is called with an input of 3 elements, and with a tensor of 3 elements that it captures.
using Program = std::function<variable_list(const variable_list& in, const Variable& captured)>;

// Compares the results, and the gradients of the input and of the captured tensor.
void ExpectGradientsOfEager(const Program& program) {
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    std::vector<double> expected;
    for (const bool is_compiled : {false, true}) {
      const Variable x = TestLeaf({3}, 0.4), captured = TestLeaf({3}, 0.9);
      const VariableProgram eager = [&](const variable_list& in) { return program(in, captured); };
      AotFunction function(eager, {.engine = {.backend = backend}});
      Variable sum = ops::zeros({}, DType::kFloat64);
      for (const Variable& result : is_compiled ? function({x}) : eager({x})) sum = sum + ops::sum(result);
      sum.backward();
      std::vector<double> found = ElementsOf(sum);
      for (const Variable& leaf : {x, captured}) {
        for (const double element : ElementsOf(leaf.grad())) found.push_back(element);
      }
      if (!is_compiled) expected = found;
      EXPECT_EQ(function.stats().eager_runs, 0);
      ExpectNear(found, expected);
    }
  }
}

TEST(AotTransforms, ACapturedTensorIsOneInputOfTheGraph) {
  ExpectGradientsOfEager([](const variable_list& in, const Variable& w) -> variable_list {
    const auto square = [&](const variable_list& b) -> variable_list { return {ops::sum(b[0] * b[0] * w)}; };
    return {in[0] * w, func::Grad(square)({in[0]})[0], func::Grad(square)({in[0] * w})[0]};
  });
}

TEST(AotTransforms, DetachAndNoGradModeInsideVmap) {
  ExpectGradientsOfEager([](const variable_list& in, const Variable& w) -> variable_list {
    const auto sample = [&](const variable_list& b) -> variable_list {
      Variable constant;
      {
        const NoGradGuard no_grad;
        constant = ops::sin(b[0]);
      }
      return {b[0] * b[0].detach() * w, b[0] * constant};
    };
    return func::Vmap(sample)({in[0]});
  });
}

// The captured tensor is written between two transforms, each of which reads it.
TEST(AotTransforms, AStepThatWritesWhatTransformsRead) {
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    std::vector<double> expected;
    for (const bool is_compiled : {false, true}) {
      const Variable x = TestValues({3}, 0.4), w = TestValues({3}, 0.9);
      const VariableProgram eager = [&](const variable_list& in) -> variable_list {
        const auto times = [&](const variable_list& b) -> variable_list { return {b[0] * w}; };
        ops::add_(w, 1);
        const Variable g = func::Vmap(times)({in[0]})[0];
        ops::mul_(w, 2);
        const Variable h = func::Vmap(times)({in[0]})[0];
        ops::add_(w, ops::select(h, 0, 0));
        return {g, h};
      };
      CapturedStep step(eager, {.backend = backend});
      std::vector<double> found;
      for (int call = 0; call < 4; ++call) {
        for (const Variable& result : is_compiled ? step({x}) : eager({x})) {
          for (const double element : ElementsOf(result)) found.push_back(element);
        }
        for (const double element : ElementsOf(w)) found.push_back(element);
      }
      if (!is_compiled) expected = found;
      EXPECT_EQ(step.stats().eager_runs, 0);
      ExpectNear(found, expected);
    }
  }
}

}  // namespace
}  // namespace backtape
