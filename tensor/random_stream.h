#ifndef BACKTAPE_TENSOR_RANDOM_STREAM_H_
#define BACKTAPE_TENSOR_RANDOM_STREAM_H_

#include <array>
#include <cstdint>

#include "absl/strings/string_view.h"
#include "backtape/tensor/dtype.h"

namespace backtape {

// Philox4x32-10: Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as 1, 2, 3" (SC 2011). Maps a counter
// and a key to four words, without state.
using PhiloxWords = std::array<uint32_t, 4>;

inline constexpr int kPhiloxRounds = 10;
inline constexpr uint32_t kPhiloxMultipliers[2] = {0xD2511F53, 0xCD9E8D57};
inline constexpr uint32_t kPhiloxKeySteps[2] = {0x9E3779B9, 0xBB67AE85};

constexpr PhiloxWords Philox4x32(PhiloxWords counter, std::array<uint32_t, 2> key) {
  for (int round = 0; round < kPhiloxRounds; ++round) {
    const uint64_t a = uint64_t{kPhiloxMultipliers[0]} * counter[0];
    const uint64_t b = uint64_t{kPhiloxMultipliers[1]} * counter[2];
    counter = {static_cast<uint32_t>(b >> 32) ^ counter[1] ^ key[0], static_cast<uint32_t>(b),
               static_cast<uint32_t>(a >> 32) ^ counter[3] ^ key[1], static_cast<uint32_t>(a)};
    key[0] += kPhiloxKeySteps[0];
    key[1] += kPhiloxKeySteps[1];
  }
  return counter;
}

// The dtype of the numbers that a call draws to compare them with probabilities of `dtype`, or to compute results of
// `dtype` from them: 53-bit numbers for float64, 24-bit numbers otherwise.
constexpr DType DrawnAs(DType dtype) { return dtype == DType::kFloat64 ? DType::kFloat64 : DType::kFloat32; }

// The random numbers of one call. They depend only on the run's seed (the key), the call's stream (the upper half of
// the counter) and the element's row-major index, never on the layout, the engine or the number of threads. They differ
// from the numbers of PyTorch's CPU generator, a sequential mt19937.
//
// A block has four words; word w of the call is word w % 4 of block w / 4. An element of float64 or an integer dtype
// uses two words, any other element one.
struct RandomStream {
  uint64_t seed = 0;
  uint64_t stream = 0;

  constexpr PhiloxWords Block(uint64_t block) const {
    return Philox4x32({static_cast<uint32_t>(block), static_cast<uint32_t>(block >> 32), static_cast<uint32_t>(stream),
                       static_cast<uint32_t>(stream >> 32)},
                      {static_cast<uint32_t>(seed), static_cast<uint32_t>(seed >> 32)});
  }
  constexpr uint32_t Word(uint64_t i) const { return Block(i / 4)[i % 4]; }
  // Words 2i (the lower half) and 2i + 1.
  constexpr uint64_t DoubleWord(uint64_t i) const {
    const PhiloxWords words = Block(i / 2);
    return words[i % 2 * 2] | uint64_t{words[i % 2 * 2 + 1]} << 32;
  }

  // Uniform in [0, 1), with as many bits as the dtype's significand: 53, 24, 11 or 8, taken from the top of the
  // element's words.
  double Uniform(DType dtype, uint64_t i) const;
  // Standard normal by Box-Muller: elements 2j and 2j + 1 are r cos(t) and r sin(t), where r = sqrt(-2 log(u)) and t =
  // 2 pi v. u in (0, 1] and v in [0, 1) come from the two elements, with 53 bits for float64 and 32 for other dtypes.
  // The result is not rounded to the dtype.
  double Normal(DType dtype, uint64_t i) const;
  // Uniform in [0, count): the upper half of the product of `count` and the element's two words. A count of 0 means
  // 2^64.
  uint64_t Below(uint64_t count, uint64_t i) const;

  bool operator==(const RandomStream&) const = default;
};

// The stream of a graph's call: a hash of its node's name (64-bit FNV-1a), which survives printing, parsing and passes.
uint64_t RandomStreamOf(absl::string_view node_name);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_RANDOM_STREAM_H_
