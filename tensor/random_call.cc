#include "backtape/tensor/random_call.h"

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"

namespace backtape {
namespace {

constexpr absl::string_view kDrawn = "drawn_";

}  // namespace

std::string DrawnCallName(uint64_t k) { return absl::StrCat(kDrawn, k); }

std::optional<uint64_t> DrawnCallNumber(absl::string_view node_name) {
  absl::string_view number = node_name;
  uint64_t k = 0;
  if (!absl::ConsumePrefix(&number, kDrawn) || !absl::SimpleAtoi(number, &k)) return std::nullopt;
  return node_name == DrawnCallName(k) ? std::optional<uint64_t>(k) : std::nullopt;
}

RandomCall RandomCallOf(absl::string_view node_name) {
  if (const std::optional<uint64_t> k = DrawnCallNumber(node_name)) {
    return {.seed_offset = *k * kCallSeedStep, .stream = 0};
  }
  return {.seed_offset = 0, .stream = RandomStreamOf(node_name)};
}

}  // namespace backtape
