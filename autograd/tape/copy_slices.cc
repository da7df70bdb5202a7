#include "backtape/autograd/tape/copy_slices.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/autograd/tape/view_replay.h"

namespace backtape::internal {

Geometry Geometry::Of(const Tensor& tensor) {
  return {.sizes = tensor.sym_sizes(), .strides = tensor.sym_strides(), .storage_offset = tensor.sym_storage_offset()};
}

namespace {

// Compares expressions only, without recording a guard.
bool IsRowMajor(const Geometry& geometry) {
  SymInt expected = 1;
  for (size_t d = geometry.sizes.size(); d-- > 0;) {
    if (geometry.sizes[d] == SymInt(1)) continue;
    if (geometry.strides[d] != expected) return false;
    expected *= geometry.sizes[d];
  }
  return true;
}

// The number of storage elements from the first to the last that the geometry reaches; nullopt if it is symbolic.
std::optional<int64_t> PlainExtent(const Geometry& geometry) {
  int64_t extent = 1;
  for (size_t d = 0; d < geometry.sizes.size(); ++d) {
    if (geometry.sizes[d].is_symbolic() || geometry.strides[d].is_symbolic()) return std::nullopt;
    extent += std::max<int64_t>(geometry.sizes[d].value() - 1, 0) * geometry.strides[d].value();
  }
  return extent;
}

int64_t PlainNumel(const Geometry& geometry) {
  int64_t numel = 1;
  for (const SymInt& size : geometry.sizes) numel *= size.value();
  return numel;
}

}  // namespace

CopySlices::CopySlices(const Variable& base, const Variable& view, std::shared_ptr<const ViewStep> steps,
                       std::shared_ptr<TapeNode> node)
    : base_(Geometry::Of(base)), view_(Geometry::Of(view)), steps_(std::move(steps)), node_(std::move(node)) {
  AddInputMetadata(base);
  AddNextEdge(base.gradient_edge());
  for (size_t i = 1; i < node_->num_outputs(); ++i) AddNextEdge(node_->next_edge(i));
  // The node checks its own edges to see which gradients are wanted.
  node_->set_next_edges(next_edges());
}

void CopySlices::ReleaseVariables() { node_->ReleaseVariables(); }

Variable CopySlices::CopyOfGradient(const Variable& grad) const {
  if (IsRowMajor(base_)) return IsRowMajor(Geometry::Of(grad)) ? Clone(grad) : CloneRowMajor(grad);
  const std::optional<int64_t> extent = PlainExtent(base_);
  // Storage elements between those of the base, which a view may reach through its strides, are zero.
  const bool has_gaps = extent.has_value() && *extent != PlainNumel(base_);
  Variable copy =
      has_gaps ? AsStrided(Zeros({SymInt(*extent)}, grad.dtype(), grad.type().device), base_.sizes, base_.strides, 0)
               : NewEmptyStrided(grad, base_.sizes, base_.strides);
  CopyInplace(copy, grad);
  return copy;
}

// The view of the copy that corresponds to the written view of the base. The copy begins at storage offset 0, so steps
// that state an offset can be replayed only if the base's offset is 0 too.
Variable CopySlices::SliceOf(const Variable& copy) const {
  if (base_.storage_offset == SymInt(0)) return ReplayViews(*steps_, copy);
  return AsStrided(copy, view_.sizes, view_.strides, view_.storage_offset - base_.storage_offset);
}

variable_list CopySlices::Apply(variable_list&& grads) {
  if (!grads[0].defined()) return variable_list(num_outputs());
  const Variable result = CopyOfGradient(grads[0]);
  const Variable slice = SliceOf(result);
  variable_list inner = (*node_)({Clone(slice)});
  variable_list out(num_outputs());
  for (size_t i = 0; i < inner.size(); ++i) {
    if (!TaskShouldComputeOutput(i)) continue;
    if (i > 0) {
      out[i] = std::move(inner[i]);
      continue;
    }
    if (inner[0].defined()) {
      CopyInplace(slice, inner[0]);
    } else {
      CopyInplace(slice, Zeros(slice.sym_sizes(), slice.dtype(), Device()));
    }
    out[0] = result;
  }
  return out;
}

}  // namespace backtape::internal
