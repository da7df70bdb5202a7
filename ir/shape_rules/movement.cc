// Shape rules of codegen_spec/ops/movement.yaml.

#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/broadcast.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

// `size` with its -1, if any, replaced by what the number of elements leaves for it.
absl::StatusOr<SymIntVector> InferSize(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> size) {
  const auto mismatch = [&] {
    return absl::InvalidArgumentError(
        absl::StrCat("sizes ", SizesText(size), " do not hold the elements of sizes ", SizesText(self.sizes)));
  };
  SymIntVector out(size.begin(), size.end());
  std::optional<size_t> inferred;
  SymInt known = 1;
  for (size_t i = 0; i < size.size(); ++i) {
    if (!(size[i] == SymInt(-1))) {
      known *= size[i];
      continue;
    }
    if (inferred.has_value()) return absl::InvalidArgumentError(absl::StrCat("two sizes are -1 in ", SizesText(size)));
    inferred = i;
  }
  const SymInt numel = self.numel();
  if (inferred.has_value()) {
    if (known == SymInt(0)) {
      return absl::InvalidArgumentError(absl::StrCat("the -1 in ", SizesText(size), " could be any size"));
    }
    out[*inferred] = SymInt::FloorDiv(numel, known);
    known *= out[*inferred];
  }
  if (!ctx.RequireEq(known, numel, "a view keeps the number of elements")) return mismatch();
  return out;
}

// ATen's computeStride: strides of a view, or nullopt when it needs a copy.
std::optional<SymIntVector> ViewStrides(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> size) {
  if (self.dim() == 0) return SymIntVector(size.size(), SymInt(1));
  const SymIntVector& old_strides = *self.strides;
  if (self.numel() == SymInt(0)) {
    return absl::Span<const SymInt>(self.sizes) == size ? old_strides : ContiguousStrides(size);
  }
  SymIntVector out(size.size());
  int view_dim = static_cast<int>(size.size()) - 1;
  SymInt base_stride = old_strides.back();
  SymInt chunk = 1;  // elements of self's dims that are dense among themselves
  SymInt view_chunk = 1;
  for (int dim = static_cast<int>(self.dim()) - 1; dim >= 0; --dim) {
    chunk *= self.sizes[dim];
    const bool is_chunk_end = dim == 0 || (!ctx.Eq(self.sizes[dim - 1], 1, "view") &&
                                           !ctx.Eq(old_strides[dim - 1], chunk * base_stride, "view"));
    if (!is_chunk_end) continue;
    while (view_dim >= 0 && (ctx.Lt(view_chunk, chunk, "view") || ctx.Eq(size[view_dim], 1, "view"))) {
      out[view_dim] = view_chunk * base_stride;
      view_chunk *= size[view_dim];
      --view_dim;
    }
    if (!ctx.Eq(view_chunk, chunk, "view")) return std::nullopt;
    if (dim > 0) {
      base_stride = old_strides[dim - 1];
      chunk = 1;
      view_chunk = 1;
    }
  }
  if (view_dim != -1) return std::nullopt;
  return out;
}

}  // namespace

absl::StatusOr<TensorType> permute(ShapeContext& ctx, const TensorType& self, absl::Span<const int64_t> dims) {
  if (static_cast<int64_t>(dims.size()) != self.dim()) {
    return absl::InvalidArgumentError(
        absl::StrCat("needs one dim for each of ", SizesText(self.sizes), "; found [", absl::StrJoin(dims, ", "), "]"));
  }
  TensorType out = self;
  std::vector<bool> seen(dims.size());
  for (size_t i = 0; i < dims.size(); ++i) {
    const int64_t dim = dims[i] < 0 ? dims[i] + self.dim() : dims[i];
    if (dim < 0 || dim >= self.dim() || seen[dim]) {
      return absl::InvalidArgumentError(
          absl::StrCat("[", absl::StrJoin(dims, ", "), "] is no order of the dims of ", SizesText(self.sizes)));
    }
    seen[dim] = true;
    out.sizes[i] = self.sizes[dim];
    if (self.strides.has_value()) (*out.strides)[i] = (*self.strides)[dim];
  }
  return out;
}

absl::StatusOr<TensorType> t(ShapeContext& ctx, const TensorType& self) {
  if (self.dim() > 2) {
    return absl::InvalidArgumentError(absl::StrCat("needs at most 2 dims; found sizes ", SizesText(self.sizes)));
  }
  if (self.dim() < 2) return self;
  return permute(ctx, self, {1, 0});
}

absl::StatusOr<TensorType> view(ShapeContext& ctx, const TensorType& self, absl::Span<const SymInt> size) {
  TensorType out = self;
  BACKTAPE_ASSIGN_OR_RETURN(out.sizes, InferSize(ctx, self, size));
  if (!self.strides.has_value() && self.dim() > 0) return out;
  out.strides = ViewStrides(ctx, self, out.sizes);
  if (!out.strides.has_value()) {
    return absl::InvalidArgumentError(absl::StrCat("sizes ", SizesText(size), " are no view of sizes ",
                                                   SizesText(self.sizes), " with strides ", SizesText(*self.strides)));
  }
  return out;
}

}  // namespace backtape::shape_rules
