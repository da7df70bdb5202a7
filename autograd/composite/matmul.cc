#include <cmath>
#include <limits>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/ops/required_arguments.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/tensor/error.h"

namespace backtape::ops {
namespace {

using Sizes = std::vector<SymInt>;

Sizes SizesOf(const Variable& v) { return SymSizesOf(v); }

// `v` with all dims except the last `kept` merged into one.
Variable Folded(const Variable& v, int64_t kept) {
  Sizes sizes = SizesOf(v);
  sizes.erase(sizes.begin(), sizes.end() - kept);
  sizes.insert(sizes.begin(), -1);
  return reshape(v, sizes);
}

// Broadcasts all dims except the last two. `expand` reports sizes that do not broadcast.
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

// Both have at least two dims, and one has at least three.
Variable BatchedProduct(const Variable& self, const Variable& other) {
  const Sizes a = SizesOf(self), b = SizesOf(other);
  const Sizes batch = BatchSizes(a, b);
  const auto stacked = [&batch](const Variable& v, const Sizes& sizes) {
    Sizes expanded = batch;
    expanded.insert(expanded.end(), sizes.end() - 2, sizes.end());
    return reshape(expand(v, expanded), {Product(batch), sizes[sizes.size() - 2], sizes.back()});
  };
  Sizes sizes = batch;
  sizes.push_back(a[a.size() - 2]);
  sizes.push_back(b.back());
  return view(bmm(stacked(self, a), stacked(other, b)), sizes);
}

}  // namespace

Variable matmul(const Variable& self, const Variable& other) {
  internal::RequireDefined("matmul", {{"self", self}, {"other", other}});
  const int64_t a = self.dim(), b = other.dim();
  if (a == 0 || b == 0) {
    throw Error(absl::InvalidArgumentError(
        absl::StrCat("both arguments to matmul need to be at least 1-D, but they are ", a, "-D and ", b, "-D")));
  }
  if (a == 1 && b == 1) return dot(self, other);
  if (a == 1) return squeeze(matmul(unsqueeze(self, 0), other), -2);
  if (a == 2 && b == 1) return mv(self, other);
  if (a == 2 && b == 2) return mm(self, other);
  if (b > 2) return BatchedProduct(self, other);
  // One large product instead of many.
  Sizes sizes = SizesOf(self);
  sizes.pop_back();
  if (b == 1) return view(mv(Folded(self, 1), other), sizes);
  sizes.push_back(SymSizeOf(other, 1));
  return view(mm(Folded(self, 1), other), sizes);
}

Variable linear(const Variable& input, const Variable& weight, const Variable& bias) {
  internal::RequireDefined("linear", {{"input", input}, {"weight", weight}});
  if (!bias.defined()) return matmul(input, t(weight));
  if (input.dim() == 2) return addmm(bias, input, t(weight));
  if (input.dim() < 3 || weight.dim() != 2) return matmul(input, t(weight)) + bias;
  Sizes sizes = SizesOf(input);
  sizes.back() = SymSizeOf(weight, 0);
  return view(addmm(bias, Folded(input, 1), t(weight)), sizes);
}

Variable outer(const Variable& self, const Variable& vec2) {
  internal::RequireDefined("outer", {{"self", self}, {"vec2", vec2}});
  return unsqueeze(self, 1) * vec2;
}

Variable scaled_dot_product_attention(const Variable& query, const Variable& key, const Variable& value,
                                      const Variable& attn_mask, bool is_causal, std::optional<double> scale) {
  internal::RequireDefined("scaled_dot_product_attention", {{"query", query}, {"key", key}, {"value", value}});
  constexpr double kNever = -std::numeric_limits<double>::infinity();
  const SymInt width = SymSizeOf(query, -1);
  if (!scale.has_value() && width.is_symbolic()) {
    throw Error(absl::InvalidArgumentError("scale must be given where the size of a query is symbolic"));
  }
  const double factor = scale.has_value() ? *scale : 1 / std::sqrt(static_cast<double>(width.value()));
  Variable scores = matmul(query * factor, transpose(key, -2, -1));
  if (is_causal) {
    const Variable is_seen = tril(ones({SymSizeOf(query, -2), SymSizeOf(key, -2)}, DType::kBool));
    scores = masked_fill(scores, logical_not(is_seen), kNever);
  }
  if (attn_mask.defined()) {
    const bool is_choice = attn_mask.dtype() == DType::kBool;
    scores = is_choice ? masked_fill(scores, logical_not(attn_mask), kNever) : scores + attn_mask;
  }
  return matmul(softmax(scores, -1), value);
}

}  // namespace backtape::ops
