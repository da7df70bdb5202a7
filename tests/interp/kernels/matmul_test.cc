#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "backtape/tests/interp/kernels/call_op.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr double kNotANumber = std::numeric_limits<double>::quiet_NaN();

TEST(MatmulKernels, MultipliesDenseAndTransposed) {
  const Tensor a = Make({2, 3}, {1, 2, 3, 4, 5, 6});
  const Tensor b = MakeTransposed(3, 2, {1, 0, 0, 1, 1, 1});
  EXPECT_THAT(Values(Call("aten.mm.default", {a, b})), ElementsAre(4, 5, 10, 11));
  EXPECT_THAT(Values(Call("aten.mm.default", {Make({2, 2}, {1, 1, 1, 1}), Make({2, 2}, {1, 2, 3, 4})})),
              ElementsAre(4, 6, 4, 6));
}

TEST(MatmulKernels, PivotsOfOneBlock) {
  const Tensor factors = Make({3, 3}, {1, 0, 0, 0, 1, 0, 0, 0, 1}), pivots = Make({3}, {-3, 1, 1}, DType::kInt32);
  EXPECT_THAT(
      TryCall("aten.linalg_ldl_solve.default", {factors, pivots, Make({3, 1}, {1, 2, 3})}).status().message(),
      HasSubstr("a pivot must be a row number from 1 to 3, or one of a pair of equal adjacent numbers from -3 to -1 (a "
                "2-by-2 block); got -3, which is not in a pair"));
}

TEST(MatmulKernels, EmptyInnerDimensionGivesZeros) {
  const Tensor out = Call("aten.mm.default", {Make({2, 0}, {}), Make({0, 3}, {})});
  EXPECT_THAT(Values(out), ElementsAre(0, 0, 0, 0, 0, 0));
}

TEST(MatmulKernels, IntegersWrapInTheirDtype) {
  const Tensor out =
      Call("aten.mm.default", {Make({1, 2}, {200, 200}, DType::kUInt8), Make({2, 1}, {1, 1}, DType::kUInt8)});
  EXPECT_EQ(out.dtype(), DType::kUInt8);
  EXPECT_THAT(Values(out), ElementsAre(144));
}

TEST(MatmulKernels, SizesBeyondATileAgreeWithSums) {
  // 261 takes more than one block of the inner dimension; neither 5 nor 11 is a multiple of the tile size.
  const int64_t m = 5, k = 261, n = 11;
  std::vector<double> a(m * k), b(k * n), expected(m * n);
  for (int64_t i = 0; i < m * k; ++i) a[i] = i % 7 - 3;
  for (int64_t i = 0; i < k * n; ++i) b[i] = i % 5 - 2;
  for (int64_t i = 0; i < m; ++i) {
    for (int64_t j = 0; j < n; ++j) {
      for (int64_t p = 0; p < k; ++p) expected[i * n + j] += a[i * k + p] * b[p * n + j];
    }
  }
  EXPECT_EQ(Values(Call("aten.mm.default", {Make({m, k}, a), Make({k, n}, b)})), expected);
  EXPECT_EQ(Values(Call("aten.mm.default", {Make({m, k}, a, kI64), Make({k, n}, b, kI64)})), expected);
}

TEST(MatmulKernels, AddmmScalesAndBroadcasts) {
  const Tensor a = Make({2, 1}, {1, 2}), b = Make({1, 2}, {3, 4});
  EXPECT_THAT(Values(Call("aten.addmm.default", {Make({2}, {10, 20}), a, b})), ElementsAre(13, 24, 16, 28));
  EXPECT_THAT(Values(Call("aten.addmm.default", {Make({2}, {10, 20}), a, b}, {{"beta", 2}, {"alpha", 0.5}})),
              ElementsAre(21.5, 42, 23, 44));
}

TEST(MatmulKernels, AddmmWithBetaZeroIgnoresNanInSelf) {
  const Tensor a = Make({2, 0}, {}), b = Make({0, 2}, {});
  EXPECT_THAT(Values(Call("aten.addmm.default", {Make({}, {kNotANumber}), a, b}, {{"beta", 0}})),
              ElementsAre(0, 0, 0, 0));
  EXPECT_TRUE(std::isnan(Values(Call("aten.addmm.default", {Make({}, {kNotANumber}), a, b}))[0]));
}

TEST(MatmulKernels, BatchesAreIndependent) {
  const Tensor a = Make({2, 1, 2}, {1, 2, 3, 4}), b = Make({2, 2, 1}, {1, 1, 10, 1});
  EXPECT_THAT(Values(Call("aten.bmm.default", {a, b})), ElementsAre(3, 34));
  EXPECT_THAT(Values(Call("aten.baddbmm.default", {Make({1, 1, 1}, {100}), a, b}, {{"beta", 0.5}})),
              ElementsAre(53, 84));
}

TEST(MatmulKernels, VectorProducts) {
  EXPECT_THAT(Values(Call("aten.mv.default", {Make({2, 2}, {1, 2, 3, 4}), Make({2}, {1, -1})})), ElementsAre(-1, -1));
  EXPECT_THAT(Values(Call("aten.dot.default", {Make({3}, {1, 2, 3}), Make({3}, {4, 5, 6})})), ElementsAre(32));
}

TEST(MatmulKernels, HalfIsRoundedOnce) {
  // If the partial sum 257 were rounded to bfloat16, it would become 256. The result 258 is representable.
  const Tensor a = Make({1, 3}, {1, 256, 1}, DType::kBFloat16), b = Make({3, 1}, {1, 1, 1}, DType::kBFloat16);
  EXPECT_THAT(Values(Call("aten.mm.default", {a, b})), ElementsAre(258));
}

}  // namespace
}  // namespace backtape
