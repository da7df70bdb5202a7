// Gradients that cannot be compared with PyTorch's in float64: of ops that draw random numbers, and of fake
// quantisation with a learned scale, which PyTorch differentiates only in float32.
#include <gtest/gtest.h>

#include <tuple>
#include <vector>

#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape::testing {
namespace {

Variable Values(const std::vector<int64_t>& sizes, const std::vector<double>& values, bool requires_grad = true,
                DType dtype = DType::kFloat64) {
  const Variable leaf(Tensor::FromValues(sizes, values, dtype));
  if (requires_grad) leaf.set_requires_grad();
  return leaf;
}

void ExpectNear(const Variable& actual, const std::vector<double>& expected, double tolerance) {
  ASSERT_TRUE(actual.defined());
  ASSERT_EQ(actual.numel(), static_cast<int64_t>(expected.size()));
  for (int64_t i = 0; i < actual.numel(); ++i) {
    EXPECT_NEAR(Tensor(actual).item(i).to_double(), expected[i], tolerance) << "element " << i;
  }
}

TEST(Dropout, TheGradientHasTheMaskAndTheScaleOfTheResult) {
  const std::vector<double> seed_values = {0.5, -1, 2, 3, -0.25, 1.5, 0.75, -2};
  for (const double p : {0.0, 0.4, 0.75}) {
    const Variable x = Values({8}, std::vector<double>(8, 1.0)), seed = Values({8}, seed_values);
    const Variable y = std::get<0>(ops::native_dropout(x, p, Flag(true)));
    GradOptions options;
    options.create_graph = true;
    const variable_list first = Grad({TapePoint(y)}, {TapePoint(x)}, {seed}, options);
    std::vector<double> expected, scales;
    for (int64_t i = 0; i < 8; ++i) {
      scales.push_back(Tensor(y).item(i).to_double());
      expected.push_back(seed_values[i] * scales.back());
    }
    ExpectNear(first[0], expected, 1e-12);
    const variable_list second = Grad({TapePoint(first[0])}, {TapePoint(seed)}, {Values({8}, seed_values, false)});
    ExpectNear(second[0], expected, 1e-12);
  }
}

class FakeQuantisation : public ::testing::Test {
 protected:
  void ExpectGradients(const Variable& result, const Variable& scale, const Variable& zero_point,
                       const std::vector<double>& by_self, const std::vector<double>& by_scale,
                       const std::vector<double>& by_zero_point) {
    const variable_list gradients =
        Grad({TapePoint(result)}, {TapePoint(x_), TapePoint(scale), TapePoint(zero_point)}, {seed_});
    constexpr double kSinglePrecision = 1e-5;
    ExpectNear(gradients[0], by_self, kSinglePrecision);
    ExpectNear(gradients[1], by_scale, kSinglePrecision);
    ExpectNear(gradients[2], by_zero_point, kSinglePrecision);
  }

  // Inside and on both sides of the range.
  const Variable x_ = Values({3, 3}, {-1.3, 0.52, 0.31, 0.77, -0.4, 0.05, 0.93, 1.9, -2.2});
  const Variable seed_ = Values({3, 3}, {0.5, -1, 2, 3, -0.25, 1.5, 0.75, -2, 1.25}, /*requires_grad=*/false);
};

TEST_F(FakeQuantisation, GradientsOfOneScaleAreThoseOfPyTorch) {
  const Variable scale = Values({1}, {0.11}), zero_point = Values({1}, {1.7});
  ExpectGradients(ops::_fake_quantize_learnable_per_tensor_affine(x_, scale, zero_point, -8, 7, 0.5), scale, zero_point,
                  {0, -1, 2, 0, -0.25, 1.5, 0, 0, 0}, {-4.625000477}, {-0.19249998});
}

TEST_F(FakeQuantisation, GradientsOfAScaleForEachChannelAreThoseOfPyTorch) {
  // Scales of channels must be float32.
  const Variable scale = Values({3}, {0.11, 0.23, 0.07}, true, DType::kFloat32);
  const Variable zero_point = Values({3}, {1.7, 0.4, -2.0}, true, DType::kFloat32);
  ExpectGradients(ops::_fake_quantize_learnable_per_channel_affine(x_, scale, zero_point, 1, -8, 7, 0.5), scale,
                  zero_point, {0, -1, 2, 0, -0.25, 1.5, 0, 0, 0}, {6.875, -6.836956501, -3.964285851},
                  {-0.233749986, 0.230000004, -0.043749999});
}

}  // namespace
}  // namespace backtape::testing
