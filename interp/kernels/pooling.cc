// Pooling over the last one, two or three dims, one plane (the elements of these dims) at a time.
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"

namespace backtape::kernels {
namespace {

using Ints = absl::Span<const int64_t>;

// Planes with fewer than three dims get leading dims of size 1.
struct Pool {
  std::array<int64_t, 3> in = {1, 1, 1}, out = {1, 1, 1}, kernel = {1, 1, 1}, stride = {1, 1, 1};
  std::array<int64_t, 3> padding = {0, 0, 0}, dilation = {1, 1, 1};
  int64_t planes = 1;

  int64_t in_size() const { return in[0] * in[1] * in[2]; }
  int64_t out_size() const { return out[0] * out[1] * out[2]; }
};

int64_t At(Ints list, int i) { return list.size() == 1 ? list[0] : list[i]; }

Pool MakePool(int spatial, Ints in, Ints out, Ints kernel_size, Ints stride, Ints padding, Ints dilation) {
  if (stride.empty()) stride = kernel_size;
  Pool pool;
  for (size_t d = 0; d + spatial < in.size(); ++d) pool.planes *= in[d];
  for (int i = 0; i < spatial; ++i) {
    const int place = 3 - spatial + i;
    pool.in[place] = in[in.size() - spatial + i];
    pool.out[place] = out[out.size() - spatial + i];
    pool.kernel[place] = At(kernel_size, i);
    pool.stride[place] = At(stride, i);
    pool.padding[place] = At(padding, i);
    pool.dilation[place] = At(dilation, i);
  }
  return pool;
}

// The range [first, second) of a window's elements that lie inside the input.
std::pair<int64_t, int64_t> Inside(const Pool& pool, int i, int64_t start) {
  const int64_t dilation = pool.dilation[i];
  const int64_t first = start >= 0 ? 0 : (-start + dilation - 1) / dilation;
  const int64_t last = pool.in[i] > start ? (pool.in[i] - start + dilation - 1) / dilation : 0;
  return {first, std::min(last, pool.kernel[i])};
}

// Calls f(index in the output plane, index in the input plane) for every element of every window that lies inside the
// input.
template <typename F>
void ForEachElement(const Pool& pool, F f) {
  const auto positions = [&](int d, int64_t window, auto&& visit) {
    const int64_t start = window * pool.stride[d] - pool.padding[d];
    const auto [begin, end] = Inside(pool, d, start);
    for (int64_t k = begin; k < end; ++k) visit(start + k * pool.dilation[d]);
  };
  for (int64_t to = 0; to < pool.out_size(); ++to) {
    const int64_t row = to / pool.out[2];
    positions(0, row / pool.out[1], [&](int64_t z) {
      positions(1, row % pool.out[1], [&](int64_t y) {
        positions(2, to % pool.out[2], [&](int64_t x) { f(to, (z * pool.in[1] + y) * pool.in[2] + x); });
      });
    });
  }
}

// The index in the input plane of a window's first element whose coordinates are not negative. For a window that lies
// in the padding, PyTorch returns it as the index of the maximum; it may then be beyond the input.
int64_t FirstElement(const Pool& pool, int64_t to) {
  const int64_t row = to / pool.out[2];
  const int64_t window[] = {row / pool.out[1], row % pool.out[1], to % pool.out[2]};
  int64_t index = 0;
  for (int d = 0; d < 3; ++d) {
    const int64_t start = window[d] * pool.stride[d] - pool.padding[d];
    index = index * pool.in[d] + start + Inside(pool, d, start).first * pool.dilation[d];
  }
  return index;
}

template <typename T>
T Lowest() {
  return std::numeric_limits<T>::has_infinity ? -std::numeric_limits<T>::infinity() : std::numeric_limits<T>::lowest();
}

// The divisor of each window's sum: `divisor_override` or, by default, the number of the window's elements in the input
// and, with `count_include_pad`, in the padding.
std::vector<double> Divisors(const Pool& pool, bool count_include_pad, std::optional<int64_t> divisor_override) {
  std::vector<double> divisors;
  for (int64_t to = 0; to < pool.out_size(); ++to) {
    const int64_t row = to / pool.out[2];
    const std::array<int64_t, 3> position = {row / pool.out[1], row % pool.out[1], to % pool.out[2]};
    double divisor = 1;
    for (int i = 0; i < 3; ++i) {
      const int64_t margin = count_include_pad ? pool.padding[i] : 0;
      const int64_t start = position[i] * pool.stride[i] - pool.padding[i];
      const int64_t end = std::min(start + pool.kernel[i], pool.in[i] + pool.padding[i]);
      divisor *= static_cast<double>(std::min(end, pool.in[i] + margin) - std::max(start, -margin));
    }
    divisors.push_back(divisor_override.has_value() ? static_cast<double>(*divisor_override) : divisor);
  }
  return divisors;
}

absl::Status MaxPool(const Pool& pool, const Tensor& self, const Tensor& out0, const Tensor& out1) {
  return DispatchCompute(self.dtype(), [&]<typename T>(std::type_identity<T>) {
    const std::vector<T> in = ReadDense<T>(self);
    std::vector<T> values(out0.numel(), Lowest<T>());
    // For each window, the index of its maximum in the input plane: the first of equal maxima or, if there are NaNs,
    // the last NaN.
    std::vector<int64_t> indices(out0.numel());
    for (size_t i = 0; i < indices.size(); ++i)
      indices[i] = FirstElement(pool, static_cast<int64_t>(i) % pool.out_size());
    for (int64_t p = 0; p < pool.planes; ++p) {
      const T* plane = in.data() + p * pool.in_size();
      ForEachElement(pool, [&](int64_t to, int64_t from) {
        T& value = values[p * pool.out_size() + to];
        int64_t& index = indices[p * pool.out_size() + to];
        if (plane[from] > value || IsNan(plane[from])) {
          value = plane[from];
          index = from;
        }
      });
    }
    WriteDense(values, out0);
    WriteDense(indices, out1);
    return absl::OkStatus();
  });
}

absl::Status MaxPoolBackward(const Pool& pool, const Tensor& grad_output, const Tensor& indices, const Tensor& out) {
  const std::vector<int64_t> positions = ReadDense<int64_t>(indices);
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    const std::vector<T> grads = ReadDense<T>(grad_output);
    std::vector<T> result(out.numel());
    for (size_t i = 0; i < grads.size(); ++i) {
      if (positions[i] < 0 || positions[i] >= pool.in_size()) {
        return absl::OutOfRangeError(absl::StrCat("max pooling index ", positions[i],
                                                  " lies outside the input plane, whose number of elements is ",
                                                  pool.in_size()));
      }
      T& sum = result[static_cast<int64_t>(i) / pool.out_size() * pool.in_size() + positions[i]];
      sum = Add(sum, grads[i]);
    }
    WriteDense(result, out);
    return absl::OkStatus();
  });
}

