#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <limits>
#include <map>
#include <random>
#include <vector>

#include "backtape/tests/interp/kernels/call_op.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::vector<int64_t> Integers(const Tensor& tensor) {
  const int64_t* const first = tensor.data<int64_t>();
  return {first, first + tensor.numel()};
}

// Compares with a std::map: its keys, their places, and how often each occurs.
void ExpectUnique(const std::vector<int64_t>& numbers) {
  std::map<int64_t, int64_t> counts;
  for (const int64_t number : numbers) ++counts[number];
  std::vector<int64_t> expected_values, expected_counts, expected_inverse;
  for (const auto& [value, count] : counts) {
    expected_values.push_back(value);
    expected_counts.push_back(count);
  }
  for (const int64_t number : numbers) {
    expected_inverse.push_back(std::distance(counts.begin(), counts.find(number)));
  }
  const Tensor x = Tensor::Empty({static_cast<int64_t>(numbers.size())}, kI64);
  std::copy(numbers.begin(), numbers.end(), x.data<int64_t>());
  const IValueList outs = CallAll("aten._unique2.default", {x, true, true, true});
  EXPECT_EQ(Integers(outs[0].tensor()), expected_values);
  EXPECT_EQ(Integers(outs[1].tensor()), expected_inverse);
  EXPECT_EQ(Integers(outs[2].tensor()), expected_counts);
}

TEST(CountingKernels, UniqueIntegersInNarrowAndWideRanges) {
  constexpr int64_t kLeast = std::numeric_limits<int64_t>::min(), kMost = std::numeric_limits<int64_t>::max();
  ExpectUnique({});
  ExpectUnique({kMost});
  ExpectUnique({kMost, kLeast, 0, kMost});
  ExpectUnique({kMost, kMost - 1, kMost - 5, kMost});
  ExpectUnique({kLeast, kLeast + 7, kLeast, kLeast + 1});
  std::mt19937_64 random(1);
  for (const int64_t range : {3, 100, 1000, 2000, 1000000}) {
    std::vector<int64_t> numbers(1000);
    for (int64_t& number : numbers) number = static_cast<int64_t>(random() % range) - range / 2;
    ExpectUnique(numbers);
  }
}

TEST(CountingKernels, UniqueFloats) {
  constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
  const IValueList outs = CallAll("aten._unique2.default", {Make({6}, {2, kNaN, -1, 2, kNaN, 0}), true, true, true});
  EXPECT_THAT(Values(outs[0].tensor()),
              ElementsAre(-1, 0, 2, ::testing::NanSensitiveDoubleEq(kNaN), ::testing::NanSensitiveDoubleEq(kNaN)));
  EXPECT_THAT(Values(outs[1].tensor()), ElementsAre(2, 3, 0, 2, 4, 1));
  EXPECT_THAT(Values(outs[2].tensor()), ElementsAre(1, 1, 2, 1, 1));
}

TEST(CountingKernels, GroupsOfAdjacentElements) {
  const IValueList outs = CallAll("aten.unique_consecutive.default", {Make({7}, {1, 1, 3, 3, 3, 1, 2}), true, true});
  EXPECT_THAT(Values(outs[0].tensor()), ElementsAre(1, 3, 1, 2));
  EXPECT_THAT(Values(outs[1].tensor()), ElementsAre(0, 0, 1, 1, 1, 2, 3));
  EXPECT_THAT(Values(outs[2].tensor()), ElementsAre(2, 3, 1, 1));
  // Columns of a transposed matrix are not adjacent in memory.
  const IValueList none = CallAll("aten.unique_consecutive.default", {MakeTransposed(2, 2, {1, 2, 2, 1}, kI64)});
  EXPECT_THAT(Values(none[0].tensor()), ElementsAre(1, 2, 1));
}

TEST(CountingKernels, BinsOfAnyNumberOfIntegers) {
  EXPECT_THAT(Values(Call("aten.bincount.default", {Make({5}, {1, 1, 3, 1, 0}, kI64)})), ElementsAre(1, 3, 0, 1));
  EXPECT_THAT(Values(Call("aten.bincount.default", {Make({2}, {1, 1}, DType::kInt32), IValue(), 3})),
              ElementsAre(0, 2, 0));
}

TEST(CountingKernels, HistogramsOfEachPrecision) {
  for (const DType dtype : {DType::kFloat16, DType::kBFloat16, kF32, kF64}) {
    const Tensor x = Make({6}, {0, 0.5, 1, 2, 3, 3}, dtype);
    EXPECT_THAT(Values(Call("aten.histc.default", {x, 3})), ElementsAre(2, 1, 3)) << Abbreviation(dtype);
    EXPECT_THAT(Values(Call("aten.histc.default", {x, 2, 0.5, 2.5})), ElementsAre(2, 1)) << Abbreviation(dtype);
  }
}

TEST(CountingKernels, AHistogramOfUnknownRangeRefusesNumbersThatAreNotFinite) {
  constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  for (const double number : {kNaN, kInfinity, -kInfinity}) {
    const absl::StatusOr<IValue> result = TryCall("aten.histc.default", {Make({3}, {1, number, 2}), 3});
    EXPECT_THAT(std::string(result.status().message()), HasSubstr("is not finite")) << number;
    EXPECT_THAT(Values(Call("aten.histc.default", {Make({3}, {1, number, 2}), 3, 0, 3})), ElementsAre(0, 1, 1));
  }
}

}  // namespace
}  // namespace backtape
