// Views and in-place ops on the tape.
#include "backtape/autograd/tape/view_tracking.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(Views, KnowTheirBase) {
  const Variable a = Leaf({4}, {1, 2, 3, 4});
  const Variable b = slice(a, 0, 1, 4);
  const Variable c = view(b, {3, 1});
  EXPECT_FALSE(a.is_view());
  EXPECT_TRUE(c.base().is_same(a));
  EXPECT_EQ(c.grad_fn()->Name(), "ViewBackward0");
  sum(mul(c, c)).backward();
  EXPECT_THAT(Values(a.grad()), ElementsAre(0, 4, 6, 8));
  EXPECT_FALSE(a.detach().is_view());
}

TEST(Views, WritingAViewChangesTheBasesHistory) {
  const Variable leaf = Leaf({4}, {1, 2, 3, 4});
  const Variable base = mul(leaf, Constant(1));
  const Variable part = slice(base, 0, 1, 3);
  mul_(part, Constant(10));
  EXPECT_THAT(Values(base), ElementsAre(1, 20, 30, 4));
  EXPECT_EQ(base.grad_fn()->Name(), "CopySlices");
  EXPECT_EQ(part.grad_fn()->Name(), "SliceBackward0") << "the view is replayed from the current base";
  sum(base).backward();
  EXPECT_THAT(Values(leaf.grad()), ElementsAre(1, 10, 10, 1));
}

TEST(Views, TheViewThatWasWrittenHasTheRightGradient) {
  const Variable leaf = Leaf({4}, {1, 2, 3, 4});
  const Variable base = mul(leaf, Constant(1));
  const Variable part = slice(base, 0, 1, 3);
  mul_(part, Constant(10));
  sum(part).backward();
  EXPECT_THAT(Values(leaf.grad()), ElementsAre(0, 10, 10, 0));
}

TEST(Views, WritingTheBaseChangesAViewsHistory) {
  const Variable leaf = Leaf({4}, {1, 2, 3, 4});
  const Variable base = mul(leaf, Constant(1));
  const Variable part = slice(base, 0, 1, 3);
  mul_(base, Constant(10));
  EXPECT_THAT(Values(part), ElementsAre(20, 30));
  sum(part).backward();
  EXPECT_THAT(Values(leaf.grad()), ElementsAre(0, 10, 10, 0));
}

TEST(Views, AViewOfAViewIsReplayedFromTheBase) {
  const Variable leaf = Leaf({4}, {1, 2, 3, 4});
  const Variable base = mul(leaf, Constant(1));
  const Variable matrix = view(base, {2, 2});
  const Variable row = slice(matrix, 0, 1, 2);
  mul_(row, Constant(10));
  sum(mul(base, base)).backward();
  EXPECT_THAT(Values(leaf.grad()), ElementsAre(2, 4, 600, 800));
}

TEST(Views, TheWrittenValueHasAGradientToo) {
  const Variable leaf = Leaf({4}, {1, 2, 3, 4});
  const Variable factor = Leaf({2}, {5, 7});
  const Variable base = mul(leaf, Constant(1));
  mul_(slice(base, 0, 1, 3), factor);
  sum(base).backward();
  EXPECT_THAT(Values(leaf.grad()), ElementsAre(1, 5, 7, 1));
  EXPECT_THAT(Values(factor.grad()), ElementsAre(2, 3));
}

TEST(Views, WritingAViewPutsItsBaseOnTheTape) {
  const Variable factor = Leaf({2}, {5, 7});
  const Variable base = Constant({4}, {1, 2, 3, 4});
  EXPECT_FALSE(base.requires_grad());
  mul_(slice(base, 0, 1, 3), factor);
  EXPECT_TRUE(base.requires_grad());
  sum(base).backward();
  EXPECT_THAT(Values(factor.grad()), ElementsAre(2, 3));
}

