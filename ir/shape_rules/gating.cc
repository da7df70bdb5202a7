// Gated linear units and weight normalisation.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/pointwise.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

using Pair = std::array<std::optional<TensorType>, 2>;

// The first half along `dim`, as a view.
absl::StatusOr<TensorType> FirstHalf(ShapeContext& ctx, const TensorType& self, int64_t dim) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input of glu"));
  if (self.dim() == 0) return ShapeError("glu does not support 0-dimensional tensors");
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self.dim()));
  if (!ctx.Eq(SymInt::Mod(self.sizes[dim], 2), 0, "the size to halve is even")) {
    return ShapeError("the dimension to halve must have an even size, but dimension ", dim, " has size ",
                      self.sizes[dim].ToString());
  }
  return narrow(ctx, self, dim, 0, SymInt::FloorDiv(self.sizes[dim], 2));
}

absl::Status RequireNormed(ShapeContext& ctx, const TensorType& v, const TensorType& g, int64_t dim) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(v.dtype, "v"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(v, g, "v and g"));
  if (dim != 0 && dim != v.dim() - 1) {
    return ShapeError("dim must be the first or the last dim of v, got dim ", dim, " of ", SizesText(v.sizes));
  }
  SymIntVector sizes(v.sizes.size(), 1);
  if (v.dim() > 0) sizes[dim] = v.sizes[dim];
  return RequireSameSizes(ctx, g.sizes, sizes, "g");
}

DType NormDType(const TensorType& v) { return v.dtype == DType::kBFloat16 ? DType::kFloat32 : v.dtype; }

}  // namespace

absl::StatusOr<TensorType> glu(ShapeContext& ctx, const TensorType& self, int64_t dim) {
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType half, FirstHalf(ctx, self, dim));
  return PointwiseType(ctx, self.dtype, {&half, &half});
}

absl::StatusOr<TensorType> glu_backward(ShapeContext& ctx, const TensorType& grad_output, const TensorType& self,
                                        int64_t dim) {
  BACKTAPE_ASSIGN_OR_RETURN(const TensorType half, FirstHalf(ctx, self, dim));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(grad_output, self, "grad_output and input"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_output.sizes, half.sizes, "grad_output"));
  return ContiguousLike(self, self.dtype, self.sizes);
}

absl::StatusOr<Pair> _weight_norm_interface(ShapeContext& ctx, const TensorType& v, const TensorType& g, int64_t dim) {
  BACKTAPE_RETURN_IF_ERROR(RequireNormed(ctx, v, g, dim));
  TensorType norms = g;
  norms.dtype = NormDType(v);
  // PyTorch also takes the strides of an expanded g, and then all norms share one element.
  if (g.strides && std::count(g.strides->begin(), g.strides->end(), SymInt(0)) > 0) {
    BACKTAPE_ASSIGN_OR_RETURN(norms, EmptyLike(ctx, g, NormDType(v), std::nullopt));
  }
  return Pair{ContiguousLike(v, v.dtype, v.sizes), std::move(norms)};
}

absl::StatusOr<Pair> _weight_norm_interface_backward(ShapeContext& ctx, const TensorType& grad_w,
                                                     const TensorType& saved_v, const TensorType& saved_g,
                                                     const TensorType& saved_norms, int64_t dim) {
  BACKTAPE_RETURN_IF_ERROR(RequireNormed(ctx, saved_v, saved_g, dim));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(grad_w, saved_v, "grad_w and saved_v"));
  if (saved_norms.dtype != NormDType(saved_v)) {
    return ShapeError("saved_norms must be ", TorchName(NormDType(saved_v)), ", got ", TorchName(saved_norms.dtype));
  }
  BACKTAPE_RETURN_IF_ERROR(RequireContiguous(saved_v, "saved_v"));
  BACKTAPE_RETURN_IF_ERROR(RequireContiguous(saved_g, "saved_g"));
  BACKTAPE_RETURN_IF_ERROR(RequireContiguous(saved_norms, "saved_norms"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_w.sizes, saved_v.sizes, "grad_w"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, saved_norms.sizes, saved_g.sizes, "saved_norms"));
  return Pair{ContiguousLike(saved_v, saved_v.dtype, saved_v.sizes),
              ContiguousLike(saved_g, saved_g.dtype, saved_g.sizes)};
}

}  // namespace backtape::shape_rules
