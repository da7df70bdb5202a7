// In-place ops on views of bases that are not row-major, and the layout of grad().
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

using ::testing::ElementsAre;
using ::testing::ElementsAreArray;
using ::testing::HasSubstr;

// The gradient with respect to `leaf` of the sum of the elements of `base`, which are weighted with 1, 2, 3, ... in
// row-major order.
std::vector<double> WeightedGradient(const Variable& leaf, const Variable& base) {
  std::vector<double> weights;
  for (int64_t i = 0; i < base.numel(); ++i) weights.push_back(static_cast<double>(i + 1));
  std::vector<int64_t> sizes(base.sizes().begin(), base.sizes().end());
  return Values(Grad({ops::sum(base * Constant(sizes, weights))}, {leaf}, {}, {.retain_graph = true})[0]);
}

TEST(StridedBase, ATransposedBase) {
  const Variable leaf = Leaf({2, 3}, {1, 2, 3, 4, 5, 6});
  const Variable base = ops::mul(ops::t(leaf), 1);  // [3, 2], strides 1, 3
  ASSERT_THAT(base.strides(), ElementsAre(1, 3));
  ops::mul_(ops::view(ops::t(base), {6}), 10);
  EXPECT_THAT(WeightedGradient(leaf, base), ElementsAre(10, 30, 50, 20, 40, 60));
}

TEST(StridedBase, AsStridedReadsItsMemory) {
  const Variable leaf = Leaf({2, 3}, {1, 2, 3, 4, 5, 6});
  const Variable base = ops::mul(ops::t(leaf), 1);
  ops::mul_(ops::as_strided(base, {3}, {1}, 0), 10);  // column 0 of base, row 0 of the leaf
  EXPECT_THAT(Values(leaf * 1), ElementsAre(1, 2, 3, 4, 5, 6));
  EXPECT_THAT(WeightedGradient(leaf, base), ElementsAre(10, 30, 50, 2, 4, 6));
}

// The base begins inside its storage; as_strided's offsets count from the beginning of the storage.
TEST(StridedBase, ABaseWithAnOffset) {
  const Variable storage = Constant({8}, {0, 0, 1, 2, 3, 4, 5, 6});
  const Variable leaf = Leaf({6}, {1, 1, 1, 1, 1, 1});
  const Variable base = ops::slice(storage, 0, 2, 8).detach();
  ASSERT_EQ(base.storage_offset(), 2);
  ops::mul_(base, leaf);
  const Variable part = ops::as_strided(base, {2}, {2}, 3);  // elements 1 and 3 of base
  ops::mul_(part, 10);
  EXPECT_THAT(Values(base), ElementsAre(1, 20, 3, 40, 5, 6));
  EXPECT_THAT(WeightedGradient(leaf, base), ElementsAre(1, 40, 9, 160, 25, 36));
}

// Storage between the elements of the base has no gradient, even if a view reads it.
TEST(StridedBase, ABaseWithGaps) {
  const Variable storage = Constant({6}, {1, 7, 2, 8, 3, 9});
  const Variable leaf = Leaf({3}, {1, 1, 1});
  const Variable factor = Leaf({5}, {10, 10, 10, 10, 10});
  const Variable base = ops::slice(storage, 0, 0, 6, 2).detach();
  ops::mul_(base, leaf);
  ops::mul_(ops::as_strided(base, {5}, {1}, 0), factor);
  EXPECT_THAT(Values(storage), ElementsAre(10, 70, 20, 80, 30, 9));
  EXPECT_THAT(WeightedGradient(leaf, base), ElementsAre(10, 40, 90));
  EXPECT_THAT(Values(Grad({ops::sum(base)}, {factor}, {}, {.retain_graph = true})[0]), ElementsAre(1, 0, 2, 0, 3));
}

TEST(StridedBase, AnExpandedBaseIsRefused) {
  const Variable leaf = Leaf({1}, {2});
  const Variable base = ops::expand(leaf * 1, {3});
  EXPECT_THAT(
      [&] { ops::mul_(base, 10); },
      ThrowsError(HasSubstr("more than one element of the written-to tensor refers to a single memory location")));
}

// PyTorch's messages and values.
TEST(StridedBase, AnExpandedBaseCanBeFilledButHasNoBackward) {
  const Variable base = Leaf({2, 1}, {2, 3}) * 1;
  {
    const NoGradGuard no_grad;
    ops::fill_(ops::expand(base, {2, 3}), 5.0);
    ops::masked_fill_(ops::expand(base, {2, 3}), ops::gt(Constant({2, 3}, {0, 1, 0, 0, 0, 0}), 0.0), 7.0);
  }
  EXPECT_THAT(Values(base), ElementsAre(7, 5));
  ops::zero_(ops::expand(base, {2, 3}));
  EXPECT_THAT(Values(base), ElementsAre(0, 0));
  EXPECT_THAT(
      [&] { ops::sum(base).backward(); },
      ThrowsError(HasSubstr("more than one element of the written-to tensor refers to a single memory location")));
}

