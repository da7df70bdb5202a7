#include "backtape/interp/kernels/ascending_order.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numeric>

namespace backtape::kernels {
namespace {

// With fewer values, a comparison sort is faster than the radix sort.
constexpr size_t kMinSortedByBytes = 256;

struct OrderedItem {
  uint64_t key;
  int64_t position;
};

// An unsigned number in the order of the values.
uint64_t OrderKey(int64_t value) {
  constexpr uint64_t kSign = uint64_t{1} << 63;
  return static_cast<uint64_t>(value) ^ kSign;
}
uint64_t OrderKey(double value) {
  if (std::isnan(value)) return ~uint64_t{0};
  const auto bits = std::bit_cast<uint64_t>(value + 0.0);  // -0 becomes 0
  return (bits >> 63) != 0 ? ~bits : bits | uint64_t{1} << 63;
}

}  // namespace

template <typename T>
std::vector<int64_t> AscendingOrder(absl::Span<const T> values) {
  std::vector<OrderedItem> items(values.size());
  for (size_t i = 0; i < values.size(); ++i) items[i] = {OrderKey(values[i]), static_cast<int64_t>(i)};
  if (items.size() < kMinSortedByBytes) {
    std::stable_sort(items.begin(), items.end(),
                     [](const OrderedItem& a, const OrderedItem& b) { return a.key < b.key; });
  } else {
    // Radix sort by the bytes of the keys, from the least significant one. Skips bytes that are the same in all keys.
    std::vector<OrderedItem> sorted(items.size());
    for (int shift = 0; shift < 64; shift += 8) {
      const auto byte_of = [shift](const OrderedItem& item) { return item.key >> shift & 0xff; };
      std::array<size_t, 256> places{};  // the number of items with each byte, then where the next such item goes
      for (const OrderedItem& item : items) ++places[byte_of(item)];
      if (places[byte_of(items[0])] == items.size()) continue;
      std::exclusive_scan(places.begin(), places.end(), places.begin(), size_t{0});
      for (const OrderedItem& item : items) sorted[places[byte_of(item)]++] = item;
      items.swap(sorted);
    }
  }
  std::vector<int64_t> order(items.size());
  for (size_t i = 0; i < items.size(); ++i) order[i] = items[i].position;
  return order;
}

template std::vector<int64_t> AscendingOrder(absl::Span<const double>);
template std::vector<int64_t> AscendingOrder(absl::Span<const int64_t>);

}  // namespace backtape::kernels
