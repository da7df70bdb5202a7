// Reading and writing at positions held in tensors. Kernels return OutOfRange for a position out of range. If several
// writes hit one position, the last one in row-major order of the index wins, or all are added.
#include <algorithm>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/positions.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

// The offsets of self[indices] in a row-major buffer, in row-major order of the indexed part. Each is the sum of an
// offset in `before`, one in `index` and one in `after`; the one in `after` varies fastest.
struct IndexedOffsets {
  std::vector<int64_t> before = {0}, index = {0}, after = {0};
  DimVector sizes;  // sizes of the indexed part

  std::vector<int64_t> All() const {
    std::vector<int64_t> all;
    all.reserve(before.size() * index.size() * after.size());
    for (int64_t b : before) {
      for (int64_t i : index) {
        for (int64_t a : after) all.push_back(b + i + a);
      }
    }
    return all;
  }
};

// Appends one more dim: each offset is followed by all positions of that dim.
std::vector<int64_t> WithDim(const std::vector<int64_t>& offsets, int64_t size, int64_t stride) {
  std::vector<int64_t> result;
  result.reserve(offsets.size() * size);
  for (int64_t offset : offsets) {
    for (int64_t i = 0; i < size; ++i) result.push_back(offset + i * stride);
  }
  return result;
}

// The broadcast shape of the index tensors, which the shape rule has checked.
DimVector IndexSizes(absl::Span<const Tensor> indices) {
  DimVector sizes;
  for (const Tensor& index : indices) {
    if (!index.defined()) continue;
    if (index.dim() > static_cast<int64_t>(sizes.size())) sizes.insert(sizes.begin(), index.dim() - sizes.size(), 1);
    for (int64_t d = 1; d <= index.dim(); ++d) {
      if (index.size(-d) != 1) sizes[sizes.size() - d] = index.size(-d);
    }
  }
  return sizes;
}

absl::StatusOr<IndexedOffsets> OffsetsOf(const Tensor& self, absl::Span<const Tensor> given) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<Tensor> indices, WithoutMasks(given));
  const DimVector strides = ContiguousStrides(self.sizes()), sizes = IndexSizes(indices);
  const auto is_indexed = [&](int64_t d) { return d < static_cast<int64_t>(indices.size()) && indices[d].defined(); };
  int64_t first = self.dim(), last = -1, count = 0;
  for (int64_t d = 0; d < self.dim(); ++d) {
    if (!is_indexed(d)) continue;
    first = std::min(first, d);
    last = d;
    ++count;
  }
  const bool neighbours = last - first + 1 == count;
  bool has_empty_dim = false;
  for (int64_t d = 0; d < self.dim(); ++d) has_empty_dim |= !is_indexed(d) && self.size(d) == 0;
  IndexedOffsets offsets;
  if (!neighbours) offsets.sizes = sizes;
  for (int64_t d = 0; d < self.dim(); ++d) {
    if (!is_indexed(d)) {
      std::vector<int64_t>& rest = d < first && neighbours ? offsets.before : offsets.after;
      rest = WithDim(rest, self.size(d), strides[d]);
      offsets.sizes.push_back(self.size(d));
      continue;
    }
    if (neighbours && d == first) offsets.sizes.insert(offsets.sizes.end(), sizes.begin(), sizes.end());
    if (has_empty_dim && self.size(d) > 0) continue;  // as in PyTorch, indices are not checked if nothing is selected
    BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> positions,
                              ReadPositions(Expand(indices[d], sizes), self.size(d), true));
    offsets.index.resize(positions.size());
    for (size_t i = 0; i < positions.size(); ++i) offsets.index[i] += positions[i] * strides[d];
  }
  return offsets;
}

// Copies self to out, then writes or adds the value of `src` at each offset.
absl::Status WriteAt(const Tensor& self, const std::vector<int64_t>& offsets, const Tensor& src, bool add,
                     const Tensor& out) {
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    std::vector<T> result = ReadDense<T>(self);
    const std::vector<T> values = ReadDense<T>(src);
    for (size_t i = 0; i < offsets.size(); ++i) {
      T& element = result[offsets[i]];
      element = add ? Add(element, values[i]) : values[i];
    }
    WriteDense(result, out);
    return absl::OkStatus();
  });
}

