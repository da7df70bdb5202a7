// Views and shared memory among arguments, captured tensors and results of AotFunctions.
#include "backtape/jit/aot_function.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tests/jit/aot/compare_with_eager.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

TEST(AotFunction, ViewsWithSizesThatDependOnValues) {
  const VariableProgram programs[] = {
      // The end of the slice depends on values.
      [](const variable_list& a) -> variable_list {
        return {ops::slice(a[0] * 2, 0, 0, ops::nonzero(a[0]).sym_size(0))};
      },
      [](const variable_list& a) -> variable_list {
        const Variable nonzero = ops::nonzero(a[0]);
        return {ops::t(nonzero), ops::contiguous(ops::t(nonzero))};
      },
  };
  for (const VariableProgram& program : programs) {
    AotFunction function(program);
    const MakeArguments make = [](variable_list& leaves) -> variable_list {
      leaves = {TestLeaf({4}, 0.1)};
      return {ops::relu(leaves[0])};
    };
    EXPECT_EQ(Observe([&](const variable_list& a) { return function(a); }, make), Observe(program, make));
  }
}

// The first view has no node; the second has one, whose gradient goes nowhere.
TEST(AotFunction, ViewsOfViewsMadeInNoGradMode) {
  const auto program = [](const variable_list& a) -> variable_list {
    const Variable whole = a[0] * 2.0;
    Variable part;
    {
      const NoGradGuard no_grad;
      part = ops::select(whole, 0, 1);
    }
    return {part, ops::unsqueeze(part, 0), whole};
  };
  AotFunction function(program);
  for (const bool is_compiled : {false, true}) {
    const Variable leaf = TestLeaf({3}, 0.1);
    const variable_list results = is_compiled ? function({leaf}) : program({leaf});
    EXPECT_TRUE(results[0].requires_grad());
    EXPECT_TRUE(results[0].is_leaf());
    EXPECT_TRUE(results[1].requires_grad());
    EXPECT_FALSE(results[1].is_leaf());
    EXPECT_FALSE(Grad({ops::sum(results[1])}, {leaf}, {}, {.allow_unused = true})[0].defined());
  }
  EXPECT_EQ(function.stats().eager_runs, 0);
}

// The memory of a result of a compiled function has room for only the elements of that result.
TEST(AotFunction, RunsEagerlyIfNoResultContainsTheOthers) {
  const VariableProgram programs[] = {
      [](const variable_list& a) -> variable_list {
        const Variable whole = ops::tanh(a[0]), part = ops::slice(whole, 0, 2, 4).detach();
        ops::sub_(part, a[1]);
        return {whole, ops::view(part, {-1})};
      },
      [](const variable_list& a) -> variable_list {
        const Variable whole = ops::tanh(a[0]);
        return {ops::slice(whole, 0, 0, 4).detach(), ops::slice(whole, 0, 2, 6).detach()};
      },
  };
  for (const VariableProgram& program : programs) {
    AotFunction function(program);
    for (int run = 0; run < 2; ++run) {
      const variable_list arguments = {TestValues({6}, 0.1), TestLeaf({2}, 0.2)};
      const variable_list found = function(arguments), expected = program(arguments);
      for (size_t k = 0; k < found.size(); ++k) {
        for (int64_t i = 0; i < found[k].numel(); ++i) {
          EXPECT_EQ(found[k].item(i).to_double(), expected[k].item(i).to_double());
        }
      }
      EXPECT_TRUE(found[0].shares_storage(found[1]));
    }
    EXPECT_EQ(function.stats().eager_runs, 2);
  }
}

// Without views on the tape, the larger one of two results that share memory is the base of the other.
TEST(AotFunction, ADetachedPartBeforeTheWhole) {
  const auto program = [](const variable_list& a) -> variable_list {
    const Variable whole = (a[0] * 2.0).detach();
    return {ops::select(whole, 0, 1).detach(), whole};
  };
  AotFunction function(program);
  for (const int64_t n : {2, 3, 4}) {
    const variable_list results = function({TestLeaf({n}, 0.1)});
    EXPECT_EQ(results[0].dim(), 0);
    ASSERT_EQ(results[1].numel(), n);
    EXPECT_TRUE(results[0].shares_storage(results[1]));
    EXPECT_EQ(results[0].item(0).to_double(), results[1].item(1).to_double());
  }
  EXPECT_EQ(function.stats().eager_runs, 0);
}

// A later write that puts the argument on the tape does not affect a detached alias, or a view of one.
TEST(AotFunction, DetachedAliasesStayOffTheTape) {
  const auto program = [](const variable_list& a) -> variable_list {
    return {a[0].detach(), ops::view(a[0].detach(), {-1}), ops::view(a[0], {-1})};
  };
  AotFunction function(program);
  for (int k = 0; k < 2; ++k) {
    const Variable x = TestValues({2, 2}, 0.1), w = TestLeaf({2, 2}, 0.4);
    const variable_list results = k == 0 ? function({x}) : program({x});
    ops::mul_(x, w);
    EXPECT_FALSE(results[0].requires_grad());
    EXPECT_FALSE(results[1].requires_grad());
    EXPECT_TRUE(results[2].requires_grad());
  }
  EXPECT_EQ(function.stats().eager_runs, 0);
}