// PyTorch's messages: the result would depend on the order in which elements are written.
TEST(StridedBase, AnOperandMustNotOverlapWithTheWrittenTensor) {
  const Variable base = Constant({4, 4}, std::vector<double>(16, 1));
  const Variable row = ops::select(base, 0, 0), flat = ops::view(base, {16});
  const auto is_refused = ThrowsError(HasSubstr(
      "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory "
      "location. Please clone() the tensor before performing the operation."));
  EXPECT_THAT([&] { ops::add_(ops::slice(flat, 0, 0, 4), ops::slice(flat, 0, 1, 5)); }, is_refused);
  EXPECT_THAT([&] { ops::mul_(base, ops::t(base)); }, is_refused);
  EXPECT_THAT([&] { ops::copy_(base, row); }, is_refused);
  EXPECT_THAT([&] { ops::index_add_(row, 0, ops::arange(4), row); }, is_refused);
  EXPECT_THAT(Values(base), ElementsAreArray(std::vector<double>(16, 1)));
  // An operand may have the same elements as the written tensor, other elements, or elements in its gaps.
  ops::add_(row, ops::select(base, 0, 0));
  ops::add_(row, ops::select(base, 0, 1));
  ops::add_(ops::slice(flat, 0, 0, 8, 2), ops::slice(flat, 0, 1, 9, 2));
  EXPECT_THAT(Values(row), ElementsAre(6, 3, 6, 3));
}

TEST(StridedBase, AViewIsALeafUntilItsGradFnIsRequested) {
  const Variable leaf = Leaf({2, 2}, {1, 2, 3, 4});
  const Variable base = Constant({2, 2}, {1, 1, 1, 1}) * 1;
  const Variable view = ops::view(base, {-1});
  ops::mul_(base, leaf);
  EXPECT_THAT([&] { ops::mul_(view, 2); },
              ThrowsError(HasSubstr("a leaf Variable that requires grad is being used in an in-place operation")));
  EXPECT_NE(view.grad_fn(), nullptr);
  ops::mul_(view, 2);
  EXPECT_THAT(Values(Grad({ops::sum(base)}, {leaf})[0]), ElementsAre(2, 2, 2, 2));
}

TEST(StridedBase, SecondOrder) {
  const Variable leaf = Leaf({2, 2}, {1, 2, 3, 4});
  const Variable base = ops::mul(ops::t(leaf), leaf.detach().t());
  ops::mul_(ops::select(ops::t(base), 0, 1), Constant({2}, {1, 9}));
  const Variable first = Grad({ops::sum(base * base)}, {leaf}, {}, {.create_graph = true})[0];
  const Variable second = Grad({ops::sum(first)}, {leaf})[0];
  // The elements of base are b = c x with c = 1, 2, 3, 36: d(b^2)/dx = 2 b c, and its derivative is 2 c^2.
  EXPECT_THAT(Values(first), ElementsAre(2 * 1 * 1, 2 * 4 * 2, 2 * 9 * 3, 2 * 144 * 36));
  EXPECT_THAT(Values(second), ElementsAre(2, 8, 18, 2592));
}

struct Layout2d {
  Variable leaf;
  Variable gradient;
  std::vector<int64_t> strides;  // the strides of grad() in PyTorch
};

TEST(GradLayout, MatchesPyTorch) {
  const auto columns = [] { return Variable(Constant({3, 4}, std::vector<double>(12, 1)).t().detach()); };  // [4, 3]
  const auto rows = [] { return Constant({4, 3}, std::vector<double>(12, 1)); };
  const Variable gaps = ops::slice(Constant({4, 6}, std::vector<double>(24, 1)), 1, 0, 6, 2).detach();  // [4, 3]
  const Variable stretched = ops::expand(Constant({1, 1}, {1}), {4, 3});
  const Layout2d cases[] = {
      {rows(), columns(), {3, 1}},     // a transposed gradient is copied
      {rows(), stretched, {3, 1}},     // so is an expanded one
      {columns(), rows(), {1, 4}},     // a dense leaf's strides are kept
      {columns(), columns(), {1, 4}},  // for any strides of the gradient
      {gaps, columns(), {3, 1}},       // a leaf with gaps has a row-major gradient
      {gaps, rows(), {3, 1}},
  };
  for (const Layout2d& c : cases) {
    c.leaf.set_requires_grad();
    for (const bool create_graph : {false, true}) {
      c.leaf.set_grad({});
      ops::mul(c.leaf, 1).backward(c.gradient, {.create_graph = create_graph});
      EXPECT_EQ(std::vector<int64_t>(c.leaf.grad().strides().begin(), c.leaf.grad().strides().end()), c.strides)
          << "leaf " << c.leaf.type().ToString() << ", gradient " << c.gradient.type().ToString();
    }
  }
}

TEST(GradLayout, OfATransposedUse) {
  const Variable x = Leaf({4, 3}, std::vector<double>(12, 1));
  ops::sum(ops::t(x) * Constant({3, 4}, std::vector<double>(12, 2))).backward();
  EXPECT_THAT(x.grad().strides(), ElementsAre(3, 1));
}

}  // namespace
}  // namespace backtape::tape_test
