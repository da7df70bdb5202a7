// Fractional max pooling (Graham, 2014): windows of a fixed size at pseudorandom distances, over the last two or three
// dims, one plane (the elements of these dims) at a time.
#include <array>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/pointwise/element_math.h"
#include "backtape/tensor/rounded_to.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

using Ints = absl::Span<const int64_t>;

int64_t ForDim(Ints list, int i) { return list.size() == 1 ? list[0] : list[i]; }

// The starts of the windows along one dim. As in PyTorch, each step is rounded to the sample's dtype. In 16 bits, this
// can move a window of a large input out of bounds, which is an error in PyTorch too.
absl::StatusOr<std::vector<int64_t>> Starts(double sample, int64_t in, int64_t out, int64_t window, DType dtype) {
  if (!(sample >= 0 && sample <= 1)) {
    return absl::InvalidArgumentError(absl::StrCat("_random_samples must be in [0, 1], but got ", sample));
  }
  std::vector<int64_t> starts(out);
  const auto rounded = [dtype](double number) { return RoundedTo(dtype, number); };
  if (out > 1) {
    const double step = rounded(rounded(static_cast<double>(in - window)) / rounded(static_cast<double>(out - 1)));
    const auto first = static_cast<int64_t>(rounded(sample * step));
    for (int64_t i = 0; i < out - 1; ++i) {
      starts[i] = static_cast<int64_t>(rounded(rounded(static_cast<double>(i) + sample) * step)) - first;
    }
  }
  if (out > 0) starts[out - 1] = in - window;
  for (const int64_t start : starts) {
    if (start < 0 || start > in - window) {
      return absl::InvalidArgumentError(absl::StrCat("the random sample ", sample, " (", TorchName(dtype),
                                                     ") places a window of ", window, " elements at index ", start,
                                                     ", where it does not fit into the ", in, " input elements"));
    }
  }
  return starts;
}

// Number i of a random sample places the windows along dim places[i]: 0 is the depth, which images lack, 1 the height,
// and 2 the width.
absl::Status Pool(int spatial, Ints places, const Tensor& self, Ints kernel_size, const Tensor& random_samples,
                  const Tensor& out0, const Tensor& out1) {
  std::array<int64_t, 3> in = {1, 1, 1}, out = {1, 1, 1}, window = {1, 1, 1};
  for (int i = 0; i < spatial; ++i) {
    const int place = 3 - spatial + i;
    in[place] = self.size(i - spatial);
    out[place] = out0.size(i - spatial);
    window[place] = ForDim(kernel_size, i);
  }
  const int64_t in_size = in[0] * in[1] * in[2], out_size = out[0] * out[1] * out[2];
  const std::vector<double> samples = ReadDense<double>(random_samples);
  return DispatchCompute(self.dtype(), [&]<typename T>(std::type_identity<T>) -> absl::Status {
    const std::vector<T> values = ReadDense<T>(self);
    std::vector<T> largest(out0.numel());
    std::vector<int64_t> indices(out0.numel());
    for (int64_t p = 0; out_size > 0 && p < out0.numel() / out_size; ++p) {
      std::array<std::vector<int64_t>, 3> starts = {{{0}, {0}, {0}}};
      for (int i = 0; i < spatial; ++i) {
        const int64_t place = places[i];
        BACKTAPE_ASSIGN_OR_RETURN(starts[place], Starts(samples[p * spatial + i], in[place], out[place], window[place],
                                                        random_samples.dtype()));
      }
      const T* const plane = values.data() + p * in_size;
      int64_t to = p * out_size;
      for (const int64_t z0 : starts[0]) {
        for (const int64_t y0 : starts[1]) {
          for (const int64_t x0 : starts[2]) {
            // The first of equal maxima; if there are NaNs, the last NaN.
            int64_t best = -1;
            for (int64_t z = z0; z < z0 + window[0]; ++z) {
              for (int64_t y = y0; y < y0 + window[1]; ++y) {
                for (int64_t x = x0; x < x0 + window[2]; ++x) {
                  const int64_t from = (z * in[1] + y) * in[2] + x;
                  if (best < 0 || plane[from] > plane[best] || IsNan(plane[from])) best = from;
                }
              }
            }
            largest[to] = plane[best];
            indices[to++] = best;
          }
        }
      }
    }
    WriteDense(largest, out0);
    WriteDense(indices, out1);
    return absl::OkStatus();
  });
}

absl::Status PoolBackward(int spatial, const Tensor& grad_output, const Tensor& indices, const Tensor& out) {
  int64_t in_size = 1, out_size = 1;
  for (int i = 1; i <= spatial; ++i) {
    in_size *= out.size(-i);
    out_size *= grad_output.size(-i);
  }
  const std::vector<int64_t> positions = ReadDense<int64_t>(indices);
  const std::vector<double> grads = ReadDense<double>(grad_output);
  std::vector<double> result(out.numel());
  for (size_t i = 0; i < grads.size(); ++i) {
    if (positions[i] < 0 || positions[i] >= in_size) {
      return absl::OutOfRangeError(absl::StrCat(
          "max pooling index ", positions[i], " lies outside the input plane, whose number of elements is ", in_size));
    }
    result[static_cast<int64_t>(i) / out_size * in_size + positions[i]] += grads[i];
  }
  WriteDense(result, out);
  return absl::OkStatus();
}

}  // namespace

// In two dims, the numbers of a sample place the windows along x, then y; in three dims, along the dims in order.
absl::Status fractional_max_pool2d(const Tensor& self, Ints kernel_size, Ints output_size, const Tensor& random_samples,
                                   const Tensor& out0, const Tensor& out1) {
  return Pool(2, {2, 1}, self, kernel_size, random_samples, out0, out1);
}
absl::Status fractional_max_pool3d(const Tensor& self, Ints kernel_size, Ints output_size, const Tensor& random_samples,
                                   const Tensor& out0, const Tensor& out1) {
  return Pool(3, {0, 1, 2}, self, kernel_size, random_samples, out0, out1);
}

absl::Status fractional_max_pool2d_backward(const Tensor& grad_output, const Tensor& self, Ints kernel_size,
                                            Ints output_size, const Tensor& indices, const Tensor& out) {
  return PoolBackward(2, grad_output, indices, out);
}
absl::Status fractional_max_pool3d_backward(const Tensor& grad_output, const Tensor& self, Ints kernel_size,
                                            Ints output_size, const Tensor& indices, const Tensor& out) {
  return PoolBackward(3, grad_output, indices, out);
}

}  // namespace backtape::kernels
