#include "backtape/jit/run/memory.h"

#include <sys/mman.h>

#include <algorithm>
#include <new>

#include "backtape/tensor/memory_limit.h"

namespace backtape::jit {
namespace {

constexpr int64_t kHugePage = int64_t{2} << 20;

// Huge pages save hundreds of page faults at the first write and most TLB misses afterwards. For smaller blocks,
// rounding up would waste too much memory.
bool IsLarge(int64_t bytes) { return bytes >= 2 * kHugePage; }

std::align_val_t AlignmentOf(int64_t bytes) { return std::align_val_t(IsLarge(bytes) ? kHugePage : 64); }

}  // namespace

std::byte* AllocateAligned(int64_t bytes) {
  if (bytes > MemoryLimit()) return nullptr;
  const auto size = static_cast<size_t>(std::max<int64_t>(bytes, 64));
  void* memory = ::operator new(size, AlignmentOf(bytes), std::nothrow);
  // The request is only advice, so a failure is ignored.
  if (memory != nullptr && IsLarge(bytes)) static_cast<void>(madvise(memory, size, MADV_HUGEPAGE));
  return static_cast<std::byte*>(memory);
}

void FreeAligned(std::byte* memory, int64_t bytes) { ::operator delete(memory, AlignmentOf(bytes)); }

}  // namespace backtape::jit
