#include "backtape/jit/dense/convolution.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "backtape/jit/dense/depthwise_weight_gradient.h"
#include "backtape/jit/dense/gathered_weight_gradient.h"
#include "backtape/jit/dense/small_image_convolution.h"
#include "backtape/jit/dense/tiled_convolution.h"
#include "backtape/jit/dense/winograd_convolution.h"
#include "backtape/jit/emit/emitter.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

constexpr double kTolerance = 2e-5;

enum class Maker : uint8_t {
  kOnednn,
  kTilesOfAvx2,
  kTilesOfAvx512,
  kWinogradOfAvx2,
  kWinogradOfAvx512,
  kSmallImagesOfAvx2,
  kSmallImagesOfAvx512,
  kGatheredOfAvx2,
  kGatheredOfAvx512,
  kDepthwiseOfAvx2,
  kDepthwiseOfAvx512
};

struct Values {
  std::vector<float> input, weight, output, bias, residual;
};

int64_t Product(absl::Span<const int64_t> sizes) {
  int64_t product = 1;
  for (int64_t size : sizes) product *= size;
  return product;
}

ConvolutionDims RowMajor(absl::Span<const int64_t> sizes) {
  ConvolutionDims strides(sizes.size(), 1);
  for (size_t i = sizes.size() - 1; i-- > 0;) strides[i] = strides[i + 1] * sizes[i + 1];
  return strides;
}

ConvolutionSpec MakeSpec(ConvolutionDims input, ConvolutionDims weight, int64_t stride, int64_t padding,
                         int64_t dilation, int64_t groups) {
  ConvolutionSpec spec;
  spec.input_sizes = input;
  spec.weight_sizes = weight;
  spec.output_sizes = {input[0], weight[0]};
  for (size_t i = 2; i < input.size(); ++i) {
    spec.stride.push_back(stride);
    spec.padding.push_back(padding);
    spec.dilation.push_back(dilation);
    spec.output_sizes.push_back((input[i] + 2 * padding - dilation * (weight[i] - 1) - 1) / stride + 1);
  }
  spec.groups = groups;
  spec.input_strides = RowMajor(spec.input_sizes);
  spec.weight_strides = RowMajor(spec.weight_sizes);
  spec.output_strides = RowMajor(spec.output_sizes);
  return spec;
}

Values RandomValues(const ConvolutionSpec& spec) {
  std::mt19937 generator(7);
  std::uniform_real_distribution<float> distribution(-1, 1);
  Values values;
  const auto fill = [&](std::vector<float>& to, int64_t n) {
    to.resize(n);
    for (float& value : to) value = distribution(generator);
  };
  fill(values.input, Product(spec.input_sizes));
  fill(values.weight, Product(spec.weight_sizes));
  fill(values.output, Product(spec.output_sizes));
  fill(values.bias, std::max(spec.input_sizes[1], spec.output_sizes[1]));
  fill(values.residual, Product(spec.kind == ConvolutionKind::kForward ? spec.output_sizes : spec.input_sizes));
  return values;
}

// Strides of the channels-last layout.
ConvolutionDims ChannelsLast(absl::Span<const int64_t> sizes) {
  ConvolutionDims strides(sizes.size(), 1);
  int64_t stride = sizes[1];
  for (size_t i = sizes.size() - 1; i > 1; --i) {
    strides[i] = stride;
    stride *= sizes[i];
  }
  strides[0] = stride;
  return strides;
}

int64_t At(const ConvolutionDims& strides, int64_t a, int64_t b, int64_t c, int64_t d) {
  return a * strides[0] + b * strides[1] + c * strides[2] + d * strides[3];
}

// Calls f(input, weight, output) with the element offsets of every product in a two-dimensional convolution.
void ForEachProduct(const ConvolutionSpec& s, const std::function<void(int64_t, int64_t, int64_t)>& f) {
  const int64_t channels = s.weight_sizes[1];
  const int64_t outs = s.weight_sizes[0] / s.groups;
  for (int64_t n = 0; n < s.output_sizes[0]; ++n) {
    for (int64_t o = 0; o < s.output_sizes[1]; ++o) {
      for (int64_t y = 0; y < s.output_sizes[2]; ++y) {
        for (int64_t x = 0; x < s.output_sizes[3]; ++x) {
          for (int64_t c = 0; c < channels; ++c) {
            for (int64_t i = 0; i < s.weight_sizes[2]; ++i) {
              for (int64_t j = 0; j < s.weight_sizes[3]; ++j) {
                const int64_t row = y * s.stride[0] + i * s.dilation[0] - s.padding[0];
                const int64_t column = x * s.stride[1] + j * s.dilation[1] - s.padding[1];
                if (row < 0 || row >= s.input_sizes[2] || column < 0 || column >= s.input_sizes[3]) continue;
                f(At(s.input_strides, n, o / outs * channels + c, row, column), At(s.weight_strides, o, c, i, j),
                  At(s.output_strides, n, o, y, x));
              }
            }
          }
        }
      }
    }
  }
}

