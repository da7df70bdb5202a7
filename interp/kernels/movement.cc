// Ops that copy elements to other positions, by copying a view of the input to a view of the output.
#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/positions.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

absl::Status Copied(const Tensor& from, const Tensor& to) {
  CopyElements(from, to);
  return absl::OkStatus();
}

// The start of a Python slice, clamped to [0, size].
int64_t SliceStart(int64_t start, int64_t size) {
  if (start < 0) start += size;
  return start < 0 ? 0 : start > size ? size : start;
}

// The part of `whole` selected by slice(dim, start, ..., step), given its length.
Tensor SliceLike(const Tensor& whole, const Tensor& part, int64_t dim, int64_t start, int64_t step) {
  dim = Wrap(dim, whole.dim());
  if (part.size(dim) == 0) return part;  // nothing to copy; an empty slice may start at the end
  return Slice(whole, dim, SliceStart(start, whole.size(dim)), part.size(dim), step);
}

Tensor SelectWrapped(const Tensor& whole, int64_t dim, int64_t index) {
  dim = Wrap(dim, whole.dim());
  return Select(whole, dim, index < 0 ? index + whole.size(dim) : index);
}

Tensor Diagonal(const Tensor& whole, const Tensor& part, int64_t offset, int64_t dim1, int64_t dim2) {
  dim1 = Wrap(dim1, whole.dim());
  dim2 = Wrap(dim2, whole.dim());
  if (part.numel() == 0) return part;
  DimVector strides;
  for (int64_t d = 0; d < whole.dim(); ++d) {
    if (d != dim1 && d != dim2) strides.push_back(whole.stride(d));
  }
  strides.push_back(whole.stride(dim1) + whole.stride(dim2));
  const int64_t start = offset >= 0 ? offset * whole.stride(dim2) : -offset * whole.stride(dim1);
  return AsStrided(whole, part.sizes(), strides, whole.storage_offset() + start);
}

// Copies `self` where keep(row, column) holds, and writes 0 elsewhere.
template <typename Keep>
absl::Status Triangle(const Tensor& self, const Tensor& out, Keep keep) {
  const int64_t columns = self.size(-1), rows = self.size(-2);
  return DispatchCompute(self.dtype(), [&]<typename T>(std::type_identity<T>) {
    std::vector<T> values = ReadDense<T>(self);
    for (size_t i = 0; i < values.size(); ++i) {
      const int64_t position = static_cast<int64_t>(i);
      if (!keep(position / columns % rows, position % columns)) values[i] = 0;
    }
    WriteDense(values, out);
    return absl::OkStatus();
  });
}

// Whether it is certain that no two elements share memory: each stride exceeds what the dims of smaller strides span.
bool HasDistinctElements(absl::Span<const int64_t> sizes, absl::Span<const int64_t> strides) {
  std::vector<std::pair<int64_t, int64_t>> dims;  // stride and size
  for (size_t d = 0; d < sizes.size(); ++d) {
    if (sizes[d] > 1) dims.emplace_back(strides[d], sizes[d]);
  }
  std::sort(dims.begin(), dims.end());
  int64_t span = 0;
  for (const auto& [stride, size] : dims) {
    if (stride <= span) return false;
    span += stride * (size - 1);
  }
  return true;
}

// Copies the memory that `self` spans to the start of `out`, whose other elements become 0.
absl::Status CopyMemory(const Tensor& self, const Tensor& out) {
  const int64_t item = ItemSize(self.dtype());
  int64_t span = self.numel() > 0 ? 1 : 0;
  for (int64_t d = 0; d < self.dim() && span > 0; ++d) span += (self.size(d) - 1) * self.stride(d);
  const int64_t copied = std::min(span, out.numel()) * item;
  if (copied > 0) std::memcpy(out.raw_data(), self.raw_data(), copied);
  if (out.numel() > 0) std::memset(out.raw_data() + copied, 0, out.numel() * item - copied);
  return absl::OkStatus();
}

}  // namespace

