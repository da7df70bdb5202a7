#include "backtape/tensor/element_access.h"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

#include "backtape/tensor/error.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;
using ::testing::ThrowsMessage;

constexpr double kNan = NAN;
constexpr double kInf = INFINITY;

TEST(ConvertElement, FloatsToIntegersAsPyTorch) {
  // The results of torch.tensor(values).to(dtype) on x86-64.
  const std::vector<double> values = {kNan,          kInf,          -kInf, 3000000010.0, -3000000010.0, 2147483647.5,
                                      -2147483648.5, -2147483649.0, 1e20,  300.9,        -1.5};
  const std::vector<int64_t> uint8s = {0, 0, 0, 10, 246, 255, 0, 255, 0, 44, 255};
  const std::vector<int64_t> int8s = {0, 0, 0, 0, 0, -1, 0, 0, 0, 44, -1};
  const std::vector<int64_t> int16s = {0, 0, 0, 0, 0, -1, 0, 0, 0, 300, -1};
  const std::vector<int64_t> int32s = {INT32_MIN, INT32_MIN, INT32_MIN, INT32_MIN, INT32_MIN, INT32_MAX,
                                       INT32_MIN, INT32_MIN, INT32_MIN, 300,       -1};
  const std::vector<int64_t> int64s = {INT64_MIN,   INT64_MIN,   INT64_MIN, 3000000010, -3000000010, 2147483647,
                                       -2147483648, -2147483649, INT64_MIN, 300,        -1};
  for (size_t i = 0; i < values.size(); ++i) {
    EXPECT_EQ(ConvertElement<uint8_t>(values[i]), uint8s[i]) << values[i];
    EXPECT_EQ(ConvertElement<int8_t>(values[i]), int8s[i]) << values[i];
    EXPECT_EQ(ConvertElement<int16_t>(values[i]), int16s[i]) << values[i];
    EXPECT_EQ(ConvertElement<int32_t>(values[i]), int32s[i]) << values[i];
    EXPECT_EQ(ConvertElement<int64_t>(values[i]), int64s[i]) << values[i];
  }
  EXPECT_EQ(ConvertElement<int32_t>(-2147483648.0f), INT32_MIN);
  EXPECT_EQ(ConvertElement<int32_t>(2147483520.0f), 2147483520);
  EXPECT_EQ(ConvertElement<uint8_t>(3e9f), 0);
  EXPECT_EQ(ConvertElement<uint8_t>(-1.0f), 255);
  EXPECT_EQ(ConvertElement<int64_t>(-0x1p63f), INT64_MIN);
  EXPECT_EQ(ConvertElement<int16_t>(Float16(-3.5f)), -3);
}

TEST(ConvertElement, ToBool) {
  EXPECT_TRUE(ConvertElement<bool>(kNan));
  EXPECT_TRUE(ConvertElement<bool>(0.1f));
  EXPECT_FALSE(ConvertElement<bool>(-0.0));
  EXPECT_TRUE(ConvertElement<bool>(int64_t{256}));
  EXPECT_FALSE(ConvertElement<bool>(Float16::FromBits(0x8000)));
  EXPECT_TRUE(ConvertElement<bool>(BFloat16(0.5f)));
}

TEST(ConvertElement, IntegersNarrowByWrapping) {
  EXPECT_EQ(ConvertElement<uint8_t>((int64_t{1} << 40) + 300), 44);
  EXPECT_EQ(ConvertElement<int8_t>(int64_t{200}), -56);
  EXPECT_EQ(ConvertElement<int32_t>(int64_t{1} << 31), INT32_MIN);
}

TEST(ConvertElement, DoublesToHalvesThroughFloat) {
  // The double lies above the halfway point, but is converted to float first, where it becomes the halfway point and
  // then rounds to even.
  EXPECT_EQ(static_cast<float>(ConvertElement<Float16>(1 + 0x1p-11 + 0x1p-40)), 1.0f);
  EXPECT_EQ(static_cast<float>(ConvertElement<Float16>(int64_t{2049})), 2048.0f);
  EXPECT_EQ(static_cast<float>(ConvertElement<BFloat16>(true)), 1.0f);
}

template <typename ComputeT>
class ElementRuns : public testing::Test {};
using ComputeTypes = testing::Types<bool, int64_t, float, double>;
TYPED_TEST_SUITE(ElementRuns, ComputeTypes);

// LoadRun and StoreRun must convert as element by element conversion does, for every stored type, length and stride.
TYPED_TEST(ElementRuns, ConvertEveryElement) {
  using ComputeT = TypeParam;
  for (int d = 0; d < kNumStorableDTypes; ++d) {
    DispatchStorable(static_cast<DType>(d), [&]<typename T>(std::type_identity<T>) {
      for (const int64_t stride : {1, 2, 3}) {
        for (const int64_t n : {0, 1, 7, 8, 33}) {
          std::vector<std::byte> stored((n * stride + 1) * sizeof(T));
          T* const elements = reinterpret_cast<T*>(stored.data());
          for (int64_t i = 0; i < n; ++i) elements[i * stride] = ConvertElement<T>(i * 0.75 - 3);
          // An array, because std::vector<bool> has no data().
          const auto loaded = std::make_unique<ComputeT[]>(n + 1);
          LoadRun(stored.data(), stride, static_cast<DType>(d), loaded.get(), n);
          for (int64_t i = 0; i < n; ++i) {
            ASSERT_EQ(loaded[i], ConvertElement<ComputeT>(elements[i * stride])) << d << ' ' << stride << ' ' << i;
          }
          EXPECT_EQ(loaded[n], ComputeT{0});
          std::vector<std::byte> again(stored.size());
          StoreRun(loaded.get(), again.data(), stride, static_cast<DType>(d), n);
          for (int64_t i = 0; i < n; ++i) {
            const T expected = ConvertElement<T>(loaded[i]);
            ASSERT_EQ(std::memcmp(&again[i * stride * sizeof(T)], &expected, sizeof(T)), 0) << d << ' ' << i;
          }
        }
      }
    });
  }
}

TEST(LoadRun, AnyNonzeroByteIsTrue) {
  const std::byte stored[] = {std::byte{0}, std::byte{1}, std::byte{2}, std::byte{255}};
  bool loaded[4];
  LoadRun(stored, 1, DType::kBool, loaded, 4);
  EXPECT_FALSE(loaded[0]);
  EXPECT_TRUE(loaded[1] && loaded[2] && loaded[3]);
  int64_t numbers[4];
  LoadRun(stored, 1, DType::kBool, numbers, 4);
  EXPECT_EQ(numbers[3], 1);
}

TEST(LoadRun, StrideZeroRepeats) {
  const int32_t stored = 5;
  float loaded[3];
  LoadRun(reinterpret_cast<const std::byte*>(&stored), 0, DType::kInt32, loaded, 3);
  EXPECT_EQ(loaded[2], 5.0f);
}

TEST(DispatchStorable, NeedsAStorableDtype) {
  EXPECT_THAT([] { DispatchStorable(DType::kComplex64, [](auto) {}); },
              ThrowsMessage<Error>(HasSubstr("values of dtype complex64 are not supported")));
}

TEST(DTypeOf, IsTheReverseOfDispatch) {
  for (int d = 0; d < kNumStorableDTypes; ++d) {
    DispatchStorable(static_cast<DType>(d), [&]<typename T>(std::type_identity<T>) {
      EXPECT_EQ(kDTypeOf<T>, static_cast<DType>(d));
      EXPECT_EQ(static_cast<int64_t>(sizeof(T)), ItemSize(static_cast<DType>(d)));
    });
  }
}

}  // namespace
}  // namespace backtape
