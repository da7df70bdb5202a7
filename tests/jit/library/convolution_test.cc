#include "backtape/jit/library/convolution.h"

#include <cmath>
#include <cstring>
#include <functional>
#include <random>
#include <vector>

#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

constexpr double kTolerance = 2e-5;

struct Values {
  std::vector<float> input, weight, output, bias;
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
  fill(values.bias, spec.output_sizes[1]);
  return values;
}

// Calls f(input, weight, output) with the flat indices of every product of a two-dimensional convolution.
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
                f(((n * s.input_sizes[1] + o / outs * channels + c) * s.input_sizes[2] + row) * s.input_sizes[3] +
                      column,
                  ((o * channels + c) * s.weight_sizes[2] + i) * s.weight_sizes[3] + j,
                  ((n * s.output_sizes[1] + o) * s.output_sizes[2] + y) * s.output_sizes[3] + x);
              }
            }
          }
        }
      }
    }
  }
}

Values Expected(const ConvolutionSpec& spec, Values values) {
  const int64_t plane = spec.output_sizes[2] * spec.output_sizes[3];
  const auto channel_of = [&](int64_t output) { return output / plane % spec.output_sizes[1]; };
  std::vector<double> sums;
  const auto finish = [&](std::vector<float>& to) {
    for (size_t i = 0; i < to.size(); ++i) to[i] = static_cast<float>(sums[i]);
  };
  switch (spec.kind) {
    case ConvolutionKind::kForward:
      sums.assign(values.output.size(), 0);
      ForEachProduct(spec, [&](int64_t i, int64_t w, int64_t o) {
        sums[o] += static_cast<double>(values.input[i]) * values.weight[w];
      });
      for (size_t i = 0; spec.has_bias && i < sums.size(); ++i) sums[i] += values.bias[channel_of(i)];
      for (double& sum : sums) {
        if (spec.activation == Activation::kRelu && sum < 0) sum = 0;
      }
      finish(values.output);
      break;
    case ConvolutionKind::kBackwardInput:
      sums.assign(values.input.size(), 0);
      ForEachProduct(spec, [&](int64_t i, int64_t w, int64_t o) {
        sums[i] += static_cast<double>(values.output[o]) * values.weight[w];
      });
      finish(values.input);
      break;
    case ConvolutionKind::kBackwardWeight:
      sums.assign(values.weight.size(), 0);
      ForEachProduct(spec, [&](int64_t i, int64_t w, int64_t o) {
        sums[w] += static_cast<double>(values.output[o]) * values.input[i];
      });
      finish(values.weight);
      sums.assign(values.bias.size(), 0);
      for (size_t i = 0; i < values.output.size(); ++i) sums[channel_of(i)] += values.output[i];
      if (spec.has_bias) finish(values.bias);
      break;
  }
  return values;
}

Values RunLibrary(const ConvolutionSpec& spec, Values values) {
  absl::StatusOr<std::unique_ptr<LibraryCall>> call = MakeConvolution(spec);
  EXPECT_TRUE(call.ok()) << call.status();
  if (!call.ok()) return values;
  std::vector<std::byte> scratch((*call)->scratch_bytes() + 64);
  const auto aligned = reinterpret_cast<std::byte*>((reinterpret_cast<uintptr_t>(scratch.data()) + 63) / 64 * 64);
  std::vector<void*> buffers;
  for (std::vector<float>* buffer : {&values.input, &values.weight, &values.output, &values.bias}) {
    buffers.push_back(buffer->data());
  }
  const auto state = (*call)->NewState();
  const absl::Status status = RunOnThisThread(**call, *state, buffers, aligned);
  EXPECT_TRUE(status.ok()) << status;
  return values;
}

void ExpectNear(const std::vector<float>& found, const std::vector<float>& expected, int64_t num_terms) {
  ASSERT_EQ(found.size(), expected.size());
  for (size_t i = 0; i < found.size(); ++i) {
    ASSERT_NEAR(found[i], expected[i], kTolerance * (1 + std::sqrt(num_terms))) << "at " << i;
  }
}

void ExpectRightInAllKinds(ConvolutionSpec spec) {
  for (ConvolutionKind kind :
       {ConvolutionKind::kForward, ConvolutionKind::kBackwardInput, ConvolutionKind::kBackwardWeight}) {
    for (bool has_bias : {false, true}) {
      SCOPED_TRACE(testing::Message() << "kind " << static_cast<int>(kind) << " bias " << has_bias);
      spec.kind = kind;
      spec.has_bias = has_bias && kind != ConvolutionKind::kBackwardInput;
      const Values values = RandomValues(spec);
      const Values expected = Expected(spec, values);
      spec.max_pieces = 1;
      const Values found = RunLibrary(spec, values);
      const int64_t terms = Product(spec.weight_sizes);
      ExpectNear(found.output, expected.output, terms);
      ExpectNear(found.input, expected.input, terms);
      ExpectNear(found.weight, expected.weight, Product(spec.output_sizes));
      ExpectNear(found.bias, expected.bias, Product(spec.output_sizes));
      spec.max_pieces = 3;
      const Values pieces = RunLibrary(spec, values);
      EXPECT_EQ(found.output, pieces.output);
      EXPECT_EQ(found.input, pieces.input);
      EXPECT_EQ(found.weight, pieces.weight);
      EXPECT_EQ(found.bias, pieces.bias);
    }
  }
}

TEST(ConvolutionTest, Plain) { ExpectRightInAllKinds(MakeSpec({2, 8, 14, 14}, {8, 8, 3, 3}, 1, 1, 1, 1)); }
TEST(ConvolutionTest, WideChannels) { ExpectRightInAllKinds(MakeSpec({5, 32, 9, 7}, {48, 32, 3, 3}, 1, 1, 1, 1)); }
TEST(ConvolutionTest, OddChannels) { ExpectRightInAllKinds(MakeSpec({2, 3, 11, 12}, {5, 3, 3, 2}, 1, 0, 1, 1)); }
TEST(ConvolutionTest, StrideDropsTheEdge) { ExpectRightInAllKinds(MakeSpec({3, 4, 12, 9}, {6, 4, 3, 3}, 2, 1, 1, 1)); }
TEST(ConvolutionTest, Dilated) { ExpectRightInAllKinds(MakeSpec({2, 4, 12, 9}, {6, 4, 3, 3}, 1, 2, 2, 1)); }
TEST(ConvolutionTest, Groups) { ExpectRightInAllKinds(MakeSpec({2, 6, 8, 8}, {4, 3, 3, 3}, 1, 1, 1, 2)); }
TEST(ConvolutionTest, Depthwise) { ExpectRightInAllKinds(MakeSpec({2, 16, 8, 8}, {16, 1, 3, 3}, 1, 1, 1, 16)); }
TEST(ConvolutionTest, OneByOne) { ExpectRightInAllKinds(MakeSpec({2, 16, 8, 8}, {32, 16, 1, 1}, 1, 0, 1, 1)); }

TEST(ConvolutionTest, ActivationIsFused) {
  ConvolutionSpec spec = MakeSpec({2, 8, 14, 14}, {8, 8, 3, 3}, 1, 1, 1, 1);
  spec.has_bias = true;
  spec.activation = Activation::kRelu;
  const Values values = RandomValues(spec);
  ExpectNear(RunLibrary(spec, values).output, Expected(spec, values).output, Product(spec.weight_sizes));
}

}  // namespace
}  // namespace backtape::jit
