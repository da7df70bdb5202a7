#ifndef BACKTAPE_INTERP_KERNELS_ADAPTIVE_WINDOWS_H_
#define BACKTAPE_INTERP_KERNELS_ADAPTIVE_WINDOWS_H_

#include <cstdint>

#include "backtape/interp/kernels/dim_maps.h"

namespace backtape::kernels {

// The map that averages a dim of `size` elements over the windows of adaptive pooling.
DimMap AdaptiveAverageMap(int64_t size, int64_t windows);

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_ADAPTIVE_WINDOWS_H_