// Calls f(offset, channel) for every element of a tensor.
void ForEachElement(const ConvolutionDims& sizes, const ConvolutionDims& strides,
                    const std::function<void(int64_t, int64_t)>& f) {
  for (int64_t n = 0; n < sizes[0]; ++n) {
    for (int64_t c = 0; c < sizes[1]; ++c) {
      for (int64_t y = 0; y < sizes[2]; ++y) {
        for (int64_t x = 0; x < sizes[3]; ++x) f(At(strides, n, c, y, x), c);
      }
    }
  }
}

Values Expected(const ConvolutionSpec& spec, Values values) {
  std::vector<double> sums;
  const auto finish = [&](std::vector<float>& to, const ConvolutionDims& sizes, const ConvolutionDims& strides) {
    ForEachElement(sizes, strides, [&](int64_t at, int64_t channel) {
      if (spec.has_bias) sums[at] += values.bias[channel * spec.bias_stride];
      if (spec.has_residual) sums[at] += values.residual[at];
      if (spec.activation == Activation::kRelu && sums[at] < 0) sums[at] = 0;
    });
    for (size_t i = 0; i < to.size(); ++i) to[i] = static_cast<float>(sums[i]);
  };
  switch (spec.kind) {
    case ConvolutionKind::kForward:
      sums.assign(values.output.size(), 0);
      ForEachProduct(spec, [&](int64_t i, int64_t w, int64_t o) {
        sums[o] += static_cast<double>(values.input[i]) * values.weight[w];
      });
      finish(values.output, spec.output_sizes, spec.output_strides);
      break;
    case ConvolutionKind::kBackwardInput:
      sums.assign(values.input.size(), 0);
      ForEachProduct(spec, [&](int64_t i, int64_t w, int64_t o) {
        sums[i] += static_cast<double>(values.output[o]) * values.weight[w];
      });
      finish(values.input, spec.input_sizes, spec.input_strides);
      break;
    case ConvolutionKind::kBackwardWeight:
      sums.assign(values.weight.size(), 0);
      ForEachProduct(spec, [&](int64_t i, int64_t w, int64_t o) {
        sums[w] += static_cast<double>(values.output[o]) * values.input[i];
      });
      finish(values.weight, spec.weight_sizes, spec.weight_strides);
      break;
  }
  return values;
}

const TileKernels& Tiles(CpuTarget target, DType dtype) {
  static std::map<std::pair<CpuTarget, DType>, std::pair<std::unique_ptr<Emitter>, TileKernels>> made;
  auto& [emitter, kernels] = made[{target, dtype}];
  if (emitter == nullptr) {
    emitter = *Emitter::Create({.target = target});
    kernels = *emitter->EmitTiles(dtype);
  }
  return kernels;
}

absl::StatusOr<std::unique_ptr<DenseCall>> MakeBy(Maker maker, const ConvolutionSpec& spec) {
  if (maker == Maker::kOnednn) return MakeOnednnConvolution(spec);
  const bool is_avx2 = maker == Maker::kTilesOfAvx2 || maker == Maker::kWinogradOfAvx2 ||
                       maker == Maker::kSmallImagesOfAvx2 || maker == Maker::kGatheredOfAvx2 ||
                       maker == Maker::kDepthwiseOfAvx2;
  const TileKernels& tiles = Tiles(is_avx2 ? CpuTarget::kAvx2 : CpuTarget::kAvx512, spec.dtype);
  if (maker == Maker::kSmallImagesOfAvx2 || maker == Maker::kSmallImagesOfAvx512) {
    return MakeSmallImageConvolution(spec, tiles);
  }
  if (maker == Maker::kGatheredOfAvx2 || maker == Maker::kGatheredOfAvx512) {
    return MakeGatheredWeightGradient(spec, {tiles, tiles});
  }
  if (maker == Maker::kDepthwiseOfAvx2 || maker == Maker::kDepthwiseOfAvx512) {
    return MakeDepthwiseWeightGradient(spec, tiles);
  }
  return maker == Maker::kTilesOfAvx2 || maker == Maker::kTilesOfAvx512 ? MakeTiledConvolution(spec, tiles)
                                                                        : MakeWinogradConvolution(spec, tiles);
}

