#include "backtape/jit/dense/convolution.h"

#include <cmath>
#include <limits>

#include "backtape/tests/jit/dense/convolution_harness.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

INSTANTIATE_TEST_SUITE_P(Makers, ConvolutionTest,
                         ::testing::Values(Maker::kOnednn, Maker::kTilesOfAvx2, Maker::kTilesOfAvx512,
                                           Maker::kSmallImagesOfAvx2, Maker::kSmallImagesOfAvx512),
                         [](const auto& info) { return NameOf(info.param); });

// Weight gradients computed from the unfolded image.
class GatheredTest : public ConvolutionTest {
 protected:
  static void ExpectRightWeight(ConvolutionSpec spec) {
    spec.kind = ConvolutionKind::kBackwardWeight;
    ExpectRight(spec);
  }
};

INSTANTIATE_TEST_SUITE_P(Makers, GatheredTest, ::testing::Values(Maker::kGatheredOfAvx2, Maker::kGatheredOfAvx512),
                         [](const auto& info) { return NameOf(info.param); });

TEST_P(GatheredTest, StridesPaddingsDilations) {
  for (int64_t size : {1, 2, 3, 7}) {
    for (int64_t stride : {1, 2, 3}) {
      for (int64_t dilation : {1, 2}) {
        SCOPED_TRACE(testing::Message() << size << " stride " << stride << " dilation " << dilation);
        ExpectRightWeight(MakeSpec({3, 17, size, size + 1}, {5, 17, 3, 3}, stride, 2, dilation, 1));
      }
    }
  }
}

TEST_P(GatheredTest, GroupsAndWindows) {
  ExpectRightWeight(MakeSpec({2, 12, 5, 4}, {6, 4, 3, 2}, 1, 1, 1, 3));
  ExpectRightWeight(MakeSpec({2, 64, 1, 9}, {32, 64, 1, 3}, 2, 0, 1, 1));
  ExpectRightWeight(MakeSpec({2, 40, 6, 6}, {33, 40, 1, 1}, 1, 0, 1, 1));
}

TEST_P(GatheredTest, Float64) {
  ConvolutionSpec spec = MakeSpec({2, 24, 4, 4}, {16, 24, 3, 3}, 2, 1, 1, 1);
  spec.dtype = DType::kFloat64;
  ExpectRightWeight(spec);
}

TEST_P(GatheredTest, RefusesOtherKindsAndWeightsThatAreNotContiguous) {
  ConvolutionSpec spec = MakeSpec({1, 4, 3, 3}, {4, 4, 3, 3}, 1, 1, 1, 1);
  EXPECT_EQ(MakeBy(GetParam(), spec).status().code(), absl::StatusCode::kUnimplemented);
  spec.kind = ConvolutionKind::kBackwardWeight;
  std::swap(spec.weight_strides[0], spec.weight_strides[1]);
  EXPECT_EQ(MakeBy(GetParam(), spec).status().code(), absl::StatusCode::kUnimplemented);
}

// Convolutions to which Winograd's algorithm applies.
class WinogradTest : public ConvolutionTest {
 protected:
  static void ExpectRightInBothKinds(ConvolutionSpec spec) {
    for (ConvolutionKind kind : {ConvolutionKind::kForward, ConvolutionKind::kBackwardInput}) {
      for (int form = 0; form < 8; ++form) {
        SCOPED_TRACE(testing::Message() << "kind " << static_cast<int>(kind) << " form " << form);
        spec.kind = kind;
        spec.has_bias = (form & 1) != 0;
        spec.has_residual = (form & 2) != 0;
        spec.activation = (form & 4) != 0 ? Activation::kRelu : Activation::kNone;
        ExpectRight(spec);
      }
    }
  }
};

INSTANTIATE_TEST_SUITE_P(Makers, WinogradTest, ::testing::Values(Maker::kWinogradOfAvx2, Maker::kWinogradOfAvx512),
                         [](const auto& info) { return NameOf(info.param); });

