// Max unpooling, and sampling grids.
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/ops/required_arguments.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/tensor/dtype.h"

namespace backtape::decompositions {
namespace {

// Scatters each value to the flat index in its image or volume at which pooling found it; all other elements are 0.
Variable Unpool(absl::string_view op, const Variable& self, const Variable& indices,
                absl::Span<const SymInt> output_size, int64_t spatial_dims) {
  internal::RequireDefined(op, {{"self", self}, {"indices", indices}});
  const int64_t outer_dims = self.dim() - spatial_dims;
  if (outer_dims != 1 && outer_dims != 2) {
    Reject(op, absl::StrCat("expected ", spatial_dims + 1, " or ", spatial_dims + 2, " dims, got ", self.dim()));
  }
  if (static_cast<int64_t>(output_size.size()) != spatial_dims) {
    Reject(op, absl::StrCat("output_size must have ", spatial_dims, " elements, got ", output_size.size()));
  }
  if (indices.dtype() != DType::kInt64)
    Reject(op, absl::StrCat("indices must be int64, but got ", TorchName(indices.dtype())));
  const std::vector<SymInt> sizes = SymSizesOf(self), of_indices = SymSizesOf(indices);
  for (size_t d = 1; d < sizes.size(); ++d) {
    if (sizes[d] == SymInt(0)) {
      Reject(op, absl::StrCat("expected input to have non-zero size for non-batch dimensions, but got ",
                              self.type().ToString()));
    }
  }
  bool fits = sizes.size() == of_indices.size();
  for (size_t d = 0; fits && d < sizes.size(); ++d) fits = SymEqual(sizes[d], of_indices[d]);
  if (!fits) {
    Reject(op, absl::StrCat("indices must have the same sizes as self, got ", indices.type().ToString(), " and ",
                            self.type().ToString()));
  }

  std::vector<SymInt> flat(sizes.begin(), sizes.begin() + outer_dims), flat_result = flat, result = flat;
  SymInt places = 1, result_places = 1;
  for (int64_t d = 0; d < spatial_dims; ++d) {
    places *= sizes[outer_dims + d];
    result_places *= output_size[d];
    result.push_back(output_size[d]);
  }
  flat.push_back(places);
  flat_result.push_back(result_places);
  const Variable unpooled =
      ops::scatter(ops::new_zeros(self, flat_result), -1, ops::reshape(indices, flat), ops::reshape(self, flat));
  // As in PyTorch, images keep the memory format of the input, and volumes are contiguous.
  const Variable shaped = ops::view(unpooled, result);
  return spatial_dims == 2 ? ops::contiguous(shaped, SuggestedMemoryFormat(self)) : shaped;
}

// The coordinates of the centres of `count` pixels. -1 and 1 are the centres of the outermost pixels if
// `align_corners`, else their outer edges.
Variable Coordinates(const Variable& like, const SymInt& count, bool align_corners) {
  if (count.is_symbolic())
    Reject("affine_grid_generator", absl::StrCat("the sizes must not be symbolic, got ", count.ToString()));
  if (count.value() <= 1) return ops::new_zeros(like, {count});
  const Variable line = ops::linspace(-1, 1, count.value(), like.dtype());
  return align_corners ? line : line * (SymScalar(static_cast<double>(count.value() - 1) / count.value()));
}

}  // namespace

Variable max_unpool2d(const Variable& self, const Variable& indices, const SymIntSpan& output_size) {
  return Unpool("max_unpool2d", self, indices, output_size.get(), 2);
}
// Stride and padding do not affect the result, because the output size is given.
Variable max_unpool3d(const Variable& self, const Variable& indices, const SymIntSpan& output_size,
                      absl::Span<const int64_t> stride, absl::Span<const int64_t>) {
  for (const int64_t step : stride) {
    if (step <= 0) Reject("max_unpool3d", absl::StrCat("strides must be positive, got ", step));
  }
  return Unpool("max_unpool3d", self, indices, output_size.get(), 3);
}

// The points (x, y[, z], 1) of a regular grid over the output, each transformed by the sample's matrix.
Variable affine_grid_generator(const Variable& theta, const SymIntSpan& size, Flag align_corners) {
  internal::RequireDefined("affine_grid_generator", {{"theta", theta}});
  const int64_t spatial_dims = static_cast<int64_t>(size.get().size()) - 2;
  if (spatial_dims != 2 && spatial_dims != 3) {
    Reject("affine_grid_generator", absl::StrCat("expected 4 or 5 sizes, got ", size.get().size()));
  }
  const SymInt samples = size.get()[0];
  const std::vector<SymInt> expected = {samples, spatial_dims, spatial_dims + 1}, found = SymSizesOf(theta);
  bool fits = found.size() == expected.size();
  for (size_t d = 0; fits && d < expected.size(); ++d) fits = SymEqual(found[d], expected[d]);
  if (!fits) {
    Reject("affine_grid_generator", absl::StrCat("expected theta of sizes [", samples.ToString(), ", ", spatial_dims,
                                                 ", ", spatial_dims + 1, "], got ", theta.type().ToString()));
  }
  const std::vector<SymInt> shape(size.get().begin() + 2, size.get().end());
  variable_list coordinates;  // x first: along the last dim
  for (int64_t k = 0; k < spatial_dims; ++k) {
    Variable line = Coordinates(theta, shape[spatial_dims - 1 - k], align_corners);
    for (int64_t d = 0; d < k; ++d) line = ops::unsqueeze(line, -1);
    coordinates.push_back(ops::expand(line, shape));
  }
  coordinates.push_back(ops::ones(shape, theta.dtype()));
  SymInt places = 1;
  for (const SymInt& extent : shape) places *= extent;
  const Variable base = ops::expand(ops::view(ops::stack(coordinates, -1), {1, places, spatial_dims + 1}),
                                    {samples, places, spatial_dims + 1});
  std::vector<SymInt> result = {samples};
  result.insert(result.end(), shape.begin(), shape.end());
  result.push_back(spatial_dims);
  return ops::view(ops::bmm(base, ops::transpose(theta, 1, 2)), result);
}

}  // namespace backtape::decompositions
