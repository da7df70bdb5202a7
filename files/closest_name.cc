#include "backtape/files/closest_name.h"

#include <algorithm>
#include <array>

namespace backtape {
namespace {

constexpr size_t kMaxLength = 200;

}  // namespace

size_t EditDistance(absl::string_view a, absl::string_view b, size_t limit) {
  if (a.size() > kMaxLength || b.size() > kMaxLength) return limit + 1;
  const size_t difference = std::max(a.size(), b.size()) - std::min(a.size(), b.size());
  if (difference > limit) return limit + 1;
  // The last three rows of the cost table. Row i has the costs of turning the first i characters of `a` into each
  // prefix of `b`.
  std::array<std::array<size_t, kMaxLength + 1>, 3> rows;
  for (size_t j = 0; j <= b.size(); ++j) rows[0][j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    auto& row = rows[i % 3];
    const auto& last = rows[(i + 2) % 3];
    const auto& before = rows[(i + 1) % 3];
    row[0] = i;
    size_t least = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      size_t cost = std::min(last[j - 1] + (a[i - 1] != b[j - 1]), std::min(last[j], row[j - 1]) + 1);
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) cost = std::min(cost, before[j - 2] + 1);
      row[j] = cost;
      least = std::min(least, cost);
    }
    if (least > limit + 1) return limit + 1;  // a swap can make the next row cheaper by one
  }
  return rows[a.size() % 3][b.size()];
}

std::string ClosestName(absl::string_view name, const std::vector<std::string>& candidates) {
  std::string best;
  if (name.size() > kMaxLength) return best;
  size_t best_distance = name.size() / 3 + 1;  // beyond this, it is a different word
  for (const std::string& candidate : candidates) {
    const size_t distance = EditDistance(name, candidate, best_distance);
    if (distance > best_distance || (distance == best_distance && !best.empty())) continue;
    best = candidate;
    best_distance = distance;
  }
  return best;
}

}  // namespace backtape