TEST(Views, SavedOutputOfAnInPlaceOpOnAView) {
  const Variable leaf = Leaf({2}, {0, 0});
  const Variable base = mul(leaf, Constant(1));
  const Variable part = slice(base, 0, 0, 2);
  exp_(part);
  const Variable first = Grad({sum(base)}, {leaf}, {}, {.retain_graph = true})[0];
  EXPECT_THAT(Values(first), ElementsAre(1, 1));
}

// As in PyTorch, such a view requires grad if its base does, but its gradient goes nowhere.
TEST(Views, ViewsMadeInNoGradModeAreNotOnTheTape) {
  const Variable leaf = Leaf({2}, {1, 2});
  Variable part;
  {
    const NoGradGuard no_grad;
    part = slice(leaf, 0, 0, 1);
  }
  EXPECT_TRUE(part.requires_grad());
  EXPECT_TRUE(part.is_leaf());
  const Variable product = mul(part, Constant(3));
  EXPECT_TRUE(product.requires_grad());
  sum(product).backward();
  EXPECT_FALSE(part.grad().defined());
  EXPECT_FALSE(leaf.grad().defined());
  const Variable again = sum(mul(part, Constant(3)));
  EXPECT_FALSE(Grad({again}, {part}, {}, {.retain_graph = true, .allow_unused = true})[0].defined());
  EXPECT_THAT([&] { Grad({again}, {part}); }, ThrowsError(HasSubstr("not have been used in the graph")));
  {
    const NoGradGuard no_grad;
    mul_(leaf, Constant(2));
    EXPECT_FALSE(mul(part, Constant(3)).requires_grad());
  }
  EXPECT_THAT([&] { mul(part, Constant(3)); },
              ThrowsError(HasSubstr("its base or another view of its base has been modified inplace")));
  EXPECT_TRUE(slice(leaf, 0, 0, 1).requires_grad());
}

TEST(Views, ViewsMadeInNoGradModeMustNotBeWrittenInGradMode) {
  const Variable leaf = Leaf({2}, {1, 2});
  const Variable base = mul(leaf, Constant(2));
  Variable part;
  Variable of_leaf;
  Variable of_constant;
  const Variable constant = mul(Constant(1), Constant(1));
  {
    const NoGradGuard no_grad;
    part = slice(base, 0, 0, 1);
    of_leaf = slice(leaf, 0, 0, 1);
    of_constant = unsqueeze(constant, 0);
  }
  for (const Variable& view : {part, of_leaf, slice(part, 0, 0, 1)}) {
    EXPECT_THAT([&] { mul_(view, Constant(3)); }, ThrowsError(HasSubstr("This view was created in no_grad mode")));
  }
  mul_(of_constant, Constant(3));
  EXPECT_THAT([&] { mul_(of_constant, leaf); }, ThrowsError(HasSubstr("This view was created in no_grad mode")));
  const NoGradGuard no_grad;
  mul_(part, Constant(3));
}

TEST(Views, ErrorsOfInPlaceOps) {
  const Variable leaf = Leaf({4}, {1, 2, 3, 4});
  EXPECT_THAT([&] { mul_(leaf, Constant(2)); },
              ThrowsError("a leaf Variable that requires grad is being used in an in-place operation."));
  EXPECT_THAT([&] { mul_(slice(leaf, 0, 0, 2), Constant(2)); },
              ThrowsError("a view of a leaf Variable that requires grad is being used in an in-place operation."));
  EXPECT_EQ(leaf.version(), 0);
  const Variable base = mul(leaf, Constant(1));
  const variable_list parts = unbind(base);
  EXPECT_THAT([&] { mul_(parts[1], Constant(2)); },
              ThrowsError(AllOf(HasSubstr("Output 1 of UnbindBackward0 is a view and is being modified inplace."),
                                HasSubstr("a function that returns multiple views"))));
  mul_(base, Constant(2));
  EXPECT_THAT([&] { parts[1].grad_fn(); },
              ThrowsError(HasSubstr("is a view and its base or another view of its base has been modified inplace")));
  Variable made_without_grad;
  {
    const NoGradGuard no_grad;
    made_without_grad = slice(base, 0, 0, 2);
    mul_(leaf, Constant(2));
    mul_(made_without_grad, Constant(2));
  }
  EXPECT_EQ(leaf.version(), 1);
  EXPECT_THAT([&] { mul_(made_without_grad, leaf); }, ThrowsError(HasSubstr("created in no_grad mode")));
}

