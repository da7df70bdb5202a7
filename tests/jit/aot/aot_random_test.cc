// Functions that draw random numbers and are compiled ahead of their backward. The cases are those of PyTorch's
// test/test_functionalization_of_rng_ops.py.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <vector>

#include "backtape/autograd/custom/checkpoint.h"
#include "backtape/autograd/custom/function.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/random_calls.h"
#include "backtape/jit/aot_function.h"
#include "backtape/tests/jit/aot/compare_with_eager.h"

namespace backtape {
namespace {

using V = variable_list;

Variable Leaf(const std::vector<int64_t>& sizes) { return TestLeaf(sizes, 0.1); }

void Append(const Variable& variable, std::vector<double>& values) {
  for (int64_t i = 0; i < variable.numel(); ++i) values.push_back(variable.item(i).to_double());
}

// Calls the function with each of the sizes. Returns the results, the gradients, and numbers drawn afterwards.
std::vector<double> Observed(const VariableProgram& function, uint64_t seed,
                             const std::vector<std::vector<int64_t>>& sizes) {
  std::vector<double> values;
  manual_seed(seed);
  for (const std::vector<int64_t>& size : sizes) {
    const Variable x = Leaf(size);
    const V results = function({x});
    Variable sum;
    for (const Variable& result : results) {
      Append(result, values);
      sum = sum.defined() ? sum + ops::sum(result) : ops::sum(result);
    }
    sum.backward();
    Append(x.grad(), values);
    Append(ops::rand_like(x), values);
  }
  return values;
}

size_t CountOf(const Graph& graph, OpId op) {
  size_t count = 0;
  for (const Node* node : graph.nodes()) count += node->is_call_to(op) ? 1 : 0;
  return count;
}

void ExpectEagersNumbers(const VariableProgram& program, const std::vector<std::vector<int64_t>>& sizes,
                         size_t num_philox_calls) {
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    for (const bool is_functional : {false, true}) {
      AotFunction function(program, {.engine = {.backend = backend}, .functional_random = is_functional});
      for (uint64_t seed = 0; seed < 10; ++seed) {
        // Native code rounds normally distributed numbers and elementary functions differently.
        EXPECT_THAT(Observed([&](const V& a) { return function(a); }, seed, sizes),
                    ::testing::Pointwise(::testing::DoubleNear(1e-6), Observed(program, seed, sizes)));
      }
      for (const auto& [reason, count] : function.stats().eager_reasons) ADD_FAILURE() << reason;
      ASSERT_NE(function.joint(), nullptr);
      EXPECT_EQ(DrawsRandomNumbers(*function.joint()), !is_functional);
      if (is_functional) {
        EXPECT_EQ(CountOf(*function.joint(), OpId::rngprims_philox_rand) +
                      CountOf(*function.joint(), OpId::rngprims_philox_randn),
                  num_philox_calls);
      }
    }
  }
}

V TwoDraws(const V& a) {
  const Variable x = ops::rand_like(a[0]) * a[0];
  return {a[0] * ops::rand_like(a[0]) + x};
}

TEST(AotRandom, TwoDrawsAreTwoPhiloxCalls) { ExpectEagersNumbers(TwoDraws, {{8}, {8}}, 2); }

TEST(AotRandom, DynamicSizes) { ExpectEagersNumbers(TwoDraws, {{4, 3}, {6, 3}, {9, 3}}, 2); }

// The strides of the transposed value are symbolic from the second call on.
TEST(AotRandom, DynamicStrides) {
  ExpectEagersNumbers(
      [](const V& a) -> V {
        const Variable t = ops::transpose(a[0], 0, 1);
        return {ops::dropout(t, 0.5, true) * ops::randn_like(t) + ops::bernoulli(t, 0.4)};
      },
      {{4, 3}, {6, 3}, {9, 3}}, 3);
}

TEST(AotRandom, DropoutAndOtherDistributions) {
  ExpectEagersNumbers(
      [](const V& a) -> V {
        const Variable noise = ops::uniform(a[0], -2.0, 3.0);
        const Variable normal = ops::randn_like(a[0]);
        return {ops::dropout(a[0] * noise, 0.3, true) + ops::bernoulli(a[0], 0.4) * normal};
      },
      {{5, 4}}, 4);
}

// A custom function that draws in its forward and in its backward.
struct Noisy : Function<Noisy> {
  static constexpr bool is_traceable = true;
  static Variable Forward(FunctionContext&, const Variable& x) { return x * ops::rand_like(x); }
  static variable_list Backward(FunctionContext&, variable_list grads) {
    return {grads[0] * ops::rand_like(grads[0]) + ops::rand_like(grads[0])};
  }
};

TEST(AotRandom, ABackwardThatDraws) {
  ExpectEagersNumbers([](const V& a) -> V { return {Noisy::Apply(a[0]) * ops::rand_like(a[0])}; }, {{6}, {6}}, 4);
  AotFunction function([](const V& a) -> V { return {Noisy::Apply(a[0])}; }, {.functional_random = true});
  ops::sum(function({Leaf({3})})[0]).backward();
  EXPECT_EQ(function.metadata()->forward_draws, 1);
  EXPECT_EQ(function.metadata()->backward_draws, 2);
  // The states of forward and backward are inputs, and the next offset of each is an output.
  const Graph& joint = *function.joint();
  for (const char* name : {"forward_seed", "forward_offset", "backward_seed", "backward_offset"}) {
    ASSERT_NE(joint.Find(name), nullptr) << name;
    EXPECT_TRUE(joint.Find(name)->is_placeholder());
  }
  EXPECT_EQ(joint.output()->args()[0].items().size(), 4);  // result, forward offset, gradient, backward offset
}

// With functional random numbers, the backward may draw the forward's numbers again instead of saving them.
TEST(AotRandom, RecomputedCallsDrawTheSameNumbers) {
  const VariableProgram program = [](const V& a) -> V { return {ops::dropout(ops::sin(a[0]), 0.5, true)}; };
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    AotOptions options{.engine = {.backend = backend}, .functional_random = true};
    std::string backward;
    options.engine.dump = [&](absl::string_view stage, absl::string_view text) {
      if (stage == "backward") backward = std::string(text);
    };
    AotFunction function(program, options);
    for (uint64_t seed = 0; seed < 10; ++seed) {
      const std::vector<double> found = Observed([&](const V& a) { return function(a); }, seed, {{30}});
      const std::vector<double> expected = Observed(program, seed, {{30}});
      ASSERT_EQ(found.size(), expected.size());
      for (size_t i = 0; i < found.size(); ++i) EXPECT_NEAR(found[i], expected[i], 1e-14);
    }
    EXPECT_NE(backward.find("philox_rand"), std::string::npos) << backward;
  }
}

