#ifndef BACKTAPE_JIT_LIBRARY_CONVOLUTION_H_
#define BACKTAPE_JIT_LIBRARY_CONVOLUTION_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/library/convolution_spec.h"
#include "backtape/jit/library/library_call.h"
#include "backtape/jit/library/tile.h"

namespace backtape::jit {

// Out of own tiles (those of the dtype may be missing) or through oneDNN, whichever is faster for the sizes. Buffers:
// input, weight, output in all three kinds (the gradient in the place of what it is the gradient of), then the bias
// and the residual, each if there is one. Unimplemented when neither has a form for it.
absl::StatusOr<std::unique_ptr<LibraryCall>> MakeConvolution(const ConvolutionSpec& spec, const TileSet& tiles);

// float32 through oneDNN. Unimplemented when it has no form for it, or in a build without it.
absl::StatusOr<std::unique_ptr<LibraryCall>> MakeOnednnConvolution(const ConvolutionSpec& spec);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_LIBRARY_CONVOLUTION_H_
