#include "backtape/interp/kernels/dense.h"

#include <algorithm>

#include "absl/container/inlined_vector.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/element_access.h"

namespace backtape::kernels {
namespace {

// The number of elements in a run along the last dim, if another dim is denser in memory.
constexpr int64_t kShortRun = 32;

// The sizes and strides of a view of a tensor that has the same elements in the same order and as few dims as possible,
// but at least one.
struct Dims {
  explicit Dims(const Tensor& tensor) {
    for (int64_t d = 0; d < tensor.dim(); ++d) {
      const int64_t size = tensor.size(d), stride = tensor.stride(d);
      if (size == 1) continue;
      if (!sizes.empty() && strides.back() == stride * size) {
        sizes.back() *= size;
        strides.back() = stride;
      } else {
        sizes.push_back(size);
        strides.push_back(stride);
      }
    }
    if (sizes.empty()) {
      sizes.push_back(1);
      strides.push_back(1);
    }
  }

  DimVector sizes, strides;
};

// The dim with the smallest stride, if that is not the last one; else -1. If there is such a dim, ForEachRun splits the
// last dim into short runs, and consecutive runs are neighbours in the denser dim, so that each cache line is read
// once.
int64_t DenserDim(const Dims& dims) {
  const auto last = static_cast<int64_t>(dims.sizes.size()) - 1;
  int64_t densest = last;
  for (int64_t d = 0; d < last; ++d) {
    if (dims.strides[d] > 0 && dims.strides[d] < dims.strides[densest]) densest = d;
  }
  return densest == last ? -1 : densest;
}

// Calls f(address, index, stride, length) for runs that together cover all elements; `index` is the row-major index of
// the run's first element, and the others follow it. A row-major tensor is a single run.
template <typename F>
void ForEachRun(const Tensor& tensor, F&& f) {
  if (tensor.numel() == 0) return;
  struct Loop {
    int64_t size;
    int64_t stride;
    int64_t index_stride;
  };
  const Dims dims(tensor);
  const auto last = static_cast<int64_t>(dims.sizes.size()) - 1;
  const int64_t length = dims.sizes[last], stride = dims.strides[last];
  const DimVector index_strides = ContiguousStrides(dims.sizes);
  const int64_t denser = DenserDim(dims);
  absl::InlinedVector<Loop, 6> loops;
  for (int64_t d = 0; d < last; ++d) {
    if (d != denser) loops.push_back({dims.sizes[d], dims.strides[d], index_strides[d]});
  }
  const size_t parts = loops.size();  // the loop over the parts of the last dim
  if (denser >= 0) {
    loops.push_back({(length + kShortRun - 1) / kShortRun, stride * kShortRun, kShortRun});
    loops.push_back({dims.sizes[denser], dims.strides[denser], index_strides[denser]});
  }
  const int64_t item_size = ItemSize(tensor.dtype());
  std::byte* run = tensor.raw_data();
  int64_t index = 0;
  DimVector position(loops.size(), 0);
  while (true) {
    f(run, index, stride, denser < 0 ? length : std::min(kShortRun, length - position[parts] * kShortRun));
    size_t d = loops.size();
    while (true) {
      if (d == 0) return;
      const Loop& loop = loops[--d];
      const bool is_last = ++position[d] == loop.size;
      const int64_t steps = is_last ? 1 - loop.size : 1;
      run += loop.stride * steps * item_size;
      index += loop.index_stride * steps;
      if (!is_last) break;
      position[d] = 0;
    }
  }
}

}  // namespace

template <typename T>
std::vector<T> ReadDense(const Tensor& tensor) {
  std::vector<T> values;
  ReadDense(tensor, values);
  return values;
}

template <typename T>
void ReadDense(const Tensor& tensor, std::vector<T>& values) {
  values.resize(tensor.numel());
  ForEachRun(tensor, [&](const std::byte* run, int64_t index, int64_t stride, int64_t length) {
    LoadRun(run, stride, tensor.dtype(), values.data() + index, length);
  });
}

template <typename T>
void WriteDense(absl::Span<const T> values, const Tensor& tensor) {
  BACKTAPE_CHECK(static_cast<int64_t>(values.size()) == tensor.numel());
  ForEachRun(tensor, [&](std::byte* run, int64_t index, int64_t stride, int64_t length) {
    StoreRun(values.data() + index, run, stride, tensor.dtype(), length);
  });
}

void Fill(const Tensor& out, const Scalar& value) {
  CopyElements(Expand(Tensor::Full({}, value, out.dtype()), out.sizes()), out);
}

Tensor AsStrided(const Tensor& t, absl::Span<const int64_t> sizes, absl::Span<const int64_t> strides, int64_t offset) {
  absl::StatusOr<Tensor> view = t.TryAsStrided(sizes, strides, offset);
  BACKTAPE_CHECK(view.ok()) << view.status().ToString();
  return *std::move(view);
}

Tensor MoveDim(const Tensor& t, int64_t from, int64_t to) {
  if (t.dim() == 0) return AsStrided(t, {1}, {1}, t.storage_offset());
  DimVector sizes(t.sizes().begin(), t.sizes().end()), strides(t.strides().begin(), t.strides().end());
  sizes.erase(sizes.begin() + from);
  strides.erase(strides.begin() + from);
  sizes.insert(sizes.begin() + to, t.size(from));
  strides.insert(strides.begin() + to, t.stride(from));
  return AsStrided(t, sizes, strides, t.storage_offset());
}

Tensor Select(const Tensor& t, int64_t dim, int64_t index) {
  DimVector sizes(t.sizes().begin(), t.sizes().end()), strides(t.strides().begin(), t.strides().end());
  sizes.erase(sizes.begin() + dim);
  strides.erase(strides.begin() + dim);
  return AsStrided(t, sizes, strides, t.storage_offset() + index * t.stride(dim));
}

Tensor Slice(const Tensor& t, int64_t dim, int64_t start, int64_t length, int64_t step) {
  DimVector sizes(t.sizes().begin(), t.sizes().end()), strides(t.strides().begin(), t.strides().end());
  sizes[dim] = length;
  strides[dim] *= step;
  return AsStrided(t, sizes, strides, t.storage_offset() + start * t.stride(dim));
}

Tensor Expand(const Tensor& t, absl::Span<const int64_t> sizes) {
  const int64_t added = static_cast<int64_t>(sizes.size()) - t.dim();
  DimVector strides(sizes.size(), 0);
  for (int64_t d = 0; d < t.dim(); ++d) strides[added + d] = t.size(d) == sizes[added + d] ? t.stride(d) : 0;
  return AsStrided(t, sizes, strides, t.storage_offset());
}

template <typename T>
Rows<T> ReadRows(const Tensor& tensor, const std::vector<bool>& reduced) {
  Rows<T> rows;
  rows.count = rows.length = 1;
  DimVector sizes, strides;
  for (bool along_rows : {false, true}) {
    for (int64_t d = 0; d < tensor.dim(); ++d) {
      if (reduced[d] != along_rows) continue;
      sizes.push_back(tensor.size(d));
      strides.push_back(tensor.stride(d));
      (along_rows ? rows.length : rows.count) *= tensor.size(d);
    }
  }
  rows.values = ReadDense<T>(AsStrided(tensor, sizes, strides, tensor.storage_offset()));
  return rows;
}

template <typename T>
Rows<T> ReadRows(const Tensor& tensor, int64_t dim) {
  std::vector<bool> reduced(tensor.dim());
  if (tensor.dim() > 0) reduced[Wrap(dim, tensor.dim())] = true;
  return ReadRows<T>(tensor, reduced);
}

template <typename T>
void WriteRows(const Rows<T>& rows, const Tensor& tensor, int64_t dim) {
  WriteDense(rows.values, MoveDim(tensor, Wrap(dim, tensor.dim()), tensor.dim() - 1));
}

template std::vector<double> ReadDense(const Tensor&);
template std::vector<int64_t> ReadDense(const Tensor&);
template void ReadDense(const Tensor&, std::vector<double>&);
template void ReadDense(const Tensor&, std::vector<int64_t>&);
template void WriteDense(absl::Span<const double>, const Tensor&);
template void WriteDense(absl::Span<const int64_t>, const Tensor&);
template Rows<double> ReadRows(const Tensor&, const std::vector<bool>&);
template Rows<int64_t> ReadRows(const Tensor&, const std::vector<bool>&);
template Rows<double> ReadRows(const Tensor&, int64_t);
template Rows<int64_t> ReadRows(const Tensor&, int64_t);
template void WriteRows(const Rows<double>&, const Tensor&, int64_t);
template void WriteRows(const Rows<int64_t>&, const Tensor&, int64_t);

}  // namespace backtape::kernels
