#ifndef BACKTAPE_JIT_EMIT_EMITTER_H_
#define BACKTAPE_JIT_EMIT_EMITTER_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/jit/dense/tile.h"
#include "backtape/jit/emit/cpu_target.h"
#include "backtape/jit/kernel_ir/kernel.h"

namespace backtape::jit {

// The code from `offset` to the next range belongs to the instruction with this source id; -1 for loop control.
struct CodeRange {
  uint32_t offset;
  int32_t source;
};

// A function in the emitter's code memory.
struct CodePiece {
  std::string name;
  const std::byte* code = nullptr;
  size_t size = 0;
  std::vector<CodeRange> ranges;  // ordered by offset; empty if the code belongs to no kernel
  // One line per instruction. A line with kListingSource and the id precedes the instructions of each source. Empty
  // unless requested.
  std::string listing;
};
inline constexpr absl::string_view kListingSource = "; source ";

struct NativeKernel {
  KernelFunction function = nullptr;
  int piece = -1;  // index into Emitter::pieces()
};

// Compiles kernels to machine code and owns the code, which is freed with the emitter. No page is writable and
// executable at once. Not thread-safe, but the compiled kernels may be called from any thread.
class Emitter {
 public:
  struct Options {
    CpuTarget target = CpuTarget::kAvx2;
    bool keep_listings = false;
  };
  // PermissionDenied if the system does not provide executable memory; FailedPrecondition if the CPU does not support
  // the target.
  static absl::StatusOr<std::unique_ptr<Emitter>> Create(const Options& options);
  virtual ~Emitter() = default;

  virtual CpuTarget target() const = 0;
  // `kernel` must be valid (Verify). ResourceExhausted or PermissionDenied if there is no executable memory; Internal
  // with AsmJit's first error.
  virtual absl::StatusOr<NativeKernel> Emit(const Kernel& kernel) = 0;
  // Emits the kernels of matrix products for float32 or float64. Errors as for Emit.
  virtual absl::StatusOr<TileKernels> EmitTiles(DType dtype) = 0;
  // Emits the kernels of depthwise convolutions with these windows for float32 or float64. Errors as for Emit.
  virtual absl::StatusOr<DepthwiseKernels> EmitDepthwise(DType dtype, absl::Span<const DepthwiseWindow> windows) = 0;
  // All code emitted so far.
  virtual const std::vector<CodePiece>& pieces() const = 0;
  // The number of bytes of machine code emitted so far.
  virtual size_t code_bytes() const = 0;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_EMIT_EMITTER_H_
