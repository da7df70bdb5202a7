#include "backtape/jit/emit/code_memory.h"

#include <cstring>

#include "absl/strings/str_cat.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

absl::Status MemoryError(asmjit::Error error) {
  const std::string message =
      absl::StrCat("cannot allocate executable memory for native code: ", asmjit::DebugUtils::errorAsString(error));
  return error == asmjit::kErrorOutOfMemory ? absl::ResourceExhaustedError(message)
                                            : absl::PermissionDeniedError(message);
}

}  // namespace

absl::StatusOr<std::unique_ptr<CodeMemory>> CodeMemory::Create() {
  asmjit::JitAllocator::CreateParams params;
  params.options = asmjit::JitAllocatorOptions::kUseDualMapping | asmjit::JitAllocatorOptions::kImmediateRelease;
  std::unique_ptr<CodeMemory> memory(new CodeMemory(params));
  // Allocates once here, so that a system that forbids executable memory is detected before any work is done.
  void* executable = nullptr;
  void* writable = nullptr;
  if (const asmjit::Error error = memory->allocator_.alloc(&executable, &writable, 64); error != asmjit::kErrorOk) {
    return MemoryError(error);
  }
  if (executable == writable) {
    return absl::PermissionDeniedError(
        "the system refused to map the same code memory twice, once as writable and once as executable");
  }
  static_cast<void>(memory->allocator_.release(executable));
  return memory;
}

absl::StatusOr<const std::byte*> CodeMemory::Add(asmjit::CodeHolder& code) {
  const auto internal = [](asmjit::Error error) {
    return absl::InternalError(absl::StrCat("cannot place native code: ", asmjit::DebugUtils::errorAsString(error)));
  };
  if (const auto error = code.flatten(); error != asmjit::kErrorOk) return internal(error);
  if (const auto error = code.resolveUnresolvedLinks(); error != asmjit::kErrorOk) return internal(error);
  void* executable = nullptr;
  void* writable = nullptr;
  if (const auto error = allocator_.alloc(&executable, &writable, code.codeSize()); error != asmjit::kErrorOk) {
    return MemoryError(error);
  }
  if (const auto error = code.relocateToBase(reinterpret_cast<uint64_t>(executable)); error != asmjit::kErrorOk) {
    static_cast<void>(allocator_.release(executable));
    return internal(error);
  }
  if (const auto error = code.copyFlattenedData(writable, code.codeSize(), asmjit::CopySectionFlags::kPadSectionBuffer);
      error != asmjit::kErrorOk) {
    static_cast<void>(allocator_.release(executable));
    return internal(error);
  }
  asmjit::VirtMem::flushInstructionCache(executable, code.codeSize());
  return static_cast<const std::byte*>(executable);
}

}  // namespace backtape::jit
