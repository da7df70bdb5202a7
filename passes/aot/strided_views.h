#ifndef BACKTAPE_PASSES_AOT_STRIDED_VIEWS_H_
#define BACKTAPE_PASSES_AOT_STRIDED_VIEWS_H_

#include <cstdint>
#include <memory>
#include <optional>

#include "absl/types/span.h"
#include "backtape/autograd/variable/view_info.h"

namespace backtape {

// Views (slice, view, select, permute, unsqueeze) that lead from a contiguous tensor [numel] to the elements with these
// sizes, strides and offset. Unlike as_strided, a write through them can be made functional. Null if no such
// views are found: strides must be positive, and each a multiple of the next smaller one, as in a contiguous tensor.
std::shared_ptr<const ViewStep> StridedViews(int64_t numel, absl::Span<const int64_t> sizes,
                                             absl::Span<const int64_t> strides, int64_t offset);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_AOT_STRIDED_VIEWS_H_
