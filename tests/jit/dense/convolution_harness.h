#ifndef BACKTAPE_TESTS_JIT_DENSE_CONVOLUTION_HARNESS_H_
#define BACKTAPE_TESTS_JIT_DENSE_CONVOLUTION_HARNESS_H_

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

#include "backtape/jit/dense/convolution.h"
#include "backtape/jit/dense/depthwise_by_channels.h"
#include "backtape/jit/dense/depthwise_convolution.h"
#include "backtape/jit/dense/gathered_weight_gradient.h"
#include "backtape/jit/dense/small_image_convolution.h"
#include "backtape/jit/dense/tiled_convolution.h"
#include "backtape/jit/dense/winograd_convolution.h"
#include "backtape/jit/emit/emitter.h"
#include "gtest/gtest.h"

// Runs the implementations of convolutions on random values and compares them with sums in float64.
namespace backtape::jit {

inline constexpr double kTolerance = 2e-5;

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
  kDepthwiseOfAvx512,
  kDepthwiseByChannelsOfAvx2,
  kDepthwiseByChannelsOfAvx512
};

struct Values {
  std::vector<float> input, weight, output, bias, residual;
};

inline int64_t Product(absl::Span<const int64_t> sizes) {
  int64_t product = 1;
  for (int64_t size : sizes) product *= size;
  return product;
}

inline ConvolutionDims RowMajor(absl::Span<const int64_t> sizes) {
  ConvolutionDims strides(sizes.size(), 1);
  for (size_t i = sizes.size() - 1; i-- > 0;) strides[i] = strides[i + 1] * sizes[i + 1];
  return strides;
}

inline ConvolutionSpec MakeSpec(ConvolutionDims input, ConvolutionDims weight, int64_t stride, int64_t padding,
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

inline Values RandomValues(const ConvolutionSpec& spec) {
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
inline ConvolutionDims ChannelsLast(absl::Span<const int64_t> sizes) {
  ConvolutionDims strides(sizes.size(), 1);
  int64_t stride = sizes[1];
  for (size_t i = sizes.size() - 1; i > 1; --i) {
    strides[i] = stride;
    stride *= sizes[i];
  }
  strides[0] = stride;
  return strides;
}

inline int64_t At(const ConvolutionDims& strides, int64_t a, int64_t b, int64_t c, int64_t d) {
  return a * strides[0] + b * strides[1] + c * strides[2] + d * strides[3];
}

// Calls f(input, weight, output) with the element offsets of every product in a two-dimensional convolution.
inline void ForEachProduct(const ConvolutionSpec& s, const std::function<void(int64_t, int64_t, int64_t)>& f) {
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
inline void ForEachElement(const ConvolutionDims& sizes, const ConvolutionDims& strides,
                           const std::function<void(int64_t, int64_t)>& f) {
  for (int64_t n = 0; n < sizes[0]; ++n) {
    for (int64_t c = 0; c < sizes[1]; ++c) {
      for (int64_t y = 0; y < sizes[2]; ++y) {
        for (int64_t x = 0; x < sizes[3]; ++x) f(At(strides, n, c, y, x), c);
      }
    }
  }
}

inline Values Expected(const ConvolutionSpec& spec, Values values) {
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

inline const TileKernels& Tiles(CpuTarget target, DType dtype) {
  static std::map<std::pair<CpuTarget, DType>, std::pair<std::unique_ptr<Emitter>, TileKernels>> made;
  auto& [emitter, kernels] = made[{target, dtype}];
  if (emitter == nullptr) {
    emitter = *Emitter::Create({.target = target});
    kernels = *emitter->EmitTiles(dtype);
    std::vector<DepthwiseWindow> windows;  // more than the tests use
    for (const int64_t lines : {1, 2, 3, 5, 7, 31}) {
      for (const int64_t stride : {1, 2, 3}) windows.push_back({lines, stride, 1});
    }
    kernels.depthwise = *emitter->EmitDepthwise(dtype, windows);
  }
  return kernels;
}

inline absl::StatusOr<std::unique_ptr<DenseCall>> MakeBy(Maker maker, const ConvolutionSpec& spec) {
  if (maker == Maker::kOnednn) return MakeOnednnConvolution(spec);
  const bool is_avx2 = maker == Maker::kTilesOfAvx2 || maker == Maker::kWinogradOfAvx2 ||
                       maker == Maker::kSmallImagesOfAvx2 || maker == Maker::kGatheredOfAvx2 ||
                       maker == Maker::kDepthwiseOfAvx2 || maker == Maker::kDepthwiseByChannelsOfAvx2;
  const TileKernels& tiles = Tiles(is_avx2 ? CpuTarget::kAvx2 : CpuTarget::kAvx512, spec.dtype);
  if (maker == Maker::kSmallImagesOfAvx2 || maker == Maker::kSmallImagesOfAvx512) {
    return MakeSmallImageConvolution(spec, tiles);
  }
  if (maker == Maker::kGatheredOfAvx2 || maker == Maker::kGatheredOfAvx512) {
    return MakeGatheredWeightGradient(spec, {tiles, tiles});
  }
  if (maker == Maker::kDepthwiseOfAvx2 || maker == Maker::kDepthwiseOfAvx512) {
    return MakeDepthwiseConvolution(spec, tiles);
  }
  if (maker == Maker::kDepthwiseByChannelsOfAvx2 || maker == Maker::kDepthwiseByChannelsOfAvx512) {
    return MakeDepthwiseByChannels(spec, tiles);
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

inline Values RunBy(Maker maker, const ConvolutionSpec& spec, Values values) {
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

inline void ExpectNear(const std::vector<float>& found, const std::vector<float>& expected, int64_t num_terms) {
  ASSERT_EQ(found.size(), expected.size());
  for (size_t i = 0; i < found.size(); ++i) {
    ASSERT_NEAR(found[i], expected[i], kTolerance * (1 + std::sqrt(num_terms))) << "at " << i;
  }
}

inline std::string NameOf(Maker maker) {
  constexpr const char* kNames[] = {"Onednn",
                                    "TilesOfAvx2",
                                    "TilesOfAvx512",
                                    "WinogradOfAvx2",
                                    "WinogradOfAvx512",
                                    "SmallImagesOfAvx2",
                                    "SmallImagesOfAvx512",
                                    "GatheredOfAvx2",
                                    "GatheredOfAvx512",
                                    "DepthwiseOfAvx2",
                                    "DepthwiseOfAvx512",
                                    "DepthwiseByChannelsOfAvx2",
                                    "DepthwiseByChannelsOfAvx512"};
  return kNames[static_cast<int>(maker)];
}

class ConvolutionTest : public ::testing::TestWithParam<Maker> {
 protected:
  void SetUp() override {
    const bool is_avx512 = GetParam() == Maker::kTilesOfAvx512 || GetParam() == Maker::kWinogradOfAvx512 ||
                           GetParam() == Maker::kSmallImagesOfAvx512 || GetParam() == Maker::kGatheredOfAvx512 ||
                           GetParam() == Maker::kDepthwiseOfAvx512 || GetParam() == Maker::kDepthwiseByChannelsOfAvx512;
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

}  // namespace backtape::jit

#endif  // BACKTAPE_TESTS_JIT_DENSE_CONVOLUTION_HARNESS_H_
