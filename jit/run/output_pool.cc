#include "backtape/jit/run/output_pool.h"

#include <algorithm>
#include <new>

namespace backtape::jit {
namespace {
constexpr std::align_val_t kAlignment{64};
}  // namespace

std::byte* AllocateAligned(int64_t bytes) {
  return static_cast<std::byte*>(
      ::operator new(static_cast<size_t>(std::max<int64_t>(bytes, 64)), kAlignment, std::nothrow));
}

void FreeAligned(std::byte* memory) { ::operator delete(memory, kAlignment); }

OutputPool::~OutputPool() {
  for (const auto& [bytes, list] : free_) {
    for (std::byte* memory : list) FreeAligned(memory);
  }
}

std::shared_ptr<Storage> OutputPool::Take(int64_t bytes) {
  std::byte* memory = nullptr;
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    const auto it = free_.find(bytes);
    if (it != free_.end() && !it->second.empty()) {
      memory = it->second.back();
      it->second.pop_back();
    }
  }
  if (memory == nullptr) memory = AllocateAligned(bytes);
  if (memory == nullptr) return nullptr;
  const std::shared_ptr<const void> owner(
      static_cast<const void*>(memory),
      [pool = shared_from_this(), memory, bytes](const void*) { pool->Give(memory, bytes); });
  return Storage::Borrow(memory, bytes, owner);
}

void OutputPool::Give(std::byte* memory, int64_t bytes) {
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    std::vector<std::byte*>& list = free_[bytes];
    if (list.size() < kMaxKept) {
      list.push_back(memory);
      return;
    }
  }
  FreeAligned(memory);
}

}  // namespace backtape::jit