// The strides of the results' base differ from those that the trace assumed.
TEST(AotFunction, ViewsOfResultsWithSymbolicStrides) {
  const auto program = [](const variable_list& a) -> variable_list {
    return ops::split(ops::transpose(a[0], 0, 1) + a[1], 1, 2);
  };
  AotFunction function(program);
  for (const int64_t n : {3, 4, 5}) {
    const Variable x = TestValues({3, 2}, 0.1), y = TestValues({n, 2, 3}, 0.4);
    const variable_list found = function({x, y}), expected = program({x, y});
    ASSERT_EQ(found.size(), expected.size());
    for (size_t i = 0; i < found.size(); ++i) {
      for (int64_t k = 0; k < found[i].numel(); ++k) {
        EXPECT_EQ(found[i].item(k).to_double(), expected[i].item(k).to_double()) << "n = " << n;
      }
    }
  }
  EXPECT_EQ(function.stats().forward_compiles, 2);
}

// The trace must compute the length of the diagonal as min(n, 3), also in the calls that replace the write.
TEST(AotFunction, ADiagonalOfASymbolicSizeThatIsWritten) {
  const VariableProgram program = [](const variable_list& a) -> variable_list {
    const Variable square = a[0] * a[0];
    const Variable diagonal = ops::diagonal(square, 0, 0, 2);
    {
      const NoGradGuard no_grad;
      ops::zero_(square);
    }
    return {diagonal * ops::tanh(diagonal), ops::add(diagonal, 1.0)};
  };
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    AotFunction function(program, {.engine = {.backend = backend}});
    for (const int64_t n : {5, 4, 2, 7, 3}) {
      const auto make = [n](variable_list&) -> variable_list { return {TestValues({n, 2, 3})}; };
      EXPECT_EQ(Observe([&](const variable_list& a) { return function(a); }, make), Observe(program, make)) << n;
    }
    EXPECT_EQ(function.stats().eager_runs, 0);
    EXPECT_LE(function.stats().forward_compiles, 3) << "compiled for n == 5, n >= 3 and n < 3";
  }
}

// The write of the detached alias puts its view on the tape, but not as a view of the argument.
TEST(AotFunction, ViewsOfWrittenDetachedArgumentsHaveTheirOwnHistory) {
  const VariableProgram program = [](const variable_list& a) -> variable_list {
    const Variable alias = a[0].detach(), view = ops::view(alias, {-1});
    ops::sub_(alias, a[1]);
    return {view};
  };
  AotFunction function(program);
  const MakeArguments make = [](variable_list& leaves) -> variable_list {
    leaves = {TestLeaf({2, 2}, 0.1), TestLeaf({2, 2}, 0.3)};
    return {leaves[0] * 2.0, leaves[1]};
  };
  EXPECT_EQ(Observe([&](const variable_list& a) { return function(a); }, make), Observe(program, make));
}

// Two tensors that the function captures share memory; a view belongs to the one that it is a view of.
TEST(AotFunction, ViewsOfCapturedTensorsThatShareMemory) {
  const Variable x = TestLeaf({3, 2}, 0.1);
  AotFunction function([&](const variable_list&) -> variable_list {
    const Variable detached = x.detach();
    return {detached, ops::view(detached, {-1}), ops::transpose(x, 1, 0)};
  });
  const variable_list results = function({});
  EXPECT_EQ(function.stats().eager_runs, 0);
  EXPECT_FALSE(results[0].requires_grad());
  EXPECT_FALSE(results[1].requires_grad());
  EXPECT_TRUE(results[2].requires_grad());
  EXPECT_TRUE(results[2].is_view() && results[2].base().is_same(x));
}

// For results that share a storage, the compiled function returns one base tensor, which must cover the whole storage.
TEST(AotFunction, RunsEagerlyIfAResultThatRequiresGradLiesInOneThatDoesNot) {
  const VariableProgram program = [](const variable_list& a) -> variable_list {
    const Variable whole = ops::tanh(a[0]), part = ops::select(whole, 0, 1).detach();
    ops::sub_(part, a[1]);
    return {whole, part};
  };
  AotFunction function(program);
  const auto run = [&](const VariableProgram& called) {
    const Variable factor = TestLeaf({3}, 0.2);
    const variable_list results = called({TestValues({2, 3}, 0.1), factor});
    ops::sum(results[1]).backward();
    EXPECT_TRUE(results[1].shares_storage(results[0]));
    return variable_list{results[0], factor.grad()};
  };
  const variable_list found = run([&](const variable_list& a) { return function(a); });
  const variable_list expected = run(program);
  for (size_t k = 0; k < found.size(); ++k) {
    for (int64_t i = 0; i < found[k].numel(); ++i) {
      EXPECT_EQ(found[k].item(i).to_double(), expected[k].item(i).to_double());
    }
  }
  ASSERT_EQ(function.stats().eager_runs, 1);
  EXPECT_THAT(function.stats().eager_reasons.begin()->first,
              HasSubstr("no tensor that requires grad is known to contain all their elements"));
}

}  // namespace
}  // namespace backtape
