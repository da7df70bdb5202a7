// Products over the last two dims, and the linear layer.
#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/ops/required_arguments.h"
#include "backtape/tensor/error.h"

namespace backtape::decompositions {
namespace {

using Sizes = std::vector<SymInt>;

Sizes SizesOf(const Variable& v) { return SymSizesOf(v); }

// Merges all dims of `v` except the last one.
Variable FoldedRows(const Variable& v) {
  const Sizes sizes = SizesOf(v);
  // reshape cannot infer the number of rows without elements.
  const bool is_empty = sizes.back() == SymInt(0);
  return ops::reshape(v, {is_empty ? Product(Sizes(sizes.begin(), sizes.end() - 1)) : SymInt(-1), sizes.back()});
}

// Broadcasts the dims before the last two. `expand` reports sizes that do not fit.
Sizes BatchSizes(const Sizes& a, const Sizes& b) {
  const size_t rank = std::max(a.size(), b.size()) - 2;
  Sizes batch(rank, 1);
  for (const Sizes* sizes : {&a, &b}) {
    const size_t offset = rank - (sizes->size() - 2);
    for (size_t i = 0; i + 2 < sizes->size(); ++i) {
      if ((*sizes)[i] != SymInt(1)) batch[offset + i] = (*sizes)[i];
    }
  }
  return batch;
}

// Both operands have at least two dims, and one of them at least three.
Variable BatchedProduct(const Variable& self, const Variable& other) {
  const Sizes a = SizesOf(self), b = SizesOf(other);
  const Sizes batch = BatchSizes(a, b);
  const auto stacked = [&batch](const Variable& v, const Sizes& sizes) {
    Sizes expanded = batch;
    expanded.insert(expanded.end(), sizes.end() - 2, sizes.end());
    return ops::reshape(ops::expand(v, expanded), {Product(batch), sizes[sizes.size() - 2], sizes.back()});
  };
  Sizes sizes = batch;
  sizes.push_back(a[a.size() - 2]);
  sizes.push_back(b.back());
  return ops::view(ops::bmm(stacked(self, a), stacked(other, b)), sizes);
}

}  // namespace

Variable matmul(const Variable& self, const Variable& other) {
  internal::RequireDefined("matmul", {{"self", self}, {"other", other}});
  const int64_t a = self.dim(), b = other.dim();
  if (a == 0 || b == 0) {
    throw Error(absl::InvalidArgumentError(
        absl::StrCat("both arguments to matmul need to be at least 1-D, but they are ", a, "-D and ", b, "-D")));
  }
  if (a == 1 && b == 1) return ops::dot(self, other);
  if (a == 1) return ops::squeeze(matmul(ops::unsqueeze(self, 0), other), -2);
  if (a == 2 && b == 1) return ops::mv(self, other);
  if (a == 2 && b == 2) return ops::mm(self, other);
  if (b > 2) return BatchedProduct(self, other);
  // One large product instead of many.
  Sizes sizes = SizesOf(self);
  sizes.pop_back();
  if (b == 1) return ops::view(ops::mv(FoldedRows(self), other), sizes);
  sizes.push_back(SymSizeOf(other, 1));
  return ops::view(ops::mm(FoldedRows(self), other), sizes);
}

Variable linear(const Variable& input, const Variable& weight, const Variable& bias) {
  internal::RequireDefined("linear", {{"input", input}, {"weight", weight}});
  if (!bias.defined()) return matmul(input, ops::t(weight));
  if (input.dim() == 2) return ops::addmm(bias, input, ops::t(weight));
  if (input.dim() < 3 || weight.dim() != 2) return matmul(input, ops::t(weight)) + bias;
  Sizes sizes = SizesOf(input);
  sizes.back() = SymSizeOf(weight, 0);
  const Variable rows = FoldedRows(input);
  return ops::view(ops::addmm(bias, rows, ops::t(weight)), sizes);
}

}  // namespace backtape::decompositions