absl::Status AveragePool(const Pool& pool, const Tensor& self, bool count_include_pad,
                         std::optional<int64_t> divisor_override, const Tensor& out) {
  const std::vector<double> divisors = Divisors(pool, count_include_pad, divisor_override);
  const std::vector<double> in = ReadDense<double>(self);
  std::vector<double> result(out.numel());
  for (int64_t p = 0; p < pool.planes; ++p) {
    double* to = result.data() + p * pool.out_size();
    ForEachElement(pool, [&](int64_t o, int64_t i) { to[o] += in[p * pool.in_size() + i]; });
    for (int64_t o = 0; o < pool.out_size(); ++o) to[o] /= divisors[o];
  }
  WriteDense(result, out);
  return absl::OkStatus();
}

absl::Status AveragePoolBackward(const Pool& pool, const Tensor& grad_output, bool count_include_pad,
                                 std::optional<int64_t> divisor_override, const Tensor& out) {
  const std::vector<double> divisors = Divisors(pool, count_include_pad, divisor_override);
  const std::vector<double> grads = ReadDense<double>(grad_output);
  std::vector<double> result(out.numel());
  for (int64_t p = 0; p < pool.planes; ++p) {
    ForEachElement(pool, [&](int64_t o, int64_t i) {
      result[p * pool.in_size() + i] += grads[p * pool.out_size() + o] / divisors[o];
    });
  }
  WriteDense(result, out);
  return absl::OkStatus();
}

