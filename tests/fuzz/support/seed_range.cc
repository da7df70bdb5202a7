#include "backtape/tests/fuzz/support/seed_range.h"

#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace backtape::fuzz {

absl::StatusOr<SeedRange> ParseSeedRange(absl::string_view text) {
  const std::vector<std::string> bounds = absl::StrSplit(text, "..");
  SeedRange range;
  if (bounds.size() != 2 || !absl::SimpleAtoi(bounds[0], &range.begin) || !absl::SimpleAtoi(bounds[1], &range.end) ||
      range.begin > range.end) {
    return absl::InvalidArgumentError(absl::StrCat("--seeds: expected A..B with A <= B, found ", text));
  }
  return range;
}

}  // namespace backtape::fuzz
