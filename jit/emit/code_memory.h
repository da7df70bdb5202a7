#ifndef BACKTAPE_JIT_EMIT_CODE_MEMORY_H_
#define BACKTAPE_JIT_EMIT_CODE_MEMORY_H_

#include <asmjit/core.h>

#include <memory>

#include "absl/status/statusor.h"

namespace backtape::jit {

// Executable memory, freed with this object. Each block is mapped twice, once writable and once executable, so that no
// page is writable and executable at once. (oneDNN's own code memory has such pages, and oneDNN fails in a process that
// forbids them.) Not thread-safe.
class CodeMemory {
 public:
  // PermissionDenied or ResourceExhausted if the system does not provide such memory.
  static absl::StatusOr<std::unique_ptr<CodeMemory>> Create();

  // Relocates finished code and returns its address.
  absl::StatusOr<const std::byte*> Add(asmjit::CodeHolder& code);

 private:
  explicit CodeMemory(const asmjit::JitAllocator::CreateParams& params) : allocator_(&params) {}
  asmjit::JitAllocator allocator_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_EMIT_CODE_MEMORY_H_
