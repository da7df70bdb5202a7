// When an AotFunction compiles, and what backward does.
#include "backtape/jit/aot_function.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/custom/function.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/interp/interpreter.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/jit/aot/compare_with_eager.h"
#include "backtape/tests/support/deadline.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

// Returns its argument; Backward negates the gradient.
struct NegatesGradient : Function<NegatesGradient> {
  static constexpr bool is_traceable = true;
  static Variable Forward(FunctionContext&, const Variable& x) { return x; }
  static variable_list Backward(FunctionContext&, variable_list grads) { return {grads[0] * -1.0}; }
};

variable_list Chain(const variable_list& a) { return {ops::cos(ops::cos(a[0])) * a[1]}; }

TEST(AotFunction, CompilesTheBackwardOnTheFirstBackward) {
  AotFunction function(Chain);
  const Variable x = TestLeaf({3}, 0.1), y = TestLeaf({3}, 0.2);
  const Variable z = function({x, y})[0];
  EXPECT_EQ(function.stats().forward_compiles, 1);
  EXPECT_EQ(function.stats().backward_compiles, 0);
  ops::sum(z).backward();
  EXPECT_EQ(function.stats().backward_compiles, 1);
  ops::sum(function({x, y})[0]).backward();
  EXPECT_EQ(function.stats().forward_compiles, 1);
  EXPECT_EQ(function.stats().backward_compiles, 1);
}

// The compilers and the dump are the caller's code, which may run backward through the function that is compiled.
TEST(AotFunction, NoLockIsHeldWhileTheCompilerOfTheBackwardRuns) {
  const Deadline deadline;
  const Variable x = TestLeaf({3}, 0.1), y = TestLeaf({3}, 0.2);
  Variable z, inner;
  bool is_nested = false;
  AotOptions options;
  options.compile_backward = [&](const Graph& graph) {
    if (!std::exchange(is_nested, true)) {
      std::thread([&] { inner = Grad({z}, {x}, {}, {.retain_graph = true})[0]; }).join();
    }
    return CompileForInterpreter(graph);
  };
  AotFunction function(Chain, options);
  z = ops::sum(function({x, y})[0]);
  const Variable outer = Grad({z}, {x})[0];
  ASSERT_TRUE(inner.defined());
  for (int64_t i = 0; i < 3; ++i) EXPECT_EQ(inner.item(i).to_double(), outer.item(i).to_double());
  EXPECT_EQ(function.stats().backward_compiles, 2);
}

TEST(AotFunction, NoLockIsHeldWhileTheGradientsAreCompiledOnTheTape) {
  const Deadline deadline;
  const Variable x = TestLeaf({3}, 0.1), y = TestLeaf({3}, 0.2);
  Variable z, inner;
  bool is_armed = false;
  AotOptions options;
  options.engine.dump = [&](absl::string_view, const std::string&) {
    if (std::exchange(is_armed, false)) inner = Grad({z}, {x}, {}, {.retain_graph = true, .create_graph = true})[0];
  };
  AotFunction function(Chain, options);
  z = ops::sum(function({x, y})[0]);
  is_armed = true;
  const Variable outer = Grad({z}, {x}, {}, {.create_graph = true})[0];
  ASSERT_TRUE(inner.defined());
  for (int64_t i = 0; i < 3; ++i) EXPECT_EQ(inner.item(i).to_double(), outer.item(i).to_double());
  const Variable second = Grad({ops::sum(inner)}, {x}, {}, {.retain_graph = true})[0];
  const Variable same = Grad({ops::sum(outer)}, {x})[0];
  for (int64_t i = 0; i < 3; ++i) EXPECT_EQ(second.item(i).to_double(), same.item(i).to_double());
}

TEST(AotFunction, CompilesNoBackwardWithoutGradients) {
  AotFunction function(Chain);
  const Variable x = TestLeaf({3}, 0.1), y = TestValues({3}, 0.2);
  {
    const NoGradGuard no_grad;
    EXPECT_FALSE(function({x, y})[0].requires_grad());
  }
  EXPECT_FALSE(function({y, y})[0].requires_grad());
  EXPECT_EQ(function.stats().forward_compiles, 2);
  EXPECT_EQ(function.stats().backward_compiles, 0);
}

