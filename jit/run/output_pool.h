#ifndef BACKTAPE_JIT_RUN_OUTPUT_POOL_H_
#define BACKTAPE_JIT_RUN_OUTPUT_POOL_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "backtape/tensor/tensor.h"

namespace backtape::jit {

// Memory of outputs. It comes back when the caller lets go of the last tensor in it, from whatever thread, also after
// the pool's owner is gone.
class OutputPool : public std::enable_shared_from_this<OutputPool> {
 public:
  ~OutputPool();
  // 64-byte aligned, not initialised. Null without memory.
  std::shared_ptr<Storage> Take(int64_t bytes);

 private:
  void Give(std::byte* memory, int64_t bytes);

  // So much is kept for later; what comes back beyond it is freed.
  static constexpr size_t kMaxKept = 4;

  std::mutex mutex_;
  absl::flat_hash_map<int64_t, std::vector<std::byte*>> free_;  // by size
};

// 64-byte aligned, not initialised; null without memory.
std::byte* AllocateAligned(int64_t bytes);
void FreeAligned(std::byte* memory);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_OUTPUT_POOL_H_
