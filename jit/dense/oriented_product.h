#ifndef BACKTAPE_JIT_DENSE_ORIENTED_PRODUCT_H_
#define BACKTAPE_JIT_DENSE_ORIENTED_PRODUCT_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/jit/dense/matmul_spec.h"

namespace backtape::jit {

// A product, or its transpose: c^T = b^T @ a^T.
struct OrientedProduct {
  // Orients the product so that, if possible, vector lanes hold adjacent elements of a row of c: transposes it if only
  // the columns of c are contiguous and it has no bias.
  explicit OrientedProduct(const MatmulSpec& given) : OrientedProduct(given, HasRowsSideBySide(given)) {}

  OrientedProduct(MatmulSpec given, bool is_turned) : spec(std::move(given)), is_swapped(is_turned) {
    terms.push_back({spec.k, spec.a, spec.b});
    terms.insert(terms.end(), spec.more_terms.begin(), spec.more_terms.end());
    for (int64_t size : spec.batch) matrices *= size;
    if (!is_swapped) return;
    const auto transpose = [](MatrixLayout& layout) { std::swap(layout.row_stride, layout.column_stride); };
    std::swap(spec.m, spec.n);
    transpose(spec.c);
    transpose(spec.residual);
    for (MatmulTerm& term : terms) {
      std::swap(term.a, term.b);
      transpose(term.a);
      transpose(term.b);
    }
  }

  // The first elements of a term's factors, from the buffers of the call.
  const void* a(absl::Span<void* const> buffers, size_t term) const { return buffers[2 * term + (is_swapped ? 1 : 0)]; }
  const void* b(absl::Span<void* const> buffers, size_t term) const { return buffers[2 * term + (is_swapped ? 0 : 1)]; }
  void* c(absl::Span<void* const> buffers) const { return buffers[2 * terms.size()]; }
  const void* bias(absl::Span<void* const> buffers) const {
    return spec.has_bias ? buffers[2 * terms.size() + 1] : nullptr;
  }
  const void* residual(absl::Span<void* const> buffers) const {
    return spec.has_residual ? buffers[2 * terms.size() + (spec.has_bias ? 2 : 1)] : nullptr;
  }

  // The offset of a matrix in a stack, in elements.
  int64_t BatchOffset(const MatrixLayout& layout, int64_t index) const {
    int64_t offset = 0;
    for (size_t i = spec.batch.size(); i-- > 0;) {
      offset += index % spec.batch[i] * layout.batch_strides[i];
      index /= spec.batch[i];
    }
    return offset;
  }

  // Describes the product as given; `form` says how it is computed.
  std::string ToString(absl::string_view form) const {
    const int64_t m = is_swapped ? spec.n : spec.m;
    const int64_t n = is_swapped ? spec.m : spec.n;
    std::string text = absl::StrCat("matmul ", matrices, "x[", m, ", ", spec.k, "]@[", spec.k, ", ", n, "]");
    if (terms.size() > 1) absl::StrAppend(&text, " and ", terms.size() - 1, " more");
    if (spec.has_bias) absl::StrAppend(&text, " +bias");
    if (spec.has_residual) absl::StrAppend(&text, " +residual");
    if (spec.activation == Activation::kRelu) absl::StrAppend(&text, " relu");
    return absl::StrCat(text, " (", form, ")");
  }

  static bool HasRowsSideBySide(const MatmulSpec& spec) {
    if (spec.has_bias) return false;
    const bool is_column = spec.n == 1 && spec.m > 1 && spec.c.row_stride == 1;
    return is_column || (spec.c.column_stride != 1 && spec.n > 1 && (spec.c.row_stride == 1 || spec.m == 1));
  }

  MatmulSpec spec;  // transposed if swapped; the factors are in `terms`
  std::vector<MatmulTerm> terms;
  int64_t matrices = 1;
  bool is_swapped = false;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_ORIENTED_PRODUCT_H_