TEST_P(WinogradTest, EvenAndOddSizes) {
  for (int64_t height : {1, 2, 5, 8}) {
    for (int64_t width : {1, 7, 12, 33}) {
      SCOPED_TRACE(testing::Message() << height << " x " << width);
      ExpectRightInBothKinds(MakeSpec({2, 5, height, width}, {6, 5, 3, 3}, 1, 1, 1, 1));
    }
  }
}
TEST_P(WinogradTest, Paddings) {
  for (int64_t padding : {0, 2, 3}) {
    SCOPED_TRACE(padding);
    ExpectRightInBothKinds(MakeSpec({1, 4, 9, 10}, {9, 4, 3, 3}, 1, padding, 1, 1));
  }
}
TEST_P(WinogradTest, SeveralBands) { ExpectRightInBothKinds(MakeSpec({1, 40, 40, 56}, {8, 40, 3, 3}, 1, 1, 1, 1)); }
TEST_P(WinogradTest, Groups) { ExpectRightInBothKinds(MakeSpec({2, 6, 8, 8}, {10, 3, 3, 3}, 1, 1, 1, 2)); }
TEST_P(WinogradTest, Float64) {
  ConvolutionSpec spec = MakeSpec({2, 7, 13, 19}, {10, 7, 3, 3}, 1, 1, 1, 1);
  spec.dtype = DType::kFloat64;
  ExpectRightInBothKinds(spec);
}
TEST_P(WinogradTest, ChannelsLast) {
  ConvolutionSpec spec = MakeSpec({2, 6, 9, 8}, {20, 6, 3, 3}, 1, 1, 1, 1);
  spec.input_strides = ChannelsLast(spec.input_sizes);
  spec.weight_strides = ChannelsLast(spec.weight_sizes);
  spec.output_strides = ChannelsLast(spec.output_sizes);
  ExpectRightInBothKinds(spec);
}

// Winograd's transforms add inputs that do not contribute to an output. An infinity or NaN must not spread through
// them.
TEST_P(WinogradTest, NonFiniteValuesDoNotSpread) {
  ConvolutionSpec spec = MakeSpec({1, 2, 8, 9}, {3, 2, 3, 3}, 1, 1, 1, 1);
  spec.has_residual = true;
  for (float odd : {std::nanf(""), std::numeric_limits<float>::infinity()}) {
    Values values = RandomValues(spec);
    values.input[3 * 9 + 4] = odd;
    const Values found = Run(spec, values);
    const Values expected = Expected(spec, values);
    ForEachElement(spec.output_sizes, spec.output_strides, [&](int64_t at, int64_t) {
      if (std::isfinite(expected.output[at])) {
        EXPECT_NEAR(found.output[at], expected.output[at], 1e-5 * std::max(1.0f, std::abs(expected.output[at]))) << at;
      } else {
        EXPECT_EQ(std::isnan(found.output[at]), std::isnan(expected.output[at])) << at;
      }
    });
  }
}
TEST_P(WinogradTest, OtherWindowsAreUnsupported) {
  for (const ConvolutionSpec& spec :
       {MakeSpec({1, 2, 8, 9}, {3, 2, 3, 2}, 1, 1, 1, 1), MakeSpec({1, 2, 8, 9}, {3, 2, 3, 3}, 2, 1, 1, 1),
        MakeSpec({1, 2, 8, 9}, {3, 2, 3, 3}, 1, 1, 2, 1), MakeSpec({0, 2, 8, 9}, {3, 2, 3, 3}, 1, 1, 1, 1)}) {
    EXPECT_EQ(MakeBy(GetParam(), spec).status().code(), absl::StatusCode::kUnimplemented);
  }
}

TEST_P(ConvolutionTest, Plain) { ExpectRightInAllKinds(MakeSpec({2, 8, 14, 14}, {8, 8, 3, 3}, 1, 1, 1, 1)); }
TEST_P(ConvolutionTest, WideChannels) { ExpectRightInAllKinds(MakeSpec({5, 32, 9, 7}, {48, 32, 3, 3}, 1, 1, 1, 1)); }
TEST_P(ConvolutionTest, OddChannels) { ExpectRightInAllKinds(MakeSpec({2, 3, 11, 12}, {5, 3, 3, 2}, 1, 0, 1, 1)); }
TEST_P(ConvolutionTest, Dilated) { ExpectRightInAllKinds(MakeSpec({2, 4, 12, 9}, {6, 4, 3, 3}, 1, 2, 2, 1)); }
TEST_P(ConvolutionTest, Groups) { ExpectRightInAllKinds(MakeSpec({2, 6, 8, 8}, {4, 3, 3, 3}, 1, 1, 1, 2)); }
TEST_P(ConvolutionTest, Depthwise) { ExpectRightInAllKinds(MakeSpec({2, 16, 8, 8}, {16, 1, 3, 3}, 1, 1, 1, 16)); }
TEST_P(ConvolutionTest, OneByOne) { ExpectRightInAllKinds(MakeSpec({2, 16, 8, 8}, {32, 16, 1, 1}, 1, 0, 1, 1)); }
TEST_P(ConvolutionTest, OneByOneStrided) { ExpectRightInAllKinds(MakeSpec({2, 6, 9, 8}, {7, 6, 1, 1}, 2, 0, 1, 1)); }
TEST_P(ConvolutionTest, StrideDropsTheEdge) {
  ExpectRightInAllKinds(MakeSpec({3, 4, 12, 9}, {6, 4, 3, 3}, 2, 1, 1, 1));
}
TEST_P(ConvolutionTest, StrideAndDilation) {
  ExpectRightInAllKinds(MakeSpec({2, 4, 19, 16}, {5, 4, 3, 2}, 3, 2, 2, 1));
}
TEST_P(ConvolutionTest, PaddingWiderThanTheWindow) {
  ExpectRightInAllKinds(MakeSpec({2, 3, 5, 4}, {4, 3, 2, 2}, 1, 3, 1, 1));
}
TEST_P(ConvolutionTest, SeveralBands) { ExpectRightInAllKinds(MakeSpec({1, 40, 50, 47}, {9, 40, 3, 3}, 1, 1, 1, 1)); }
TEST_P(ConvolutionTest, WindowOfManyPositions) {
  ExpectRightInAllKinds(MakeSpec({1, 2, 15, 14}, {3, 2, 9, 10}, 1, 4, 1, 1));
}

