#include "backtape/jit/dense/relu_in_place.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "backtape/tensor/half.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();

// A number, NaN, or an infinity; all are exact in bfloat16.
float Element(int64_t i) {
  const float values[] = {1.5f, -2, -0.0f, std::nanf(""), -std::nanf(""), -kInfinity, kInfinity, -0x1p-130f, 0, -3e38f};
  return values[i % 10];
}

template <typename T>
void ExpectRelu(DType dtype, const DimVector& sizes, const DimVector& strides, int64_t num_elements) {
  std::vector<T> values;
  for (int64_t i = 0; i < num_elements; ++i) values.push_back(T(Element(i)));
  std::vector<bool> is_element(num_elements, false);
  ASSERT_EQ(sizes.size(), 3u);
  for (int64_t i = 0; i < sizes[0]; ++i) {
    for (int64_t j = 0; j < sizes[1]; ++j) {
      for (int64_t k = 0; k < sizes[2]; ++k) is_element[i * strides[0] + j * strides[1] + k * strides[2]] = true;
    }
  }
  ReluInPlace({dtype, sizes, strides}, values.data());
  for (int64_t i = 0; i < num_elements; ++i) {
    const float old = static_cast<float>(T(Element(i))), found = static_cast<float>(values[i]);
    const float expected = is_element[i] && old < 0 ? 0 : old;
    EXPECT_TRUE(found == expected || (std::isnan(found) && std::isnan(expected)))
        << i << ": " << old << " -> " << found;
    EXPECT_EQ(std::signbit(found), std::signbit(expected)) << i;
  }
}

TEST(ReluInPlaceTest, KeepsNaNInAnyLayout) {
  const auto in_both_dtypes = [](const DimVector& sizes, const DimVector& strides, int64_t num_elements) {
    ExpectRelu<float>(DType::kFloat32, sizes, strides, num_elements);
    ExpectRelu<BFloat16>(DType::kBFloat16, sizes, strides, num_elements);
  };
  in_both_dtypes({2, 5, 37}, {185, 37, 1}, 370);  // one long row
  in_both_dtypes({2, 5, 37}, {400, 40, 1}, 800);  // gaps between rows
  in_both_dtypes({2, 37, 5}, {185, 1, 37}, 370);  // channels last
  in_both_dtypes({2, 5, 33}, {396, 2, 12}, 792);  // no dim of stride 1
  in_both_dtypes({1, 1, 1}, {0, 0, 0}, 3);
  in_both_dtypes({2, 0, 3}, {0, 3, 1}, 4);
}

}  // namespace
}  // namespace backtape::jit
