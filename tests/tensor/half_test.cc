#include "backtape/tensor/half.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "gtest/gtest.h"

namespace backtape {
namespace {

// The value according to the definition of the format.
double ValueOf(uint16_t bits, int mantissa_bits) {
  const int exponent_bits = 15 - mantissa_bits;
  const int max_exponent = (1 << exponent_bits) - 1;
  const int bias = max_exponent / 2;
  const int exponent = (bits >> mantissa_bits) & max_exponent;
  const int mantissa = bits & ((1 << mantissa_bits) - 1);
  const double sign = (bits & 0x8000) != 0 ? -1 : 1;
  if (exponent == max_exponent) {
    return mantissa != 0 ? std::numeric_limits<double>::quiet_NaN() : sign * std::numeric_limits<double>::infinity();
  }
  if (exponent == 0) return sign * std::ldexp(mantissa, 1 - bias - mantissa_bits);
  return sign * std::ldexp(mantissa + (1 << mantissa_bits), exponent - bias - mantissa_bits);
}

template <typename Half>
void ExpectAllPatternsConvert(int mantissa_bits) {
  for (uint32_t i = 0; i < 0x10000; ++i) {
    const auto bits = static_cast<uint16_t>(i);
    const auto value = static_cast<float>(Half::FromBits(bits));
    const double expected = ValueOf(bits, mantissa_bits);
    if (std::isnan(expected)) {
      // Conversion in either direction makes NaNs quiet and keeps the sign and payload.
      const uint16_t quiet = bits | static_cast<uint16_t>(1 << (mantissa_bits - 1));
      ASSERT_TRUE(std::isnan(value)) << i;
      ASSERT_NE(std::bit_cast<uint32_t>(value) & 0x400000u, 0u) << i;
      ASSERT_EQ(Half(value).bits, quiet) << i;
    } else {
      ASSERT_EQ(value, expected) << i;
      ASSERT_EQ(std::signbit(value), (bits & 0x8000) != 0) << i;
      ASSERT_EQ(Half(value).bits, bits) << i;
    }
  }
}

TEST(Float16, AllPatternsConvert) { ExpectAllPatternsConvert<Float16>(10); }
TEST(BFloat16, AllPatternsConvert) { ExpectAllPatternsConvert<BFloat16>(7); }

// The halfway point between two neighbouring values must round to the even one, and the floats next to it to the nearer
// one.
template <typename Half>
void ExpectRoundsToNearestEven(uint16_t infinity) {
  for (uint16_t bits = 0; bits < infinity; ++bits) {
    const auto low = static_cast<double>(static_cast<float>(Half::FromBits(bits)));
    const uint16_t next = bits + 1;
    // The neighbour above the largest finite value is the value that the next exponent would represent.
    const double high = next == infinity ? 2 * low - static_cast<double>(static_cast<float>(Half::FromBits(bits - 1)))
                                         : static_cast<double>(static_cast<float>(Half::FromBits(next)));
    const auto middle = static_cast<float>((low + high) / 2);
    ASSERT_EQ(static_cast<double>(middle), (low + high) / 2);
    ASSERT_EQ(Half(middle).bits, bits % 2 == 0 ? bits : next) << bits;
    ASSERT_EQ(Half(std::nextafter(middle, 0.0f)).bits, bits) << bits;
    ASSERT_EQ(Half(std::nextafter(middle, INFINITY)).bits, next) << bits;
    ASSERT_EQ(Half(-middle).bits, 0x8000 | Half(middle).bits) << bits;
  }
}

TEST(Float16, RoundsToNearestEven) { ExpectRoundsToNearestEven<Float16>(0x7c00); }
TEST(BFloat16, RoundsToNearestEven) { ExpectRoundsToNearestEven<BFloat16>(0x7f80); }

TEST(Float16, OverflowsToInfinity) {
  EXPECT_EQ(Float16(65519.0f).bits, 0x7bff);
  EXPECT_EQ(Float16(65520.0f).bits, 0x7c00);
  EXPECT_EQ(Float16(std::numeric_limits<float>::max()).bits, 0x7c00);
  EXPECT_EQ(Float16(-std::numeric_limits<float>::infinity()).bits, 0xfc00);
  EXPECT_EQ(Float16(std::numeric_limits<float>::denorm_min()).bits, 0);
}

TEST(Float16, RunsConvertAsElementsDo) {
  std::vector<Float16> all(0x10000);
  for (size_t i = 0; i < all.size(); ++i) all[i] = Float16::FromBits(static_cast<uint16_t>(i));
  std::vector<float> wide(all.size());
  ConvertRun(all.data(), wide.data(), static_cast<int64_t>(all.size()));
  for (size_t i = 0; i < all.size(); ++i) {
    ASSERT_EQ(std::bit_cast<uint32_t>(wide[i]), std::bit_cast<uint32_t>(static_cast<float>(all[i]))) << i;
  }
  // Floats from the whole range. The numbers of elements leave every possible remainder after the last full vector.
  std::vector<float> floats;
  for (uint64_t bits = 0; bits < 0x100000000; bits += 0xfff1) {
    floats.push_back(std::bit_cast<float>(static_cast<uint32_t>(bits)));
  }
  std::vector<Float16> narrow(floats.size());
  ConvertRun(floats.data(), narrow.data(), static_cast<int64_t>(floats.size()));
  for (size_t i = 0; i < floats.size(); ++i) ASSERT_EQ(narrow[i].bits, Float16(floats[i]).bits) << floats[i];
  for (int64_t n = 0; n < 20; ++n) {
    std::vector<Float16> some(n + 1, Float16::FromBits(0x1234));
    ConvertRun(floats.data(), some.data(), n);
    EXPECT_EQ(some[n].bits, 0x1234);
  }
}

}  // namespace
}  // namespace backtape
