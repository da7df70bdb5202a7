#include "backtape/jit/dense/depthwise_convolution.h"

#include <cmath>
#include <limits>

#include "backtape/tests/jit/dense/convolution_harness.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

// Depthwise convolutions and their gradients.
class DepthwiseTest : public ConvolutionTest {};

INSTANTIATE_TEST_SUITE_P(Makers, DepthwiseTest, ::testing::Values(Maker::kDepthwiseOfAvx2, Maker::kDepthwiseOfAvx512),
                         [](const auto& info) { return NameOf(info.param); });

TEST_P(DepthwiseTest, StridesPaddingsDilations) {
  for (int64_t size : {5, 8, 19}) {
    for (int64_t stride : {1, 2, 3}) {
      for (int64_t dilation : {1, 2, 3}) {
        SCOPED_TRACE(testing::Message() << size << " stride " << stride << " dilation " << dilation);
        ExpectRightInAllKinds(MakeSpec({3, 5, size, size + 1}, {5, 1, 3, 3}, stride, 3, dilation, 5));
        ExpectRightInAllKinds(MakeSpec({2, 4, size, size + 1}, {4, 1, 5, 2}, stride, 4, dilation, 4));
      }
    }
  }
}

TEST_P(DepthwiseTest, WindowsAndImages) {
  ExpectRightInAllKinds(MakeSpec({2, 3, 24, 41}, {3, 1, 7, 7}, 1, 3, 1, 3));
  ExpectRightInAllKinds(MakeSpec({2, 3, 9, 70}, {3, 1, 2, 31}, 1, 1, 1, 3));
  ExpectRightInAllKinds(MakeSpec({2, 3, 70, 9}, {3, 1, 31, 2}, 1, 1, 1, 3));  // several chains for each column
  ExpectRightInAllKinds(MakeSpec({2, 3, 9, 70}, {3, 1, 1, 40}, 3, 0, 1, 3));
  ExpectRightInAllKinds(MakeSpec({1, 2, 70, 90}, {2, 1, 3, 3}, 1, 1, 1, 2));
  ExpectRightInAllKinds(MakeSpec({1, 2, 40, 90}, {2, 1, 3, 3}, 1, 0, 1, 2));
  ExpectRightInAllKinds(MakeSpec({2, 2, 11, 70}, {2, 1, 3, 3}, 2, 1, 1, 2));  // interleaved pixels in vectors
  ExpectRightInAllKinds(MakeSpec({2, 2, 10, 97}, {2, 1, 5, 4}, 2, 2, 1, 2));
  ExpectRightInAllKinds(MakeSpec({0, 2, 5, 4}, {2, 1, 3, 3}, 1, 1, 1, 2));
  ExpectRightInAllKinds(MakeSpec({2, 3, 9, 8}, {3, 1, 1, 1}, 2, 0, 1, 3));  // pixels that no position reads
}

// Narrow images are computed in groups that lie side by side; the last group of a batch may have fewer images.
TEST_P(DepthwiseTest, NarrowImages) {
  for (int64_t width : {1, 2, 4, 6, 7, 9}) {
    for (int64_t batch : {1, 2, 7}) {
      SCOPED_TRACE(testing::Message() << width << " batch " << batch);
      ExpectRightInAllKinds(MakeSpec({batch, 3, 5, width}, {3, 1, 5, 5}, 1, 2, 1, 3));
      ExpectRightInAllKinds(MakeSpec({batch, 3, 9, width}, {3, 1, 3, 3}, 2, 1, 1, 3));
      ExpectRightInAllKinds(MakeSpec({batch, 3, 9, width}, {3, 1, 1, 1}, 1, 1, 1, 3));
    }
  }
}

