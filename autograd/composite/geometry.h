#ifndef BACKTAPE_AUTOGRAD_COMPOSITE_GEOMETRY_H_
#define BACKTAPE_AUTOGRAD_COMPOSITE_GEOMETRY_H_

#include <cstdint>

#include "absl/types/span.h"
#include "backtape/autograd/variable/variable.h"

// Ops that change the sizes and strides of a tensor, or its place on the tape, in place
// (autograd/tape/geometry_write.h). They write no element, but count as a write of the storage. They return the
// argument and throw backtape::Error.
namespace backtape::ops {

Variable t_(const Variable& self);
Variable transpose_(const Variable& self, int64_t dim0, int64_t dim1);
Variable unsqueeze_(const Variable& self, int64_t dim);
Variable squeeze_(const Variable& self);
Variable squeeze_(const Variable& self, int64_t dim);
Variable squeeze_(const Variable& self, absl::Span<const int64_t> dims);
// Takes the tensor off the tape; it must not be a view.
Variable detach_(const Variable& self);

}  // namespace backtape::ops

#endif  // BACKTAPE_AUTOGRAD_COMPOSITE_GEOMETRY_H_