// The gradient of the sum depends on the number of rows.
variable_list SumOfRows(const variable_list& a) { return {ops::sum(a[0] * 2.0, {0}) * a[1]}; }

void RunSizes(AotFunction& function, std::vector<int64_t> sizes) {
  for (const int64_t n : sizes) {
    const Variable x = TestLeaf({n, 3}, 0.1), w = TestLeaf({3}, 0.4);
    ops::sum(function({x, w})[0]).backward();
    const Variable x2 = TestLeaf({n, 3}, 0.1), w2 = TestLeaf({3}, 0.4);
    ops::sum(SumOfRows({x2, w2})[0]).backward();
    for (int64_t i = 0; i < x.numel(); ++i) EXPECT_EQ(x.grad().item(i).to_double(), x2.grad().item(i).to_double());
  }
}

TEST(AotFunction, CompilesTheBackwardWithTheForwardIfItTakesSizes) {
  AotFunction function(SumOfRows);
  RunSizes(function, {4});
  EXPECT_EQ(function.stats().backward_compiles, 1);
  const Variable x = TestLeaf({6, 3}, 0.1), w = TestLeaf({3}, 0.4);
  const Variable y = function({x, w})[0];
  EXPECT_EQ(function.stats().forward_compiles, 2);
  EXPECT_EQ(function.stats().backward_compiles, 2);  // before any backward
  RunSizes(function, {7, 9, 12});
  EXPECT_EQ(function.stats().forward_compiles, 2);
  EXPECT_EQ(function.stats().backward_compiles, 2);
}

TEST(AotFunction, AFailedEarlyCompileOfTheBackwardIsAWarningUntilBackward) {
  int failures = 0;
  std::vector<std::string> warnings;
  AotOptions options;
  options.compile_backward = [&](const Graph&) -> absl::StatusOr<std::unique_ptr<Executable>> {
    ++failures;
    return absl::InternalError("deliberate failure");
  };
  options.warn = [&](const std::string& text) { warnings.push_back(text); };
  AotFunction function(SumOfRows, options);
  const Variable w = TestLeaf({3}, 0.4);
  function({TestLeaf({4, 3}, 0.1), w});
  EXPECT_EQ(failures, 0);
  const Variable y = function({TestLeaf({6, 3}, 0.1), w})[0];
  EXPECT_EQ(failures, 1);
  ASSERT_EQ(warnings.size(), 1);
  EXPECT_THAT(warnings[0], HasSubstr("deliberate failure"));
  EXPECT_EQ(y.size(0), 3);
  try {
    ops::sum(y).backward();
    FAIL() << "backward must throw";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("deliberate failure"));
  }
  EXPECT_EQ(failures, 2);
}

TEST(AotFunction, DoubleBackwardEqualsEager) {
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    AotFunction function(Chain, {.engine = {.backend = backend}});
    std::vector<double> values[2];
    for (int k = 0; k < 2; ++k) {
      const Variable x = TestLeaf({3}, 0.1), y = TestLeaf({3}, 0.2);
      const Variable z = k == 0 ? function({x, y})[0] : Chain({x, y})[0];
      const variable_list first = Grad({ops::sum(z * z)}, {x, y}, {}, {.create_graph = true});
      const variable_list second = Grad({ops::sum(first[0] * first[1])}, {x, y}, {}, {.create_graph = true});
      const variable_list third = Grad({ops::sum(second[0])}, {x, y});
      for (const variable_list& list : {first, second, third}) {
        for (const Variable& grad : list) {
          for (int64_t i = 0; i < 3; ++i) values[k].push_back(grad.item(i).to_double());
        }
      }
    }
    ASSERT_EQ(values[0].size(), 18);
    for (size_t i = 0; i < 18; ++i) EXPECT_NEAR(values[0][i], values[1][i], 1e-12);
    EXPECT_EQ(function.stats().eager_runs, 0);
  }
}

