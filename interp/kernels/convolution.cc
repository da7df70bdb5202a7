// Convolution and its gradients, computed as matrix products over unfolded images.
//
// Both kinds of convolution relate an *image* and a *grid*: each grid position has a kernel window that covers a part
// of the image. A convolution maps image to grid, a transposed one grid to image. Let Unfold(image) be the matrix whose
// columns are the windows, and W the weights as [grid channels, image channels x window]. Then grid = W x
// Unfold(image), image = Fold(W^T x grid), W = grid x Unfold(image)^T, and every gradient is one of these three, too.
// Groups are independent of each other.
#include <array>
#include <optional>
#include <vector>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/gemm.h"

namespace backtape::kernels {
namespace {

constexpr int kSpatial = 3;  // missing leading dims get size 1
using Sizes = std::array<int64_t, kSpatial>;

int64_t Volume(const Sizes& sizes) { return sizes[0] * sizes[1] * sizes[2]; }

struct Geometry {
  int64_t batch = 0;
  int64_t groups = 1;
  int64_t image_channels = 0;  // per group
  int64_t grid_channels = 0;   // per group
  Sizes image, grid, window;
  Sizes stride, padding, dilation;

  int64_t image_size() const { return image_channels * Volume(image); }  // per group and sample
  int64_t grid_size() const { return grid_channels * Volume(grid); }
  int64_t weight_size() const { return grid_channels * unfolded_rows(); }  // per group
  int64_t unfolded_rows() const { return image_channels * Volume(window); }
  int64_t unfolded_size() const { return unfolded_rows() * Volume(grid); }
};

// The last dims of `values`, starting at index `first`; a list of one element applies to all `rank` dims.
Sizes LastSizes(absl::Span<const int64_t> values, size_t first, int64_t rank, int64_t otherwise) {
  Sizes result;
  result.fill(otherwise);
  for (int64_t d = 0; d < rank; ++d) {
    result[kSpatial - rank + d] = values.size() - first == 1 ? values[first] : values[first + d];
  }
  return result;
}

Geometry MakeGeometry(absl::Span<const int64_t> input, absl::Span<const int64_t> output,
                      absl::Span<const int64_t> weight, absl::Span<const int64_t> stride,
                      absl::Span<const int64_t> padding, absl::Span<const int64_t> dilation, bool transposed,
                      int64_t groups) {
  const int64_t rank = static_cast<int64_t>(weight.size()) - 2;
  Geometry g;
  g.batch = input[0];
  g.groups = groups;
  g.grid_channels = weight[0] / groups;
  g.image_channels = weight[1];
  g.image = LastSizes(transposed ? output : input, 2, rank, 1);
  g.grid = LastSizes(transposed ? input : output, 2, rank, 1);
  g.window = LastSizes(weight, 2, rank, 1);
  g.stride = LastSizes(stride, 0, rank, 1);
  g.padding = LastSizes(padding, 0, rank, 0);
  g.dilation = LastSizes(dilation, 0, rank, 1);
  return g;
}

// Calls f(row of the unfolded matrix, first column, offset in the image, count, step) for every run of columns whose
// windows read one image line, `step` elements apart. Positions in the padding belong to no run.
template <typename F>
void ForEachRun(const Geometry& g, F f) {
  int64_t row = 0;
  for (int64_t c = 0; c < g.image_channels; ++c) {
    for (int64_t a = 0; a < g.window[0]; ++a) {
      for (int64_t b = 0; b < g.window[1]; ++b) {
        for (int64_t d = 0; d < g.window[2]; ++d, ++row) {
          const int64_t first = d * g.dilation[2] - g.padding[2];  // position of grid position 0 in the image line
          const int64_t begin = first < 0 ? (-first + g.stride[2] - 1) / g.stride[2] : 0;
          const int64_t end = std::min(g.grid[2], first < g.image[2] ? (g.image[2] - 1 - first) / g.stride[2] + 1 : 0);
          if (begin >= end) continue;
          for (int64_t u = 0; u < g.grid[0]; ++u) {
            const int64_t x = u * g.stride[0] + a * g.dilation[0] - g.padding[0];
            if (x < 0 || x >= g.image[0]) continue;
            for (int64_t v = 0; v < g.grid[1]; ++v) {
              const int64_t y = v * g.stride[1] + b * g.dilation[1] - g.padding[1];
              if (y < 0 || y >= g.image[1]) continue;
              f(row, (u * g.grid[1] + v) * g.grid[2] + begin,
                ((c * g.image[0] + x) * g.image[1] + y) * g.image[2] + first + begin * g.stride[2], end - begin,
                g.stride[2]);
            }
          }
        }
      }
    }
  }
}

template <typename T>
void Unfold(const Geometry& g, const T* image, std::vector<T>& unfolded) {
  unfolded.assign(g.unfolded_size(), T{0});
  const int64_t columns = Volume(g.grid);
  ForEachRun(g, [&](int64_t row, int64_t column, int64_t offset, int64_t count, int64_t step) {
    T* to = unfolded.data() + row * columns + column;
    for (int64_t i = 0; i < count; ++i) to[i] = image[offset + i * step];
  });
}

// Adds the contributions of overlapping windows to each image element.
template <typename T>
void Fold(const Geometry& g, const std::vector<T>& unfolded, T* image) {
  const int64_t columns = Volume(g.grid);
  ForEachRun(g, [&](int64_t row, int64_t column, int64_t offset, int64_t count, int64_t step) {
    const T* from = unfolded.data() + row * columns + column;
    for (int64_t i = 0; i < count; ++i) image[offset + i * step] = Add(image[offset + i * step], from[i]);
  });
}

template <typename T>
std::vector<T> Transposed(const T* matrix, int64_t rows, int64_t columns) {
  std::vector<T> result(rows * columns);
  for (int64_t i = 0; i < rows; ++i) {
    for (int64_t j = 0; j < columns; ++j) result[j * rows + i] = matrix[i * columns + j];
  }
  return result;
}

template <typename T>
std::vector<T> GridFromImage(const Geometry& g, const std::vector<T>& image, const std::vector<T>& weight) {
  std::vector<T> grid(g.batch * g.groups * g.grid_size()), unfolded;
  for (int64_t i = 0; i < g.batch * g.groups; ++i) {
    Unfold(g, image.data() + i * g.image_size(), unfolded);
    MultiplyAdd(g.grid_channels, Volume(g.grid), g.unfolded_rows(), weight.data() + i % g.groups * g.weight_size(),
                unfolded.data(), grid.data() + i * g.grid_size());
  }
  return grid;
}

template <typename T>
std::vector<T> ImageFromGrid(const Geometry& g, const std::vector<T>& grid, const std::vector<T>& weight) {
  std::vector<T> image(g.batch * g.groups * g.image_size()), unfolded;
  for (int64_t i = 0; i < g.batch * g.groups; ++i) {
    const std::vector<T> w =
        Transposed(weight.data() + i % g.groups * g.weight_size(), g.grid_channels, g.unfolded_rows());
    unfolded.assign(g.unfolded_size(), T{0});
    MultiplyAdd(g.unfolded_rows(), Volume(g.grid), g.grid_channels, w.data(), grid.data() + i * g.grid_size(),
                unfolded.data());
    Fold(g, unfolded, image.data() + i * g.image_size());
  }
  return image;
}

template <typename T>
std::vector<T> WeightFromBoth(const Geometry& g, const std::vector<T>& grid, const std::vector<T>& image) {
  std::vector<T> weight(g.groups * g.weight_size()), unfolded;
  for (int64_t i = 0; i < g.batch * g.groups; ++i) {
    Unfold(g, image.data() + i * g.image_size(), unfolded);
    const std::vector<T> columns = Transposed(unfolded.data(), g.unfolded_rows(), Volume(g.grid));
    MultiplyAdd(g.grid_channels, g.unfolded_rows(), Volume(g.grid), grid.data() + i * g.grid_size(), columns.data(),
                weight.data() + i % g.groups * g.weight_size());
  }
  return weight;
}

}  // namespace

absl::Status convolution(const Tensor& input, const Tensor& weight, const Tensor& bias,
                         absl::Span<const int64_t> stride, absl::Span<const int64_t> padding,
                         absl::Span<const int64_t> dilation, bool transposed, absl::Span<const int64_t> output_padding,
                         int64_t groups, const Tensor& out) {
  const Geometry g =
      MakeGeometry(input.sizes(), out.sizes(), weight.sizes(), stride, padding, dilation, transposed, groups);
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    const std::vector<T> x = ReadDense<T>(input), w = ReadDense<T>(weight);
    std::vector<T> y = transposed ? ImageFromGrid(g, x, w) : GridFromImage(g, x, w);
    if (bias.defined()) {
      const std::vector<T> b = ReadDense<T>(bias);
      const int64_t spatial = Volume(transposed ? g.image : g.grid), channels = out.size(1);
      for (size_t i = 0; i < y.size(); ++i) y[i] = Add(y[i], b[static_cast<int64_t>(i) / spatial % channels]);
    }
    WriteDense(y, out);
    return absl::OkStatus();
  });
}

