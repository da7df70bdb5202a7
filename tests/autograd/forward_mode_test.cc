// Dual tensors: levels, views, in-place ops, and products with Hessians.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/forward/forward_level.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(ForwardMode, ADualTensorCarriesItsTangentThroughOps) {
  const ForwardLevel level;
  const Variable x = MakeDual(Constant({2}, {1, 2}), Constant({2}, {10, 100}));
  const DualParts y = UnpackDual(x * x + 3);
  EXPECT_THAT(Values(y.primal), ElementsAre(4, 7));
  EXPECT_THAT(Values(y.tangent), ElementsAre(20, 400));
  EXPECT_FALSE(UnpackDual(y.primal).tangent.defined());
  EXPECT_FALSE(UnpackDual(y.primal * y.primal).tangent.defined());
  EXPECT_FALSE(UnpackDual(x.detach()).tangent.defined());
  const Variable plain = x.detach();
  EXPECT_FALSE(UnpackDual(plain).primal.is_same(plain)) << "it is an alias, as that of a dual tensor is";
}

TEST(ForwardMode, AnAbsentTangentIsZero) {
  const ForwardLevel level;
  const Variable x = MakeDual(Constant({2}, {1, 2}), Constant({2}, {1, 1}));
  const Variable c = Constant({2, 1}, {3, 4});
  EXPECT_THAT(Values(UnpackDual(x + c).tangent), ElementsAre(1, 1, 1, 1))
      << "the tangent is expanded to the result's sizes";
  EXPECT_THAT(Values(UnpackDual(cat({x, Constant({1}, {5})}, 0)).tangent), ElementsAre(1, 1, 0));
  EXPECT_FALSE(UnpackDual(c * 2).tangent.defined());
  EXPECT_FALSE(UnpackDual(x > 1).tangent.defined());
}

TEST(ForwardMode, MakeDualChecksItsArguments) {
  const Variable x = Constant({2}, {1, 2});
  EXPECT_THAT([&] { MakeDual(x, x); }, ThrowsError(HasSubstr("create a ForwardLevel first")));
  const DualParts parts = UnpackDual(x);
  EXPECT_TRUE(parts.primal.is_same(x)) << "without a level, nothing has a tangent";
  EXPECT_FALSE(parts.tangent.defined());
  const ForwardLevel level;
  EXPECT_THAT(
      [&] {
        MakeDual(x, Constant({3}, {1, 2, 3}));
      },
      ThrowsError(HasSubstr("sizes of the primal (f64[2]), found f64[3]")));
  EXPECT_THAT([&] { MakeDual(x, x.to(DType::kFloat32)); },
              ThrowsError(HasSubstr("sizes of the primal (f64[2]), found f32[2]")));
  const Variable counts = x.to(DType::kInt64);
  EXPECT_THAT([&] { MakeDual(counts, counts); }, ThrowsError(HasSubstr("only tensors of floating-point dtype")));
  const Variable dual = MakeDual(x, x);
  EXPECT_THAT([&] { MakeDual(dual, x); }, ThrowsError(HasSubstr("already has a tangent")));
  EXPECT_THAT([&] { MakeDual(x, dual); }, ThrowsError(HasSubstr("a tangent must not itself have a tangent")));
}

// As in PyTorch, such a tangent is copied, although it has the strides of the primal.
TEST(ForwardMode, ATangentThatIsAPartOfATensorIsNotWritten) {
  const ForwardLevel level;
  const Variable whole = Constant({2, 2}, {1, 2, 3, 4});
  const Variable x = MakeDual(Constant({2}, {1, 2}), whole.select(0, 1));
  x.mul_(2);
  EXPECT_THAT(Values(UnpackDual(x).tangent), ElementsAre(6, 8));
  EXPECT_THAT(Values(whole), ElementsAre(1, 2, 3, 4));
}

TEST(ForwardMode, ATangentThatIsWrittenWithADualTensor) {
  const ForwardLevel level;
  const Variable tangent = Constant({2}, {1, 1}), x = MakeDual(Constant({2}, {1, 2}), tangent);
  tangent.sub_(x);
  EXPECT_THAT([&] { x.sum(); }, ThrowsError(HasSubstr("a tangent must not itself have a tangent")));
}