// Values that the function takes off the tape are constants for derivatives of any order.
TEST(AotFunction, DoubleBackwardThroughDetachedValuesEqualsEager) {
  const VariableProgram programs[] = {
      [](const variable_list& a) -> variable_list { return {a[0] * a[0] * ops::sin(a[0]).detach()}; },
      [](const variable_list& a) -> variable_list {
        Variable factor;
        {
          const NoGradGuard no_grad;
          factor = ops::sin(a[0]) * a[0];
        }
        return {a[0] * a[0] * factor};
      },
      [](const variable_list& a) -> variable_list {  // a gradient without create_graph
        return {a[0] * a[0] * Grad({ops::sum(ops::exp(a[0]))}, {a[0]})[0]};
      },
      // The formula of the second derivative contains detached values.
      [](const variable_list& a) -> variable_list { return {ops::pow(ops::layer_norm(a[0], {3}), 3) * a[0]}; },
  };
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    for (const VariableProgram& program : programs) {
      AotFunction function(program, {.engine = {.backend = backend}});
      std::vector<double> values[2];
      for (int k = 0; k < 2; ++k) {
        const Variable x = TestLeaf({3}, 0.1);
        const Variable z = k == 0 ? function({x})[0] : program({x})[0];
        const Variable first = Grad({ops::sum(z * z)}, {x}, {}, {.create_graph = true})[0];
        const Variable second = Grad({ops::sum(first * first)}, {x}, {}, {.create_graph = true})[0];
        const Variable third = Grad({ops::sum(second * second)}, {x})[0];
        for (const Variable& grad : {z, first, second, third}) {
          for (int64_t i = 0; i < 3; ++i) values[k].push_back(grad.item(i).to_double());
        }
      }
      for (size_t i = 0; i < values[1].size(); ++i) {
        EXPECT_NEAR(values[0][i], values[1][i], 1e-9 * (1 + std::abs(values[1][i])))
            << "program " << &program - programs << ", value " << i;
      }
      EXPECT_EQ(function.stats().eager_runs, 0);
    }
  }
}

TEST(AotFunction, AResultThatIsANewLeafGetsItsGradient) {
  const VariableProgram program = [](const variable_list& a) -> variable_list {
    const Variable leaf = a[0].detach() * 2;
    leaf.set_requires_grad();
    return {leaf, leaf * a[0]};
  };
  AotFunction function(program);
  const Variable x = TestLeaf({3}, 0.4);
  const variable_list results = function({x});
  ops::sum(results[1]).backward();
  ASSERT_TRUE(results[0].grad().defined());
  EXPECT_EQ(results[0].grad().item(1).to_double(), x.item(1).to_double());
}

// The new grad_fn() of the argument leads to the function's node, so the node must not keep the argument.
TEST(AotFunction, AWrittenArgumentIsFreed) {
  for (const bool calls_custom : {false, true}) {
    std::weak_ptr<Storage> storage;
    {
      AotFunction function([&](const variable_list& a) -> variable_list {
        ops::mul_(a[0], a[1]);
        return {calls_custom ? NegatesGradient::Apply(a[0] * a[0]) : a[0] * a[0]};
      });
      const Variable x = TestLeaf({3}, 0.1) * 1, y = TestLeaf({3}, 0.2);
      storage = x.storage();
      function({x, y});
    }
    EXPECT_TRUE(storage.expired());
  }
}

TEST(AotFunction, ResultsWithSizesThatDependOnValuesMayRunEagerly) {
  const auto program = [](const variable_list& a) -> variable_list {
    return {ops::masked_select(a[0], a[0] > 0) * 2, ops::nonzero(a[0])};
  };
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    AotFunction function(program, {.engine = {.backend = backend}});
    for (const int64_t n : {2, 3}) {
      const Variable x = TestLeaf({n, 3}, 0.1);
      const variable_list found = function({x}), expected = program({x});
      ops::sum(found[0]).backward();
      for (size_t i = 0; i < 2; ++i) {
        ASSERT_EQ(found[i].sizes(), expected[i].sizes());
        EXPECT_EQ(found[i].strides(), expected[i].strides());
        for (int64_t k = 0; k < found[i].numel(); ++k) {
          EXPECT_EQ(found[i].item(k).to_double(), expected[i].item(k).to_double());
        }
      }
      EXPECT_EQ(ops::sum(x.grad()).item().to_double(), 2 * static_cast<double>(expected[0].numel()));
    }
    EXPECT_EQ(function.stats().eager_runs, 2);
    EXPECT_THAT(function.stats().eager_reasons.begin()->first, HasSubstr("has a size that depends on values"));
  }
}