constexpr std::array<int64_t, 3> kNotDilated = {1, 1, 1};

}  // namespace

absl::Status avg_pool1d(const Tensor& self, Ints kernel_size, Ints stride, Ints padding, bool ceil_mode,
                        bool count_include_pad, const Tensor& out) {
  const Pool pool = MakePool(1, self.sizes(), out.sizes(), kernel_size, stride, padding, kNotDilated);
  return AveragePool(pool, self, count_include_pad, std::nullopt, out);
}

absl::Status max_pool2d_with_indices(const Tensor& self, Ints kernel_size, Ints stride, Ints padding, Ints dilation,
                                     bool ceil_mode, const Tensor& out0, const Tensor& out1) {
  return MaxPool(MakePool(2, self.sizes(), out0.sizes(), kernel_size, stride, padding, dilation), self, out0, out1);
}

absl::Status max_pool2d_with_indices_backward(const Tensor& grad_output, const Tensor& self, Ints kernel_size,
                                              Ints stride, Ints padding, Ints dilation, bool ceil_mode,
                                              const Tensor& indices, const Tensor& out) {
  const Pool pool = MakePool(2, self.sizes(), grad_output.sizes(), kernel_size, stride, padding, dilation);
  return MaxPoolBackward(pool, grad_output, indices, out);
}

absl::Status avg_pool2d(const Tensor& self, Ints kernel_size, Ints stride, Ints padding, bool ceil_mode,
                        bool count_include_pad, std::optional<int64_t> divisor_override, const Tensor& out) {
  const Pool pool = MakePool(2, self.sizes(), out.sizes(), kernel_size, stride, padding, kNotDilated);
  return AveragePool(pool, self, count_include_pad, divisor_override, out);
}

absl::Status avg_pool2d_backward(const Tensor& grad_output, const Tensor& self, Ints kernel_size, Ints stride,
                                 Ints padding, bool ceil_mode, bool count_include_pad,
                                 std::optional<int64_t> divisor_override, const Tensor& out) {
  const Pool pool = MakePool(2, self.sizes(), grad_output.sizes(), kernel_size, stride, padding, kNotDilated);
  return AveragePoolBackward(pool, grad_output, count_include_pad, divisor_override, out);
}

absl::Status max_pool3d_with_indices(const Tensor& self, Ints kernel_size, Ints stride, Ints padding, Ints dilation,
                                     bool ceil_mode, const Tensor& out0, const Tensor& out1) {
  return MaxPool(MakePool(3, self.sizes(), out0.sizes(), kernel_size, stride, padding, dilation), self, out0, out1);
}

absl::Status max_pool3d_with_indices_backward(const Tensor& grad_output, const Tensor& self, Ints kernel_size,
                                              Ints stride, Ints padding, Ints dilation, bool ceil_mode,
                                              const Tensor& indices, const Tensor& out) {
  const Pool pool = MakePool(3, self.sizes(), grad_output.sizes(), kernel_size, stride, padding, dilation);
  return MaxPoolBackward(pool, grad_output, indices, out);
}

absl::Status avg_pool3d(const Tensor& self, Ints kernel_size, Ints stride, Ints padding, bool ceil_mode,
                        bool count_include_pad, std::optional<int64_t> divisor_override, const Tensor& out) {
  const Pool pool = MakePool(3, self.sizes(), out.sizes(), kernel_size, stride, padding, kNotDilated);
  return AveragePool(pool, self, count_include_pad, divisor_override, out);
}

absl::Status avg_pool3d_backward(const Tensor& grad_output, const Tensor& self, Ints kernel_size, Ints stride,
                                 Ints padding, bool ceil_mode, bool count_include_pad,
                                 std::optional<int64_t> divisor_override, const Tensor& out) {
  const Pool pool = MakePool(3, self.sizes(), grad_output.sizes(), kernel_size, stride, padding, kNotDilated);
  return AveragePoolBackward(pool, grad_output, count_include_pad, divisor_override, out);
}

}  // namespace backtape::kernels