// PyTorch 2.15 prints these values.
TEST(Views, ResultsOfUnsafeSplitsAreWrittenOnTheirOwn) {
  const Variable x = Leaf({4}, {1, 2, 3, 4});
  const Variable copy = x * 1;
  const variable_list parts = unsafe_split(copy, 2);
  mul_(parts[0], 2);
  EXPECT_THAT(Values(copy), ElementsAre(2, 4, 3, 4));
  const std::vector<TapePoint> from = {TapePoint(sum(copy)), TapePoint(sum(parts[0]))};
  EXPECT_THAT(Values(Grad({from[0]}, {x}, {}, {.retain_graph = true})[0]), ElementsAre(1, 1, 1, 1));
  EXPECT_THAT(Values(Grad({from[1]}, {x})[0]), ElementsAre(2, 2, 0, 0));
  const Variable reshaped = _unsafe_view(copy, {2, 2});
  EXPECT_NO_THROW(mul_(unsafe_split_with_sizes(reshaped, {1, 1})[1], 3));
}

// An integer tensor has no gradient, so the write is not recorded.
TEST(Views, WritingIntoAnIntegerTensorIsNotRecorded) {
  const Variable x = Leaf({2}, {1.5, 2.5}), weight = Leaf({2}, {2, 3});
  Variable integers = Tensor::FromValues({2}, {1, 2}, DType::kInt64);
  copy_(integers, x);
  EXPECT_FALSE(integers.requires_grad());
  sum(integers.to(DType::kFloat64) * weight).backward();
  EXPECT_FALSE(x.grad().defined());
  EXPECT_THAT(Values(weight.grad()), ElementsAre(1, 2));
  Variable matrix = Tensor::FromValues({2, 2}, {1, 2, 3, 4}, DType::kInt64);
  copy_(select(matrix, 0, 0), x);
  EXPECT_FALSE(matrix.requires_grad());
  EXPECT_THAT(Values(matrix), ElementsAre(1, 2, 3, 4));
  Variable bools = Tensor::FromValues({2}, {0, 0}, DType::kBool);
  copy_(bools, x);
  EXPECT_FALSE(bools.requires_grad());
}

// They share memory, but autograd treats them as tensors of their own.
TEST(Views, ResultsOfUnsafeSplitMayBeWritten) {
  const Variable leaf = Leaf({4}, {1, 2, 3, 4});
  const Variable base = mul(leaf, Constant(1));
  const variable_list parts = unsafe_split(base, 2);
  EXPECT_FALSE(parts[0].is_view());
  const Variable square = mul(parts[1], parts[1]);
  mul_(parts[0], Constant(10));
  EXPECT_THAT(Values(base), ElementsAre(10, 20, 3, 4));
  sum(add(parts[0], square)).backward();
  EXPECT_THAT(Values(leaf.grad()), ElementsAre(10, 10, 6, 8));
}

// These views are made in no-grad mode, whether the engine or compiled code runs the backward.
TEST(Views, GradientsMayBeViews) {
  const Variable x = Leaf({1, 2}, {1, 2});
  const Variable w = Leaf({1, 2}, {3, 4});
  for (const Variable& y : {transpose(x, 0, 1), view(x, {2}), sum(x)}) {
    const Variable grad = Grad({y}, {x}, {ones_like(y)})[0];
    EXPECT_TRUE(grad.is_view());
    EXPECT_THAT([&] { mul_(grad, w); }, ThrowsError(HasSubstr("created in no_grad mode")));
  }
  const Variable grad = Grad({sum(mul(x, w))}, {x})[0];
  EXPECT_FALSE(grad.is_view());
  mul_(grad, w);
  transpose(x, 0, 1).backward(ones_like(transpose(x, 0, 1)));
  EXPECT_FALSE(x.grad().is_view());
}

}  // namespace
}  // namespace backtape::tape_test
