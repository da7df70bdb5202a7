// In-place forms of views: t_, transpose_, squeeze_, unsqueeze_ and detach_. The expected behaviour is PyTorch's,
// except where a comment says otherwise.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "backtape/autograd/composite/geometry.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/op_id.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/autograd/throws.h"

namespace backtape {
namespace {

Variable Values(std::vector<int64_t> sizes) {
  int64_t numel = 1;
  for (const int64_t size : sizes) numel *= size;
  std::vector<double> values;
  for (int64_t i = 0; i < numel; ++i) values.push_back(static_cast<double>(i + 1));
  return Tensor::FromValues(sizes, values, DType::kFloat64);
}

std::vector<double> ListOf(const Variable& variable) {
  std::vector<double> values;
  for (int64_t i = 0; i < variable.numel(); ++i) values.push_back(variable.item(i).to_double());
  return values;
}

std::vector<int64_t> SizesOf(const Variable& v) { return {v.sizes().begin(), v.sizes().end()}; }

TEST(GeometryWrite, ChangesTheTensorUnderAllItsHandles) {
  const Variable x = Values({2, 3});
  const Variable same = x;
  const int64_t version = x.version();
  EXPECT_TRUE(ops::t_(x).is_same(x));
  EXPECT_EQ(SizesOf(same), (std::vector<int64_t>{3, 2}));
  EXPECT_EQ(ListOf(same), (std::vector<double>{1, 4, 2, 5, 3, 6}));
  EXPECT_GT(x.version(), version);
  ops::unsqueeze_(x, 0);
  EXPECT_EQ(SizesOf(x), (std::vector<int64_t>{1, 3, 2}));
  ops::transpose_(x, 1, 2);
  EXPECT_EQ(SizesOf(x), (std::vector<int64_t>{1, 2, 3}));
  ops::squeeze_(x, 0);
  ops::unsqueeze_(x, -1);
  ops::squeeze_(x, {0, 2});
  EXPECT_EQ(ListOf(x), (std::vector<double>{1, 2, 3, 4, 5, 6}));
  ops::squeeze_(x);
  EXPECT_EQ(SizesOf(x), (std::vector<int64_t>{2, 3}));
}

TEST(GeometryWrite, IsOnTheTape) {
  const Variable leaf = Values({2, 3}), weight = Values({3, 2}) * 10.0;
  leaf.set_requires_grad();
  const Variable x = leaf * 2.0;
  ops::t_(x);
  ops::sum(x * weight).backward();
  EXPECT_EQ(ListOf(leaf.grad()), ListOf(ops::t(weight) * 2.0));
}

// The views share the memory, so a write through one of them changes the history of the others.
TEST(GeometryWrite, EarlierAndLaterViewsStayRelated) {
  for (const int write : {0, 1, 2, 3}) {
    const Variable leaf = Values({2, 3}), factor = Values({2, 3});
    leaf.set_requires_grad();
    const Variable x = leaf * 1.0;
    const Variable before = ops::view(x, {-1});
    ops::t_(x);
    const Variable after = ops::select(x, 0, 1);  // elements 1 and 4
    if (write == 1) ops::mul_(x, 3.0);
    if (write == 2) ops::mul_(before, 3.0);
    if (write == 3) ops::mul_(after, 3.0);
    ops::sum(before * ops::view(factor, {-1})).backward({}, {.retain_graph = true});
    const double scale[6] = {1, write == 3 ? 3.0 : 1, 1, 1, write == 3 ? 3.0 : 1, 1};
    for (int64_t i = 0; i < 6; ++i) {
      const double expected = static_cast<double>(i + 1) * (write == 1 || write == 2 ? 3 : scale[i]);
      EXPECT_EQ(leaf.grad().item(i).to_double(), expected) << "write " << write << ", element " << i;
    }
    leaf.set_grad({});
    ops::sum(after).backward({}, {.retain_graph = true});
    EXPECT_EQ(leaf.grad().item(4).to_double(), write == 0 ? 1 : 3) << "write " << write;
    EXPECT_EQ(leaf.grad().item(0).to_double(), 0);
    leaf.set_grad({});
    ops::sum(x).backward();
    EXPECT_EQ(leaf.grad().item(1).to_double(), write == 0 ? 1 : 3) << "write " << write;
    EXPECT_EQ(SizesOf(leaf.grad()), (std::vector<int64_t>{2, 3}));
  }
}

// PyTorch's backward fails here unless the view is square.
TEST(GeometryWrite, OfAView) {
  const Variable leaf = Values({4, 3});
  leaf.set_requires_grad();
  const Variable base = leaf * 1.0;
  const Variable view = ops::slice(base, 0, 1, 3);  // [2, 3]
  ops::t_(view);
  ops::mul_(view, 5.0);
  EXPECT_EQ(SizesOf(view), (std::vector<int64_t>{3, 2}));
  ops::sum(base).backward();
  EXPECT_EQ(ListOf(leaf.grad()), (std::vector<double>{1, 1, 1, 5, 5, 5, 5, 5, 5, 1, 1, 1}));
}

TEST(GeometryWrite, ASavedTensorMustNotChange) {
  const Variable leaf = Values({2, 2});
  leaf.set_requires_grad();
  const Variable x = leaf * 1.0;
  const Variable y = ops::sum(x * x);
  ops::t_(x);
  EXPECT_THAT([&] { y.backward(); }, ThrowsError(::testing::HasSubstr("modified by an inplace operation")));
}

TEST(GeometryWrite, OfALeafThatRequiresGrad) {
  const Variable leaf = Values({2, 3});
  leaf.set_requires_grad();
  EXPECT_THAT(
      [&] { ops::t_(leaf); },
      ThrowsError(::testing::HasSubstr("a leaf Variable that requires grad is being used in an in-place operation")));
  const NoGradGuard no_grad;
  EXPECT_THAT([&] { ops::t_(leaf); }, ThrowsError(::testing::HasSubstr("cannot be changed in place")));
}

TEST(GeometryWrite, RetainedGradientsHaveTheNewSizes) {
  const Variable leaf = Values({2, 3});
  leaf.set_requires_grad();
  const Variable x = leaf * 1.0;
  x.retain_grad();
  ops::t_(x);
  ops::sum(x).backward();
  EXPECT_EQ(SizesOf(x.grad()), (std::vector<int64_t>{3, 2}));
}

// A tensor whose sizes were changed in place keeps its hooks when it is written, in either grad mode: they still
// get gradients.
TEST(GeometryWrite, AWriteKeepsTheHooks) {
  for (const bool is_recorded : {true, false}) {
    const Variable leaf = Values({2, 3});
    leaf.set_requires_grad();
    const Variable x = leaf * 2.0;
    std::vector<std::vector<int64_t>> calls;
    const auto note = [&](const Variable& grad) {
      calls.push_back(SizesOf(grad));
      return Variable();
    };
    x.RegisterHook(note);
    ops::t_(x);
    x.RegisterHook(note);
    ops::unsqueeze_(x, 0);
    x.RegisterHook(note);
    {
      const GradModeGuard mode(is_recorded);
      ops::mul_(x, 3.0);
    }
    ops::sum(x).backward();
    EXPECT_EQ(calls, (std::vector<std::vector<int64_t>>{{1, 3, 2}, {3, 2}, {2, 3}}));
    EXPECT_EQ(leaf.grad().item(5).to_double(), is_recorded ? 6 : 2);
  }
}

// The same holds for a write through a view, whether the view was made before or after the change.
TEST(GeometryWrite, AWriteThroughAViewKeepsTheHooks) {
  for (const bool is_older : {true, false}) {
    const Variable leaf = Values({2, 3});
    leaf.set_requires_grad();
    const Variable x = leaf * 2.0;
    const Variable older = ops::select(x, 0, 0);
    ops::t_(x);
    x.RegisterHook([](const Variable& grad) { return grad * 10.0; });
    ops::mul_(is_older ? older : ops::select(x, 1, 0), 3.0);
    ops::sum(x).backward();
    EXPECT_EQ(ListOf(leaf.grad()), (std::vector<double>{60, 60, 60, 20, 20, 20}));
  }
}

// A write to an older view puts the tensor on the tape.
TEST(GeometryWrite, OfATensorThatAnOlderViewPutsOnTheTape) {
  const Variable factor = Values({3});
  factor.set_requires_grad();
  const Variable x = Values({2, 3}) * 1.0;
  const Variable older = ops::select(x, 0, 0);
  ops::t_(x);
  ops::mul_(older, factor);
  ops::mul_(x, 2.0);
  ops::sum(x).backward();
  EXPECT_EQ(ListOf(factor.grad()), (std::vector<double>{2, 4, 6}));
}

// as_strided_ that only reorders the dims behaves as transpose_ does.
TEST(GeometryWrite, AsStridedOfAllElementsKeepsTheHooks) {
  const Variable leaf = Values({2, 3});
  leaf.set_requires_grad();
  const Variable x = leaf * 2.0;
  Call(BuiltinLibrary(), static_cast<int>(OpId::as_strided_), {x, IValueList{3, 2}, IValueList{1, 3}, IValue()});
  x.RegisterHook([](const Variable& grad) { return grad * 10.0; });
  ops::mul_(x, 3.0);
  ops::sum(x).backward();
  EXPECT_EQ(leaf.grad().item(1).to_double(), 60);
}

// Writes alternately through the tensor, a view from before the change and one from after it.
TEST(GeometryWrite, OlderAndNewerViewsSeeTheWrites) {
  const Variable leaf = Values({2, 3});
  leaf.set_requires_grad();
  const Variable x = leaf * 1.0;
  const Variable older = ops::select(x, 0, 0);  // [3]
  ops::t_(x);                                   // [3, 2]
  const Variable newer = ops::select(x, 0, 0);  // [2]
  ops::mul_(x, 2.0);
  ops::mul_(older, 3.0);
  ops::mul_(x, 5.0);
  ops::mul_(newer, 7.0);
  ops::sum(older).backward({}, {.retain_graph = true});
  EXPECT_EQ(ListOf(leaf.grad()), (std::vector<double>{210, 30, 30, 0, 0, 0}));
  leaf.set_grad({});
  ops::sum(newer).backward({}, {.retain_graph = true});
  EXPECT_EQ(ListOf(leaf.grad()), (std::vector<double>{210, 0, 0, 70, 0, 0}));
  leaf.set_grad({});
  ops::sum(x).backward();
  EXPECT_EQ(ListOf(leaf.grad()), (std::vector<double>{210, 30, 30, 70, 10, 10}));
}

TEST(DetachInPlace, TakesTheTensorOffTheTape) {
  const Variable leaf = Values({2});
  leaf.set_requires_grad();
  const Variable x = leaf * 2.0;
  EXPECT_TRUE(ops::detach_(x).is_same(x));
  EXPECT_FALSE(x.requires_grad());
  EXPECT_TRUE(x.is_leaf());
  const Variable view = ops::view(leaf * 1.0, {2, 1});
  EXPECT_THAT([&] { ops::detach_(view); }, ThrowsError(::testing::HasSubstr("Can't detach views in-place")));
}

// The errors and gradients are the same as in PyTorch.
TEST(DetachInPlace, ASavedInputMustStayOnTheTape) {
  const Variable leaf = Values({2});
  leaf.set_requires_grad();
  const auto detached = ThrowsError(::testing::HasSubstr("has been detached in-place"));
  const Variable x = leaf * 2.0;
  const Variable product = ops::sum(x * x);
  ops::detach_(x);
  EXPECT_THAT([&] { product.backward(); }, detached);

  const Variable written = leaf * 2.0;
  const Variable of_written = ops::sum(written * written);
  ops::detach_(written);
  ops::mul_(written, 2.0);
  EXPECT_THAT([&] { of_written.backward(); }, detached);

  const Variable new_leaf = leaf * 2.0;
  const Variable of_leaf = ops::sum(new_leaf * new_leaf);
  ops::detach_(new_leaf);
  new_leaf.set_requires_grad();
  EXPECT_THAT([&] { of_leaf.backward(); }, detached);
}

// As in PyTorch, the view stays on the tape, but its gradient goes nowhere.
TEST(DetachInPlace, AnOldViewOfAWrittenBaseRetainsItsGradient) {
  const Variable leaf = Values({2, 1});
  leaf.set_requires_grad();
  const Variable base = leaf * 2.0, view = ops::transpose(base, 0, 1);
  ops::detach_(base);
  view.retain_grad();
  ops::zero_(base);
  EXPECT_TRUE(view.requires_grad());
  ops::sum(view * 3.0).backward();
  EXPECT_EQ(ListOf(view.grad()), (std::vector<double>{3, 3}));
  EXPECT_FALSE(leaf.grad().defined());
}

TEST(DetachInPlace, OtherSavedTensorsMayBeDetached) {
  const Variable leaf = Values({2});
  leaf.set_requires_grad();
  const Variable output = ops::square(leaf), root = ops::sqrt(output);
  const Variable sum = ops::sum(root);
  ops::detach_(root);  // sqrt saves its result
  sum.backward();
  EXPECT_EQ(ListOf(leaf.grad()), (std::vector<double>{1, 1}));
  const Variable constant = Values({2});
  const Variable product = ops::sum(leaf * constant);
  ops::detach_(constant);
  product.backward();
  EXPECT_EQ(ListOf(leaf.grad()), (std::vector<double>{2, 3}));
  const Variable base = leaf * 2.0, view = ops::view(base, {2, 1});
  const Variable of_view = ops::sum(view * view);
  ops::detach_(base);
  of_view.backward();
  EXPECT_EQ(ListOf(leaf.grad()), (std::vector<double>{10, 19}));
}

TEST(DetachInPlace, OfATensorWhoseSizesWereChangedInPlace) {
  const Variable leaf = Values({2, 3});
  leaf.set_requires_grad();
  const Variable x = leaf * 2.0;
  ops::t_(x);
  ops::detach_(x);
  EXPECT_FALSE(x.requires_grad());
  EXPECT_TRUE(x.is_leaf());
  EXPECT_EQ(SizesOf(x), (std::vector<int64_t>{3, 2}));
  EXPECT_FALSE(ops::mul_(x, 2.0).requires_grad());
  x.set_requires_grad();
  EXPECT_THAT([&] { ops::mul_(x, 2.0); }, ThrowsError(::testing::StartsWith("a leaf Variable that requires grad")));
  ops::sum(x * 3.0).backward();
  EXPECT_EQ(SizesOf(x.grad()), (std::vector<int64_t>{3, 2}));
  EXPECT_EQ(x.grad().item(0).to_double(), 3);
  EXPECT_FALSE(leaf.grad().defined());
}

}  // namespace
}  // namespace backtape