template <typename T>
void RunOn(const DenseCall& call, std::vector<std::vector<float>*> values) {
  std::vector<std::vector<T>> copies;
  for (const std::vector<float>* from : values) copies.emplace_back(from->begin(), from->end());
  // The initial contents of scratch memory must not matter.
  std::vector<std::byte> scratch(call.scratch_bytes() + 64, std::byte{0xff});
  const auto aligned = reinterpret_cast<std::byte*>((reinterpret_cast<uintptr_t>(scratch.data()) + 63) / 64 * 64);
  std::vector<void*> buffers;
  for (std::vector<T>& copy : copies) buffers.push_back(copy.data());
  const auto state = call.NewState();
  const absl::Status status = RunOnThisThread(call, *state, buffers, aligned);
  EXPECT_TRUE(status.ok()) << status;
  for (size_t i = 0; i < values.size(); ++i) values[i]->assign(copies[i].begin(), copies[i].end());
}

Values RunBy(Maker maker, const ConvolutionSpec& spec, Values values) {
  absl::StatusOr<std::unique_ptr<DenseCall>> call = MakeBy(maker, spec);
  EXPECT_TRUE(call.ok()) << call.status();
  if (!call.ok()) return values;
  std::vector<std::vector<float>*> all = {&values.input, &values.weight, &values.output};
  if (spec.has_bias) all.push_back(&values.bias);
  if (spec.has_residual) all.push_back(&values.residual);
  if (spec.dtype == DType::kFloat64) {
    RunOn<double>(**call, all);
  } else {
    RunOn<float>(**call, all);
  }
  return values;
}

void ExpectNear(const std::vector<float>& found, const std::vector<float>& expected, int64_t num_terms) {
  ASSERT_EQ(found.size(), expected.size());
  for (size_t i = 0; i < found.size(); ++i) {
    ASSERT_NEAR(found[i], expected[i], kTolerance * (1 + std::sqrt(num_terms))) << "at " << i;
  }
}

std::string NameOf(Maker maker) {
  constexpr const char* kNames[] = {"Onednn",           "TilesOfAvx2",       "TilesOfAvx512",       "WinogradOfAvx2",
                                    "WinogradOfAvx512", "SmallImagesOfAvx2", "SmallImagesOfAvx512", "GatheredOfAvx2",
                                    "GatheredOfAvx512", "DepthwiseOfAvx2",   "DepthwiseOfAvx512"};
  return kNames[static_cast<int>(maker)];
}

class ConvolutionTest : public ::testing::TestWithParam<Maker> {
 protected:
  void SetUp() override {
    const bool is_avx512 = GetParam() == Maker::kTilesOfAvx512 || GetParam() == Maker::kWinogradOfAvx512 ||
                           GetParam() == Maker::kSmallImagesOfAvx512 || GetParam() == Maker::kGatheredOfAvx512 ||
                           GetParam() == Maker::kDepthwiseOfAvx512;
    if (GetParam() == Maker::kOnednn && OneDnnVersion() == "none") GTEST_SKIP() << "built without oneDNN";
    if (is_avx512 && *HostCpuTarget() != CpuTarget::kAvx512) GTEST_SKIP() << "this CPU has no AVX-512";
  }

  static bool IsOfSmallImages() {
    return GetParam() == Maker::kSmallImagesOfAvx2 || GetParam() == Maker::kSmallImagesOfAvx512;
  }
  static bool IsOwn() { return GetParam() != Maker::kOnednn; }
  static Values Run(const ConvolutionSpec& spec, Values values) { return RunBy(GetParam(), spec, std::move(values)); }

  static void ExpectRight(ConvolutionSpec spec) {
    const Values values = RandomValues(spec);
    const Values expected = Expected(spec, values);
    spec.max_pieces = 1;
    const Values found = Run(spec, values);
    const int64_t terms = Product(spec.weight_sizes);
    ExpectNear(found.output, expected.output, terms);
    ExpectNear(found.input, expected.input, terms);
    ExpectNear(found.weight, expected.weight, Product(spec.output_sizes));
    for (int pieces : {3, 16}) {
      spec.max_pieces = pieces;
      const Values in_pieces = Run(spec, values);
      EXPECT_EQ(found.output, in_pieces.output);
      EXPECT_EQ(found.input, in_pieces.input);
      EXPECT_EQ(found.weight, in_pieces.weight);
    }
  }

  static void ExpectRightInAllKinds(ConvolutionSpec spec) {
    for (ConvolutionKind kind :
         {ConvolutionKind::kForward, ConvolutionKind::kBackwardInput, ConvolutionKind::kBackwardWeight}) {
      if (IsOfSmallImages() && kind == ConvolutionKind::kBackwardWeight) continue;
      for (bool has_bias : {false, true}) {
        SCOPED_TRACE(testing::Message() << "kind " << static_cast<int>(kind) << " bias " << has_bias);
        if (has_bias && kind != ConvolutionKind::kForward && !(IsOwn() && kind == ConvolutionKind::kBackwardInput)) {
          continue;
        }
        spec.kind = kind;
        spec.has_bias = has_bias;
        ExpectRight(spec);
      }
    }
  }
};

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