absl::Status clone(const Tensor& self, std::optional<MemoryFormat> memory_format, const Tensor& out) {
  return Copied(self, out);
}

absl::Status contiguous(const Tensor& self, MemoryFormat memory_format, const Tensor& out) { return Copied(self, out); }

absl::Status lift_fresh_copy(const Tensor& self, const Tensor& out) { return Copied(self, out); }

absl::Status reshape(const Tensor& self, absl::Span<const int64_t> shape, const Tensor& out) {
  // The output is row-major, so it can be viewed in the input's shape.
  return Copied(self, AsStrided(out, self.sizes(), ContiguousStrides(self.sizes()), out.storage_offset()));
}

absl::Status resize(const Tensor& self, absl::Span<const int64_t> size, std::optional<MemoryFormat> memory_format,
                    const Tensor& out) {
  return CopyMemory(self, out);
}
absl::Status resize_as(const Tensor& self, const Tensor& the_template, std::optional<MemoryFormat> memory_format,
                       const Tensor& out) {
  return CopyMemory(self, out);
}

absl::Status cat(absl::Span<const Tensor> tensors, int64_t dim, const Tensor& out) {
  dim = Wrap(dim, out.dim());
  int64_t start = 0;
  for (const Tensor& t : tensors) {
    if (t.dim() == 1 && t.numel() == 0) continue;  // ignored, whatever the rank of the others
    CopyElements(t, Slice(out, dim, start, t.size(dim)));
    start += t.size(dim);
  }
  return absl::OkStatus();
}

absl::Status stack(absl::Span<const Tensor> tensors, int64_t dim, const Tensor& out) {
  for (size_t i = 0; i < tensors.size(); ++i) {
    CopyElements(tensors[i], Select(out, Wrap(dim, out.dim()), static_cast<int64_t>(i)));
  }
  return absl::OkStatus();
}

absl::Status select_backward(const Tensor& grad_output, absl::Span<const int64_t> input_sizes, int64_t dim,
                             int64_t index, const Tensor& out) {
  Fill(out, 0);
  return Copied(grad_output, SelectWrapped(out, dim, index));
}

absl::Status slice_backward(const Tensor& grad_output, absl::Span<const int64_t> input_sizes, int64_t dim,
                            int64_t start, int64_t end, int64_t step, const Tensor& out) {
  Fill(out, 0);
  return Copied(grad_output, SliceLike(out, grad_output, dim, start, step));
}

absl::Status diagonal_backward(const Tensor& grad_output, absl::Span<const int64_t> input_sizes, int64_t offset,
                               int64_t dim1, int64_t dim2, const Tensor& out) {
  Fill(out, 0);
  return Copied(grad_output, Diagonal(out, grad_output, offset, dim1, dim2));
}

absl::Status unfold_backward(const Tensor& grad_in, absl::Span<const int64_t> input_sizes, int64_t dim, int64_t size,
                             int64_t step, const Tensor& out) {
  const int64_t d = Wrap(dim, out.dim());
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    // Windows are rows of [..., window, position in window]. They may overlap, so contributions are added.
    const std::vector<T> windows = ReadDense<T>(out.dim() == 0 ? grad_in : MoveDim(grad_in, d, grad_in.dim() - 2));
    Rows<T> rows = {std::vector<T>(out.numel()), 0, out.dim() == 0 ? 1 : out.size(d)};
    rows.count = rows.length == 0 ? 0 : out.numel() / rows.length;
    const int64_t window_count = out.dim() == 0 ? 1 : grad_in.size(d);
    const T* window = windows.data();
    for (int64_t r = 0; r < rows.count; ++r) {
      T* sums = rows.row(r).data();
      for (int64_t w = 0; w < window_count; ++w, window += size, sums += step) {
        for (int64_t i = 0; i < size; ++i) sums[i] = Add(sums[i], window[i]);
      }
    }
    WriteRows(rows, out, d);
    return absl::OkStatus();
  });
}

