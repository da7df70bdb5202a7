#include "backtape/tensor/random_reader.h"

#include <cmath>
#include <numbers>

namespace backtape {
namespace {

constexpr double kTwoToMinus53 = 0x1p-53;
constexpr double kTwoToMinus32 = 0x1p-32;

}  // namespace

// A new reader for each number: nothing is remembered from one call to the next.
double RandomStream::Uniform(DType dtype, uint64_t i) const { return RandomReader(*this).Uniform(dtype, i); }
double RandomStream::Normal(DType dtype, uint64_t i) const { return RandomReader(*this).Normal(dtype, i); }
uint64_t RandomStream::Below(uint64_t count, uint64_t i) const { return RandomReader(*this).Below(count, i); }

double RandomReader::Uniform(DType dtype, uint64_t i) {
  switch (dtype) {
    case DType::kFloat64:
      return static_cast<double>(DoubleWord(i) >> 11) * kTwoToMinus53;
    case DType::kFloat16:
      return (Word(i) >> 21) * 0x1p-11;
    case DType::kBFloat16:
      return (Word(i) >> 24) * 0x1p-8;
    default:
      return (Word(i) >> 8) * 0x1p-24;
  }
}

double RandomReader::Normal(DType dtype, uint64_t i) {
  const uint64_t even = i & ~uint64_t{1};
  if (even != pair_ || dtype != pair_dtype_) {
    double u = 0, v = 0;
    if (dtype == DType::kFloat64) {
      u = static_cast<double>((DoubleWord(even) >> 11) + 1) * kTwoToMinus53;
      v = static_cast<double>(DoubleWord(even + 1) >> 11) * kTwoToMinus53;
    } else {
      u = (static_cast<double>(Word(even)) + 1) * kTwoToMinus32;
      v = Word(even + 1) * kTwoToMinus32;
    }
    radius_ = std::sqrt(-2 * std::log(u));
    angle_ = 2 * std::numbers::pi * v;
    pair_ = even;
    pair_dtype_ = dtype;
  }
  return radius_ * (i == even ? std::cos(angle_) : std::sin(angle_));
}

uint64_t RandomReader::Below(uint64_t count, uint64_t i) {
  const uint64_t word = DoubleWord(i);
  if (count == 0) return word;
  __extension__ using uint128 = unsigned __int128;
  return static_cast<uint64_t>((static_cast<uint128>(word) * count) >> 64);
}

}  // namespace backtape
