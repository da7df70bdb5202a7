#ifndef BACKTAPE_JIT_LIBRARY_MATMUL_H_
#define BACKTAPE_JIT_LIBRARY_MATMUL_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/library/library_call.h"
#include "backtape/jit/library/matmul_spec.h"
#include "backtape/jit/library/tile.h"

namespace backtape::jit {

// Out of own machine code (that of the dtype may be missing), large ones of bfloat16 through oneDNN where it has units
// for them. Buffers: a, b, then those of the further terms in pairs, c, then the bias and the residual, each if there
// is one. Unimplemented when neither has a form for it.
absl::StatusOr<std::unique_ptr<LibraryCall>> MakeMatmul(const MatmulSpec& spec, const TileSet& tiles);

// Whether the CPU multiplies matrices of bfloat16 in units of its own, and the library knows them (AMX).
bool LibraryHasBFloat16Units();

// float32 and bfloat16 through oneDNN, which sums in float32 and, with such units, takes denormal factors as 0.
// Unimplemented when it has no form for it, or in a build without it.
absl::StatusOr<std::unique_ptr<LibraryCall>> MakeOnednnMatmul(const MatmulSpec& spec);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_LIBRARY_MATMUL_H_
