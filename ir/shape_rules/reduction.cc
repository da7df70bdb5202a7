// Ops that remove dims of the first argument or set them to 1. Outputs are row-major.
#include <cmath>
#include <optional>
#include <vector>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/promotion.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

using OptionalDims = std::optional<absl::Span<const int64_t>>;
using Pair = std::array<std::optional<TensorType>, 2>;

absl::StatusOr<TensorType> Reduced(const TensorType& self, absl::Span<const int64_t> dims, bool keepdim, DType dtype,
                                   bool empty_is_all = true) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<bool> mask, DimMask(dims, self.dim(), empty_is_all));
  return ContiguousLike(self, dtype, ReducedSizes(self.sizes, mask, keepdim));
}

TensorType ReducedToNumber(const TensorType& self, DType dtype) { return ContiguousLike(self, dtype, {}); }

// The result dtype of sum and prod.
DType SumDType(const TensorType& self, std::optional<DType> dtype) {
  return dtype.value_or(IsFloatingPoint(self.dtype) ? self.dtype : DType::kInt64);
}

absl::StatusOr<DType> MeanDType(const TensorType& self, std::optional<DType> dtype) {
  const DType result = dtype.value_or(self.dtype);
  if (IsFloatingPoint(result)) return result;
  if (dtype.has_value()) return ShapeError("the argument dtype must be floating point, but got ", TorchName(result));
  return ShapeError("the input must be floating point unless dtype is given, but got ", TorchName(result));
}

// A reduction without a neutral element needs at least one element in each row.
absl::Status RequireNonEmpty(ShapeContext& ctx, const TensorType& self, absl::Span<const int64_t> dims) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<bool> mask, DimMask(dims, self.dim(), true));
  for (int64_t d = 0; d < self.dim(); ++d) {
    if (mask[d] && ctx.Eq(self.sizes[d], 0, "reduced dims are not empty")) {
      return ShapeError("expected reduction dim ", d, " to have non-zero size, got sizes ", SizesText(self.sizes));
    }
  }
  return absl::OkStatus();
}

// PyTorch returns uint8 for uint8 inputs, its former mask dtype.
DType BoolDType(const TensorType& self) { return self.dtype == DType::kUInt8 ? DType::kUInt8 : DType::kBool; }

absl::StatusOr<TensorType> Extremum(ShapeContext& ctx, const TensorType& self, absl::Span<const int64_t> dims,
                                    bool keepdim) {
  BACKTAPE_RETURN_IF_ERROR(RequireNonEmpty(ctx, self, dims));
  return Reduced(self, dims, keepdim, self.dtype);
}

absl::StatusOr<TensorType> Variance(ShapeContext& ctx, const TensorType& self, OptionalDims dim, bool keepdim) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input of std and var"));
  return Reduced(self, dim.value_or(absl::Span<const int64_t>()), keepdim, self.dtype);
}

}  // namespace

absl::StatusOr<TensorType> sum(ShapeContext& ctx, const TensorType& self, std::optional<DType> dtype) {
  return ReducedToNumber(self, SumDType(self, dtype));
}

absl::StatusOr<TensorType> sum_dim_IntList(ShapeContext& ctx, const TensorType& self, OptionalDims dim, bool keepdim,
                                           std::optional<DType> dtype) {
  return Reduced(self, dim.value_or(absl::Span<const int64_t>()), keepdim, SumDType(self, dtype));
}

absl::StatusOr<TensorType> nansum(ShapeContext& ctx, const TensorType& self, OptionalDims dim, bool keepdim,
                                  std::optional<DType> dtype) {
  return sum_dim_IntList(ctx, self, dim, keepdim, dtype);
}

absl::StatusOr<TensorType> mean(ShapeContext& ctx, const TensorType& self, std::optional<DType> dtype) {
  BACKTAPE_ASSIGN_OR_RETURN(const DType result, MeanDType(self, dtype));
  return ReducedToNumber(self, result);
}

absl::StatusOr<TensorType> mean_dim(ShapeContext& ctx, const TensorType& self, OptionalDims dim, bool keepdim,
                                    std::optional<DType> dtype) {
  BACKTAPE_ASSIGN_OR_RETURN(const DType result, MeanDType(self, dtype));
  return Reduced(self, dim.value_or(absl::Span<const int64_t>()), keepdim, result);
}

absl::StatusOr<TensorType> prod_dim_int(ShapeContext& ctx, const TensorType& self, int64_t dim, bool keepdim,
                                        std::optional<DType> dtype) {
  return Reduced(self, {dim}, keepdim, SumDType(self, dtype));
}

