// Pooling over the last two dims, one plane at a time.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"

namespace backtape::kernels {
namespace {

using Ints = absl::Span<const int64_t>;

struct Pool {
  std::array<int64_t, 2> in, out, kernel, stride, padding, dilation;
  int64_t planes = 0;

  int64_t in_size() const { return in[0] * in[1]; }
  int64_t out_size() const { return out[0] * out[1]; }
};

int64_t At(Ints list, int i) { return list.size() == 1 ? list[0] : list[i]; }

Pool MakePool(Ints in, Ints out, Ints kernel_size, Ints stride, Ints padding, Ints dilation) {
  if (stride.empty()) stride = kernel_size;
  Pool pool;
  pool.planes = 1;
  for (size_t d = 0; d + 2 < in.size(); ++d) pool.planes *= in[d];
  for (int i = 0; i < 2; ++i) {
    pool.in[i] = in[in.size() - 2 + i];
    pool.out[i] = out[out.size() - 2 + i];
    pool.kernel[i] = At(kernel_size, i);
    pool.stride[i] = At(stride, i);
    pool.padding[i] = At(padding, i);
    pool.dilation[i] = At(dilation, i);
  }
  return pool;
}

// Calls f(position in the output plane, position in the input plane) for every element of every window.
template <typename F>
void ForEachElement(const Pool& pool, F f) {
  for (int64_t u = 0; u < pool.out[0]; ++u) {
    for (int64_t v = 0; v < pool.out[1]; ++v) {
      for (int64_t a = 0; a < pool.kernel[0]; ++a) {
        const int64_t y = u * pool.stride[0] - pool.padding[0] + a * pool.dilation[0];
        if (y < 0 || y >= pool.in[0]) continue;
        for (int64_t b = 0; b < pool.kernel[1]; ++b) {
          const int64_t x = v * pool.stride[1] - pool.padding[1] + b * pool.dilation[1];
          if (x >= 0 && x < pool.in[1]) f(u * pool.out[1] + v, y * pool.in[1] + x);
        }
      }
    }
  }
}

// What each window's sum is divided by: its elements in the input, and with `count_include_pad` those in the padding.
std::vector<double> Divisors(const Pool& pool, bool count_include_pad, std::optional<int64_t> divisor_override) {
  std::vector<double> divisors;
  for (int64_t u = 0; u < pool.out[0]; ++u) {
    for (int64_t v = 0; v < pool.out[1]; ++v) {
      double divisor = 1;
      const std::array<int64_t, 2> position = {u, v};
      for (int i = 0; i < 2; ++i) {
        const int64_t margin = count_include_pad ? pool.padding[i] : 0;
        const int64_t start = position[i] * pool.stride[i] - pool.padding[i];
        const int64_t end = std::min(start + pool.kernel[i], pool.in[i] + pool.padding[i]);
        divisor *= static_cast<double>(std::min(end, pool.in[i] + margin) - std::max(start, -margin));
      }
      divisors.push_back(divisor_override.has_value() ? static_cast<double>(*divisor_override) : divisor);
    }
  }
  return divisors;
}

}  // namespace

absl::Status max_pool2d_with_indices(const Tensor& self, Ints kernel_size, Ints stride, Ints padding, Ints dilation,
                                     bool ceil_mode, const Tensor& out0, const Tensor& out1) {
  const Pool pool = MakePool(self.sizes(), out0.sizes(), kernel_size, stride, padding, dilation);
  return DispatchCompute(self.dtype(), [&]<typename T>(std::type_identity<T>) {
    const std::vector<T> in = ReadDense<T>(self);
    std::vector<T> values(out0.numel());
    std::vector<int64_t> indices(out0.numel(),
                                 -1);  // in the input plane; the first of several largest, or the last NaN
    for (int64_t p = 0; p < pool.planes; ++p) {
      const T* plane = in.data() + p * pool.in_size();
      ForEachElement(pool, [&](int64_t to, int64_t from) {
        T& value = values[p * pool.out_size() + to];
        int64_t& index = indices[p * pool.out_size() + to];
        if (index < 0 || plane[from] > value || IsNan(plane[from])) {
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

absl::Status max_pool2d_with_indices_backward(const Tensor& grad_output, const Tensor& self, Ints kernel_size,
                                              Ints stride, Ints padding, Ints dilation, bool ceil_mode,
                                              const Tensor& indices, const Tensor& out) {
  const Pool pool = MakePool(self.sizes(), grad_output.sizes(), kernel_size, stride, padding, dilation);
  const std::vector<int64_t> positions = ReadDense<int64_t>(indices);
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    const std::vector<T> grads = ReadDense<T>(grad_output);
    std::vector<T> result(out.numel());
    for (size_t i = 0; i < grads.size(); ++i) {
      if (positions[i] < 0 || positions[i] >= pool.in_size()) {
        return absl::OutOfRangeError("an index of max_pool2d lies outside the input plane");
      }
      T& sum = result[static_cast<int64_t>(i) / pool.out_size() * pool.in_size() + positions[i]];
      sum = Add(sum, grads[i]);
    }
    WriteDense(result, out);
    return absl::OkStatus();
  });
}

absl::Status avg_pool2d(const Tensor& self, Ints kernel_size, Ints stride, Ints padding, bool ceil_mode,
                        bool count_include_pad, std::optional<int64_t> divisor_override, const Tensor& out) {
  const Pool pool = MakePool(self.sizes(), out.sizes(), kernel_size, stride, padding, {1, 1});
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

absl::Status avg_pool2d_backward(const Tensor& grad_output, const Tensor& self, Ints kernel_size, Ints stride,
                                 Ints padding, bool ceil_mode, bool count_include_pad,
                                 std::optional<int64_t> divisor_override, const Tensor& out) {
  const Pool pool = MakePool(self.sizes(), grad_output.sizes(), kernel_size, stride, padding, {1, 1});
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

}  // namespace backtape::kernels
