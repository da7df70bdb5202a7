#include "backtape/tensor/random_stream.h"

#include <cmath>
#include <numbers>

namespace backtape {
namespace {

constexpr double kTwoToMinus53 = 0x1p-53;
constexpr double kTwoToMinus32 = 0x1p-32;

}  // namespace

double RandomStream::Uniform(DType dtype, uint64_t i) const {
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

double RandomStream::Normal(DType dtype, uint64_t i) const {
  const uint64_t even = i & ~uint64_t{1};
  double u = 0, v = 0;
  if (dtype == DType::kFloat64) {
    u = static_cast<double>((DoubleWord(even) >> 11) + 1) * kTwoToMinus53;
    v = static_cast<double>(DoubleWord(even + 1) >> 11) * kTwoToMinus53;
  } else {
    u = (static_cast<double>(Word(even)) + 1) * kTwoToMinus32;
    v = Word(even + 1) * kTwoToMinus32;
  }
  const double radius = std::sqrt(-2 * std::log(u));
  const double angle = 2 * std::numbers::pi * v;
  return radius * (i == even ? std::cos(angle) : std::sin(angle));
}

uint64_t RandomStream::Below(uint64_t count, uint64_t i) const {
  const uint64_t word = DoubleWord(i);
  if (count == 0) return word;
  __extension__ using uint128 = unsigned __int128;
  return static_cast<uint64_t>((static_cast<uint128>(word) * count) >> 64);
}

uint64_t RandomStreamOf(absl::string_view node_name) {
  uint64_t hash = 0xCBF29CE484222325;
  for (const char c : node_name) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
  return hash;
}

}  // namespace backtape
