#ifndef BACKTAPE_AUTOGRAD_COMPOSITE_OPS_COMPOSITE_OPS_H_
#define BACKTAPE_AUTOGRAD_COMPOSITE_OPS_COMPOSITE_OPS_H_

#include "backtape/autograd/ops/dispatch.h"

// Ops with the tag `composite`, as functions of IValues. With autograd, each runs as calls of other ops, which have
// derivatives. Only the table of the builtin library uses them.
namespace backtape::composite_ops {

// The argument itself if it already has the layout of memory_format, else a clone with that layout.
IValue contiguous(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
// An alias that is not on the tape. In forward mode, its tangent is a view of the argument's tangent.
IValue no_grad_alias(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
// The first output of native_dropout. In evaluation mode, and for p = 0, the input itself, as in PyTorch.
IValue dropout(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

// rrelu_with_noise_functional; in training it also copies the slopes into `noise`.
IValue rrelu_with_noise(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

// Pooling of [C, L] or [N, C, L] as pooling of images with one row.
IValue avg_pool1d(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue adaptive_avg_pool1d(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

// Call the overload without `vec`, with computed output sizes and scale factors.
IValue upsample_nearest1d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue upsample_nearest2d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue upsample_nearest3d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue _upsample_nearest_exact1d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue _upsample_nearest_exact2d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue _upsample_nearest_exact3d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue upsample_linear1d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue upsample_bilinear2d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue upsample_trilinear3d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue upsample_bicubic2d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue _upsample_bilinear2d_aa_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue _upsample_bicubic2d_aa_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

// Calls var.correction.
IValue var_dim(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

// Backward ops, composed here of ops that have derivatives. (PyTorch has separate formulas for their derivatives.)
IValue _cdist_backward(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue _pdist_backward(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue _weight_norm_interface_backward(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue _embedding_bag_backward(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue _embedding_bag_dense_backward(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue _embedding_bag_per_sample_weights_backward(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

}  // namespace backtape::composite_ops

#endif  // BACKTAPE_AUTOGRAD_COMPOSITE_OPS_COMPOSITE_OPS_H_
