#ifndef BACKTAPE_AUTOGRAD_COMPOSITE_OPS_H_
#define BACKTAPE_AUTOGRAD_COMPOSITE_OPS_H_

#include "backtape/autograd/dispatch.h"

// Ops with the tag composite, boxed: on the tape they are calls of other ops, which have the derivatives. For the
// builtin library's table only.
namespace backtape::composite_ops {

// The argument itself where it is laid out as memory_format says, else a clone that is.
IValue contiguous(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
// The first output of native_dropout; in evaluation, and where nothing is dropped, the input itself, as in PyTorch.
IValue dropout(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

// rrelu_with_noise_functional, then in training a copy of the slopes into `noise`.
IValue rrelu_with_noise(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

// Pooling of [C, L] or [N, C, L] as pooling of images of one row.
IValue avg_pool1d(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue adaptive_avg_pool1d(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

// The op without `vec`, with the output sizes and the factors.
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

// var.correction.
IValue var_dim(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

// Backward ops of which PyTorch has formulas of their own for second derivatives.
IValue _cdist_backward(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue _pdist_backward(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue _weight_norm_interface_backward(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue _embedding_bag_backward(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue _embedding_bag_dense_backward(const OpLibrary& library, int op_id, absl::Span<const IValue> args);
IValue _embedding_bag_per_sample_weights_backward(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

}  // namespace backtape::composite_ops

#endif  // BACKTAPE_AUTOGRAD_COMPOSITE_OPS_H_
