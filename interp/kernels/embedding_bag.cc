// Sums, means and maxima over bags of rows of `weight`. Bag b holds the entries of `indices` from offsets[b] on;
// entries equal to `padding_idx` are ignored.
#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/positions.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

constexpr int64_t kSumMode = 0, kMeanMode = 1, kMaxMode = 2;

// The bag of each entry. An entry outside all bags is an error, because PyTorch ignores it in some modes and counts it
// in others.
absl::StatusOr<std::vector<int64_t>> BagsOf(const Tensor& offsets, int64_t entries, int64_t bags) {
  const std::vector<int64_t> starts = ReadDense<int64_t>(offsets);
  if (bags > static_cast<int64_t>(starts.size())) {
    return absl::OutOfRangeError(
        absl::StrCat("offsets has ", starts.size(), " elements, but there are ", bags, " bags"));
  }
  std::vector<int64_t> result(entries);
  int64_t covered = 0;
  for (int64_t b = 0; b < bags; ++b) {
    const int64_t end = b + 1 < static_cast<int64_t>(starts.size()) ? starts[b + 1] : entries;
    if (starts[b] < 0 || starts[b] > end || end > entries || (b == 0 && starts[b] != 0)) {
      return absl::OutOfRangeError(
          absl::StrCat("offsets must start at 0, be ascending and not exceed the number of "
                       "indices (",
                       entries, "); bag ", b, " has the range [", starts[b], ", ", end, ")"));
    }
    std::fill(result.begin() + starts[b], result.begin() + end, b);
    covered = end;
  }
  if (covered != entries) {
    return absl::OutOfRangeError(
        absl::StrCat("the bags must cover all ", entries, " indices, but cover only the first ", covered));
  }
  return result;
}

// The bag of each entry, as the forward op recorded it in `offset2bag`, or computed from the offsets if it did not.
absl::StatusOr<std::vector<int64_t>> RecordedBags(const Tensor& offset2bag, const Tensor& offsets, int64_t entries,
                                                  int64_t bags) {
  if (offset2bag.numel() == entries) return ReadPositions(offset2bag, bags, false);
  return BagsOf(offsets, entries, bags);
}

std::vector<double> SampleWeights(const Tensor& per_sample_weights, int64_t entries) {
  return per_sample_weights.defined() ? ReadDense<double>(per_sample_weights) : std::vector<double>(entries, 1.0);
}

absl::Status GradientOfRows(const Tensor& grad, const std::vector<int64_t>& rows, const std::vector<int64_t>& bags,
                            const Tensor& bag_size, const Tensor& maximum_indices, bool scale_grad_by_freq,
                            int64_t mode, const Tensor& per_sample_weights, int64_t padding_idx, const Tensor& out) {
  const std::vector<double> grads = ReadDense<double>(grad);
  const std::vector<int64_t> sizes = ReadDense<int64_t>(bag_size);
  const int64_t width = out.size(1);
  std::vector<double> result(out.numel());
  if (mode == kMaxMode) {
    const std::vector<int64_t> chosen = ReadDense<int64_t>(maximum_indices);
    for (size_t i = 0; i < chosen.size(); ++i) {
      const int64_t column = static_cast<int64_t>(i) % width;
      if (sizes[static_cast<int64_t>(i) / width] == 0) continue;
      if (chosen[i] < 0 || chosen[i] >= out.size(0)) {
        return absl::OutOfRangeError(
            absl::StrCat("index ", chosen[i], " in maximum_indices is out of range [0, ", out.size(0), ")"));
      }
      result[chosen[i] * width + column] += grads[i];
    }
    WriteDense(result, out);
    return absl::OkStatus();
  }
  const std::vector<double> weights = SampleWeights(per_sample_weights, static_cast<int64_t>(rows.size()));
  std::vector<double> uses(out.size(0));
  for (int64_t row : rows) ++uses[row];
  for (size_t i = 0; i < rows.size(); ++i) {
    if (rows[i] == padding_idx) continue;
    double scale = weights[i];
    if (scale_grad_by_freq) scale /= uses[rows[i]];
    if (mode == kMeanMode) scale /= static_cast<double>(sizes[bags[i]]);
    for (int64_t c = 0; c < width; ++c) result[rows[i] * width + c] += grads[bags[i] * width + c] * scale;
  }
  WriteDense(result, out);
  return absl::OkStatus();
}

}  // namespace

