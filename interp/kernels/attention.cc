// Scaled dot-product attention: softmax(scale * query @ key^T + mask) @ value. For a row whose scores are all -inf, the
// output and the log-sum-exp are 0.
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/gemm.h"

namespace backtape::kernels {
namespace {

// The operands in row-major order, with derived sizes.
struct Attention {
  Attention(const Tensor& query_of, const Tensor& key_of, const Tensor& value_of, const Tensor& attn_mask,
            bool is_causal, std::optional<double> scale_of)
      : batch(query_of.size(0)),
        heads(query_of.size(1)),
        rows(query_of.size(2)),
        columns(key_of.size(2)),
        size(query_of.size(3)),
        key_heads(key_of.size(1)),
        is_causal(is_causal),
        scale(scale_of.value_or(1 / std::sqrt(static_cast<double>(size)))),
        query(ReadDense<double>(query_of)),
        key(ReadDense<double>(key_of)),
        value(ReadDense<double>(value_of)) {
    if (attn_mask.defined()) mask = ReadDense<double>(Expand(attn_mask, {batch, heads, rows, columns}));
  }

  // Offsets of a head's matrices. Several query heads may share a key and value head.
  int64_t QueryAt(int64_t head) const { return head * rows * size; }
  int64_t KeyAt(int64_t head) const {
    return (head / heads * key_heads + head % heads / (heads / key_heads)) * columns * size;
  }

  // scale * query @ key^T + mask for one head, numbered across the batch: [rows, columns].
  std::vector<double> Scores(int64_t head) const {
    std::vector<double> transposed(size * columns);
    for (int64_t j = 0; j < columns; ++j) {
      for (int64_t i = 0; i < size; ++i) transposed[i * columns + j] = key[KeyAt(head) + j * size + i];
    }
    std::vector<double> scores(rows * columns);
    MultiplyAdd(rows, columns, size, query.data() + QueryAt(head), transposed.data(), scores.data());
    for (int64_t i = 0; i < rows * columns; ++i) {
      scores[i] *= scale;
      if (!mask.empty()) scores[i] += mask[head * rows * columns + i];
      if (is_causal && i % columns > i / columns) scores[i] = -std::numeric_limits<double>::infinity();
    }
    return scores;
  }

  int64_t batch, heads, rows, columns, size, key_heads;
  bool is_causal;
  double scale;
  std::vector<double> query, key, value, mask;
};

std::vector<double> TransposedMatrix(const double* from, int64_t rows, int64_t columns) {
  std::vector<double> to(rows * columns);
  for (int64_t i = 0; i < rows; ++i) {
    for (int64_t j = 0; j < columns; ++j) to[j * rows + i] = from[i * columns + j];
  }
  return to;
}

}  // namespace

absl::Status _scaled_dot_product_flash_attention_for_cpu(const Tensor& query, const Tensor& key, const Tensor& value,
                                                         double dropout_p, bool is_causal, const Tensor& attn_mask,
                                                         std::optional<double> scale, const Tensor& out0,
                                                         const Tensor& out1) {
  const Attention a(query, key, value, attn_mask, is_causal, scale);
  std::vector<double> output(a.query.size());
  std::vector<double> sums(a.batch * a.heads * a.rows);
  for (int64_t head = 0; head < a.batch * a.heads; ++head) {
    std::vector<double> weights = a.Scores(head);
    for (int64_t i = 0; i < a.rows; ++i) {
      const absl::Span<double> row = absl::MakeSpan(weights).subspan(i * a.columns, a.columns);
      double max = row.empty() ? -std::numeric_limits<double>::infinity() : *std::max_element(row.begin(), row.end());
      if (max == -std::numeric_limits<double>::infinity()) max = 0;
      double sum = 0;
      for (double& x : row) sum += x = std::exp(x - max);
      if (sum == 0) sum = 1;
      for (double& x : row) x /= sum;
      sums[head * a.rows + i] = max + std::log(sum);
    }
    MultiplyAdd(a.rows, a.size, a.columns, weights.data(), a.value.data() + a.KeyAt(head),
                output.data() + a.QueryAt(head));
  }
  WriteDense(output, out0);
  WriteDense(sums, out1);
  return absl::OkStatus();
}

// Let p = exp(scores - logsumexp) be the weights and s = p * (grad @ value^T - sum(grad * out)) the gradient of the
// scores. Then the gradients are
//   value: p^T @ grad
//   query: scale * s @ key
//   key:   scale * s^T @ query
absl::Status _scaled_dot_product_flash_attention_for_cpu_backward(
    const Tensor& grad_out, const Tensor& query, const Tensor& key, const Tensor& value, const Tensor& out_,
    const Tensor& logsumexp, double dropout_p, bool is_causal, const Tensor& attn_mask, std::optional<double> scale,
    const Tensor& out0, const Tensor& out1, const Tensor& out2) {
  const Attention a(query, key, value, attn_mask, is_causal, scale);
  const std::vector<double> grad = ReadDense<double>(grad_out);
  const std::vector<double> output = ReadDense<double>(out_);
  const std::vector<double> sums = ReadDense<double>(logsumexp);
  std::vector<double> by_query(a.query.size());
  std::vector<double> by_key(a.key.size());
  std::vector<double> by_value(a.value.size());
  for (int64_t head = 0; head < a.batch * a.heads; ++head) {
    const double* const g = grad.data() + a.QueryAt(head);
    std::vector<double> weights = a.Scores(head);
    for (int64_t i = 0; i < a.rows * a.columns; ++i) {
      weights[i] = std::exp(weights[i] - sums[head * a.rows + i / a.columns]);
    }
    MultiplyAdd(a.columns, a.size, a.rows, TransposedMatrix(weights.data(), a.rows, a.columns).data(), g,
                by_value.data() + a.KeyAt(head));
    std::vector<double> by_scores(a.rows * a.columns);
    MultiplyAdd(a.rows, a.columns, a.size, g,
                TransposedMatrix(a.value.data() + a.KeyAt(head), a.columns, a.size).data(), by_scores.data());
    for (int64_t i = 0; i < a.rows; ++i) {
      double dot = 0;
      for (int64_t e = 0; e < a.size; ++e) dot += g[i * a.size + e] * output[a.QueryAt(head) + i * a.size + e];
      for (int64_t j = 0; j < a.columns; ++j) {
        double& s = by_scores[i * a.columns + j];
        s = a.scale * weights[i * a.columns + j] * (s - dot);
      }
    }
    MultiplyAdd(a.rows, a.size, a.columns, by_scores.data(), a.key.data() + a.KeyAt(head),
                by_query.data() + a.QueryAt(head));
    MultiplyAdd(a.columns, a.size, a.rows, TransposedMatrix(by_scores.data(), a.rows, a.columns).data(),
                a.query.data() + a.QueryAt(head), by_key.data() + a.KeyAt(head));
  }
  WriteDense(by_query, out0);
  WriteDense(by_key, out1);
  WriteDense(by_value, out2);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
