// The typed C++ functions of ops: how callers write arguments, and what the functions return.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <tuple>
#include <vector>

#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/autograd/throws.h"

namespace backtape {
namespace {

Variable Iota(std::initializer_list<int64_t> sizes) {
  int64_t count = 1;
  for (const int64_t size : sizes) count *= size;
  std::vector<double> values;
  for (int64_t i = 0; i < count; ++i) values.push_back(static_cast<double>(i));
  return Tensor::FromValues(sizes, values, DType::kFloat64);
}

std::vector<double> ValuesOf(const Variable& x) {
  std::vector<double> out;
  for (int64_t i = 0; i < x.numel(); ++i) out.push_back(x.item(i).to_double());
  return out;
}

using Doubles = std::vector<double>;

TEST(TypedOps, ListsAreWrittenInBraces) {
  const Variable x = Iota({2, 3});
  EXPECT_EQ(ValuesOf(ops::sum(x, {0})), Doubles({3, 5, 7}));
  EXPECT_EQ(ValuesOf(ops::sum(x, {0, 1}, /*keepdim=*/true)), Doubles({15}));
  EXPECT_EQ(ops::view(x, {3, -1}).size(0), 3);
  EXPECT_EQ(ops::permute(x, {1, 0}).size(0), 3);
  EXPECT_EQ(ops::expand(ops::view(x, {1, 6}), {SymInt(2), 6}).size(0), 2);
  EXPECT_EQ(ops::view(x, std::vector<int64_t>{6}).dim(), 1);
  EXPECT_EQ(ops::cat({x, x}, 1).size(1), 6);
  EXPECT_EQ(ops::index(x, {Variable(), Tensor::FromValues({2}, {2, 0}, DType::kInt64)}).size(1), 2);
}

TEST(TypedOps, NumbersAndDefaults) {
  const Variable x = Iota({3});
  EXPECT_EQ(ValuesOf(ops::mul(x, 2)), Doubles({0, 2, 4}));
  EXPECT_EQ(ValuesOf(ops::add(x, x, 0.5)), Doubles({0, 1.5, 3}));
  EXPECT_EQ(ValuesOf(ops::clamp(x, 1, std::nullopt)), Doubles({1, 1, 2}));
  EXPECT_EQ(ValuesOf(ops::sum(x)), Doubles({3}));
  EXPECT_EQ(ops::sum(x, std::optional<DType>(DType::kFloat32)).dtype(), DType::kFloat32);
  EXPECT_EQ(ValuesOf(ops::zeros({2})), Doubles({0, 0}));
  EXPECT_EQ(ops::zeros({2}).dtype(), DType::kFloat32);
  EXPECT_EQ(ValuesOf(ops::div(x, 2, "floor")), Doubles({0, 0, 1}));
}

TEST(TypedOps, ResultsOfEveryKind) {
  const Variable x = Iota({2, 3});
  const auto [values, indices] = ops::max(x, 1);
  EXPECT_EQ(ValuesOf(values), Doubles({2, 5}));
  EXPECT_EQ(ValuesOf(indices), Doubles({2, 2}));
  const variable_list rows = ops::unbind(x);
  ASSERT_EQ(rows.size(), 2u);
  EXPECT_EQ(ValuesOf(rows[1]), Doubles({3, 4, 5}));
  EXPECT_EQ(ops::sym_size(x, 1), SymInt(3));
  EXPECT_TRUE(ops::is_same_size(x, x));
}

TEST(TypedOps, MethodsAndOperators) {
  const Variable x = Iota({3});
  EXPECT_EQ(ValuesOf(x.mul(x).add(1)), Doubles({1, 2, 5}));
  EXPECT_EQ(ValuesOf(2 * x - 1.0), Doubles({-1, 1, 3}));
  EXPECT_EQ(ValuesOf(1 - x / 2), Doubles({1, 0.5, 0}));
  EXPECT_EQ(ValuesOf(6 / (x + 1)), Doubles({6, 3, 2}));
  EXPECT_EQ(ValuesOf(x >= 1), Doubles({0, 1, 1}));
  const Variable y = x.clone();
  y += x;
  y.mul_(3);
  EXPECT_EQ(ValuesOf(y), Doubles({0, 6, 12}));
  EXPECT_EQ(ValuesOf(x), Doubles({0, 1, 2}));
}

template <typename Value>
concept CanSort = requires(const Variable& x, Value value) {
  x.sort(0, value);
};
template <typename Value>
concept CanSortFunction = requires(const Variable& x, Value value) {
  ops::sort(x, 0, value);
};
template <typename Value>
concept CanSortStably = requires(const Variable& x, Value value) {
  x.sort(value, 0, true);
};
template <typename Value>
concept CanTakeVariance = requires(const Variable& x, Value value) {
  x.var({0}, value);
};
template <typename Value>
concept CanPinMemory = requires(const Variable& x, Value value) {
  ops::empty_like(x, std::nullopt, std::nullopt, std::nullopt, value);
};
template <typename Value>
concept CanKeepDim = requires(const Variable& x, Value value) {
  x.sum({0}, value);
};

// C++ converts every pointer to bool. Parameters of type bool do not accept pointers. This also holds for optional
// parameters and for parameters that distinguish overloads.
TEST(TypedOps, PointersAreNotNumbers) {
  static_assert(CanSort<bool> && CanSortFunction<bool> && CanSortStably<bool> && CanSortStably<std::optional<bool>>);
  static_assert(CanTakeVariance<bool> && CanPinMemory<bool> && CanPinMemory<std::nullopt_t> && CanKeepDim<bool>);
  static_assert(!CanSort<const char*> && !CanSort<char*> && !CanSort<const Variable*>);
  static_assert(!CanSortFunction<const char*> && !CanSortFunction<void (*)()>);
  static_assert(!CanSortStably<const char*> && !CanTakeVariance<const char*> && !CanPinMemory<const char*>);
  static_assert(!CanKeepDim<const char*> && !CanKeepDim<const Variable*>);
  const Variable x = Iota({3});
  EXPECT_EQ(ValuesOf(std::get<0>(x.sort(0, true))), Doubles({2, 1, 0}));
  EXPECT_EQ(ValuesOf(std::get<0>(x.sort(std::optional<bool>(true), 0, true))), Doubles({2, 1, 0}));
}

TEST(TypedOps, MistakesThrow) {
  EXPECT_THROW(ops::mm(Iota({2, 3}), Iota({2, 3})), Error);
  EXPECT_THROW(ops::relu(Variable()), Error);
}

TEST(TypedOps, TensorSplitLimitsTheNumberOfSections) {
  EXPECT_THAT([] { decompositions::tensor_split_sections(Iota({4}), SymInt(int64_t{1} << 40)); },
              ThrowsError(::testing::HasSubstr("more than the limit of 1048576")));
}

TEST(TypedOps, AVariableIsNotItsOwnGrad) {
  const Variable x = Iota({4});
  EXPECT_THAT([&] { x.set_grad(x); }, ThrowsError(::testing::HasSubstr("can't assign Variable as its own grad")));
}

}  // namespace
}  // namespace backtape