absl::Status _embedding_bag(const Tensor& weight, const Tensor& indices, const Tensor& offsets, bool scale_grad_by_freq,
                            int64_t mode, bool sparse, const Tensor& per_sample_weights, bool include_last_offset,
                            int64_t padding_idx, const Tensor& output, const Tensor& offset2bag, const Tensor& bag_size,
                            const Tensor& maximum_indices) {
  const int64_t entries = indices.numel(), bags = output.size(0), width = weight.size(1);
  padding_idx = padding_idx < -1 ? padding_idx + weight.size(0) : padding_idx;
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> rows, ReadPositions(indices, weight.size(0), false));
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> bag_of, BagsOf(offsets, entries, bags));
  const std::vector<double> values = ReadDense<double>(weight), weights = SampleWeights(per_sample_weights, entries);
  std::vector<double> result(output.numel());
  std::vector<int64_t> sizes(bag_size.numel()), chosen(maximum_indices.numel());
  for (int64_t i = 0; i < entries; ++i) {
    if (rows[i] == padding_idx) continue;
    const double* const from = values.data() + rows[i] * width;
    double* __restrict const to = result.data() + bag_of[i] * width;
    const bool is_first = sizes[bag_of[i]]++ == 0;
    if (mode != kMaxMode) {
      for (int64_t c = 0; c < width; ++c) to[c] += weights[i] * from[c];
      continue;
    }
    for (int64_t c = 0; c < width; ++c) {
      if (!is_first && !(from[c] > to[c])) continue;
      to[c] = from[c];
      chosen[bag_of[i] * width + c] = rows[i];
    }
  }
  for (size_t i = 0; mode == kMeanMode && i < result.size(); ++i) {
    result[i] /= static_cast<double>(std::max<int64_t>(sizes[static_cast<int64_t>(i) / width], 1));
  }
  WriteDense(result, output);
  // As in PyTorch, mode sum returns bag sizes of 0, and all modes except max return a copy of the sizes as the indices
  // of the maxima.
  if (mode == kSumMode) std::fill(sizes.begin(), sizes.end(), 0);
  if (mode != kMaxMode) chosen = sizes;
  chosen.resize(maximum_indices.numel());
  WriteDense(sizes, bag_size);
  if (offset2bag.numel() == entries) WriteDense(bag_of, offset2bag);
  WriteDense(chosen, maximum_indices);
  return absl::OkStatus();
}

absl::Status _embedding_bag_backward(const Tensor& grad, const Tensor& indices, const Tensor& offsets,
                                     const Tensor& offset2bag, const Tensor& bag_size, const Tensor& maximum_indices,
                                     int64_t num_weights, bool scale_grad_by_freq, int64_t mode, bool sparse,
                                     const Tensor& per_sample_weights, int64_t padding_idx, const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> rows, ReadPositions(indices, num_weights, false));
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> bags,
                            RecordedBags(offset2bag, offsets, indices.numel(), grad.size(0)));
  return GradientOfRows(grad, rows, bags, bag_size, maximum_indices, scale_grad_by_freq, mode, per_sample_weights,
                        padding_idx, out);
}

absl::Status _embedding_bag_dense_backward(const Tensor& grad, const Tensor& indices, const Tensor& offset2bag,
                                           const Tensor& bag_size, const Tensor& maximum_indices, int64_t num_weights,
                                           bool scale_grad_by_freq, int64_t mode, const Tensor& per_sample_weights,
                                           int64_t padding_idx, const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> rows, ReadPositions(indices, num_weights, false));
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> bags, ReadPositions(offset2bag, grad.size(0), false));
  return GradientOfRows(grad, rows, bags, bag_size, maximum_indices, scale_grad_by_freq, mode, per_sample_weights,
                        padding_idx, out);
}

absl::Status _embedding_bag_per_sample_weights_backward(const Tensor& grad, const Tensor& weight, const Tensor& indices,
                                                        const Tensor& offsets, const Tensor& offset2bag, int64_t mode,
                                                        int64_t padding_idx, const Tensor& out) {
  const int64_t width = weight.size(1);
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> rows, ReadPositions(indices, weight.size(0), false));
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> bags,
                            RecordedBags(offset2bag, offsets, indices.numel(), grad.size(0)));
  const std::vector<double> grads = ReadDense<double>(grad), values = ReadDense<double>(weight);
  std::vector<double> result(out.numel());
  for (size_t i = 0; i < result.size(); ++i) {
    if (rows[i] == padding_idx) continue;
    for (int64_t c = 0; c < width; ++c) result[i] += grads[bags[i] * width + c] * values[rows[i] * width + c];
  }
  WriteDense(result, out);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
