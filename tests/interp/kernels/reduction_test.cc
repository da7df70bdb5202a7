#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "backtape/tests/interp/kernels/call_op.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;

constexpr double kReductionNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kReductionInf = std::numeric_limits<double>::infinity();

TEST(ReductionKernels, SumOverDims) {
  const Tensor x = Make({2, 2, 2}, {1, 2, 3, 4, 5, 6, 7, 8});
  EXPECT_THAT(Values(Call("aten.sum.default", {x})), ElementsAre(36));
  EXPECT_THAT(Values(Call("aten.sum.dim_IntList", {x, Ints({0, -1})})), ElementsAre(14, 22));
  EXPECT_EQ(Call("aten.sum.dim_IntList", {x, Ints({1}), true}).type().ToString(), "f32[2, 1, 2]");
  EXPECT_THAT(Values(Call("aten.sum.dim_IntList", {x, IValue()})), ElementsAre(36));
  EXPECT_THAT(Values(Call("aten.sum.dim_IntList", {MakeTransposed(2, 3, {1, 2, 3, 4, 5, 6}), Ints({1})})),
              ElementsAre(6, 15));
}

TEST(ReductionKernels, SumOfEmptyAndZeroDimTensors) {
  EXPECT_THAT(Values(Call("aten.sum.dim_IntList", {Make({0, 2}, {}), Ints({0})})), ElementsAre(0, 0));
  EXPECT_THAT(Values(Call("aten.sum.dim_IntList", {Make({}, {3}), Ints({0})})), ElementsAre(3));
}

TEST(ReductionKernels, SumsOfIntegersAreInt64) {
  const Tensor out = Call("aten.sum.default", {Make({3}, {200, 200, 1}, DType::kUInt8)});
  EXPECT_EQ(out.dtype(), kI64);
  EXPECT_THAT(Values(out), ElementsAre(401));
  EXPECT_THAT(Values(Call("aten.sum.default", {Make({2}, {1.75, 1.75})}, {{"dtype", kI64}})), ElementsAre(2));
}

TEST(ReductionKernels, SumsAccumulateInDouble) {
  EXPECT_THAT(Values(Call("aten.sum.default", {Make({3}, {16777216, 1, 1})})), ElementsAre(16777218));
}

TEST(ReductionKernels, MeanOfAnEmptyTensorIsNan) {
  EXPECT_TRUE(std::isnan(Values(Call("aten.mean.default", {Make({0}, {})}))[0]));
  EXPECT_THAT(Values(Call("aten.mean.dim", {Make({2, 2}, {1, 2, 3, 5}), Ints({0})})), ElementsAre(2, 3.5));
}

TEST(ReductionKernels, ExtremaPropagateNanAndReturnTheFirst) {
  const Tensor x = Make({2, 3}, {1, kReductionNan, 3, 5, 2, 5});
  const IValueList outs = CallAll("aten.max.dim", {x, 1});
  EXPECT_TRUE(std::isnan(Values(outs[0].tensor())[0]));
  EXPECT_THAT(Values(outs[1].tensor()), ElementsAre(1, 0));
  EXPECT_THAT(Values(Call("aten.argmin.default", {Make({2, 2}, {3, 1, 1, 2})})), ElementsAre(1));
  EXPECT_THAT(Values(Call("aten.amin.default", {Make({2, 2}, {3, 1, -kReductionInf, 2}), Ints({1})})),
              ElementsAre(1, -kReductionInf));
}

TEST(ReductionKernels, EqualElementsAreOrderedByPosition) {
  const Tensor x = Make({8}, {2, 1, 2, 1, 3, 2, 3, 1});
  EXPECT_THAT(Values(CallAll("aten.topk.default", {x, 5})[1].tensor()), ElementsAre(4, 6, 0, 2, 5));
  EXPECT_THAT(Values(CallAll("aten.topk.default", {x, 4, 0, false})[1].tensor()), ElementsAre(1, 3, 7, 0));
  EXPECT_THAT(Values(CallAll("aten.kthvalue.default", {x, 5})[1].tensor()), ElementsAre(2));
  EXPECT_THAT(Values(CallAll("aten.median.dim", {x, 0})[1].tensor()), ElementsAre(0));
}

TEST(ReductionKernels, MediansWithNan) {
  const Tensor x = Make({5}, {3, kReductionNan, 1, kReductionNan, 2});
  EXPECT_THAT(Values(CallAll("aten.median.dim", {x, 0})[1].tensor()), ElementsAre(1));
  EXPECT_THAT(Values(CallAll("aten.nanmedian.dim", {x, 0})[1].tensor()), ElementsAre(4));
}

TEST(ReductionKernels, NansumSkipsNan) {
  const Tensor x = Make({2, 3}, {1, kReductionNan, 3, kReductionNan, kReductionNan, 4});
  EXPECT_THAT(Values(Call("aten.nansum.default", {x, Ints({1})})), ElementsAre(4, 4));
}

TEST(ReductionKernels, TruthOfNan) {
  EXPECT_THAT(Values(Call("aten.any.default", {Make({2}, {0, kReductionNan})})), ElementsAre(1));
  EXPECT_THAT(Values(Call("aten.all.dim", {Make({2, 2}, {0, 1, 1, 1}), 1})), ElementsAre(0, 1));
  EXPECT_THAT(Values(Call("aten.all.default", {Make({0}, {})})), ElementsAre(1));
}

TEST(ReductionKernels, VarianceCorrections) {
  const Tensor x = Make({4}, {1, 2, 3, 6});
  EXPECT_THAT(Values(Call("aten.var.correction", {x}, {{"correction", 0}})), ElementsAre(3.5));
  EXPECT_THAT(Values(Call("aten.var.correction", {Make({2}, {1, 3})})), ElementsAre(2));
  EXPECT_THAT(Values(Call("aten.var.correction", {Make({2}, {1, 3})}, {{"correction", 3}})),
              ElementsAre(kReductionInf));
}

TEST(ReductionKernels, ScansAndSorts) {
  EXPECT_THAT(Values(Call("aten.cumsum.default", {Make({2, 2}, {1, 2, 3, 4}), 0})), ElementsAre(1, 2, 4, 6));
  const IValueList outs = CallAll("aten.sort.default", {Make({4}, {2, kReductionNan, 1, 2})});
  EXPECT_THAT(Values(outs[1].tensor()), ElementsAre(2, 0, 3, 1));
  EXPECT_THAT(Values(CallAll("aten.topk.default", {Make({3}, {2, 9, 4}), 2})[0].tensor()), ElementsAre(9, 4));
}

}  // namespace
}  // namespace backtape
