// Ops that rearrange elements between the channels and the spatial positions of images.
#include <vector>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"

namespace backtape::kernels {
namespace {

using Ints = absl::Span<const int64_t>;

// Maps [..., C r r, H, W] to [..., C, H r, W r], or the reverse.
absl::Status Shuffle(int64_t factor, bool reverse, const Tensor& from, const Tensor& to) {
  const Tensor& small = reverse ? to : from;
  const int64_t height = small.size(-2), width = small.size(-1);
  return DispatchCompute(from.dtype(), [&]<typename T>(std::type_identity<T>) {
    const std::vector<T> values = ReadDense<T>(from);
    std::vector<T> result(values.size());
    const int64_t columns = width * factor, rows = height * factor;
    for (size_t i = 0; i < values.size(); ++i) {  // iterates over [planes, H r, W r]
      const int64_t x = static_cast<int64_t>(i) % columns, row = static_cast<int64_t>(i) / columns;
      const int64_t y = row % rows, plane = row / rows;
      const int64_t channel = (plane * factor + y % factor) * factor + x % factor;
      const int64_t j = (channel * height + y / factor) * width + x / factor;
      if (reverse) {
        result[j] = values[i];
      } else {
        result[i] = values[j];
      }
    }
    WriteDense(result, to);
    return absl::OkStatus();
  });
}

// Calls f(index in the columns, index in the image) for each window element inside the image. The columns are [N, C kh
// kw, windows], the image is [N, C, H, W].
template <typename F>
void ForEachColumnElement(Ints image, Ints kernel, Ints dilation, Ints padding, Ints stride, F f) {
  const auto at = [](Ints list, int i) { return list.size() == 1 ? list[0] : list[i]; };
  const size_t rank = image.size();
  const int64_t height = image[rank - 2], width = image[rank - 1];
  int64_t planes = 1;
  for (size_t d = 0; d + 2 < rank; ++d) planes *= image[d];
  const auto windows = [&](int i, int64_t size) {
    return (size + 2 * at(padding, i) - at(dilation, i) * (at(kernel, i) - 1) - 1) / at(stride, i) + 1;
  };
  const int64_t rows = windows(0, height), columns = windows(1, width);
  int64_t position = 0;
  for (int64_t p = 0; p < planes; ++p) {
    for (int64_t a = 0; a < at(kernel, 0); ++a) {
      for (int64_t b = 0; b < at(kernel, 1); ++b) {
        for (int64_t u = 0; u < rows; ++u) {
          const int64_t y = u * at(stride, 0) - at(padding, 0) + a * at(dilation, 0);
          for (int64_t v = 0; v < columns; ++v, ++position) {
            const int64_t x = v * at(stride, 1) - at(padding, 1) + b * at(dilation, 1);
            if (y >= 0 && y < height && x >= 0 && x < width) f(position, (p * height + y) * width + x);
          }
        }
      }
    }
  }
}

}  // namespace

absl::Status pixel_shuffle(const Tensor& self, int64_t upscale_factor, const Tensor& out) {
  return Shuffle(upscale_factor, false, self, out);
}

absl::Status pixel_unshuffle(const Tensor& self, int64_t downscale_factor, const Tensor& out) {
  return Shuffle(downscale_factor, true, self, out);
}

absl::Status channel_shuffle(const Tensor& self, int64_t groups, const Tensor& out) {
  const int64_t channels = self.size(1), per_group = channels / groups;
  for (int64_t c = 0; c < channels; ++c) {
    CopyElements(Select(self, 1, c % groups * per_group + c / groups), Select(out, 1, c));
  }
  return absl::OkStatus();
}

absl::Status im2col(const Tensor& self, Ints kernel_size, Ints dilation, Ints padding, Ints stride, const Tensor& out) {
  return DispatchCompute(self.dtype(), [&]<typename T>(std::type_identity<T>) {
    const std::vector<T> image = ReadDense<T>(self);
    std::vector<T> columns(out.numel());
    ForEachColumnElement(self.sizes(), kernel_size, dilation, padding, stride,
                         [&](int64_t column, int64_t place) { columns[column] = image[place]; });
    WriteDense(columns, out);
    return absl::OkStatus();
  });
}

absl::Status col2im(const Tensor& self, Ints output_size, Ints kernel_size, Ints dilation, Ints padding, Ints stride,
                    const Tensor& out) {
  return DispatchCompute(self.dtype(), [&]<typename T>(std::type_identity<T>) {
    const std::vector<T> columns = ReadDense<T>(self);
    std::vector<T> image(out.numel());
    ForEachColumnElement(out.sizes(), kernel_size, dilation, padding, stride,
                         [&](int64_t column, int64_t place) { image[place] = Add(image[place], columns[column]); });
    WriteDense(image, out);
    return absl::OkStatus();
  });
}

}  // namespace backtape::kernels
