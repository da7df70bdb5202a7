#ifndef BACKTAPE_JIT_EMIT_CODE_MEMORY_H_
#define BACKTAPE_JIT_EMIT_CODE_MEMORY_H_

#include <asmjit/core.h>

#include <memory>

#include "absl/status/statusor.h"

namespace backtape::jit {

// Executable memory, freed with this object. Each block is mapped twice, once to write and once to execute, so that no
// page is ever both. (oneDNN makes its own code in its own way; a process that forbids pages to be both makes it fail,
// and the interpreter takes over.) Not thread-safe.
class CodeMemory {
 public:
  // PermissionDenied or ResourceExhausted when the system gives no such memory.
  static absl::StatusOr<std::unique_ptr<CodeMemory>> Create();

  // The finished code's address; `code` is relocated to it.
  absl::StatusOr<const std::byte*> Add(asmjit::CodeHolder& code);

 private:
  explicit CodeMemory(const asmjit::JitAllocator::CreateParams& params) : allocator_(&params) {}
  asmjit::JitAllocator allocator_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_EMIT_CODE_MEMORY_H_
