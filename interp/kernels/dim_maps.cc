#include "backtape/interp/kernels/dim_maps.h"

#include <utility>

#include "absl/status/status.h"
#include "backtape/interp/kernels/dense.h"

namespace backtape::kernels {
namespace {

// Row-major elements with their sizes.
template <typename T>
struct DenseBlock {
  std::vector<T> values;
  DimVector sizes;
};

// Applies the map along `dim`, or with `transposed` its transpose, which has `size` output positions.
template <typename T>
DenseBlock<T> MapAlong(const DenseBlock<T>& in, const DimMap& map, int64_t dim, bool transposed, int64_t size) {
  DenseBlock<T> out;
  out.sizes = in.sizes;
  out.sizes[dim] = transposed ? size : static_cast<int64_t>(map.size());
  int64_t before = 1, after = 1;
  for (int64_t d = 0; d < dim; ++d) before *= in.sizes[d];
  for (size_t d = dim + 1; d < in.sizes.size(); ++d) after *= in.sizes[d];
  out.values.resize(before * out.sizes[dim] * after);
  for (int64_t b = 0; b < before; ++b) {
    const T* from = in.values.data() + b * in.sizes[dim] * after;
    T* to = out.values.data() + b * out.sizes[dim] * after;
    for (size_t position = 0; position < map.size(); ++position) {
      for (size_t i = 0; i < map[position].size(); ++i) {
        const Tap& tap = map[position][i];
        const T weight = static_cast<T>(tap.weight);
        const int64_t p = static_cast<int64_t>(position);
        const T* x = from + (transposed ? p : tap.from) * after;
        T* y = to + (transposed ? tap.from : p) * after;
        // The first term is not added to 0, which would lose the sign of a zero.
        if (!transposed && i == 0) {
          for (int64_t a = 0; a < after; ++a) y[a] = Multiply(x[a], weight);
        } else {
          for (int64_t a = 0; a < after; ++a) y[a] = Add(y[a], Multiply(x[a], weight));
        }
      }
    }
  }
  return out;
}

void Apply(const Tensor& in, absl::Span<const DimMap> maps, bool transposed, const Tensor& out) {
  if (out.numel() == 0) return;
  DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    DenseBlock<T> block{ReadDense<T>(in), DimVector(in.sizes().begin(), in.sizes().end())};
    const int64_t first = in.dim() - static_cast<int64_t>(maps.size());
    for (size_t i = 0; i < maps.size(); ++i) {
      const int64_t dim = first + static_cast<int64_t>(i);
      block = MapAlong(block, maps[i], dim, transposed, out.size(dim));
    }
    WriteDense(block.values, out);
  });
}

}  // namespace

void ApplyDimMaps(const Tensor& in, absl::Span<const DimMap> maps, const Tensor& out) { Apply(in, maps, false, out); }

void ApplyTransposedDimMaps(const Tensor& grad, absl::Span<const DimMap> maps, const Tensor& grad_in) {
  Apply(grad, maps, true, grad_in);
}

}  // namespace backtape::kernels