absl::StatusOr<TensorType> amax(ShapeContext& ctx, const TensorType& self, absl::Span<const int64_t> dim,
                                bool keepdim) {
  return Extremum(ctx, self, dim, keepdim);
}

absl::StatusOr<TensorType> max(ShapeContext& ctx, const TensorType& self) { return Extremum(ctx, self, {}, false); }

absl::StatusOr<Pair> max_dim(ShapeContext& ctx, const TensorType& self, int64_t dim, bool keepdim) {
  BACKTAPE_ASSIGN_OR_RETURN(TensorType values, Extremum(ctx, self, {dim}, keepdim));
  TensorType indices = ContiguousLike(self, DType::kInt64, values.sizes);
  return Pair{std::move(values), std::move(indices)};
}

absl::StatusOr<TensorType> argmax(ShapeContext& ctx, const TensorType& self, std::optional<int64_t> dim, bool keepdim) {
  std::vector<int64_t> dims;
  if (dim.has_value()) dims.push_back(*dim);
  if (self.dtype == DType::kBool) return ShapeError("argmax and argmin are not implemented for bool");
  BACKTAPE_RETURN_IF_ERROR(RequireNonEmpty(ctx, self, dims));
  return Reduced(self, dims, keepdim, DType::kInt64);
}

absl::StatusOr<TensorType> any(ShapeContext& ctx, const TensorType& self) {
  return ReducedToNumber(self, BoolDType(self));
}

absl::StatusOr<TensorType> any_dim(ShapeContext& ctx, const TensorType& self, int64_t dim, bool keepdim) {
  return Reduced(self, {dim}, keepdim, BoolDType(self));
}

absl::StatusOr<TensorType> any_dims(ShapeContext& ctx, const TensorType& self, OptionalDims dim, bool keepdim) {
  // Unlike in other reductions, an empty list reduces nothing.
  return Reduced(self, dim.value_or(absl::Span<const int64_t>()), keepdim, BoolDType(self), !dim.has_value());
}

absl::StatusOr<TensorType> var_correction(ShapeContext& ctx, const TensorType& self, OptionalDims dim,
                                          std::optional<SymScalar> correction, bool keepdim) {
  return Variance(ctx, self, dim, keepdim);
}

absl::StatusOr<Pair> var_mean_correction(ShapeContext& ctx, const TensorType& self, OptionalDims dim,
                                         std::optional<SymScalar> correction, bool keepdim) {
  BACKTAPE_ASSIGN_OR_RETURN(TensorType result, Variance(ctx, self, dim, keepdim));
  return Pair{result, result};
}

absl::StatusOr<TensorType> logsumexp(ShapeContext& ctx, const TensorType& self, absl::Span<const int64_t> dim,
                                     bool keepdim) {
  return Reduced(self, dim, keepdim, IsFloatingPoint(self.dtype) ? self.dtype : DType::kFloat32);
}

absl::StatusOr<TensorType> linalg_vector_norm(ShapeContext& ctx, const TensorType& self, const SymScalar& ord,
                                              OptionalDims dim, bool keepdim, std::optional<DType> dtype) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input of a vector norm"));
  if (dtype.has_value()) {
    BACKTAPE_RETURN_IF_ERROR(RequireFloat(*dtype, "the dtype of a vector norm"));
    BACKTAPE_ASSIGN_OR_RETURN(const DType wide, PromoteTypes(self.dtype, *dtype));
    if (wide != *dtype) {
      return ShapeError("a vector norm of a ", TorchName(self.dtype), " tensor cannot be computed in ",
                        TorchName(*dtype), ", which has less range or precision");
    }
  }
  const absl::Span<const int64_t> dims = dim.value_or(absl::Span<const int64_t>());
  const bool has_no_identity = ord.dtype == DType::kFloat64
                                   ? ord.number < 0 || std::isinf(ord.number)
                                   : !ctx.Le(0, ord.integer, "whether the order of the norm is negative");
  if (has_no_identity) BACKTAPE_RETURN_IF_ERROR(RequireNonEmpty(ctx, self, dims));
  return Reduced(self, dims, keepdim, dtype.value_or(self.dtype));
}