// In PyTorch too, the backward multiplies the zeros by the infinite derivative.
TEST(AotFunction, ResultsWithoutAGradientGetZeros) {
  const auto program = [](const variable_list& a) -> variable_list { return {a[0] * 2.0, ops::sqrt(a[0])}; };
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    AotFunction function(program, {.engine = {.backend = backend}});
    const Variable x = Tensor::FromValues({2}, {0, 4}, DType::kFloat64);
    x.set_requires_grad();
    ops::sum(function({x})[0]).backward();
    EXPECT_TRUE(std::isnan(x.grad().item(0).to_double()));
    EXPECT_EQ(x.grad().item(1).to_double(), 2);
  }
}

TEST(AotFunction, BackwardRunsOnceWithoutRetainGraph) {
  AotFunction function(Chain);
  const Variable z = ops::sum(function({TestLeaf({3}, 0.1), TestLeaf({3}, 0.2)})[0]);
  z.backward({}, {.retain_graph = true});
  z.backward();
  EXPECT_THROW(z.backward(), Error);
}

TEST(AotFunction, DetectsWritesOfSavedArguments) {
  AotFunction function([](const variable_list& a) -> variable_list { return {a[0] * a[1]}; });
  const Variable x = TestLeaf({3}, 0.1), y = TestValues({3}, 0.2);
  const Variable z = ops::sum(function({x, y})[0]);
  ops::mul_(y, 2.0);
  try {
    z.backward();
    FAIL() << "backward must throw";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("modified by an inplace operation"));
  }
}

TEST(AotFunction, DrawsTheNumbersThatEagerDraws) {
  const auto program = [](const variable_list& a) -> variable_list {
    const Variable noise = ops::rand_like(a[0]);
    return {ops::dropout(a[0] * noise, 0.5, true) + ops::rand_like(a[0])};
  };
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    AotFunction function(program, {.engine = {.backend = backend}});
    for (uint64_t seed = 0; seed < 10; ++seed) {
      std::vector<double> values[2];
      for (int k = 0; k < 2; ++k) {
        manual_seed(seed);
        const Variable x = TestLeaf({40}, 0.1);
        const Variable y = k == 0 ? function({x})[0] : program({x})[0];
        ops::sum(y).backward();
        const Variable after = ops::rand_like(x);
        for (const Variable& v : {y, x.grad(), after}) {
          for (int64_t i = 0; i < 40; ++i) values[k].push_back(v.item(i).to_double());
        }
      }
      EXPECT_EQ(values[0], values[1]);
    }
    EXPECT_EQ(function.metadata()->forward_draws, 3);
    EXPECT_EQ(function.stats().forward_compiles, 1);
  }
}

TEST(AotFunction, TensorsOfTheFunctionGetGradients) {
  const Variable w = TestLeaf({3, 2}, 0.2), running = TestValues({2}, 0.6);
  AotFunction function([&](const variable_list& a) -> variable_list {
    const Variable y = ops::mm(a[0], w);
    const NoGradGuard no_grad;
    ops::lerp_(running, ops::mean(y, {0}), 0.1);
    return {y};
  });
  const Variable x = TestValues({4, 3}, 0.1);
  const double before = running.item(0).to_double();
  ops::sum(function({x})[0]).backward();
  ASSERT_TRUE(w.grad().defined());
  EXPECT_NE(running.item(0).to_double(), before);
  EXPECT_EQ(function.stats().eager_runs, 0);
  EXPECT_EQ(function.metadata()->primals.size(), 3);
}

// A tape node keeps only the arguments that the gradients depend on, and none if keeps_arguments is false.
TEST(AotFunction, KeepsOnlyTheArgumentsOfItsGradients) {
  const auto program = [](const variable_list& a) -> variable_list { return {ops::sin(a[0] * a[1]) + a[2]}; };
  for (const bool keeps_arguments : {true, false}) {
    AotFunction function(program, {.keeps_arguments = keeps_arguments});
    const Variable x = TestLeaf({3}, 0.1);
    Variable bias = TestValues({3}, 0.7) * 1.0;
    const WeakTensor weak_bias(bias);
    const Variable y = function({x, TestValues({3}, 0.4), bias})[0];
    bias = Variable();
    EXPECT_FALSE(weak_bias.Lock().defined());
    if (keeps_arguments) {
      EXPECT_TRUE(Grad({ops::sum(y)}, {x}, {}, {.create_graph = true})[0].requires_grad());
      continue;
    }
    try {
      Grad({ops::sum(y)}, {x}, {}, {.create_graph = true});
      FAIL() << "create_graph must throw";
    } catch (const Error& error) {
      EXPECT_THAT(error.what(), HasSubstr("keeps_arguments"));
    }
  }
}

