#ifndef BACKTAPE_JIT_RUN_GUARDED_MEMORY_H_
#define BACKTAPE_JIT_RUN_GUARDED_MEMORY_H_

#include <cstddef>
#include <cstdint>
#include <memory>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "backtape/tensor/tensor.h"

namespace backtape::jit {

// Which end of a block touches memory that can't be accessed.
enum class GuardedEnd : uint8_t { kBegin, kEnd };

// A block of memory between two pages that can't be read or written: what machine code touches beyond the block ends
// the program there (NativeOptions::check_bounds), as sanitizers would report it of compiled code.
class GuardedMemory {
 public:
  // At kEnd the block ends at the page behind it, or, where `alignment` (a power of two) asks for that, a few bytes
  // before it; these are filled, and CheckUntouched looks at them. ResourceExhausted without memory.
  static absl::StatusOr<std::shared_ptr<GuardedMemory>> Make(int64_t bytes, GuardedEnd guarded, int64_t alignment);
  // A storage over a new block, which keeps it.
  static absl::StatusOr<std::shared_ptr<Storage>> MakeStorage(int64_t bytes, GuardedEnd guarded, int64_t alignment);
  ~GuardedMemory();
  GuardedMemory(const GuardedMemory&) = delete;
  GuardedMemory& operator=(const GuardedMemory&) = delete;

  std::byte* data() { return data_; }
  // Internal when bytes beside the block, on its pages, have been written.
  absl::Status CheckUntouched() const;

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