absl::StatusOr<TensorType> cumsum(ShapeContext& ctx, const TensorType& self, int64_t dim, std::optional<DType> dtype) {
  if (ctx.op().has_tag(kTagInplace) && dtype.value_or(self.dtype) != self.dtype) {
    return ShapeError("Bad in-place call: input tensor dtype ", TorchName(self.dtype), " and output tensor dtype ",
                      TorchName(*dtype), " should match");
  }
  BACKTAPE_RETURN_IF_ERROR(WrapDim(dim, self.dim()).status());
  return ContiguousLike(self, SumDType(self, dtype), self.sizes);
}

absl::StatusOr<Pair> topk(ShapeContext& ctx, const TensorType& self, const SymInt& k, int64_t dim, bool largest,
                          bool sorted) {
  if (self.dtype == DType::kBool) return ShapeError("topk is not implemented for bool");
  BACKTAPE_ASSIGN_OR_RETURN(dim, WrapDim(dim, self.dim()));
  const SymInt size = self.dim() == 0 ? SymInt(1) : self.sizes[dim];
  if (!ctx.Le(0, k) || !ctx.Le(k, size, "k is in range")) {
    return ShapeError("selected index k (", k.ToString(), ") is out of range for size ", size.ToString(),
                      " of dimension ", dim);
  }
  SymIntVector sizes = self.sizes;
  if (self.dim() > 0) sizes[dim] = k;
  return Pair{ContiguousLike(self, self.dtype, sizes), ContiguousLike(self, DType::kInt64, sizes)};
}

absl::StatusOr<Pair> sort(ShapeContext& ctx, const TensorType& self, int64_t dim, bool descending) {
  BACKTAPE_RETURN_IF_ERROR(WrapDim(dim, self.dim()).status());
  BACKTAPE_ASSIGN_OR_RETURN(TensorType values, EmptyLike(ctx, self, self.dtype, std::nullopt));
  TensorType indices = values;
  indices.dtype = DType::kInt64;
  return Pair{std::move(values), std::move(indices)};
}

absl::StatusOr<TensorType> count_nonzero(ShapeContext& ctx, const TensorType& self, std::optional<int64_t> dim) {
  return Reduced(self, dim.has_value() ? absl::MakeConstSpan(&*dim, 1) : absl::Span<const int64_t>(), false,
                 DType::kInt64);
}

absl::StatusOr<TensorType> count_nonzero_dim_IntList(ShapeContext& ctx, const TensorType& self,
                                                     absl::Span<const int64_t> dim) {
  return Reduced(self, dim, false, DType::kInt64);
}

absl::StatusOr<TensorType> norm_Scalar(ShapeContext& ctx, const TensorType& self, const SymScalar& p) {
  return linalg_vector_norm(ctx, self, p, std::nullopt, false, std::nullopt);
}

absl::StatusOr<TensorType> norm_ScalarOpt_dim(ShapeContext& ctx, const TensorType& self, std::optional<SymScalar> p,
                                              absl::Span<const int64_t> dim, bool keepdim) {
  return linalg_vector_norm(ctx, self, p.value_or(SymScalar(2)), dim, keepdim, std::nullopt);
}

absl::StatusOr<TensorType> norm_ScalarOpt_dim_dtype(ShapeContext& ctx, const TensorType& self,
                                                    std::optional<SymScalar> p, absl::Span<const int64_t> dim,
                                                    bool keepdim, DType dtype) {
  return linalg_vector_norm(ctx, self, p.value_or(SymScalar(2)), dim, keepdim, dtype);
}

absl::StatusOr<TensorType> dist(ShapeContext& ctx, const TensorType& self, const TensorType& other,
                                const SymScalar& p) {
  if (self.dtype == DType::kBool || other.dtype == DType::kBool) return ShapeError("bool cannot be subtracted");
  BACKTAPE_RETURN_IF_ERROR(BroadcastSizes(ctx, self.sizes, other.sizes).status());
  BACKTAPE_ASSIGN_OR_RETURN(const DType dtype, PromoteTypes(self.dtype, other.dtype));
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(dtype, "the difference"));
  return ContiguousLike(self, dtype, {});
}

absl::StatusOr<TensorType> var_dim(ShapeContext& ctx, const TensorType& self, OptionalDims dim, bool unbiased,
                                   bool keepdim) {
  return Variance(ctx, self, dim, keepdim);
}

absl::StatusOr<TensorType> logcumsumexp(ShapeContext& ctx, const TensorType& self, int64_t dim) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input of logcumsumexp"));
  return cumsum(ctx, self, dim, std::nullopt);
}

}  // namespace backtape::shape_rules
