#ifndef BACKTAPE_TENSOR_RANDOM_CALL_H_
#define BACKTAPE_TENSOR_RANDOM_CALL_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "backtape/tensor/random_stream.h"

namespace backtape {

// The random numbers that the calls of a program draw. The k-th call that draws from a generator uses stream 0 of seed
// + k * kCallSeedStep (modulo 2^64). A captured graph draws the same numbers: its k-th random call is a node named
// DrawnCallName(k), and the run's seed is the one that call 0 uses.
//
// The step is odd (2^64 divided by the golden ratio), and its multiples are far apart: generators with small seeds
// never share a stream within 2^30 calls.
inline constexpr uint64_t kCallSeedStep = 0x9E3779B97F4A7C15;

// "drawn_3".
std::string DrawnCallName(uint64_t k);
// The k of such a name; nullopt for other names.
std::optional<uint64_t> DrawnCallNumber(absl::string_view node_name);

// The seed and stream that a graph's call draws from: the run's seed plus seed_offset, and `stream`. A node named
// DrawnCallName(k) has an offset of k steps and stream 0; any other node has no offset and draws from the stream
// RandomStreamOf(node_name).
struct RandomCall {
  uint64_t seed_offset = 0;
  uint64_t stream = 0;

  RandomStream StreamOf(uint64_t seed) const { return {seed + seed_offset, stream}; }
};
RandomCall RandomCallOf(absl::string_view node_name);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_RANDOM_CALL_H_
