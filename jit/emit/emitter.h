#ifndef BACKTAPE_JIT_EMIT_EMITTER_H_
#define BACKTAPE_JIT_EMIT_EMITTER_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/jit/emit/cpu_target.h"
#include "backtape/jit/kernel_ir/kernel.h"
#include "backtape/jit/library/tile.h"

namespace backtape::jit {

// Code from `offset` on (up to the next range) comes from the instruction with this source id; -1: loop control.
struct CodeRange {
  uint32_t offset;
  int32_t source;
};

// One function in the emitter's code memory.
struct CodePiece {
  std::string name;
  const std::byte* code = nullptr;
  size_t size = 0;
  std::vector<CodeRange> ranges;  // by offset; none where no instruction of a kernel is behind the code
  // One line for each instruction; before those of a source stands kListingSource with its id. Empty unless asked for.
  std::string listing;
};
inline constexpr absl::string_view kListingSource = "; source ";

struct NativeKernel {
  KernelFunction function = nullptr;
  int piece = -1;  // in Emitter::pieces()
};

// Turns kernels into machine code and owns it: the code is gone with the emitter. Pages are never writable and
// executable at once. Not thread-safe; the kernels made may be called from any thread.
class Emitter {
 public:
  struct Options {
    CpuTarget target = CpuTarget::kAvx2;
    bool keep_listings = false;
  };
  // PermissionDenied when the system gives no executable memory; FailedPrecondition when the CPU lacks the target.
  static absl::StatusOr<std::unique_ptr<Emitter>> Create(const Options& options);
  virtual ~Emitter() = default;

  virtual CpuTarget target() const = 0;
  // `kernel` must be valid (Verify). ResourceExhausted or PermissionDenied without executable memory; Internal with
  // AsmJit's first error.
  virtual absl::StatusOr<NativeKernel> Emit(const Kernel& kernel) = 0;
  // What own matrix products are made of, for float32 or float64. Errors as Emit.
  virtual absl::StatusOr<TileKernels> EmitTiles(DType dtype) = 0;
  // All code made so far.
  virtual const std::vector<CodePiece>& pieces() const = 0;
  // Bytes of machine code made so far.
  virtual size_t code_bytes() const = 0;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_EMIT_EMITTER_H_
