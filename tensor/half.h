#ifndef BACKTAPE_TENSOR_HALF_H_
#define BACKTAPE_TENSOR_HALF_H_

#include <bit>
#include <cstdint>

namespace backtape {

// 16-bit floats as storage types; arithmetic is done in float. Conversion from float rounds to nearest, ties to even. A
// NaN becomes a quiet NaN with the same sign and as many leading payload bits as fit.

// IEEE binary16: 5 exponent bits, 10 mantissa bits.
struct Float16 {
  uint16_t bits;

  Float16() = default;
  explicit Float16(float value) : bits(BitsFromFloat(value)) {}
  explicit operator float() const { return FloatFromBits(bits); }
  static constexpr Float16 FromBits(uint16_t bits) {
    Float16 result{};
    result.bits = bits;
    return result;
  }

  static uint16_t BitsFromFloat(float value);
  static float FloatFromBits(uint16_t bits);
};

// The upper half of a float: 8 exponent bits, 7 mantissa bits.
struct BFloat16 {
  uint16_t bits;

  BFloat16() = default;
  explicit BFloat16(float value) : bits(BitsFromFloat(value)) {}
  explicit operator float() const { return FloatFromBits(bits); }
  static constexpr BFloat16 FromBits(uint16_t bits) {
    BFloat16 result{};
    result.bits = bits;
    return result;
  }

  static uint16_t BitsFromFloat(float value);
  static float FloatFromBits(uint16_t bits);
};

static_assert(sizeof(Float16) == 2 && sizeof(BFloat16) == 2);

// Converts a contiguous run with the same results as the scalar conversion. Uses F16C if the CPU has it.
void ConvertRun(const Float16* src, float* dst, int64_t n);
void ConvertRun(const float* src, Float16* dst, int64_t n);

inline uint16_t Float16::BitsFromFloat(float value) {
  const uint32_t bits = std::bit_cast<uint32_t>(value);
  const uint32_t sign = (bits >> 16) & 0x8000u;
  const uint32_t magnitude = bits & 0x7fffffffu;
  if (magnitude > 0x7f800000u) return static_cast<uint16_t>(sign | 0x7e00u | ((magnitude >> 13) & 0x3ffu));
  // Magnitudes of 65520 and above round to infinity.
  if (magnitude >= 0x477ff000u) return static_cast<uint16_t>(sign | 0x7c00u);
  if (magnitude < 0x38800000u) {
    // Results below 2^-14 are subnormal: multiples of 2^-24, which is the spacing of floats in [0.5, 1).
    const float shifted = std::bit_cast<float>(magnitude) + 0.5f;
    return static_cast<uint16_t>(sign | (std::bit_cast<uint32_t>(shifted) - 0x3f000000u));
  }
  const uint32_t rounded = magnitude + 0xfffu + ((magnitude >> 13) & 1u);
  return static_cast<uint16_t>(sign | ((rounded - 0x38000000u) >> 13));
}

inline float Float16::FloatFromBits(uint16_t bits) {
  const uint32_t sign = static_cast<uint32_t>(bits & 0x8000u) << 16;
  const uint32_t magnitude = bits & 0x7fffu;
  if (magnitude > 0x7c00u) return std::bit_cast<float>(sign | 0x7fc00000u | (magnitude << 13));
  if (magnitude == 0x7c00u) return std::bit_cast<float>(sign | 0x7f800000u);
  if (magnitude < 0x400u) {
    const float value = static_cast<float>(magnitude) * 0x1p-24f;
    return std::bit_cast<float>(sign | std::bit_cast<uint32_t>(value));
  }
  return std::bit_cast<float>(sign | ((magnitude << 13) + 0x38000000u));
}

inline uint16_t BFloat16::BitsFromFloat(float value) {
  const uint32_t bits = std::bit_cast<uint32_t>(value);
  const uint32_t rounded = (bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16;
  const uint32_t quiet_nan = (bits >> 16) | 0x40u;
  return static_cast<uint16_t>((bits & 0x7fffffffu) > 0x7f800000u ? quiet_nan : rounded);
}

inline float BFloat16::FloatFromBits(uint16_t bits) {
  const uint32_t nan = (bits & 0x7fffu) > 0x7f80u ? 0x400000u : 0u;
  return std::bit_cast<float>((static_cast<uint32_t>(bits) << 16) | nan);
}

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_HALF_H_