TEST_P(DepthwiseTest, OneLine) {
  for (int64_t batch : {1, 3, 9}) {
    ExpectRightInAllKinds(MakeSpec({batch, 4, 1, 50}, {4, 1, 1, 4}, 1, 0, 1, 4));
    ConvolutionSpec spec = MakeSpec({batch, 4, 1, 50}, {4, 1, 1, 4}, 3, 0, 1, 4);
    spec.padding = {0, 3};
    spec.output_sizes[3] = (50 + 6 - 4) / 3 + 1;
    spec.output_strides = RowMajor(spec.output_sizes);
    ExpectRightInAllKinds(spec);
  }
}

TEST_P(DepthwiseTest, SeveralOutputsOfAChannel) {
  ExpectRightInAllKinds(MakeSpec({2, 3, 9, 8}, {12, 1, 3, 3}, 1, 1, 1, 3));
  ExpectRightInAllKinds(MakeSpec({2, 3, 9, 28}, {6, 1, 5, 5}, 2, 2, 1, 3));
}

TEST_P(DepthwiseTest, Float64) {
  for (int64_t width : {5, 9, 40}) {
    ConvolutionSpec spec = MakeSpec({3, 6, 11, width}, {6, 1, 5, 5}, 2, 2, 1, 6);
    spec.dtype = DType::kFloat64;
    ExpectRightInAllKinds(spec);
    spec = MakeSpec({3, 6, 11, width}, {6, 1, 3, 3}, 1, 1, 1, 6);
    spec.dtype = DType::kFloat64;
    ExpectRightInAllKinds(spec);
  }
}

TEST_P(DepthwiseTest, AnyLayout) {
  for (int which = 1; which < 8; ++which) {
    ConvolutionSpec spec = MakeSpec({2, 6, 11, 19}, {6, 1, 3, 3}, 1, 1, 1, 6);
    if ((which & 1) != 0) spec.input_strides = ChannelsLast(spec.input_sizes);
    if ((which & 2) != 0) spec.weight_strides = ChannelsLast(spec.weight_sizes);
    if ((which & 4) != 0) spec.output_strides = ChannelsLast(spec.output_sizes);
    ExpectRightInAllKinds(spec);
  }
}

TEST_P(DepthwiseTest, EpilogueIsFused) {
  for (ConvolutionSpec spec :
       {MakeSpec({2, 3, 9, 18}, {3, 1, 3, 3}, 1, 1, 1, 3), MakeSpec({2, 3, 9, 8}, {3, 1, 1, 1}, 2, 0, 1, 3)}) {
    for (ConvolutionKind kind : {ConvolutionKind::kForward, ConvolutionKind::kBackwardInput}) {
      spec.kind = kind;
      for (int form = 1; form < 8; ++form) {
        SCOPED_TRACE(form);
        spec.has_bias = (form & 1) != 0;
        spec.has_residual = (form & 2) != 0;
        spec.activation = (form & 4) != 0 ? Activation::kRelu : Activation::kNone;
        ExpectRight(spec);
      }
    }
  }
}

TEST_P(DepthwiseTest, InfinitePixelsOnlyReachTheirWindows) {
  for (int64_t stride : {1, 2}) {
    for (int64_t width : {9, 33}) {
      ConvolutionSpec spec = MakeSpec({2, 2, 8, width}, {2, 1, 3, 3}, stride, 0, 1, 2);
      spec.kind = ConvolutionKind::kBackwardWeight;
      Values values = RandomValues(spec);
      values.input[0] = std::numeric_limits<float>::infinity();  // only the first position of the window reads it
      const Values found = Run(spec, values);
      EXPECT_TRUE(std::isinf(found.weight[0]));
      for (size_t i = 1; i < found.weight.size(); ++i) EXPECT_TRUE(std::isfinite(found.weight[i])) << i;
      spec.kind = ConvolutionKind::kForward;
      const Values forward = Run(spec, values);
      EXPECT_TRUE(std::isinf(forward.output[0]));
      for (size_t i = 1; i < forward.output.size(); ++i) EXPECT_TRUE(std::isfinite(forward.output[i])) << i;
    }
  }
}

