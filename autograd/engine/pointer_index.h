#ifndef BACKTAPE_AUTOGRAD_ENGINE_POINTER_INDEX_H_
#define BACKTAPE_AUTOGRAD_ENGINE_POINTER_INDEX_H_

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace backtape::internal {

// A map from addresses to numbers: a hash table with linear probing that is cleared in constant time and keeps its
// memory.
class PointerIndex {
 public:
  static constexpr uint32_t kNone = UINT32_MAX;

  void Clear() {
    size_ = 0;
    if (++epoch_ != 0) return;
    slots_.assign(slots_.size(), Slot());
    epoch_ = 1;
  }

  // Returns kNone if the address is not in the table.
  uint32_t Find(const void* address) const {
    if (slots_.empty()) return kNone;
    const Slot& slot = slots_[SlotOf(address)];
    return slot.epoch == epoch_ ? slot.number : kNone;
  }

  // Returns the number of the address, and whether the address was inserted (with `number`).
  std::pair<uint32_t, bool> TryEmplace(const void* address, uint32_t number) {
    if (2 * (size_ + 1) > slots_.size()) Grow();
    Slot& slot = slots_[SlotOf(address)];
    if (slot.epoch == epoch_) return {slot.number, false};
    slot = {.address = address, .number = number, .epoch = epoch_};
    ++size_;
    return {number, true};
  }

 private:
  struct Slot {
    const void* address = nullptr;
    uint32_t number = 0;
    uint32_t epoch = 0;  // the slot is filled if it equals epoch_
  };

  // The slot of the address, or the free slot for it.
  size_t SlotOf(const void* address) const {
    // Multiplicative hashing: the upper bits of the product depend on all bits of the address.
    size_t i = (reinterpret_cast<uintptr_t>(address) * 0x9E3779B97F4A7C15) >> shift_;
    while (slots_[i].epoch == epoch_ && slots_[i].address != address) i = (i + 1) & (slots_.size() - 1);
    return i;
  }

  void Grow() {
    std::vector<Slot> old(slots_.empty() ? 64 : 2 * slots_.size());
    std::swap(old, slots_);
    shift_ = 64;
    for (size_t n = slots_.size(); n > 1; n /= 2) --shift_;
    for (const Slot& slot : old) {
      if (slot.epoch == epoch_) slots_[SlotOf(slot.address)] = slot;
    }
  }

  std::vector<Slot> slots_;  // their number is a power of two; at most half are filled
  size_t size_ = 0;
  uint32_t epoch_ = 1;
  int shift_ = 64;
};

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_ENGINE_POINTER_INDEX_H_
