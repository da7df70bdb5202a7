// Chains of any length are freed without recursion.
#include <gtest/gtest.h>

#include <utility>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

// An 8 MiB stack has 28 bytes for each link of the chain, too few for any recursion through destructors.
#ifdef __SANITIZE_ADDRESS__
constexpr int kLength = 100'000;
#else
constexpr int kLength = 300'000;
#endif

TEST(Lifetime, AChainOfViews) {
  for (const bool requires_grad : {false, true}) {
    Variable x = Constant({1, 1}, {1});
    x.set_requires_grad(requires_grad);
    for (int i = 0; i < kLength; ++i) x = ops::t(x);
    EXPECT_TRUE(x.is_view());
    x = Variable();
  }
}

TEST(Lifetime, PartOfAChainOfViewsStays) {
  Variable x = Constant({1, 1}, {1});
  Variable middle;
  for (int i = 0; i < 1000; ++i) {
    x = ops::t(x);
    if (i == 500) middle = x;
  }
  x = Variable();
  EXPECT_TRUE(middle.is_view());
  ops::mul_(middle, 2);
  EXPECT_EQ(middle.base().item(0).to_double(), 2);
}

// The step that replays a view keeps the previous view, which is its second argument.
TEST(Lifetime, ViewsThatAreArgumentsOfOtherViews) {
  const Variable base = Constant({1}, {1});
  Variable like = Constant({1}, {1});
  for (int i = 0; i < kLength / 4; ++i) like = ops::view_as(base, like);
  like = Variable();
  EXPECT_FALSE(base.is_view());
}

TEST(Lifetime, ATape) {
  const Variable leaf = Leaf({}, {1});
  Variable x = leaf;
  for (int i = 0; i < kLength / 2; ++i) x = x * 1;
  x = Variable();
  EXPECT_TRUE(leaf.is_leaf());
}

TEST(Lifetime, ATapeOfInPlaceOpsOnViews) {
  const Variable base = Leaf({2}, {1, 2}) * 1;
  for (int i = 0; i < kLength / 20; ++i) ops::mul_(ops::select(base, 0, i % 2), 1);
  EXPECT_EQ(base.grad_fn()->Name(), "CopySlices");
}

// A chain of leaves each of which is the gradient of the next, and chains in which a hook holds the previous leaf.
TEST(Lifetime, GradientsAndHooksThatHoldOtherLeaves) {
  Variable by_grad = Leaf({}, {1});
  Variable by_hook = Leaf({}, {1});
  Variable by_post_hook = Leaf({}, {1});
  for (int i = 0; i < kLength / 4; ++i) {
    Variable next = Leaf({}, {1});
    next.set_grad(std::exchange(by_grad, next));
    next = Leaf({}, {1});
    next.RegisterHook([held = std::exchange(by_hook, next)](const Variable&) { return Variable(); });
    next = Leaf({}, {1});
    next.RegisterPostAccumulateGradHook([held = std::exchange(by_post_hook, next)](const Variable&) {});
  }
  EXPECT_TRUE(by_grad.grad().defined());
}

}  // namespace
}  // namespace backtape::tape_test