TEST_P(DepthwiseTest, RefusesOtherConvolutions) {
  ConvolutionSpec spec = MakeSpec({1, 4, 3, 3}, {4, 2, 3, 3}, 1, 1, 1, 2);
  EXPECT_EQ(MakeBy(GetParam(), spec).status().code(), absl::StatusCode::kUnimplemented);
  spec = MakeSpec({1, 4, 3, 3, 3}, {4, 1, 3, 3, 3}, 1, 1, 1, 4);
  EXPECT_EQ(MakeBy(GetParam(), spec).status().code(), absl::StatusCode::kUnimplemented);
}

// Weight gradients with channels in the lanes.
class DepthwiseByChannelsTest : public ConvolutionTest {
 protected:
  // In row-major and channels-last layouts of both images.
  static void ExpectRightWeight(ConvolutionSpec spec) {
    spec.kind = ConvolutionKind::kBackwardWeight;
    for (int which = 0; which < 4; ++which) {
      SCOPED_TRACE(which);
      spec.input_strides = (which & 1) != 0 ? ChannelsLast(spec.input_sizes) : RowMajor(spec.input_sizes);
      spec.output_strides = (which & 2) != 0 ? ChannelsLast(spec.output_sizes) : RowMajor(spec.output_sizes);
      ExpectRight(spec);
    }
  }
};

INSTANTIATE_TEST_SUITE_P(Makers, DepthwiseByChannelsTest,
                         ::testing::Values(Maker::kDepthwiseByChannelsOfAvx2, Maker::kDepthwiseByChannelsOfAvx512),
                         [](const auto& info) { return NameOf(info.param); });

TEST_P(DepthwiseByChannelsTest, StridesPaddingsDilations) {
  for (int64_t size : {5, 8, 11}) {
    for (int64_t stride : {1, 2, 3}) {
      for (int64_t dilation : {1, 2, 3}) {
        SCOPED_TRACE(testing::Message() << size << " stride " << stride << " dilation " << dilation);
        ExpectRightWeight(MakeSpec({3, 5, size, size + 1}, {5, 1, 3, 3}, stride, 3, dilation, 5));
        ExpectRightWeight(MakeSpec({2, 20, size, size + 1}, {20, 1, 5, 2}, stride, 4, dilation, 20));
      }
    }
  }
}

TEST_P(DepthwiseByChannelsTest, ChannelsAndWindows) {
  for (int64_t channels : {1, 4, 7, 8, 16, 33, 50}) {
    SCOPED_TRACE(channels);
    ExpectRightWeight(MakeSpec({2, channels, 9, 7}, {channels, 1, 7, 7}, 1, 3, 1, channels));
    ExpectRightWeight(MakeSpec({1, channels, 1, 1}, {channels, 1, 3, 3}, 1, 1, 1, channels));
    ExpectRightWeight(MakeSpec({1, channels, 3, 30}, {channels, 1, 2, 11}, 1, 1, 1, channels));  // several chains
  }
  ExpectRightWeight(MakeSpec({0, 4, 3, 30}, {4, 1, 2, 11}, 1, 1, 1, 4));
}

TEST_P(DepthwiseByChannelsTest, Float64) {
  ConvolutionSpec spec = MakeSpec({3, 11, 7, 9}, {11, 1, 5, 5}, 2, 2, 1, 11);
  spec.dtype = DType::kFloat64;
  ExpectRightWeight(spec);
}

TEST_P(DepthwiseByChannelsTest, RefusesOtherConvolutions) {
  ConvolutionSpec spec = MakeSpec({1, 4, 3, 3}, {4, 1, 3, 3}, 1, 1, 1, 4);
  EXPECT_EQ(MakeBy(GetParam(), spec).status().code(), absl::StatusCode::kUnimplemented);
  spec.kind = ConvolutionKind::kBackwardWeight;
  spec.input_strides[2] = 4;
  EXPECT_EQ(MakeBy(GetParam(), spec).status().code(), absl::StatusCode::kUnimplemented);
}

}  // namespace
}  // namespace backtape::jit