// Weight gradients of depthwise convolutions.
class DepthwiseTest : public GatheredTest {};

INSTANTIATE_TEST_SUITE_P(Makers, DepthwiseTest, ::testing::Values(Maker::kDepthwiseOfAvx2, Maker::kDepthwiseOfAvx512),
                         [](const auto& info) { return NameOf(info.param); });

TEST_P(DepthwiseTest, StridesPaddingsDilations) {
  for (int64_t size : {5, 8, 19}) {
    for (int64_t stride : {1, 2, 3}) {
      for (int64_t dilation : {1, 2, 3}) {
        SCOPED_TRACE(testing::Message() << size << " stride " << stride << " dilation " << dilation);
        ExpectRightWeight(MakeSpec({3, 5, size, size + 1}, {5, 1, 3, 3}, stride, 3, dilation, 5));
        ExpectRightWeight(MakeSpec({2, 4, size, size + 1}, {4, 1, 5, 2}, stride, 4, dilation, 4));
      }
    }
  }
}

TEST_P(DepthwiseTest, WindowsAndImages) {
  ExpectRightWeight(MakeSpec({2, 3, 24, 41}, {3, 1, 7, 7}, 1, 3, 1, 3));
  ExpectRightWeight(MakeSpec({2, 3, 9, 70}, {3, 1, 2, 31}, 1, 1, 1, 3));  // several groups of sums for each line
  ExpectRightWeight(MakeSpec({2, 3, 9, 70}, {3, 1, 1, 40}, 3, 0, 1, 3));
  ExpectRightWeight(MakeSpec({1, 2, 70, 90}, {2, 1, 3, 3}, 1, 1, 1, 2));  // large images are not concatenated
  ExpectRightWeight(MakeSpec({150, 2, 4, 4}, {2, 1, 5, 5}, 1, 2, 1, 2));  // the last group has fewer images
  ExpectRightWeight(MakeSpec({150, 2, 5, 4}, {2, 1, 1, 1}, 1, 0, 1, 2));
  ExpectRightWeight(MakeSpec({0, 2, 5, 4}, {2, 1, 3, 3}, 1, 1, 1, 2));
}

TEST_P(DepthwiseTest, SeveralOutputsOfAChannel) {
  ExpectRightWeight(MakeSpec({2, 3, 9, 8}, {12, 1, 3, 3}, 1, 1, 1, 3));
}

TEST_P(DepthwiseTest, Float64) {
  ConvolutionSpec spec = MakeSpec({3, 6, 11, 9}, {6, 1, 5, 5}, 2, 2, 1, 6);
  spec.dtype = DType::kFloat64;
  ExpectRightWeight(spec);
}

TEST_P(DepthwiseTest, AnyLayout) {
  ConvolutionSpec spec = MakeSpec({2, 6, 11, 9}, {6, 1, 3, 3}, 1, 1, 1, 6);
  spec.input_strides = ChannelsLast(spec.input_sizes);
  spec.output_strides = ChannelsLast(spec.output_sizes);
  ExpectRightWeight(spec);
}

TEST_P(DepthwiseTest, InfinitePixelsOnlyReachTheirWindows) {
  ConvolutionSpec spec = MakeSpec({2, 2, 8, 9}, {2, 1, 3, 3}, 1, 0, 1, 2);
  spec.kind = ConvolutionKind::kBackwardWeight;
  Values values = RandomValues(spec);
  values.input[0] = std::numeric_limits<float>::infinity();  // only the first position of the window reads it
  const Values found = Run(spec, values);
  EXPECT_TRUE(std::isinf(found.weight[0]));
  for (size_t i = 1; i < found.weight.size(); ++i) EXPECT_TRUE(std::isfinite(found.weight[i])) << i;
}

TEST_P(DepthwiseTest, RefusesOtherConvolutions) {
  ConvolutionSpec spec = MakeSpec({1, 4, 3, 3}, {4, 1, 3, 3}, 1, 1, 1, 4);
  EXPECT_EQ(MakeBy(GetParam(), spec).status().code(), absl::StatusCode::kUnimplemented);
  spec = MakeSpec({1, 4, 3, 3}, {4, 2, 3, 3}, 1, 1, 1, 2);
  spec.kind = ConvolutionKind::kBackwardWeight;
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

TEST_P(ConvolutionTest, NaNsDoNotSpread) {
  if (!IsOwn()) GTEST_SKIP() << "NaN in oneDNN is not tested";
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