absl::Status select_scatter(const Tensor& self, const Tensor& src, int64_t dim, int64_t index, const Tensor& out) {
  CopyElements(self, out);
  return Copied(src, SelectWrapped(out, dim, index));
}

absl::Status slice_scatter(const Tensor& self, const Tensor& src, int64_t dim, std::optional<int64_t> start,
                           std::optional<int64_t> end, int64_t step, const Tensor& out) {
  CopyElements(self, out);
  return Copied(src, SliceLike(out, src, dim, start.value_or(0), step));
}

absl::Status flip(const Tensor& self, absl::Span<const int64_t> dims, const Tensor& out) {
  // Handles one dim at a time, each starting from the previous result.
  if (dims.empty() || self.dim() == 0) return Copied(self, out);
  Tensor from = self;
  for (size_t i = 0; i < dims.size(); ++i) {
    const Tensor to = i + 1 < dims.size() ? Tensor::Empty(out.sizes(), out.dtype()) : out;
    const int64_t dim = Wrap(dims[i], self.dim());
    std::vector<int64_t> positions(self.size(dim));
    for (size_t k = 0; k < positions.size(); ++k) positions[k] = self.size(dim) - 1 - static_cast<int64_t>(k);
    CopySlices(from, dim, positions, to);
    from = to;
  }
  return absl::OkStatus();
}

absl::Status roll(const Tensor& self, absl::Span<const int64_t> shifts, absl::Span<const int64_t> dims,
                  const Tensor& out) {
  if (self.numel() == 0) return absl::OkStatus();
  if (dims.empty()) {  // as if flattened
    const Tensor flat = AsStrided(self.Contiguous(), {self.numel()}, {1}, self.Contiguous().storage_offset());
    return roll(flat, shifts, {0}, AsStrided(out, {out.numel()}, {1}, out.storage_offset()));
  }
  if (self.dim() == 0) return Copied(self, out);
  Tensor from = self;
  for (size_t i = 0; i < dims.size(); ++i) {
    const Tensor to = i + 1 < dims.size() ? Tensor::Empty(out.sizes(), out.dtype()) : out;
    const int64_t dim = Wrap(dims[i], self.dim()), size = self.size(dim);
    const int64_t shift = (shifts[i] % size + size) % size;
    CopyElements(Slice(from, dim, 0, size - shift), Slice(to, dim, shift, size - shift));
    if (shift > 0) CopyElements(Slice(from, dim, size - shift, shift), Slice(to, dim, 0, shift));
    from = to;
  }
  return absl::OkStatus();
}

absl::Status repeat(const Tensor& self, absl::Span<const int64_t> repeats, const Tensor& out) {
  if (out.numel() == 0) return absl::OkStatus();
  // Each output dim is split into (repeat, element); the repeat has stride 0 in the input.
  const int64_t added = out.dim() - self.dim();
  DimVector sizes, from_strides, to_strides;
  for (int64_t d = 0; d < out.dim(); ++d) {
    const int64_t size = d < added ? 1 : self.size(d - added);
    sizes.insert(sizes.end(), {repeats[d], size});
    from_strides.insert(from_strides.end(), {0, d < added ? 0 : self.stride(d - added)});
    to_strides.insert(to_strides.end(), {out.stride(d) * size, out.stride(d)});
  }
  return Copied(AsStrided(self, sizes, from_strides, self.storage_offset()),
                AsStrided(out, sizes, to_strides, out.storage_offset()));
}

absl::Status constant_pad_nd(const Tensor& self, absl::Span<const int64_t> pad, const Scalar& value,
                             const Tensor& out) {
  Fill(out, value);
  Tensor from = self, to = out;
  for (size_t i = 0; i < pad.size() / 2; ++i) {
    const int64_t dim = self.dim() - 1 - static_cast<int64_t>(i);
    const int64_t before = pad[2 * i], after = pad[2 * i + 1];
    // Negative padding crops the input; positive padding leaves a margin in the output.
    const int64_t length = self.size(dim) + (before < 0 ? before : 0) + (after < 0 ? after : 0);
    if (length <= 0) return absl::OkStatus();
    from = Slice(from, dim, before < 0 ? -before : 0, length);
    to = Slice(to, dim, before > 0 ? before : 0, length);
  }
  return Copied(from, to);
}

