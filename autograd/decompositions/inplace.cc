// In-place ops that are not generated from a functional op's row in codegen_spec/ops.
#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/ops/symbolic_sizes.h"

namespace backtape::decompositions {

Variable __iand___Tensor(const Variable& self, const Variable& other) { return ops::bitwise_and_(self, other); }
Variable __iand___Scalar(const Variable& self, const SymScalar& other) { return ops::bitwise_and_(self, other); }
Variable __ior___Tensor(const Variable& self, const Variable& other) { return ops::bitwise_or_(self, other); }
Variable __ior___Scalar(const Variable& self, const SymScalar& other) { return ops::bitwise_or_(self, other); }
Variable __ixor___Tensor(const Variable& self, const Variable& other) { return ops::bitwise_xor_(self, other); }
Variable __ixor___Scalar(const Variable& self, const SymScalar& other) { return ops::bitwise_xor_(self, other); }

// Fills the diagonal: the elements whose indices are all equal. With `wrap`, the diagonal of a tall matrix begins again
// below its end.
Variable fill_diagonal_(const Variable& self, const SymScalar& fill_value, Flag wrap) {
  if (self.dim() < 2) Reject("fill_diagonal_", absl::StrCat("expected at least 2 dims, got ", self.dim()));
  for (int64_t d = 1; self.dim() > 2 && d < self.dim(); ++d) {
    if (!SymEqual(SymSizeOf(self, d), SymSizeOf(self, 0)))
      Reject("fill_diagonal_", absl::StrCat("all sizes must be equal, got ", self.type().ToString()));
  }
  if (wrap && self.dim() == 2) {
    // The diagonal crosses row i in column i mod (columns + 1), if the matrix has that column.
    const SymInt rows = SymSizeOf(self, 0), columns = SymSizeOf(self, 1);
    const Variable column = ops::remainder(ops::arange(SymScalar(rows), DType::kInt64), SymScalar(columns + SymInt(1)));
    const Variable is_filled = ops::eq(ops::unsqueeze(column, 1), ops::arange(SymScalar(columns), DType::kInt64));
    ops::masked_fill_(self, is_filled, fill_value);
    return self;
  }
  // The last dim of `written` runs along the diagonal of all dims merged so far. Each step merges it with the first
  // dim.
  Variable written = ops::diagonal(self, 0, 0, 1);
  while (written.dim() > 1) written = ops::diagonal(written, 0, 0, -1);
  ops::fill_(written, fill_value);
  return self;
}

// Scales down the rows that the indices name and whose norm is larger than max_norm.
Variable embedding_renorm(const Variable& self, const Variable& indices, double max_norm, double norm_type) {
  if (self.dim() != 2)
    Reject("embedding_renorm", absl::StrCat("weight must be a matrix, got a ", self.dim(), "-D tensor"));
  const Variable is_named = ops::index_fill(ops::zeros({SymSizeOf(self, 0), SymInt(1)}, DType::kBool), 0,
                                            ops::reshape(indices, {SymInt(-1)}), SymScalar(true));
  const Variable rows = ops::detach(self);
  const Variable norms = ops::norm(rows, std::optional<SymScalar>(SymScalar(norm_type)), {1}, /*keepdim=*/true);
  const Variable is_scaled = ops::logical_and(is_named, norms > SymScalar(max_norm));
  const Variable scales = ops::reciprocal(norms + SymScalar(1e-7)) * SymScalar(max_norm);
  const Variable scaled = ops::where(is_scaled, rows * scales, rows);
  // PyTorch scales the rows without recording it, so the gradient of the result passes to self unchanged. The value of
  // `self - rows` is zero; it is added only to pass this gradient.
  return self.requires_grad() ? scaled + (self - rows) : scaled;
}

namespace {

// 1 if a gradient has an element that is not finite, else the old value.
Variable FoundInf(absl::Span<const Variable> self, const Variable& found_inf) {
  Variable found = found_inf;
  for (const Variable& x : self) {
    const Variable is_finite = ops::all(ops::isfinite(x));
    found = ops::where(is_finite, found, ops::ones_like(found));
  }
  return found;
}

variable_list Unscaled(absl::Span<const Variable> self, const Variable& inv_scale) {
  variable_list results;
  for (const Variable& x : self)
    results.push_back(ConvertedTo(ConvertedTo(x, inv_scale.dtype()) * inv_scale, x.dtype()));
  return results;
}

}  // namespace

void _amp_foreach_non_finite_check_and_unscale_(absl::Span<const Variable> self, const Variable& found_inf,
                                                const Variable& inv_scale) {
  const Variable found = FoundInf(self, found_inf);
  const variable_list unscaled = Unscaled(self, inv_scale);
  ops::copy_(found_inf, found);
  for (size_t i = 0; i < self.size(); ++i) ops::copy_(self[i], unscaled[i]);
}
std::tuple<variable_list, Variable> _amp_foreach_non_finite_check_and_unscale(absl::Span<const Variable> self,
                                                                              const Variable& found_inf,
                                                                              const Variable& inv_scale) {
  return {Unscaled(self, inv_scale), FoundInf(self, found_inf)};
}

// The scale shrinks after a step with infinities, and grows after `interval` steps without.
std::tuple<Variable, Variable> _amp_update_scale(const Variable& self, const Variable& growth_tracker,
                                                 const Variable& found_inf, double growth, double backoff,
                                                 int64_t interval) {
  const Variable has_inf = ops::ne(ops::reshape(found_inf, {}), SymScalar(0));
  const Variable steps = growth_tracker + SymScalar(1);
  const Variable is_due = ops::eq(steps, SymScalar(interval));
  const Variable grown = self * SymScalar(growth);
  const Variable grows = ops::logical_and(is_due, ops::isfinite(grown));
  const Variable scale = ops::where(has_inf, self * SymScalar(backoff), ops::where(grows, grown, self));
  const Variable tracker = ops::where(ops::logical_or(has_inf, is_due), ops::zeros_like(growth_tracker), steps);
  return {scale, tracker};
}
Variable _amp_update_scale_(const Variable& self, const Variable& growth_tracker, const Variable& found_inf,
                            double growth, double backoff, int64_t interval) {
  const auto [scale, tracker] = _amp_update_scale(self, growth_tracker, found_inf, growth, backoff, interval);
  ops::copy_(self, scale);
  ops::copy_(growth_tracker, tracker);
  return self;
}

Variable shallow_copy_data_(const Variable& self, const Variable& source) {
  bool has_same_type = self.dim() == source.dim() && self.dtype() == source.dtype();
  for (int64_t d = 0; has_same_type && d < self.dim(); ++d) {
    has_same_type = SymEqual(SymSizeOf(self, d), SymSizeOf(source, d));
  }
  if (!has_same_type) {
    Reject("shallow_copy_data_", absl::StrCat("the new data must have the type of the tensor (", self.type().ToString(),
                                              "), but got ", source.type().ToString()));
  }
  return ops::copy_(self, ops::detach(source));
}

}  // namespace backtape::decompositions