// PyTorch 2.15 prints these values.
TEST(ForwardMode, ATangentGetsTheStridesOfItsPrimal) {
  const ForwardLevel level;
  const Variable matrix = Constant({2, 2}, {1, 2, 3, 4});
  const Variable dual = MakeDual(matrix, t(matrix));
  EXPECT_THAT(Values(UnpackDual(as_strided(dual, {4}, {1})).tangent), ElementsAre(1, 3, 2, 4));
  EXPECT_THAT(Values(UnpackDual(view(dual, {4})).tangent), ElementsAre(1, 3, 2, 4));
  const Variable expanded = MakeDual(Constant({2}, {1, 2}), expand(Constant({1}, {1}), {2}));
  mul_(select(expanded, 0, 0), 3);
  EXPECT_THAT(Values(UnpackDual(expanded).tangent), ElementsAre(3, 1));
  mul_(expanded, Constant({2}, {3, 5}));
  EXPECT_THAT(Values(UnpackDual(expanded).tangent), ElementsAre(9, 5));
  const Variable tangent = Constant({2, 2}, {1, 1, 1, 1});
  mul_(MakeDual(matrix, tangent), 2);
  EXPECT_THAT(Values(tangent), ElementsAre(2, 2, 2, 2)) << "a tangent with the strides of the primal is not copied";
}

TEST(ForwardMode, ATangentThatIsCopiedStaysOnTheTapeAndKeepsOuterTangents) {
  const Variable x = Leaf({2, 2}, {1, 2, 3, 4});
  const ForwardLevel outer;
  const Variable direction = MakeDual(x * x, x * 1);
  const ForwardLevel inner;
  const Variable tangent = UnpackDual(MakeDual(Constant({2, 2}, {1, 1, 1, 1}), t(direction))).tangent;
  EXPECT_THAT(Values(Grad({sum(tangent)}, {x}, {}, {.retain_graph = true})[0]), ElementsAre(2, 4, 6, 8));
  EXPECT_THAT(Values(UnpackDual(tangent, outer).tangent), ElementsAre(1, 3, 2, 4));
}

// An integer tensor has no tangent.
TEST(ForwardMode, WritingADualIntoAnIntegerTensor) {
  const ForwardLevel level;
  const Variable x = MakeDual(Constant({2}, {1.5, 2.5}), Constant({2}, {1, 1}));
  Variable integers = Tensor::FromValues({2}, {0, 0}, DType::kInt64);
  copy_(integers, x);
  EXPECT_THAT(Values(integers), ElementsAre(1, 2));
  EXPECT_FALSE(UnpackDual(integers).tangent.defined());
}

TEST(ForwardMode, TheEndOfALevelFreesItsTangents) {
  const Variable x = Constant(3);
  Variable dual, square;
  {
    const ForwardLevel level;
    dual = MakeDual(x, Constant(1));
    square = dual * dual;
    EXPECT_TRUE(UnpackDual(square).tangent.defined());
  }
  EXPECT_EQ(ForwardLevel::Current(), nullptr);
  const ForwardLevel other;
  EXPECT_FALSE(UnpackDual(square).tangent.defined());
  EXPECT_FALSE(UnpackDual(dual * dual).tangent.defined());
  EXPECT_THAT(Values(UnpackDual(MakeDual(dual, Constant(2))).tangent), ElementsAre(2))
      << "dual no longer has a tangent";
}

// Computes the second derivative of x^3, and the derivative of a function that itself differentiates with respect to
// an unrelated variable. The two levels must not be confused.
TEST(ForwardMode, LevelsNest) {
  const auto derivative = [](const std::function<Variable(const Variable&)>& f, const Variable& x) {
    const ForwardLevel level;
    return UnpackDual(f(MakeDual(x, Constant(1)))).tangent;
  };
  const auto cube = [](const Variable& x) { return x * x * x; };
  EXPECT_THAT(Values(derivative([&](const Variable& x) { return derivative(cube, x); }, Constant(2))), ElementsAre(12));
  const auto outer = [&](const Variable& x) {
    return x * derivative([&](const Variable& y) { return x + y; }, Constant(1));
  };
  EXPECT_THAT(Values(derivative(outer, Constant(5))), ElementsAre(1));
  const ForwardLevel first;
  const Variable x = MakeDual(Constant(2), Constant(1), first);
  const ForwardLevel second;
  const Variable y = MakeDual(x, Constant(1), second);
  const DualParts by_first = UnpackDual(cube(y), first);
  EXPECT_THAT(Values(by_first.tangent), ElementsAre(12));
  EXPECT_THAT(Values(UnpackDual(by_first.primal, second).tangent), ElementsAre(12)) << "other levels are kept";
}