absl::Status ReadAt(const Tensor& self, const std::vector<int64_t>& offsets, const Tensor& out) {
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    const std::vector<T> values = ReadDense<T>(self);
    std::vector<T> result(offsets.size());
    for (size_t i = 0; i < offsets.size(); ++i) result[i] = values[offsets[i]];
    WriteDense(result, out);
    return absl::OkStatus();
  });
}

// Clamps indices to the range of the dims that they index.
std::vector<Tensor> Clamped(const Tensor& self, absl::Span<const Tensor> indices) {
  std::vector<Tensor> clamped(indices.begin(), indices.end());
  for (size_t d = 0; d < clamped.size(); ++d) {
    if (!clamped[d].defined()) continue;
    std::vector<int64_t> positions = ReadDense<int64_t>(clamped[d]);
    const int64_t size = self.size(static_cast<int64_t>(d));
    for (int64_t& p : positions) p = std::clamp(p, -size, size - 1);
    clamped[d] = Tensor::Empty(clamped[d].sizes(), DType::kInt64);
    WriteDense(positions, clamped[d]);
  }
  return clamped;
}

}  // namespace

absl::Status index_select(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> positions, ReadPositions(index, SizeAt(self, dim), false));
  CopySlices(self, dim, positions, out);
  return absl::OkStatus();
}

absl::Status gather(const Tensor& self, int64_t dim, const Tensor& index, bool sparse_grad, const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> offsets, AlignedOffsets(self, dim, index));
  return ReadAt(self, offsets, out);
}

absl::Status scatter_src(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& src, const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> offsets, AlignedOffsets(self, dim, index));
  return WriteAt(self, offsets, SourcePart(src, index), false, out);
}

absl::Status scatter_value(const Tensor& self, int64_t dim, const Tensor& index, const Scalar& value,
                           const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> offsets, AlignedOffsets(self, dim, index));
  return WriteAt(self, offsets, Expand(Tensor::Full({}, value, out.dtype()), index.sizes()), false, out);
}

absl::Status scatter_add(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& src, const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> offsets, AlignedOffsets(self, dim, index));
  return WriteAt(self, offsets, SourcePart(src, index), true, out);
}

absl::Status index_Tensor(const Tensor& self, absl::Span<const Tensor> indices, const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(const IndexedOffsets offsets, OffsetsOf(self, indices));
  return ReadAt(self, offsets.All(), out);
}

absl::Status index_put(const Tensor& self, absl::Span<const Tensor> indices, const Tensor& values, bool accumulate,
                       const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(const IndexedOffsets offsets, OffsetsOf(self, indices));
  // If there is a mask, the shape rule did not know the sizes.
  bool fits = values.dim() <= static_cast<int64_t>(offsets.sizes.size());
  for (int64_t d = 1; fits && d <= values.dim(); ++d) {
    fits = values.size(-d) == 1 || values.size(-d) == offsets.sizes[offsets.sizes.size() - d];
  }
  if (!fits) {
    return absl::InvalidArgumentError(
        absl::StrCat("shape mismatch: values of sizes [", absl::StrJoin(values.sizes(), ", "),
                     "] cannot be broadcast to the indexed part of sizes [", absl::StrJoin(offsets.sizes, ", "), "]"));
  }
  return WriteAt(self, offsets.All(), Expand(values, offsets.sizes), accumulate, out);
}

absl::Status _unsafe_masked_index(const Tensor& self, const Tensor& mask, absl::Span<const Tensor> indices,
                                  const Scalar& fill, const Tensor& out) {
  if (self.numel() == 0) {
    Fill(out, fill);
    return absl::OkStatus();
  }
  BACKTAPE_RETURN_IF_ERROR(index_Tensor(self, Clamped(self, indices), out));
  const std::vector<int64_t> is_read = ReadDense<int64_t>(Expand(mask, out.sizes()));
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    std::vector<T> values = ReadDense<T>(out);
    for (size_t i = 0; i < values.size(); ++i) {
      if (is_read[i] == 0) values[i] = As<T>(fill);
    }
    WriteDense(values, out);
    return absl::OkStatus();
  });
}

