#ifndef BACKTAPE_JIT_RUN_GUARDED_MEMORY_H_
#define BACKTAPE_JIT_RUN_GUARDED_MEMORY_H_

#include <cstddef>
#include <cstdint>
#include <memory>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/tensor/tensor.h"

namespace backtape::jit {

// Which end of a block is next to an inaccessible page.
enum class GuardedEnd : uint8_t { kBegin, kEnd };

// A block of memory between two inaccessible pages. Machine code that accesses memory beyond the block terminates the
// program there (NativeOptions::check_bounds), much as sanitizers do for compiled code.
class GuardedMemory {
 public:
  // With kEnd, the block ends at the next page, or a few bytes before it if `alignment` (a power of two) requires that;
  // these bytes are filled with a pattern, which CheckUntouched verifies. ResourceExhausted if memory runs out.
  static absl::StatusOr<std::shared_ptr<GuardedMemory>> Make(int64_t bytes, GuardedEnd guarded, int64_t alignment);
  // A storage that owns a new block.
  static absl::StatusOr<std::shared_ptr<Storage>> MakeStorage(int64_t bytes, GuardedEnd guarded, int64_t alignment);
  ~GuardedMemory();
  GuardedMemory(const GuardedMemory&) = delete;
  GuardedMemory& operator=(const GuardedMemory&) = delete;

  std::byte* data() { return data_; }
  // Internal, naming the value or scratch memory `name`, if bytes next to the block, on its pages, have been written.
  absl::Status CheckUntouched(absl::string_view name) const;

 private:
  GuardedMemory(std::byte* mapping, int64_t mapped, std::byte* data, int64_t bytes)
      : mapping_(mapping), mapped_(mapped), data_(data), bytes_(bytes) {}

  std::byte* mapping_;
  int64_t mapped_;
  std::byte* data_;
  int64_t bytes_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_GUARDED_MEMORY_H_
