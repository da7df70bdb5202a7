#ifndef BACKTAPE_INTERP_KERNELS_PADDING_MAPS_H_
#define BACKTAPE_INTERP_KERNELS_PADDING_MAPS_H_

#include <cstdint>

#include "backtape/interp/kernels/dim_maps.h"

namespace backtape::kernels {

enum class Padding : uint8_t { kReflection, kReplication };

// The map that pads a dim of `size` elements with elements of the input.
DimMap PaddingMap(Padding kind, int64_t size, int64_t before, int64_t after);

}  // namespace backtape::kernels

#endif  // BACKTAPE_INTERP_KERNELS_PADDING_MAPS_H_
