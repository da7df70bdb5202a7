#include "backtape/autograd/tape/saved_variable.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(SavedVariable, DetectsAWrite) {
  const Variable a = Leaf({2, 3}, {1, 2, 3, 4, 5, 6});
  const Variable b = mul(a, Constant(2));
  const Variable y = mul(b, b);
  mul_(b, Constant(2));
  EXPECT_THAT(
      [&] { sum(y).backward(); },
      ThrowsError("one of the variables needed for gradient computation has been modified by an inplace "
                  "operation: [f64[2, 3]], which is output 0 of MulBackward0, is at version 1; expected version "
                  "0 instead."));
}

TEST(SavedVariable, DetectsAWriteThroughAView) {
  const Variable a = Leaf({4}, {1, 2, 3, 4});
  const Variable b = Constant({4}, {1, 2, 3, 4});
  const Variable y = mul(a, b);
  mul_(slice(b, 0, 0, 1), Constant(2));
  EXPECT_THAT([&] { sum(y).backward(); },
              ThrowsError(HasSubstr("inplace operation: [f64[4]] is at version 1; expected version 0 instead.")));
}

TEST(SavedVariable, DetectsAWriteToAnOutput) {
  const Variable a = Leaf({2}, {0, 0});
  const Variable y = exp(a);
  mul_(y, Constant(2));
  EXPECT_THAT(
      [&] { sum(y).backward(); },
      ThrowsError(HasSubstr("[f64[2]], which is output 0 of ExpBackward0, is at version 1; expected version 0")));
}

TEST(SavedVariable, ASavedOutputIsNotACycle) {
  std::weak_ptr<TapeNode> node;
  {
    const Variable y = exp(Leaf({2}, {0, 1}));
    node = y.grad_fn();
    const auto saved = y.grad_fn()->SavedValues();
    EXPECT_EQ(saved[0].first, "result");
    EXPECT_EQ(Variable(saved[0].second.tensor()).grad_fn(), y.grad_fn()) << "unpacking restores its grad_fn";
  }
  EXPECT_TRUE(node.expired());
}

TEST(SavedVariable, ReleasedAfterBackward) {
  const Variable a = Leaf({}, {3});
  WeakTensor saved;
  const Variable y = [&] {
    const Variable b = mul(a, Constant(2));
    saved = WeakTensor(b);
    return mul(b, b);
  }();
  EXPECT_TRUE(saved.Lock().defined());
  y.backward();
  EXPECT_FALSE(saved.Lock().defined());
  EXPECT_THAT([&] { y.grad_fn()->SavedValues(); }, ThrowsError(HasSubstr("a second time")));
}

TEST(SavedVariable, InPlaceOpSavesWhatItOverwrites) {
  const Variable a = Leaf({2}, {2, 3});
  const Variable b = Leaf({2}, {5, 7});
  const Variable x = mul(a, Constant(1));
  mul_(x, b);
  sum(x).backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(5, 7));
  EXPECT_THAT(Values(b.grad()), ElementsAre(2, 3));
}

}  // namespace
}  // namespace backtape::tape_test
