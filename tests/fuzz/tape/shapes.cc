#include "backtape/tests/fuzz/tape/shapes.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace backtape::tape_fuzz {
namespace {

std::optional<Sizes> BroadcastSizes(Sizes a, Sizes b) {
  while (a.size() < b.size()) a.insert(a.begin(), 1);
  while (b.size() < a.size()) b.insert(b.begin(), 1);
  for (size_t i = 0; i < a.size(); ++i) {
    if (a[i] != b[i] && a[i] != 1 && b[i] != 1) return std::nullopt;
    if (a[i] == 1) a[i] = b[i];
  }
  return a;
}

}  // namespace

int64_t NumElements(const Sizes& sizes) {
  return std::accumulate(sizes.begin(), sizes.end(), int64_t{1}, std::multiplies<>());
}

bool HasElements(const Shapes& shapes) {
  return std::all_of(shapes.begin(), shapes.end(), [](const Sizes& sizes) { return NumElements(sizes) > 0; });
}

std::optional<Shapes> Broadcast(const Shapes& a, const Shapes& b) {
  Shapes result;
  for (size_t r = 0; r < a.size(); ++r) {
    std::optional<Sizes> sizes = BroadcastSizes(a[r], b[r]);
    if (!sizes.has_value()) return std::nullopt;
    result.push_back(*std::move(sizes));
  }
  return result;
}

bool AreEqual(const Shapes& a, const Shapes& b) { return a == b; }

bool BroadcastsTo(const Shapes& source, const Shapes& target) {
  const std::optional<Shapes> both = Broadcast(source, target);
  return both.has_value() && *both == target;
}

std::optional<Shapes> Product(const Shapes& a, const Shapes& b) {
  Shapes result;
  for (size_t r = 0; r < a.size(); ++r) {
    if (a[r].size() != 2 || b[r].size() != 2 || a[r][1] != b[r][0]) return std::nullopt;
    result.push_back({a[r][0], b[r][1]});
  }
  return result;
}

Shapes Reduced(const Shapes& a, const Sizes& dims, bool keep_dims) {
  Shapes result;
  for (const Sizes& sizes : a) {
    Sizes& reduced = result.emplace_back();
    for (size_t i = 0; i < sizes.size(); ++i) {
      const bool is_reduced = std::find(dims.begin(), dims.end(), static_cast<int64_t>(i)) != dims.end();
      if (!is_reduced) reduced.push_back(sizes[i]);
      if (is_reduced && keep_dims) reduced.push_back(1);
    }
  }
  return result;
}

}  // namespace backtape::tape_fuzz
