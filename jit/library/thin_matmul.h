#ifndef BACKTAPE_JIT_LIBRARY_THIN_MATMUL_H_
#define BACKTAPE_JIT_LIBRARY_THIN_MATMUL_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/library/library_call.h"
#include "backtape/jit/library/matmul_spec.h"
#include "backtape/jit/library/tile.h"

namespace backtape::jit {

// A product with few rows or few columns, which reads the other factor once, as it lies: by dot products where its
// terms lie side by side, by adding up multiples of its columns where these do, else through small copies. Any strides,
// dtypes as MakeTiledMatmul. Unimplemented for kernels of another dtype, and where neither m nor n
// is at most kMaxThin.
inline constexpr int64_t kMaxThin = 4;
absl::StatusOr<std::unique_ptr<LibraryCall>> MakeThinMatmul(const MatmulSpec& spec, const TileKernels& kernels);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_LIBRARY_THIN_MATMUL_H_
