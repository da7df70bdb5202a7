#ifndef BACKTAPE_JIT_DENSE_SORT_ITEMS_H_
#define BACKTAPE_JIT_DENSE_SORT_ITEMS_H_

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace backtape::jit {

// Maps values to unsigned numbers of the same order. NaN is above all numbers, and zeros are equal.
template <typename T>
auto OrderOf(T v) {
  using Bits = std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>;
  constexpr Bits kSign = Bits{1} << (sizeof(T) * 8 - 1);
  if constexpr (std::is_integral_v<T>) {
    return static_cast<Bits>(static_cast<Bits>(v) ^ kSign);
  } else {
    if (v != v) return static_cast<Bits>(~Bits{0});
    const Bits bits = std::bit_cast<Bits>(v + T{0});  // -0 becomes 0
    return static_cast<Bits>((bits & kSign) != 0 ? ~bits : bits | kSign);
  }
}

// The keys of a sort, which are compared by the order of the element first, then by its position. PackedItem holds
// both in one number, if they fit.
template <typename Bits>
struct WideItem {
  static constexpr int kOrderBytes = sizeof(Bits);
  Bits order;
  int64_t position;
  static WideItem Make(Bits order, int64_t position) { return {order, position}; }
  int64_t place() const { return position; }
  // Byte k of the order, from the lowest one.
  size_t byte(int k) const { return static_cast<size_t>(order >> (8 * k) & 0xff); }
  friend bool operator<(const WideItem& a, const WideItem& b) {
    return a.order != b.order ? a.order < b.order : a.position < b.position;
  }
};
struct PackedItem {
  static constexpr int kOrderBytes = 4;
  uint64_t number;
  static PackedItem Make(uint64_t order, int64_t position) { return {order << 32 | static_cast<uint64_t>(position)}; }
  int64_t place() const { return static_cast<uint32_t>(number); }
  size_t byte(int k) const { return static_cast<size_t>(number >> (32 + 8 * k) & 0xff); }
  friend bool operator<(const PackedItem& a, const PackedItem& b) { return a.number < b.number; }
};

// With fewer items, a comparison sort is faster than the radix sort.
inline constexpr int64_t kMinItemsSortedByBytes = 128;
// With no more items, inserting them one by one is faster than std::sort and std::nth_element.
inline constexpr int64_t kMaxInsertedItems = 16;

template <typename Item>
void InsertionSort(Item* items, int64_t count) {
  for (int64_t i = 1; i < count; ++i) {
    const Item item = items[i];
    int64_t at = i;
    for (; at > 0 && item < items[at - 1]; --at) items[at] = items[at - 1];
    items[at] = item;
  }
}

// Sorts `count` items that are in the order of their positions; `other` has room for as many. Returns whichever of the
// two buffers holds the result. Long inputs use a radix sort by the bytes of the order, from the lowest one, which
// skips bytes that are equal in all items.
template <typename Item>
Item* Sorted(Item* items, Item* other, int64_t count) {
  if (count <= kMaxInsertedItems) {
    InsertionSort(items, count);
    return items;
  }
  if (count < kMinItemsSortedByBytes) {
    std::sort(items, items + count);
    return items;
  }
  std::array<std::array<int64_t, 256>, Item::kOrderBytes> counts{};
  for (int64_t i = 0; i < count; ++i) {
    for (int k = 0; k < Item::kOrderBytes; ++k) ++counts[k][items[i].byte(k)];
  }
  for (int k = 0; k < Item::kOrderBytes; ++k) {
    // For each value of byte k: the number of items, and then the place of the next one.
    std::array<int64_t, 256>& next = counts[k];
    if (next[items[0].byte(k)] == count) continue;
    int64_t sum = 0;
    for (int64_t& number : next) sum += std::exchange(number, sum);
    for (int64_t i = 0; i < count; ++i) other[next[items[i].byte(k)]++] = items[i];
    std::swap(items, other);
  }
  return items;
}

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_SORT_ITEMS_H_
