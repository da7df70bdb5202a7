#include "backtape/ir/shape_rules/dims.h"

#include <algorithm>

#include "absl/strings/str_join.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {

std::string SizesText(absl::Span<const int64_t> sizes) { return absl::StrCat("[", absl::StrJoin(sizes, ", "), "]"); }

absl::StatusOr<int64_t> WrapDim(int64_t dim, int64_t rank) {
  const int64_t range = std::max<int64_t>(rank, 1);
  if (dim < -range || dim >= range) {
    return ShapeError("dimension out of range (expected to be in range of [", -range, ", ", range - 1, "], but got ",
                      dim, ")");
  }
  return dim < 0 ? dim + range : dim;
}

absl::StatusOr<std::vector<bool>> DimMask(absl::Span<const int64_t> dims, int64_t rank, bool empty_is_all) {
  std::vector<bool> mask(rank, empty_is_all && dims.empty());
  std::vector<bool> seen(std::max<int64_t>(rank, 1));
  for (int64_t dim : dims) {
    BACKTAPE_ASSIGN_OR_RETURN(const int64_t d, WrapDim(dim, rank));
    if (seen[d]) return ShapeError("dim ", d, " appears multiple times in the list of dims ", SizesText(dims));
    seen[d] = true;
    if (d < rank) mask[d] = true;
  }
  return mask;
}

SymIntVector ReducedSizes(absl::Span<const SymInt> sizes, const std::vector<bool>& reduced, bool keepdim) {
  SymIntVector result;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (!reduced[i]) {
      result.push_back(sizes[i]);
    } else if (keepdim) {
      result.push_back(1);
    }
  }
  return result;
}

absl::Status RequireSameSizes(ShapeContext& ctx, absl::Span<const SymInt> a, absl::Span<const SymInt> b,
                              absl::string_view what) {
  bool same = a.size() == b.size();
  for (size_t i = 0; same && i < a.size(); ++i) same = ctx.RequireEq(a[i], b[i], what);
  if (same) return absl::OkStatus();
  return ShapeError(what, ": expected sizes ", SizesText(b), ", got ", SizesText(a));
}

absl::Status RequireBroadcast(ShapeContext& ctx, const TensorType& type, absl::Span<const SymInt> sizes,
                              absl::string_view name, absl::string_view target) {
  const absl::StatusOr<SymIntVector> broadcast = BroadcastSizes(ctx, type.sizes, sizes);
  bool fits = broadcast.ok() && broadcast->size() == sizes.size();
  for (size_t i = 0; fits && i < sizes.size(); ++i) {
    const SymInt& size = (*broadcast)[i];
    fits = size == sizes[i] || ctx.RequireEq(size, sizes[i], absl::StrCat(name, " broadcasts to ", target));
  }
  if (fits) return absl::OkStatus();
  return ShapeError(name, " of sizes ", SizesText(type.sizes), " cannot be broadcast to the sizes of ", target, ", ",
                    SizesText(sizes));
}

absl::Status RequireSameDType(const TensorType& a, const TensorType& b, absl::string_view what) {
  if (a.dtype == b.dtype) return absl::OkStatus();
  return ShapeError(what, " must have the same dtype, but got ", TorchName(a.dtype), " and ", TorchName(b.dtype));
}

absl::Status RequireElementsFrom(int64_t first, const TensorType& type) {
  for (int64_t d = first; d < type.dim(); ++d) {
    if (type.sizes[d] == SymInt(0)) {
      return ShapeError("expected input to have non-zero size for non-batch dimensions, but got sizes ",
                        SizesText(type.sizes));
    }
  }
  return absl::OkStatus();
}

absl::Status RequireContiguous(const TensorType& type, absl::string_view what) {
  if (!type.strides.has_value() || type.numel() == SymInt(0)) return absl::OkStatus();
  const SymIntVector expected = ContiguousStrides(type.sizes);
  for (size_t d = 0; d < expected.size(); ++d) {
    const SymInt& stride = (*type.strides)[d];
    const bool is_known = type.sizes[d].constant() && stride.constant() && expected[d].constant();
    if (is_known && type.sizes[d] != SymInt(1) && stride != expected[d]) {
      return ShapeError(what, " must be contiguous, got ", type.ToString());
    }
  }
  return absl::OkStatus();
}

absl::Status RequireFloat(DType dtype, absl::string_view what) {
  if (IsFloatingPoint(dtype)) return absl::OkStatus();
  return ShapeError(what, " must be floating point, but got ", TorchName(dtype));
}

absl::Status RequireRank(const TensorType& type, int64_t rank, absl::string_view what) {
  if (type.dim() == rank) return absl::OkStatus();
  return ShapeError(what, " must be ", rank, "-D, but got a ", type.dim(), "-D tensor of sizes ",
                    SizesText(type.sizes));
}

TensorType ContiguousLike(const TensorType& like, DType dtype, absl::Span<const SymInt> sizes) {
  TensorType result = TensorType::Contiguous(dtype, sizes);
  result.device = like.device;
  return result;
}

}  // namespace backtape::shape_rules
