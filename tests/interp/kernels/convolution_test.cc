#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/tests/interp/kernels/call_op.h"

namespace backtape {
namespace {

using ::testing::ElementsAre;

std::vector<double> Count(int64_t n) {
  std::vector<double> values(n);
  for (int64_t i = 0; i < n; ++i) values[i] = static_cast<double>(i);
  return values;
}

struct Window {
  std::vector<int64_t> stride, padding, dilation;
  bool transposed = false;
  std::vector<int64_t> output_padding;
  int64_t groups = 1;
};

Tensor Convolve(const Tensor& x, const Tensor& w, const IValue& bias, const Window& c) {
  return Call("aten.convolution.default", {x, w, bias, Ints(c.stride), Ints(c.padding), Ints(c.dilation), c.transposed,
                                           Ints(c.output_padding), c.groups});
}

TEST(ConvolutionKernels, OneDimension) {
  const Tensor x = Make({1, 1, 4}, {1, 2, 3, 4}), w = Make({1, 1, 2}, {1, 10});
  EXPECT_THAT(Values(Convolve(x, w, {}, {{1}, {0}, {1}, false, {0}})), ElementsAre(21, 32, 43));
  EXPECT_THAT(Values(Convolve(x, w, {}, {{2}, {1}, {1}, false, {0}})), ElementsAre(10, 32, 4));
  EXPECT_THAT(Values(Convolve(x, w, Make({1}, {0.5}), {{1}, {0}, {2}, false, {0}})), ElementsAre(31.5, 42.5));
}

TEST(ConvolutionKernels, TwoDimensionsWithGroups) {
  const Tensor x = Make({1, 2, 2, 2}, Count(8)), w = Make({2, 1, 1, 2}, {1, 1, 1, -1});
  const Tensor y = Convolve(x, w, {}, {{1, 1}, {0, 0}, {1, 1}, false, {0, 0}, 2});
  EXPECT_EQ(y.type().ToString(), "f32[1, 2, 2, 1]");
  EXPECT_THAT(Values(y), ElementsAre(1, 5, -1, -1));
}

TEST(ConvolutionKernels, ThreeDimensions) {
  const Tensor x = Make({1, 1, 2, 2, 2}, Count(8)), w = Make({1, 1, 2, 2, 2}, std::vector<double>(8, 1));
  EXPECT_THAT(Values(Convolve(x, w, {}, {{1}, {0}, {1}, false, {0}})), ElementsAre(28));
}

TEST(ConvolutionKernels, TransposedSpreadsEachElement) {
  const Tensor x = Make({1, 1, 2}, {1, 2}), w = Make({1, 1, 3}, {1, 10, 100});
  EXPECT_THAT(Values(Convolve(x, w, {}, {{2}, {0}, {1}, true, {0}})), ElementsAre(1, 10, 102, 20, 200));
  EXPECT_THAT(Values(Convolve(x, w, {}, {{2}, {1}, {1}, true, {1}})), ElementsAre(10, 102, 20, 200));
}

TEST(ConvolutionKernels, ChannelsLastInputGivesChannelsLastOutput) {
  Tensor x = *Tensor::TryEmptyStrided({1, 2, 2, 2}, {8, 1, 4, 2}, kF32);
  CopyElements(Make({1, 2, 2, 2}, Count(8)), x);
  const Tensor y = Convolve(x, Make({3, 2, 1, 1}, Count(6)), {}, {{1}, {0}, {1}, false, {0}});
  EXPECT_EQ(y.type().ToString(true), "f32[1, 3, 2, 2][12, 1, 6, 3]cpu");
  EXPECT_THAT(Values(y), ElementsAre(4, 5, 6, 7, 12, 17, 22, 27, 20, 29, 38, 47));
}

TEST(ConvolutionKernels, BackwardComputesTheRequestedGradients) {
  const Tensor dy = Make({1, 1, 3}, {1, 0, 2}), x = Make({1, 1, 4}, {1, 2, 3, 4}), w = Make({1, 1, 2}, {1, 10});
  const auto backward = [&](bool a, bool b, bool c) {
    return CallAll("aten.convolution_backward.default",
                   {dy, x, w, Ints({1}), Ints({1}), Ints({0}), Ints({1}), false, Ints({0}), 1, IValueList{a, b, c}});
  };
  IValueList all = backward(true, true, true);
  EXPECT_THAT(Values(all[0].tensor()), ElementsAre(1, 10, 2, 20));
  EXPECT_THAT(Values(all[1].tensor()), ElementsAre(7, 10));
  EXPECT_THAT(Values(all[2].tensor()), ElementsAre(3));
  all = backward(false, true, false);
  EXPECT_TRUE(all[0].is_none());
  EXPECT_TRUE(all[2].is_none());
}

TEST(ConvolutionKernels, EmptyBatch) {
  const Tensor y = Convolve(Make({0, 1, 3}, {}), Make({1, 1, 2}, {1, 1}), {}, {{1}, {0}, {1}, false, {0}});
  EXPECT_EQ(y.type().ToString(), "f32[0, 1, 2]");
}

}  // namespace
}  // namespace backtape
