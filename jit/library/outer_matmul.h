#ifndef BACKTAPE_JIT_LIBRARY_OUTER_MATMUL_H_
#define BACKTAPE_JIT_LIBRARY_OUTER_MATMUL_H_

#include <cstdint>
#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/library/library_call.h"
#include "backtape/jit/library/matmul_spec.h"
#include "backtape/jit/library/tile.h"

namespace backtape::jit {

inline constexpr int64_t kMaxOuterTerms = 4;

// A product whose sums have one to kMaxOuterTerms terms, and which is little but writing its result: row by row, in the
// order of memory. float32 and float64. Unimplemented where k is another, for several terms, where
// neither rows nor columns of c lie side by side, where the bias runs along the others, and with a bias when
// accumulating.
absl::StatusOr<std::unique_ptr<LibraryCall>> MakeOuterMatmul(const MatmulSpec& spec, const TileKernels& kernels);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_LIBRARY_OUTER_MATMUL_H_