TEST(ForwardMode, AViewSharesItsBasesTangent) {
  const ForwardLevel level;
  const Variable x = MakeDual(Constant({3}, {1, 2, 3}), Constant({3}, {1, 1, 1})) * 1;
  const Variable part = slice(x, 0, 1, 3);
  mul_(part, Constant(10));
  EXPECT_THAT(Values(UnpackDual(part).tangent), ElementsAre(10, 10));
  EXPECT_THAT(Values(UnpackDual(x).tangent), ElementsAre(1, 10, 10));
  mul_(x, Constant(2));
  EXPECT_THAT(Values(UnpackDual(part).tangent), ElementsAre(20, 20));
}

TEST(ForwardMode, WritingADualIntoAViewGivesTheBaseATangent) {
  const ForwardLevel level;
  const Variable base = Constant({3}, {1, 2, 3});
  const Variable other = slice(base, 0, 0, 2);
  const Variable part = slice(base, 0, 1, 3);
  copy_(part, MakeDual(Constant({2}, {5, 6}), Constant({2}, {7, 8})));
  EXPECT_THAT(Values(UnpackDual(base).tangent), ElementsAre(0, 7, 8));
  EXPECT_THAT(Values(UnpackDual(part).tangent), ElementsAre(7, 8));
  EXPECT_THAT(Values(UnpackDual(other * 2).tangent), ElementsAre(0, 14)) << "a view that was made before the write";
}

TEST(ForwardMode, InPlaceOpsUseTheValueBeforeTheWrite) {
  const ForwardLevel level;
  const Variable x = MakeDual(Constant({2}, {1, 2}), Constant({2}, {1, 1})) * 1;
  const Variable same = x + 0;
  mul_(x, x);
  EXPECT_THAT(Values(UnpackDual(x).tangent), ElementsAre(2, 4));
  EXPECT_THAT(Values(UnpackDual(same).tangent), ElementsAre(1, 1)) << "tangents of different tensors are not shared";
  zero_(x);
  EXPECT_THAT(Values(UnpackDual(x).tangent), ElementsAre(0, 0));
}

TEST(ForwardMode, AMissingFormulaIsAnErrorThatNamesTheOp) {
  const ForwardLevel level;
  const Variable x = MakeDual(Constant({2, 2}, {1, 2, 3, 4}), Constant({2, 2}, {1, 1, 1, 1}));
  EXPECT_THAT([&] { _pdist_forward(x); },
              ThrowsError(HasSubstr("forward-mode formula of aten._pdist_forward.default is not implemented")));
}

// f(x) = sum(exp(x) * x): the Hessian is diagonal, (x + 2) exp(x).
Variable SumOfXTimesExp(const Variable& x) { return sum(exp(x) * x); }

TEST(ForwardMode, HessianProductsForwardOverReverse) {
  const Variable x = Leaf({2}, {0, 1});
  const ForwardLevel level;
  const Variable loss = SumOfXTimesExp(MakeDual(x, Constant({2}, {1, 10})));
  const Variable gradient = Grad({loss}, {x})[0];
  const Variable product = UnpackDual(gradient).tangent;
  EXPECT_NEAR(product.item(0).to_double(), 2, 1e-12);
  EXPECT_NEAR(product.item(1).to_double(), 30 * std::exp(1.0), 1e-12);
}

TEST(ForwardMode, HessianProductsReverseOverForward) {
  const Variable x = Leaf({2}, {0, 1});
  Variable slope;
  {
    const ForwardLevel level;
    slope = UnpackDual(SumOfXTimesExp(MakeDual(x, Constant({2}, {1, 10})))).tangent;
  }
  const Variable product = Grad({slope}, {x})[0];
  EXPECT_NEAR(product.item(0).to_double(), 2, 1e-12);
  EXPECT_NEAR(product.item(1).to_double(), 30 * std::exp(1.0), 1e-12);
}

// In-place ops save the value before the write, or the output, for backward. The saved values have tangents.
TEST(ForwardMode, ForwardOverReverseThroughInPlaceOps) {
  const Variable x = Leaf({}, {0.5});
  const ForwardLevel level;
  const Variable y = MakeDual(x, Constant(1)) * 1;
  sin_(y);
  exp_(y);
  const double sine = std::sin(0.5), cosine = std::cos(0.5);
  EXPECT_NEAR(UnpackDual(Grad({y}, {x})[0]).tangent.item(0).to_double(), std::exp(sine) * (cosine * cosine - sine),
              1e-12);
}

TEST(ForwardMode, GradModeDoesNotMatter) {
  const NoGradGuard no_grad;
  const ForwardLevel level;
  EXPECT_THAT(Values(UnpackDual(MakeDual(Constant(3), Constant(2)) * 4).tangent), ElementsAre(8));
}

}  // namespace
}  // namespace backtape::tape_test