absl::Status _unsafe_masked_index_put_accumulate(const Tensor& self, const Tensor& mask,
                                                 absl::Span<const Tensor> indices, const Tensor& values,
                                                 const Tensor& out) {
  if (self.numel() == 0) return absl::OkStatus();
  const Tensor added = Tensor::Empty(values.sizes(), values.dtype());
  const std::vector<int64_t> is_written = ReadDense<int64_t>(Expand(mask, values.sizes()));
  absl::Status status = DispatchCompute(values.dtype(), [&]<typename T>(std::type_identity<T>) {
    std::vector<T> kept = ReadDense<T>(values);
    for (size_t i = 0; i < kept.size(); ++i) {
      if (is_written[i] == 0) kept[i] = 0;
    }
    WriteDense(kept, added);
    return absl::OkStatus();
  });
  status.Update(index_put(self, Clamped(self, indices), added, true, out));
  return status;
}

absl::Status index_add(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& source, const Scalar& alpha,
                       const Tensor& out) {
  if (PicksNothing(self, dim)) return absl::OkStatus();
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> positions, ReadPositions(index, SizeAt(self, dim), false));
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    std::vector<T> result = ReadDense<T>(self);
    const std::vector<T> added = ReadDense<T>(source);
    // Bools are computed as integers, so alpha becomes 0 or 1: with a negative factor, a sum could become 0, which is
    // False.
    const T factor = out.dtype() == DType::kBool ? static_cast<T>(alpha.to_bool()) : As<T>(alpha);
    ForEachSliceRun(self, dim, positions, [&](int64_t to, int64_t from, int64_t length) {
      for (int64_t i = 0; i < length; ++i) result[to + i] = Add(result[to + i], Multiply(factor, added[from + i]));
    });
    WriteDense(result, out);
    return absl::OkStatus();
  });
}

absl::Status embedding(const Tensor& weight, const Tensor& indices, int64_t padding_idx, bool scale_grad_by_freq,
                       bool sparse, const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> rows, ReadPositions(indices, weight.size(0), false));
  const Tensor flat = AsStrided(out, {indices.numel(), weight.size(1)}, {weight.size(1), 1}, out.storage_offset());
  CopySlices(weight, 0, rows, flat);
  return absl::OkStatus();
}

absl::Status embedding_dense_backward(const Tensor& grad_output, const Tensor& indices, int64_t num_weights,
                                      int64_t padding_idx, bool scale_grad_by_freq, const Tensor& out) {
  if (out.numel() == 0 && num_weights > 0) return absl::OkStatus();
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> rows, ReadPositions(indices, num_weights, false));
  std::vector<double> uses(num_weights);
  for (int64_t row : rows) ++uses[row];
  const int64_t width = grad_output.size(-1);
  const std::vector<double> grads = ReadDense<double>(grad_output);
  std::vector<double> result(out.numel());
  for (size_t i = 0; i < rows.size(); ++i) {
    if (rows[i] == padding_idx) continue;
    const double scale = scale_grad_by_freq ? 1 / uses[rows[i]] : 1;
    for (int64_t j = 0; j < width; ++j) result[rows[i] * width + j] += grads[i * width + j] * scale;
  }
  WriteDense(result, out);
  return absl::OkStatus();
}

absl::Status take(const Tensor& self, const Tensor& index, const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> positions, ReadPositions(index, self.numel(), true));
  return ReadAt(self, positions, out);
}

absl::Status put(const Tensor& self, const Tensor& index, const Tensor& source, bool accumulate, const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> positions, ReadPositions(index, self.numel(), true));
  return WriteAt(self, positions, source, accumulate, out);
}

absl::Status isin_Tensor_Tensor(const Tensor& elements, const Tensor& test_elements, bool assume_unique, bool invert,
                                const Tensor& out) {
  // Two integers are compared as integers, because doubles do not represent all of them.
  const bool is_float = IsFloatingPoint(elements.dtype()) || IsFloatingPoint(test_elements.dtype());
  return DispatchCompute(is_float ? DType::kFloat64 : DType::kInt64, [&]<typename T>(std::type_identity<T>) {
    std::vector<T> wanted = ReadDense<T>(test_elements);
    wanted.erase(std::remove_if(wanted.begin(), wanted.end(), [](T x) { return x != x; }), wanted.end());
    std::sort(wanted.begin(), wanted.end());
    std::vector<int64_t> found;
    for (T x : ReadDense<T>(elements)) {
      const bool is_in = x == x && std::binary_search(wanted.begin(), wanted.end(), x);
      found.push_back(is_in != invert ? 1 : 0);
    }
    WriteDense(found, out);
    return absl::OkStatus();
  });
}

}  // namespace backtape::kernels
