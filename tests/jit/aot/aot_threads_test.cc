// Backward through an AotFunction on several threads.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <thread>
#include <vector>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/jit/aot_function.h"
#include "backtape/tests/jit/aot/compare_with_eager.h"

namespace backtape {
namespace {

constexpr int kCallers = 4, kRounds = 5;

variable_list Product(const variable_list& a) { return {ops::exp(ops::sin(a[0]) * a[1])}; }

// Calls `function` once for each caller, with arguments of its own and a leaf that all share, then runs `backward` with
// the result and the first argument on all callers at once. Returns grad() of the first arguments and of the shared
// leaf.
variable_list GradsOf(const std::function<variable_list(const variable_list&)>& function,
                      const std::function<void(const Variable& result, const Variable& own)>& backward) {
  const Variable shared = TestLeaf({3}, 0.2);
  variable_list own, results;
  for (int t = 0; t < kCallers; ++t) {
    own.push_back(TestLeaf({3}, 0.1 * t));
    results.push_back(ops::sum(function({own.back(), shared})[0]));
  }
  std::vector<std::thread> callers;
  for (size_t t = 0; t < kCallers; ++t) callers.emplace_back([&, t] { backward(results[t], own[t]); });
  for (std::thread& caller : callers) caller.join();
  variable_list grads;
  for (const Variable& leaf : own) grads.push_back(leaf.grad());
  grads.push_back(shared.grad());
  return grads;
}

// The first backwards of a new function all find that the backward graph has not been compiled yet.
void ExpectSameGrads(const std::function<void(const Variable& result, const Variable& own)>& backward) {
  const variable_list expected = GradsOf(Product, backward);
  for (int round = 0; round < kRounds; ++round) {
    AotFunction function(Product);
    const variable_list found = GradsOf([&](const variable_list& a) { return function(a); }, backward);
    EXPECT_EQ(function.stats().eager_runs, 0);
    for (size_t i = 0; i < expected.size(); ++i) {
      ASSERT_TRUE(found[i].defined()) << i;
      for (int64_t k = 0; k < 3; ++k) {
        const double value = expected[i].item(k).to_double();
        EXPECT_NEAR(found[i].item(k).to_double(), value, 1e-9 * (1 + std::abs(value))) << i;
      }
    }
  }
}

TEST(AotThreads, Backward) {
  ExpectSameGrads([](const Variable& result, const Variable&) { result.backward(); });
}

TEST(AotThreads, BackwardOfTheGradient) {
  ExpectSameGrads([](const Variable& result, const Variable& own) {
    const Variable first = Grad({result}, {own}, {}, {.create_graph = true})[0];
    ops::sum(first * first).backward();
  });
}

}  // namespace
}  // namespace backtape
