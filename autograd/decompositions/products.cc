// Products made of matrix products, and distances.
#include <algorithm>
#include <numeric>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/ops/required_arguments.h"

namespace backtape::decompositions {
namespace {

// The p-norms of the differences along `dim`.
Variable NormOfDifference(const Variable& difference, double p, int64_t dim, bool keepdim) {
  return ops::norm(difference, std::optional<SymScalar>(SymScalar(p)), {dim}, keepdim);
}

Variable PowerOfMatrix(const Variable& self, int64_t n) {
  if (self.dim() < 2) Reject("matrix_power", absl::StrCat("expected matrices, got a ", self.dim(), "-D tensor"));
  if (n < 0)
    Reject("matrix_power", absl::StrCat("negative powers are not supported, because they need the inverse; got ", n));
  if (n == 0) {
    const Variable one = ops::eye(SymSizeOf(self, -1), self.dtype());
    return ops::clone(ops::expand(one, SymSizesOf(self)), MemoryFormat::kContiguous);
  }
  if (n == 1) return ops::clone(self);
  // Repeated squaring.
  Variable square = self, result;
  while (true) {
    if (n % 2 == 1) result = result.defined() ? matmul(result, square) : square;
    n /= 2;
    if (n == 0) return result;
    square = matmul(square, square);
  }
}

}  // namespace

Variable outer(const Variable& self, const Variable& vec2) {
  internal::RequireDefined("outer", {{"self", self}, {"vec2", vec2}});
  if (self.dim() != 1 || vec2.dim() != 1)
    Reject("outer", absl::StrCat("expected two vectors, got tensors of ", self.dim(), " and ", vec2.dim(), " dims"));
  return ops::unsqueeze(self, 1) * vec2;
}

Variable inner(const Variable& self, const Variable& other) {
  if (self.dim() == 0 || other.dim() == 0) return self * other;
  return tensordot(self, other, {-1}, {-1});
}

Variable tensordot(const Variable& self, const Variable& other, absl::Span<const int64_t> dims_self,
                   absl::Span<const int64_t> dims_other) {
  if (dims_self.size() != dims_other.size()) {
    Reject("tensordot",
           absl::StrCat("the lists of dims differ in length: ", dims_self.size(), " and ", dims_other.size()));
  }
  // In the first tensor the free dims come before the summed dims; in the second tensor, after them.
  const auto order = [](const Variable& tensor, absl::Span<const int64_t> summed, bool summed_first,
                        std::vector<SymInt>* free_sizes, SymInt* free, SymInt* common) {
    std::vector<int64_t> first, second;
    std::vector<bool> is_summed(tensor.dim(), false);
    for (const int64_t dim : summed) {
      const int64_t at = WrapSizedDim("tensordot", dim, tensor.dim());
      if (is_summed[at]) Reject("tensordot", absl::StrCat("dim ", at, " appears twice"));
      is_summed[at] = true;
      first.push_back(at);
      *common *= SymSizeOf(tensor, at);
    }
    for (int64_t dim = 0; dim < tensor.dim(); ++dim) {
      if (is_summed[dim]) continue;
      second.push_back(dim);
      free_sizes->push_back(SymSizeOf(tensor, dim));
      *free *= SymSizeOf(tensor, dim);
    }
    if (!summed_first) std::swap(first, second);
    first.insert(first.end(), second.begin(), second.end());
    return first;
  };
  std::vector<SymInt> sizes;
  SymInt rows = 1, columns = 1, common = 1, common_of_other = 1;
  const std::vector<int64_t> order_self = order(self, dims_self, false, &sizes, &rows, &common);
  const std::vector<int64_t> order_other = order(other, dims_other, true, &sizes, &columns, &common_of_other);
  for (size_t i = 0; i < dims_self.size(); ++i) {
    if (!SymRequireEqual(SymSizeOf(self, dims_self[i]), SymSizeOf(other, dims_other[i]))) {
      Reject("tensordot",
             absl::StrCat("the two dims of pair ", i, " differ in size: ", SymSizeOf(self, dims_self[i]).ToString(),
                          " and ", SymSizeOf(other, dims_other[i]).ToString()));
    }
  }
  const Variable left = ops::reshape(ops::permute(self, order_self), {rows, common});
  const Variable right = ops::reshape(ops::permute(other, order_other), {common, columns});
  return ops::reshape(ops::mm(left, right), sizes);
}

Variable bilinear(const Variable& input1, const Variable& input2, const Variable& weight, const Variable& bias) {
  if (weight.dim() != 3 || input1.dim() == 0 || input1.dim() != input2.dim()) {
    Reject("bilinear",
           absl::StrCat("expected two inputs of the same rank, at least 1, and a weight of rank 3; got ranks ",
                        input1.dim(), ", ", input2.dim(), " and ", weight.dim()));
  }
  // sum_ij x_i W_kij y_j: a product with the weight, then a product of rows.
  std::vector<SymInt> sizes = SymSizesOf(input1);
  sizes.back() = SymSizeOf(weight, 0);
  const SymInt n1 = SymSizeOf(weight, 1), n2 = SymSizeOf(weight, 2);
  const Variable x = ops::reshape(input1, {-1, n1}), y = ops::reshape(input2, {-1, n2});
  const Variable by_first = ops::reshape(ops::permute(weight, {1, 0, 2}), {n1, sizes.back() * n2});
  const Variable partial = ops::view(ops::mm(x, by_first), {-1, sizes.back(), n2});
  Variable result = ops::view(ops::bmm(partial, ops::unsqueeze(y, 2)), sizes);
  return bias.defined() ? result + bias : result;
}

Variable chain_matmul(absl::Span<const Variable> matrices) {
  if (matrices.empty()) Reject("chain_matmul", "expected at least one matrix");
  if (matrices.size() == 1) return matrices[0];
  return linalg_multi_dot(matrices);
}

Variable linalg_multi_dot(absl::Span<const Variable> tensors) {
  if (tensors.size() < 2)
    Reject("linalg_multi_dot", absl::StrCat("expected at least two tensors, got ", tensors.size()));
  // A vector at either end counts as a row or a column.
  variable_list factors(tensors.begin(), tensors.end());
  const bool first_is_vector = factors.front().dim() == 1, last_is_vector = factors.back().dim() == 1;
  if (first_is_vector) factors.front() = ops::unsqueeze(factors.front(), 0);
  if (last_is_vector) factors.back() = ops::unsqueeze(factors.back(), 1);
  const size_t n = factors.size();
  std::vector<SymInt> sizes = {SymSizeOf(factors[0], 0)};
  bool all_known = true;
  for (const Variable& factor : factors) {
    if (factor.dim() != 2) {
      Reject("linalg_multi_dot",
             absl::StrCat("expected matrices, and vectors only at the ends; got a ", factor.dim(), "-D tensor"));
    }
    sizes.push_back(SymSizeOf(factor, 1));
  }
  for (const SymInt& size : sizes) all_known &= !size.is_symbolic();
  // Finds the order with the fewest multiplications by dynamic programming over intervals; left to right if a size is
  // unknown.
  std::vector<std::vector<size_t>> split(n, std::vector<size_t>(n, 0));
  std::vector<std::vector<double>> cost(n, std::vector<double>(n, 0));
  for (size_t length = 1; length < n; ++length) {
    for (size_t i = 0; i + length < n; ++i) {
      const size_t j = i + length;
      split[i][j] = j - 1;
      if (!all_known) continue;
      double best = -1;
      for (size_t k = i; k < j; ++k) {
        const double products = static_cast<double>(sizes[i].value()) * static_cast<double>(sizes[k + 1].value()) *
                                static_cast<double>(sizes[j + 1].value());
        const double total = cost[i][k] + cost[k + 1][j] + products;
        if (best < 0 || total < best) best = total, split[i][j] = k;
      }
      cost[i][j] = best;
    }
  }
  const auto product = [&](const auto& self, size_t i, size_t j) -> Variable {
    if (i == j) return factors[i];
    return ops::mm(self(self, i, split[i][j]), self(self, split[i][j] + 1, j));
  };
  Variable result = product(product, 0, n - 1);
  if (last_is_vector) result = ops::squeeze(result, 1);
  if (first_is_vector) result = ops::squeeze(result, 0);
  return result;
}

Variable linalg_vecdot(const Variable& x, const Variable& y, int64_t dim) { return ops::sum(x * y, {dim}); }

Variable kron(const Variable& self, const Variable& other) {
  // Interleaves the dims of both tensors, then merges each pair.
  const int64_t rank = std::max(self.dim(), other.dim());
  std::vector<SymInt> of_self, of_other, sizes;
  for (int64_t d = 0; d < rank; ++d) {
    const int64_t a = d - (rank - self.dim()), b = d - (rank - other.dim());
    const SymInt size_a = a < 0 ? SymInt(1) : SymSizeOf(self, a), size_b = b < 0 ? SymInt(1) : SymSizeOf(other, b);
    of_self.insert(of_self.end(), {size_a, SymInt(1)});
    of_other.insert(of_other.end(), {SymInt(1), size_b});
    sizes.push_back(size_a * size_b);
  }
  return ops::reshape(ops::reshape(self, of_self) * ops::reshape(other, of_other), sizes);
}

Variable cross(const Variable& self, const Variable& other, std::optional<int64_t> dim) {
  if (dim.has_value()) return ops::linalg_cross(self, other, *dim);
  for (int64_t d = 0; d < self.dim(); ++d) {
    if (SymEqual(SymSizeOf(self, d), 3)) return ops::linalg_cross(self, other, d);
  }
  Reject("cross", absl::StrCat("no dim has size 3, got ", self.type().ToString()));
}

Variable cosine_similarity(const Variable& x1, const Variable& x2, int64_t dim, double eps) {
  // As in PyTorch, each side is divided by its norm, or by eps if the norm is smaller. In both cases, the derivative of
  // the divisor is that of the norm.
  const std::vector<SymInt> sizes = BroadcastSizes(SymSizesOf(x1), SymSizesOf(x2));
  const Variable a = ops::expand(x1, sizes), b = ops::expand(x2, sizes);
  const auto unit = [&](const Variable& x) {
    const Variable norm = ops::linalg_vector_norm(x, SymScalar(2), {dim}, /*keepdim=*/true);
    const Variable value = ops::detach(norm);
    return x / ops::where(value < SymScalar(eps), norm + (SymScalar(eps) - value), norm);
  };
  return ops::sum(unit(a) * unit(b), {dim});
}

Variable pairwise_distance(const Variable& x1, const Variable& x2, double p, double eps, Flag keepdim) {
  const int64_t rank = std::max(x1.dim(), x2.dim());
  return NormOfDifference(x1 - x2 + SymScalar(eps), p, rank - 1, keepdim);
}

Variable matrix_power(const Variable& self, int64_t n) { return PowerOfMatrix(self, n); }
Variable linalg_matrix_power(const Variable& self, int64_t n) { return PowerOfMatrix(self, n); }

Variable cartesian_prod(absl::Span<const Variable> tensors) {
  for (const Variable& tensor : tensors) {
    if (tensor.dim() != 1)
      Reject("cartesian_prod", absl::StrCat("expected vectors, got a ", tensor.dim(), "-D tensor"));
  }
  if (tensors.size() == 1) return tensors[0];
  variable_list columns;
  for (const Variable& grid : meshgrid(tensors)) columns.push_back(ops::reshape(grid, {-1}));
  return ops::stack(columns, 1);
}

Variable cdist(const Variable& x1, const Variable& x2, double p, std::optional<int64_t> compute_mode) {
  const std::vector<SymInt> a = SymSizesOf(x1), b = SymSizesOf(x2);
  if (a.size() < 2 || b.size() < 2)
    Reject("cdist", absl::StrCat("expected tensors of at least 2 dims, got ", a.size(), " and ", b.size()));
  // The op requires equal batch dims.
  const std::vector<SymInt> batch =
      BroadcastSizes(absl::MakeSpan(a).first(a.size() - 2), absl::MakeSpan(b).first(b.size() - 2));
  const auto with_batch = [&batch](const Variable& x, const std::vector<SymInt>& sizes) {
    std::vector<SymInt> expanded = batch;
    expanded.insert(expanded.end(), sizes.end() - 2, sizes.end());
    return ops::expand(x, expanded);
  };
  return ops::_cdist_forward(with_batch(x1, a), with_batch(x2, b), p, compute_mode);
}

Variable pdist(const Variable& self, double p) { return ops::_pdist_forward(ops::contiguous(self), p); }

Variable vander(const Variable& x, std::optional<int64_t> N, Flag increasing) {
  if (x.dim() != 1) Reject("vander", absl::StrCat("expected a vector, got a ", x.dim(), "-D tensor"));
  const SymInt columns = N.has_value() ? SymInt(*N) : SymSizeOf(x, 0);
  if (columns.is_symbolic() || columns.value() < 0)
    Reject("vander", absl::StrCat("the number of columns must be known and not negative, got ", columns.ToString()));
  const Variable base = IsFloatingPoint(x.dtype()) ? x : ConvertedTo(x, DType::kInt64);
  variable_list powers;
  Variable power = ops::ones_like(base);
  for (int64_t i = 0; i < columns.value(); ++i) {
    powers.push_back(power);
    power = power * base;
  }
  if (!increasing) std::reverse(powers.begin(), powers.end());
  return powers.empty() ? ops::new_zeros(base, {SymSizeOf(x, 0), 0}) : ops::stack(powers, 1);
}

// The products of three tensors, each with dims of size 1 inserted, summed over `sumdim`.
Variable _trilinear(const Variable& i1, const Variable& i2, const Variable& i3, absl::Span<const int64_t> expand1,
                    absl::Span<const int64_t> expand2, absl::Span<const int64_t> expand3,
                    absl::Span<const int64_t> sumdim, int64_t) {
  internal::RequireDefined("_trilinear", {{"i1", i1}, {"i2", i2}, {"i3", i3}});
  const int64_t rank = i1.dim() + static_cast<int64_t>(expand1.size());
  const auto with_dims = [rank](const Variable& x, absl::Span<const int64_t> inserted) {
    std::vector<int64_t> places;
    for (const int64_t dim : inserted) places.push_back(WrapDim("_trilinear", dim, rank));
    std::sort(places.begin(), places.end());
    Variable expanded = x;
    for (const int64_t dim : places) expanded = ops::unsqueeze(expanded, dim);
    if (expanded.dim() != rank) {
      Reject("_trilinear",
             absl::StrCat("the expanded tensors must have the same rank, got ", rank, " and ", expanded.dim()));
    }
    return expanded;
  };
  const Variable products = with_dims(i1, expand1) * with_dims(i2, expand2) * with_dims(i3, expand3);
  return sumdim.empty() ? products : ops::sum(products, sumdim);
}

// Sums of products of int8 numbers, in int32.
Variable _int_mm(const Variable& self, const Variable& mat2) {
  if (self.dtype() != DType::kInt8 || mat2.dtype() != DType::kInt8) {
    Reject("_int_mm",
           absl::StrCat("expected int8 matrices, got ", TorchName(self.dtype()), " and ", TorchName(mat2.dtype())));
  }
  return ops::mm(ops::_to_copy(self, DType::kInt32), ops::_to_copy(mat2, DType::kInt32));
}

// `mat2` holds int8 weights, one row and one scale for each output.
Variable _weight_int8pack_mm(const Variable& self, const Variable& mat2, const Variable& scales) {
  return ops::mm(self, ops::t(ops::_to_copy(mat2, self.dtype()))) * scales;
}

Variable _addmm_activation(const Variable& self, const Variable& mat1, const Variable& mat2, const SymScalar& beta,
                           const SymScalar& alpha, Flag use_gelu) {
  const Variable sum = ops::addmm(self, mat1, mat2, beta, alpha);
  return use_gelu ? ops::gelu(sum) : ops::relu(sum);
}

}  // namespace backtape::decompositions