TEST_P(ConvolutionTest, Float64) {
  if (!IsOwn()) GTEST_SKIP() << "oneDNN convolutions are used for float32 only";
  for (int64_t stride : {1, 2}) {
    ConvolutionSpec spec = MakeSpec({2, 7, 13, 19}, {10, 7, 3, 3}, stride, 1, 1, 1);
    spec.dtype = DType::kFloat64;
    ExpectRightInAllKinds(spec);
  }
}

TEST_P(ConvolutionTest, ChannelsLastInAnyPlace) {
  for (int which = 1; which < 8; ++which) {
    SCOPED_TRACE(which);
    ConvolutionSpec spec = MakeSpec({2, 6, 9, 8}, {20, 6, 3, 3}, 1, 1, 1, 1);
    if ((which & 1) != 0) spec.input_strides = ChannelsLast(spec.input_sizes);
    if ((which & 2) != 0) spec.weight_strides = ChannelsLast(spec.weight_sizes);
    if ((which & 4) != 0) spec.output_strides = ChannelsLast(spec.output_sizes);
    ExpectRightInAllKinds(spec);
  }
}

TEST_P(ConvolutionTest, EpilogueIsFused) {
  for (ConvolutionKind kind : {ConvolutionKind::kForward, ConvolutionKind::kBackwardInput}) {
    if (kind != ConvolutionKind::kForward && !IsOwn()) continue;
    // Includes a window with more positions than one tile call handles, and stride phases that no position reaches.
    for (ConvolutionSpec spec :
         {MakeSpec({2, 8, 14, 14}, {8, 8, 3, 3}, 1, 1, 1, 1), MakeSpec({1, 2, 15, 14}, {3, 2, 9, 10}, 1, 4, 1, 1),
          MakeSpec({2, 3, 9, 8}, {4, 3, 1, 1}, 2, 0, 1, 1)}) {
      spec.kind = kind;
      for (int form = 1; form < 16; ++form) {
        SCOPED_TRACE(form);
        spec.has_bias = (form & 1) != 0;
        spec.has_residual = (form & 2) != 0;
        spec.activation = (form & 4) != 0 ? Activation::kRelu : Activation::kNone;
        if (form & 8) {
          spec.input_strides = ChannelsLast(spec.input_sizes);
          spec.output_strides = ChannelsLast(spec.output_sizes);
        }
        ExpectRight(spec);
      }
    }
  }
}

TEST_P(ConvolutionTest, NaNsRemainAndDoNotSpread) {
  ConvolutionSpec spec = MakeSpec({1, 2, 8, 9}, {3, 2, 3, 3}, 1, 1, 1, 1);
  spec.activation = Activation::kRelu;
  Values values = RandomValues(spec);
  values.input[3 * 9 + 4] = std::nanf("");
  const Values found = Run(spec, values);
  ForEachElement(spec.output_sizes, spec.output_strides, [&](int64_t at, int64_t) {
    const int64_t y = at / 9 % 8;
    const int64_t x = at % 9;
    EXPECT_EQ(std::isnan(found.output[at]), std::abs(y - 3) <= 1 && std::abs(x - 4) <= 1) << at;
  });
}

TEST_P(ConvolutionTest, BiasOfAnyStride) {
  if (!IsOwn()) GTEST_SKIP() << "oneDNN accepts only a contiguous bias";
  ConvolutionSpec spec = MakeSpec({2, 4, 6, 6}, {3, 4, 3, 3}, 1, 1, 1, 1);
  spec.has_bias = true;
  spec.bias_stride = 0;
  ExpectRight(spec);
}

TEST_P(ConvolutionTest, NothingToSumOver) {
  if (!IsOwn()) GTEST_SKIP() << "oneDNN does not accept empty tensors";
  ConvolutionSpec spec = MakeSpec({0, 4, 6, 6}, {3, 4, 3, 3}, 1, 1, 1, 1);
  ExpectRightInAllKinds(spec);
  // Without input channels the result is the bias.
  spec = MakeSpec({2, 0, 6, 6}, {3, 0, 3, 3}, 1, 1, 1, 1);
  ExpectRightInAllKinds(spec);
}

}  // namespace
}  // namespace backtape::jit
