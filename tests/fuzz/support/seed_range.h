#ifndef BACKTAPE_TESTS_FUZZ_SUPPORT_SEED_RANGE_H_
#define BACKTAPE_TESTS_FUZZ_SUPPORT_SEED_RANGE_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace backtape::fuzz {

// The seeds from `begin` to `end` - 1.
struct SeedRange {
  uint64_t begin = 0;
  uint64_t end = 0;
};

// Reads "A..B". Returns InvalidArgument unless A and B are integers with A <= B.
absl::StatusOr<SeedRange> ParseSeedRange(absl::string_view text);

}  // namespace backtape::fuzz

#endif  // BACKTAPE_TESTS_FUZZ_SUPPORT_SEED_RANGE_H_
