#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/tests/interp/kernels/call_op.h"

namespace backtape {
namespace {

using ::testing::DoubleNear;
using ::testing::ElementsAre;
using ::testing::Pointwise;

constexpr double kEps = 1e-6;

TEST(NormalisationKernels, BatchNormTrainingUpdatesRunningStatistics) {
  const Tensor x = Make({2, 1, 2}, {1, 2, 3, 6}, kF64);
  const Tensor running_mean = Make({1}, {1}, kF64), running_var = Make({1}, {2}, kF64);
  const IValueList outs =
      CallAll("aten.native_batch_norm.default", {x, {}, {}, running_mean, running_var, true, 0.5, 0.0});
  // Mean 3, biased variance 3.5, unbiased 14/3.
  EXPECT_THAT(Values(outs[0].tensor()), Pointwise(DoubleNear(kEps), {-1.0690449676, -0.5345224838, 0.0, 1.6035674515}));
  EXPECT_THAT(Values(outs[1].tensor()), ElementsAre(3));
  EXPECT_THAT(Values(outs[2].tensor()), Pointwise(DoubleNear(kEps), {0.5345224838}));
  EXPECT_THAT(Values(running_mean), ElementsAre(2));
  EXPECT_THAT(Values(running_var), Pointwise(DoubleNear(kEps), {10.0 / 3}));
}

TEST(NormalisationKernels, BatchNormEvaluationUsesRunningStatisticsAndSavesNothing) {
  const Tensor x = Make({2, 2}, {1, 2, 3, 6});
  const Tensor mean = Make({2}, {1, 2}), var = Make({2}, {4, 1});
  const IValueList outs =
      CallAll("aten.native_batch_norm.default", {x, Make({2}, {2, 1}), Make({2}, {0, 1}), mean, var, false, 0.1, 0.0});
  EXPECT_THAT(Values(outs[0].tensor()), ElementsAre(0, 1, 2, 5));
  EXPECT_EQ(outs[1].tensor().numel(), 0);
  EXPECT_THAT(Values(mean), ElementsAre(1, 2));
}

TEST(NormalisationKernels, FunctionalBatchNormDoesNotWriteItsInputs) {
  const Tensor x = Make({2, 1}, {1, 3}), mean = Make({1}, {0}), var = Make({1}, {1});
  const IValueList outs =
      CallAll("aten._native_batch_norm_legit_functional.default", {x, {}, {}, mean, var, true, 0.5, 0.0});
  EXPECT_THAT(Values(outs[3].tensor()), ElementsAre(1));
  EXPECT_THAT(Values(outs[4].tensor()), ElementsAre(1.5));
  EXPECT_THAT(Values(mean), ElementsAre(0));
}

TEST(NormalisationKernels, BatchNormBackward) {
  const Tensor dy = Make({3, 1}, {1, 0, 0}), x = Make({3, 1}, {0, 1, 2});
  const IValueList outs = CallAll("aten.native_batch_norm_backward.default", {dy,
                                                                              x,
                                                                              Make({1}, {3}),
                                                                              {},
                                                                              {},
                                                                              Make({1}, {1}),
                                                                              Make({1}, {1.2247448714}),
                                                                              true,
                                                                              0.0,
                                                                              IValueList{true, true, true}});
  // The gradient of the input is orthogonal to the vector of ones and to the normalised input.
  EXPECT_THAT(Values(outs[0].tensor()), Pointwise(DoubleNear(1e-5), {0.6123724, -1.2247449, 0.6123724}));
  EXPECT_THAT(Values(outs[1].tensor()), Pointwise(DoubleNear(1e-5), {-1.2247449}));
  EXPECT_THAT(Values(outs[2].tensor()), ElementsAre(1));
}

TEST(NormalisationKernels, LayerNormAndItsMasks) {
  const Tensor x = Make({2, 2}, {1, 3, 0, 4}), w = Make({2}, {1, 2}), b = Make({2}, {0, 1});
  const IValueList outs = CallAll("aten.native_layer_norm.default", {x, Ints({2}), w, b, 0.0});
  EXPECT_THAT(Values(outs[0].tensor()), ElementsAre(-1, 3, -1, 3));
  EXPECT_EQ(outs[1].tensor().type().ToString(), "f32[2, 1]");
  const IValueList grads =
      CallAll("aten.native_layer_norm_backward.default",
              {Make({2, 2}, {1, 2, 3, 4}), x, Ints({2}), outs[1], outs[2], w, {}, IValueList{false, true, false}});
  EXPECT_TRUE(grads[0].is_none());
  EXPECT_THAT(Values(grads[1].tensor()), ElementsAre(-4, 6));
  EXPECT_TRUE(grads[2].is_none());
  const absl::StatusOr<IValue> absent =
      TryCall("aten.native_layer_norm_backward.default",
              {Make({2, 2}, {1, 2, 3, 4}), x, Ints({2}), outs[1], outs[2], w, {}, IValueList{false, true, true}});
  EXPECT_THAT(std::string(absent.status().message()), ::testing::HasSubstr("the gradient of an absent weight or bias"));
}

TEST(NormalisationKernels, GroupNorm) {
  const Tensor x = Make({1, 4, 1}, {1, 3, 0, 4});
  const IValueList outs = CallAll("aten.native_group_norm.default", {x, {}, Make({4}, {0, 0, 0, 1}), 1, 4, 1, 2, 0.0});
  EXPECT_THAT(Values(outs[0].tensor()), ElementsAre(-1, 1, -1, 2));
  EXPECT_THAT(Values(outs[1].tensor()), ElementsAre(2, 2));
}

}  // namespace
}  // namespace backtape