absl::Status convolution_backward(const Tensor& grad_output, const Tensor& input, const Tensor& weight,
                                  std::optional<absl::Span<const int64_t>> bias_sizes, absl::Span<const int64_t> stride,
                                  absl::Span<const int64_t> padding, absl::Span<const int64_t> dilation,
                                  bool transposed, absl::Span<const int64_t> output_padding, int64_t groups,
                                  std::array<bool, 3> output_mask, const Tensor& out0, const Tensor& out1,
                                  const Tensor& out2) {
  const Geometry g =
      MakeGeometry(input.sizes(), grad_output.sizes(), weight.sizes(), stride, padding, dilation, transposed, groups);
  return DispatchCompute(grad_output.dtype(), [&]<typename T>(std::type_identity<T>) {
    const std::vector<T> dy = ReadDense<T>(grad_output);
    if (out0.defined()) {
      const std::vector<T> w = ReadDense<T>(weight);
      WriteDense(transposed ? GridFromImage(g, dy, w) : ImageFromGrid(g, dy, w), out0);
    }
    if (out1.defined()) {
      const std::vector<T> x = ReadDense<T>(input);
      WriteDense(transposed ? WeightFromBoth(g, x, dy) : WeightFromBoth(g, dy, x), out1);
    }
    if (out2.defined()) {
      std::vector<T> bias_grad(grad_output.size(1));
      const int64_t spatial = Volume(transposed ? g.image : g.grid), channels = grad_output.size(1);
      for (size_t i = 0; i < dy.size(); ++i) {
        T& sum = bias_grad[static_cast<int64_t>(i) / spatial % channels];
        sum = Add(sum, dy[i]);
      }
      WriteDense(bias_grad, out2);
    }
    return absl::OkStatus();
  });
}

}  // namespace backtape::kernels
