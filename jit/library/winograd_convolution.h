#ifndef BACKTAPE_JIT_LIBRARY_WINOGRAD_CONVOLUTION_H_
#define BACKTAPE_JIT_LIBRARY_WINOGRAD_CONVOLUTION_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/library/convolution_spec.h"
#include "backtape/jit/library/library_call.h"
#include "backtape/jit/library/tile.h"

namespace backtape::jit {

// Convolutions with windows of 3 x 3 that move by one, and their gradients by the input, in Winograd's form F(2 x 2,
// 3 x 3): four of nine multiplications, out of own machine code; float32 and float64. Unimplemented for others.
//
// Sums are rounded a little differently, within the errors of sums in another order. Numbers that are not finite would
// reach results of the same 2 x 2 that they have nothing to do with (infinity less infinity): where a result is not
// finite, the whole convolution is made again without the transformation.
absl::StatusOr<std::unique_ptr<LibraryCall>> MakeWinogradConvolution(const ConvolutionSpec& spec,
                                                                     const TileKernels& kernels);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_LIBRARY_WINOGRAD_CONVOLUTION_H_
