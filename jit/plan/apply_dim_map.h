#ifndef BACKTAPE_JIT_PLAN_APPLY_DIM_MAP_H_
#define BACKTAPE_JIT_PLAN_APPLY_DIM_MAP_H_

#include "absl/types/span.h"
#include "backtape/interp/kernels/dim_maps.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {

// Applies a linear map to one dim of `x`, a floating-point tensor whose size in that dim is known. 16-bit floats are
// not widened. A map with few terms per position becomes a sum of slices, or of elements picked by constant positions,
// which fuses with its readers. A map with more terms becomes a reduction of picked elements. Positions without terms
// get 0.
Node* ApplyDimMap(Rewriter& r, Node* x, int64_t dim, const kernels::DimMap& map);
// Applies a map to each of the dims from `first` on, in order. Maps that only pad copy each element of x once.
Node* ApplyDimMaps(Rewriter& r, Node* x, int64_t first, absl::Span<const kernels::DimMap> maps);

// The map of the gradient. `size` is the size of the dim that `map` reads.
kernels::DimMap Transposed(const kernels::DimMap& map, int64_t size);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_APPLY_DIM_MAP_H_
