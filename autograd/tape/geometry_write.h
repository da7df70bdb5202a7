#ifndef BACKTAPE_AUTOGRAD_TAPE_GEOMETRY_WRITE_H_
#define BACKTAPE_AUTOGRAD_TAPE_GEOMETRY_WRITE_H_

#include "absl/types/span.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/autograd/variable/view_info.h"

// In-place forms of views (t_, squeeze_; ir/geometry_writes.h), which change the sizes and strides of a tensor.
//
// The tensor becomes a view of a new, unnamed tensor that takes over its former sizes and place on the tape. Views that
// were made before are views of that tensor from then on (BaseOf), so autograd still relates writes through any of
// them.
namespace backtape {

// The recording function of these ops. Returns the first argument. Counts as a write of its storage, so a tape node
// that has saved the tensor fails in backward.
//
// detach_ takes the tensor off the tape instead. The tensor must not be a view of another one.
//
// Throws for a leaf that requires grad, for a resize_ to more elements than the tensor spans, and for a tensor that a
// traced program uses but that is not one of its inputs.
IValue WriteGeometry(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

namespace internal {

// Applies the views of the chain in place, one after the other.
void WriteGeometry(const Variable& self, const ViewStep& last);

// Takes the variable off the tape, as detach_ does.
void DetachInPlace(const Variable& self);

}  // namespace internal
}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_GEOMETRY_WRITE_H_
