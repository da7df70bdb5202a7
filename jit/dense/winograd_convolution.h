#ifndef BACKTAPE_JIT_DENSE_WINOGRAD_CONVOLUTION_H_
#define BACKTAPE_JIT_DENSE_WINOGRAD_CONVOLUTION_H_

#include <memory>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/convolution_spec.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/dense/tile.h"

namespace backtape::jit {

// Whether MakeWinogradConvolution supports the sizes and the kind.
bool IsForWinograd(const ConvolutionSpec& spec);

// Convolutions of images with 3 x 3 windows, a stride of 1 and no dilation, and their input gradients, by Winograd's
// F(2 x 2, 3 x 3), which needs four ninths of the multiplications. Uses Backtape's kernels. Supports float32 and
// float64. Unimplemented for other convolutions.
//
// Rounding errors differ slightly from those of other forms, as if the sums had another order. A non-finite number
// would spread to unrelated results of the same 2 x 2 square (inf - inf), so if any result is not finite, the whole
// convolution is recomputed without the transformation.
absl::StatusOr<std::unique_ptr<DenseCall>> MakeWinogradConvolution(const ConvolutionSpec& spec,
                                                                   const TileKernels& kernels);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_WINOGRAD_CONVOLUTION_H_