// PyTorch's test_checkpoint: an eager checkpoint and a compiled one draw the forward's numbers again.
TEST(AotRandom, CheckpointsDrawTheSameNumbersAgain) {
  const auto part = [](const V& a) -> V {
    const Variable kept = ops::dropout(a[0] * ops::rand_like(a[0]), 0.6, true);
    return {kept * kept};
  };
  const VariableProgram plain = [&](const V& a) -> V { return part({a[0] * a[0]}); };
  const VariableProgram program = [&](const V& a) -> V { return Checkpoint(part, {a[0] * a[0]}); };
  for (uint64_t seed = 0; seed < 10; ++seed) {
    EXPECT_EQ(Observed(program, seed, {{8}, {8}}), Observed(plain, seed, {{8}, {8}}));
  }
  ExpectEagersNumbers(program, {{8}, {8}}, 2);
}

TEST(AotRandom, StateIsReadAndSet) {
  AotFunction function(TwoDraws, {.functional_random = true});
  manual_seed(3);
  function({Leaf({5})});
  const Generator::State state = Generator::Default().state();
  EXPECT_EQ(state.offset, 2);
  std::vector<double> first, second;
  Append(function({Leaf({5})})[0], first);
  Generator::Default().set_state(state);
  Append(function({Leaf({5})})[0], second);
  EXPECT_EQ(first, second);
}

// Derivatives of any order see the numbers that the forward drew.
TEST(AotRandom, DoubleBackwardSeesTheNumbersOfTheForward) {
  const VariableProgram program = [](const V& a) -> V { return {ops::dropout(a[0] * a[0] * a[0], 0.5, true)}; };
  for (const bool is_functional : {false, true}) {
    AotFunction function(program, {.functional_random = is_functional});
    std::vector<double> values[2];
    for (int k = 0; k < 2; ++k) {
      manual_seed(5);
      const Variable x = Leaf({20});
      const Variable y = k == 0 ? function({x})[0] : program({x})[0];
      const V first = Grad({ops::sum(y)}, {x}, {}, {.create_graph = true});
      const V second = Grad({ops::sum(first[0] * first[0])}, {x});
      Append(first[0], values[k]);
      Append(second[0], values[k]);
    }
    ASSERT_EQ(values[0].size(), values[1].size());
    for (size_t i = 0; i < values[0].size(); ++i) EXPECT_NEAR(values[0][i], values[1][i], 1e-12);
    EXPECT_EQ(function.stats().eager_runs, 0);
  }
}

TEST(AotRandom, UnsupportedCallsRunEagerlyWithAReason) {
  AotFunction function([](const V& a) -> V { return {a[0] * ops::exponential(a[0])}; }, {.functional_random = true});
  function({Leaf({4})});
  ASSERT_EQ(function.stats().eager_runs, 1);
  const std::string reason = function.stats().eager_reasons.begin()->first;
  EXPECT_NE(reason.find("exponential"), std::string::npos) << reason;
}

}  // namespace
}  // namespace backtape
