// Pooling into a given number of windows. Window i of n covers the elements from floor(i * size / n) up to but
// excluding ceil((i + 1) * size / n).
#include <array>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/types/span.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/adaptive_windows.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/dim_maps.h"

namespace backtape::kernels {
namespace {

using Ints = absl::Span<const int64_t>;

int64_t WindowStart(int64_t i, int64_t size, int64_t windows) {
  return i / windows * size + i % windows * size / windows;
}
int64_t WindowEnd(int64_t i, int64_t size, int64_t windows) { return 1 + ((i + 1) * size - 1) / windows; }

std::vector<DimMap> AverageMaps(Ints in, Ints out, size_t spatial) {
  std::vector<DimMap> maps;
  for (size_t k = spatial; k > 0; --k) maps.push_back(AdaptiveAverageMap(in[in.size() - k], out[out.size() - k]));
  return maps;
}

absl::Status AdaptiveAverage(size_t spatial, const Tensor& self, const Tensor& out) {
  ApplyDimMaps(self, AverageMaps(self.sizes(), out.sizes(), spatial), out);
  return absl::OkStatus();
}

absl::Status AdaptiveAverageBackward(size_t spatial, const Tensor& grad_output, const Tensor& out) {
  ApplyTransposedDimMaps(grad_output, AverageMaps(out.sizes(), grad_output.sizes(), spatial), out);
  return absl::OkStatus();
}

// A plane; two-dim planes get a leading dim of size 1.
struct Plane {
  std::array<int64_t, 3> sizes = {1, 1, 1};

  Plane(Ints all, size_t spatial) {
    for (size_t k = 1; k <= spatial; ++k) sizes[3 - k] = all[all.size() - k];
  }
  int64_t numel() const { return sizes[0] * sizes[1] * sizes[2]; }
};

// Picks the first of several equal maxima or, if there are NaNs, the last NaN.
absl::Status AdaptiveMax(size_t spatial, const Tensor& self, const Tensor& out0, const Tensor& out1) {
  if (out0.numel() == 0) return absl::OkStatus();
  const Plane in(self.sizes(), spatial), out(out0.sizes(), spatial);
  const std::vector<double> elements = ReadDense<double>(self);
  std::vector<double> values(out0.numel());
  std::vector<int64_t> indices(out0.numel());
  for (size_t to = 0; to < values.size(); ++to) {
    const int64_t window = static_cast<int64_t>(to) % out.numel(), row = window / out.sizes[2];
    const double* plane = elements.data() + static_cast<int64_t>(to) / out.numel() * in.numel();
    const std::array<int64_t, 3> at = {row / out.sizes[1], row % out.sizes[1], window % out.sizes[2]};
    std::array<int64_t, 3> start, end;
    for (int d = 0; d < 3; ++d) {
      start[d] = WindowStart(at[d], in.sizes[d], out.sizes[d]);
      end[d] = WindowEnd(at[d], in.sizes[d], out.sizes[d]);
    }
    int64_t best = -1;
    for (int64_t z = start[0]; z < end[0]; ++z) {
      for (int64_t y = start[1]; y < end[1]; ++y) {
        for (int64_t x = start[2]; x < end[2]; ++x) {
          const int64_t from = (z * in.sizes[1] + y) * in.sizes[2] + x;
          if (best < 0 || plane[from] > plane[best] || IsNan(plane[from])) best = from;
        }
      }
    }
    values[to] = plane[best];
    indices[to] = best;
  }
  WriteDense(values, out0);
  WriteDense(indices, out1);
  return absl::OkStatus();
}

absl::Status AdaptiveMaxBackward(size_t spatial, const Tensor& grad_output, const Tensor& indices, const Tensor& out) {
  const Plane in(out.sizes(), spatial), pooled(grad_output.sizes(), spatial);
  const std::vector<double> grads = ReadDense<double>(grad_output);
  const std::vector<int64_t> positions = ReadDense<int64_t>(indices);
  std::vector<double> result(out.numel());
  for (size_t i = 0; i < grads.size(); ++i) {
    if (positions[i] < 0 || positions[i] >= in.numel()) {
      return absl::OutOfRangeError(absl::StrCat("max pooling index ", positions[i],
                                                " lies outside the input plane, whose number of elements is ",
                                                in.numel()));
    }
    result[static_cast<int64_t>(i) / pooled.numel() * in.numel() + positions[i]] += grads[i];
  }
  WriteDense(result, out);
  return absl::OkStatus();
}

}  // namespace

DimMap AdaptiveAverageMap(int64_t size, int64_t windows) {
  DimMap map(windows);
  for (int64_t i = 0; i < windows; ++i) {
    const int64_t start = WindowStart(i, size, windows), end = WindowEnd(i, size, windows);
    for (int64_t from = start; from < end; ++from) map[i].push_back({from, 1 / static_cast<double>(end - start)});
  }
  return map;
}

absl::Status adaptive_avg_pool1d(const Tensor& self, Ints output_size, const Tensor& out) {
  return AdaptiveAverage(1, self, out);
}

absl::Status _adaptive_avg_pool2d(const Tensor& self, Ints output_size, const Tensor& out) {
  return AdaptiveAverage(2, self, out);
}

absl::Status _adaptive_avg_pool2d_backward(const Tensor& grad_output, const Tensor& self, const Tensor& out) {
  return AdaptiveAverageBackward(2, grad_output, out);
}

absl::Status adaptive_max_pool2d(const Tensor& self, Ints output_size, const Tensor& out0, const Tensor& out1) {
  return AdaptiveMax(2, self, out0, out1);
}

absl::Status adaptive_max_pool2d_backward(const Tensor& grad_output, const Tensor& self, const Tensor& indices,
                                          const Tensor& out) {
  return AdaptiveMaxBackward(2, grad_output, indices, out);
}

absl::Status _adaptive_avg_pool3d(const Tensor& self, Ints output_size, const Tensor& out) {
  return AdaptiveAverage(3, self, out);
}

absl::Status _adaptive_avg_pool3d_backward(const Tensor& grad_output, const Tensor& self, const Tensor& out) {
  return AdaptiveAverageBackward(3, grad_output, out);
}

absl::Status adaptive_max_pool3d(const Tensor& self, Ints output_size, const Tensor& out0, const Tensor& out1) {
  return AdaptiveMax(3, self, out0, out1);
}

absl::Status adaptive_max_pool3d_backward(const Tensor& grad_output, const Tensor& self, const Tensor& indices,
                                          const Tensor& out) {
  return AdaptiveMaxBackward(3, grad_output, indices, out);
}

}  // namespace backtape::kernels