absl::Status tril(const Tensor& self, int64_t diagonal, const Tensor& out) {
  return Triangle(self, out, [&](int64_t row, int64_t column) { return column - row <= diagonal; });
}

absl::Status triu(const Tensor& self, int64_t diagonal, const Tensor& out) {
  return Triangle(self, out, [&](int64_t row, int64_t column) { return column - row >= diagonal; });
}

absl::Status diag_embed(const Tensor& self, int64_t offset, int64_t dim1, int64_t dim2, const Tensor& out) {
  Fill(out, 0);
  return Copied(self, Diagonal(out, self, offset, dim1, dim2));
}

absl::Status diagonal_scatter(const Tensor& self, const Tensor& src, int64_t offset, int64_t dim1, int64_t dim2,
                              const Tensor& out) {
  CopyElements(self, out);
  if (src.numel() == 0) return absl::OkStatus();
  return Copied(src, Diagonal(out, src, offset, dim1, dim2));
}

// Elements that the strided view reaches in the storage outside of `self` are not part of the result.
absl::Status as_strided_scatter(const Tensor& self, const Tensor& src, absl::Span<const int64_t> size,
                                absl::Span<const int64_t> stride, std::optional<int64_t> storage_offset,
                                const Tensor& out) {
  const int64_t written_from = storage_offset.value_or(self.storage_offset());
  BACKTAPE_RETURN_IF_ERROR(Tensor::TryFromStorage(self.storage(), size, stride, written_from, self.dtype()).status());
  if (src.numel() == 0) return Copied(self, out);
  int64_t end = written_from + 1;
  for (size_t d = 0; d < size.size(); ++d) end += (size[d] - 1) * stride[d];
  const bool is_inside = written_from >= self.storage_offset() && end <= self.storage_offset() + self.numel();
  if (self.is_contiguous() && out.is_contiguous() && is_inside && HasDistinctElements(size, stride)) {
    CopyElements(self, out);
    return Copied(src, AsStrided(out, size, stride, out.storage_offset() + written_from - self.storage_offset()));
  }
  // Offsets in the storage, in row-major order.
  const auto offsets_of = [](absl::Span<const int64_t> sizes, absl::Span<const int64_t> strides, int64_t start) {
    std::vector<int64_t> offsets = {start};
    for (size_t d = 0; d < sizes.size(); ++d) {
      std::vector<int64_t> next;
      next.reserve(offsets.size() * sizes[d]);
      for (int64_t offset : offsets) {
        for (int64_t i = 0; i < sizes[d]; ++i) next.push_back(offset + i * strides[d]);
      }
      offsets = std::move(next);
    }
    return offsets;
  };
  const std::vector<int64_t> own = offsets_of(self.sizes(), self.strides(), self.storage_offset());
  if (own.empty()) return absl::OkStatus();
  const int64_t first = *std::min_element(own.begin(), own.end());
  const int64_t last = *std::max_element(own.begin(), own.end());
  std::vector<int64_t> element_at(last - first + 1, -1);  // indexed by storage offset - first
  for (size_t i = 0; i < own.size(); ++i) element_at[own[i] - first] = static_cast<int64_t>(i);
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    std::vector<T> result = ReadDense<T>(self);
    const std::vector<T> values = ReadDense<T>(src);
    const std::vector<int64_t> written = offsets_of(size, stride, written_from);
    for (size_t i = 0; i < written.size(); ++i) {
      const int64_t place = written[i] - first;
      if (place < 0 || place >= static_cast<int64_t>(element_at.size()) || element_at[place] < 0) continue;
      result[element_at[place]] = values[i];
    }
    WriteDense(result, out);
    return absl::OkStatus();
  });
}

}  // namespace backtape::kernels
