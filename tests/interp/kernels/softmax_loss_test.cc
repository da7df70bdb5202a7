#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "backtape/tests/interp/kernels/call_op.h"

namespace backtape {
namespace {

using ::testing::DoubleNear;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsNan;
using ::testing::Pointwise;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

TEST(SoftmaxKernels, AlongAnyDim) {
  const Tensor x = Make({2, 2}, {0, 1000, std::log(3.0), 1000});
  EXPECT_THAT(Values(Call("aten._softmax.default", {x, 0, false})),
              Pointwise(DoubleNear(1e-6), {0.25, 0.5, 0.75, 0.5}));
  EXPECT_THAT(Values(Call("aten._softmax.default", {Make({}, {5}), -1, false})), ElementsAre(1));
}

TEST(SoftmaxKernels, MinusInfinity) {
  EXPECT_THAT(Values(Call("aten._softmax.default", {Make({2}, {-kInfinity, -kInfinity}), 0, false})), Each(IsNan()));
  EXPECT_THAT(Values(Call("aten._log_softmax.default", {Make({2}, {-kInfinity, -kInfinity}), 0, false})),
              Each(IsNan()));
  EXPECT_THAT(Values(Call("aten._log_softmax.default", {Make({2}, {-kInfinity, 1}), 0, false})),
              ElementsAre(-kInfinity, 0));
}

TEST(SoftmaxKernels, Backward) {
  const Tensor y = Make({1, 2}, {0.25, 0.75}), dy = Make({1, 2}, {1, 2});
  EXPECT_THAT(Values(Call("aten._softmax_backward_data.default", {dy, y, 1, kF32})), ElementsAre(-0.1875, 0.1875));
}

TEST(LossKernels, NllIgnoresAndWeighs) {
  const Tensor scores = Make({3, 2}, {-1, -2, -3, -4, -5, -6}), target = Make({3}, {0, 1, -100}, kI64);
  const Tensor weight = Make({2}, {1, 3});
  IValueList outs = CallAll("aten.nll_loss_forward.default", {scores, target, weight, 1, -100});
  EXPECT_THAT(Values(outs[0].tensor()), ElementsAre(3.25));
  EXPECT_THAT(Values(outs[1].tensor()), ElementsAre(4));
  const Tensor grad =
      Call("aten.nll_loss_backward.default", {Make({}, {1}), scores, target, weight, 1, -100, outs[1].tensor()});
  EXPECT_THAT(Values(grad), ElementsAre(-0.25, 0, 0, -0.75, 0, 0));
  outs = CallAll("aten.nll_loss_forward.default", {scores, target, {}, 0, -100});
  EXPECT_THAT(Values(outs[0].tensor()), ElementsAre(1, 4, 0));
}

TEST(LossKernels, NllNamesATargetThatIsNotAClass) {
  const absl::StatusOr<IValue> result =
      TryCall("aten.nll_loss_forward.default", {Make({2, 2}, {0, 0, 0, 0}), Make({2}, {0, 9}, kI64), {}, 1, -100});
  EXPECT_EQ(result.status().code(), absl::StatusCode::kOutOfRange);
  EXPECT_THAT(result.status().message(),
              HasSubstr("target 9 of sample 1 is out of bounds: the number of classes is 2"));
}

TEST(LossKernels, Mse) {
  const Tensor x = Make({2}, {1, 2}), y = Make({2}, {3, 5});
  EXPECT_THAT(Values(Call("aten.mse_loss.default", {x, y})), ElementsAre(6.5));
  EXPECT_THAT(Values(Call("aten.mse_loss.default", {x, y, 0})), ElementsAre(4, 9));
  EXPECT_THAT(Values(Call("aten.mse_loss_backward.default", {Make({}, {1}), x, y, 1})), ElementsAre(-2, -3));
}

}  // namespace
}  // namespace backtape