// Tracing a recorded write must not move the tensor's retain_grad hook to the trace's nodes.
TEST(AotFunction, ATraceKeepsTheRetainedGradientOfATensorThatTheFunctionWrites) {
  const auto run = [](bool is_compiled, bool writes_view) {
    const Variable factor = TestLeaf({3}, 0.2);
    const Variable state = TestValues({2, 1, 3}, 0.5);
    const Variable written = writes_view ? ops::select(state, 0, 1) : state;
    const VariableProgram program = [&](const variable_list& a) -> variable_list {
      // A product would save `written`; the history of `written` would then keep `written` itself alive.
      const Variable total = written + factor;
      ops::addcmul_(written, total, total, 0.4);
      return {ops::sum(state) + ops::sum(a[0])};
    };
    AotFunction function(program);
    std::vector<double> gradients;
    for (const int64_t n : {4, 6, 8}) {
      const variable_list arguments = {TestValues({n, 3})};
      const Variable result = (is_compiled ? function(arguments) : program(arguments))[0];
      Backward({result}, {}, {.inputs = {state}});
      for (int64_t i = 0; i < 6; ++i) gradients.push_back(state.grad().item(i).to_double());
    }
    return gradients;
  };
  for (const bool writes_view : {false, true}) {
    const std::vector<double> expected = run(false, writes_view);
    EXPECT_EQ(expected.back(), 3) << "accumulated over the calls";
    EXPECT_EQ(run(true, writes_view), expected);
  }
}

TEST(AotFunction, RetainGradRunsEagerly) {
  const Variable w = TestLeaf({3}, 0.2);
  AotFunction function([&](const variable_list& a) -> variable_list {
    const Variable y = a[0] * w;
    y.retain_grad();
    return {y, ops::sum(y * y)};
  });
  const variable_list results = function({TestValues({3})});
  results[1].backward();
  EXPECT_TRUE(results[0].grad().defined());
  ASSERT_EQ(function.stats().eager_runs, 1);
  EXPECT_THAT(function.stats().eager_reasons.begin()->first, HasSubstr("retain_grad()"));
}

TEST(AotFunction, RunsEagerlyWithAReason) {
  const Variable w = TestLeaf({3}, 0.2);
  AotFunction function([&](const variable_list& a) -> variable_list {
    const Variable y = a[0] * w;
    ops::sum(y).backward();
    return {w.grad()};
  });
  EXPECT_TRUE(function({TestValues({3})})[0].defined());
  ASSERT_EQ(function.stats().eager_runs, 1);
  EXPECT_THAT(function.stats().eager_reasons.begin()->first, HasSubstr("grad()"));
}

// The second result shares the memory of the first one, but only its own node leads to its gradient.
TEST(AotFunction, ResultsOnOneStorageWithSeparateHistoriesRunEagerly) {
  const VariableProgram detached = [](const variable_list& a) -> variable_list {
    const Variable product = a[0] * a[0] * a[0], alias = product.detach();
    ops::sub_(alias, a[0]);
    return {product, alias};
  };
  const VariableProgram custom = [](const variable_list& a) -> variable_list {
    const Variable sum = a[0] + 1.0;
    return {sum, NegatesGradient::Apply(sum)};
  };
  for (const VariableProgram& program : {detached, custom}) {
    AotFunction function(program);
    const VariableProgram compiled = [&](const variable_list& a) { return function(a); };
    for (const VariableProgram& called : {program, compiled}) {
      const Variable x = TestLeaf({3}, 0.1);
      const variable_list results = called({x});
      ops::sum(results[1]).backward();
      EXPECT_TRUE(results[1].shares_storage(results[0]));
      for (int64_t i = 0; i < 3; ++i) EXPECT_EQ(x.grad().item(i).to_double(), -1);
    }
    ASSERT_EQ(function.stats().eager_runs, 1);
    EXPECT_THAT(function.stats().eager_reasons.begin()->first,
                HasSubstr("does not record them as views of one tensor"));
  }
}

}  // namespace
}  // namespace backtape
