// Ops that draw random numbers. Element i is computed from the i-th numbers of the call's stream
// (tensor/random_stream.h), in double, and rounded once.
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/tensor/element_access.h"
#include "backtape/tensor/random_reader.h"
#include "backtape/tensor/rounded_to.h"

namespace backtape::kernels {
namespace {

// Stores f(numbers, i) in each element i, in row-major order, where `numbers` reads the stream.
template <typename F>
absl::Status Draw(const Tensor& out, const RandomStream& random, F&& f) {
  RandomReader numbers(random);
  std::vector<decltype(f(numbers, uint64_t{0}))> values(out.numel());
  for (size_t i = 0; i < values.size(); ++i) values[i] = f(numbers, i);
  WriteDense(values, out);
  return absl::OkStatus();
}

absl::Status DrawUniform(const RandomStream& random, const Tensor& out) {
  return Draw(out, random, [&](RandomReader& numbers, uint64_t i) { return numbers.Uniform(out.dtype(), i); });
}

absl::Status DrawNormal(const RandomStream& random, const Tensor& out) {
  return Draw(out, random, [&](RandomReader& numbers, uint64_t i) { return numbers.Normal(out.dtype(), i); });
}

absl::Status DrawBernoulli(double p, const RandomStream& random, const Tensor& out) {
  const DType dtype = DrawnAs(out.dtype());
  return Draw(out, random, [&](RandomReader& numbers, uint64_t i) { return int64_t{numbers.Uniform(dtype, i) < p}; });
}

absl::Status DrawBernoulli(const Tensor& probabilities, const RandomStream& random, const Tensor& out) {
  const DType dtype = DrawnAs(probabilities.dtype());
  const std::vector<double> p = ReadDense<double>(Expand(probabilities, out.sizes()));
  for (const double value : p) {
    if (!(value >= 0 && value <= 1)) {
      return absl::InvalidArgumentError(absl::StrCat("bernoulli expects all p to be in [0, 1], but got p=", value));
    }
  }
  return Draw(out, random,
              [&](RandomReader& numbers, uint64_t i) { return int64_t{numbers.Uniform(dtype, i) < p[i]}; });
}

absl::Status DrawNormal(const std::vector<double>& mean, const std::vector<double>& std, const RandomStream& random,
                        const Tensor& out) {
  for (const double value : std) {
    if (!(value >= 0)) {
      return absl::InvalidArgumentError(absl::StrCat("normal expects all elements of std >= 0.0, but got ", value));
    }
  }
  return Draw(out, random,
              [&](RandomReader& numbers, uint64_t i) { return mean[i] + std[i] * numbers.Normal(out.dtype(), i); });
}

std::vector<double> Repeated(double value, const Tensor& out) { return std::vector<double>(out.numel(), value); }

std::vector<double> Broadcast(const Tensor& tensor, const Tensor& out) {
  return ReadDense<double>(Expand(tensor, out.sizes()));
}

// Integers in [low, high), or all integers from low on if high equals low.
absl::Status DrawIntegers(int64_t low, int64_t high, const RandomStream& random, const Tensor& out) {
  const uint64_t count = static_cast<uint64_t>(high) - static_cast<uint64_t>(low);
  return Draw(out, random, [&](RandomReader& numbers, uint64_t i) {
    return static_cast<int64_t>(static_cast<uint64_t>(low) + numbers.Below(count, i));
  });
}

// One more than the largest integer drawn if no limit is given; the dtype represents all integers up to it.
int64_t EndOfIntegers(DType dtype) {
  switch (dtype) {
    case DType::kBool:
      return 2;
    case DType::kUInt8:
      return int64_t{1} << 8;
    case DType::kInt8:
      return int64_t{1} << 7;
    case DType::kInt16:
      return int64_t{1} << 15;
    case DType::kInt32:
      return int64_t{1} << 31;
    case DType::kFloat16:
      return (int64_t{1} << 11) + 1;
    case DType::kBFloat16:
      return (int64_t{1} << 8) + 1;
    case DType::kFloat32:
      return (int64_t{1} << 24) + 1;
    case DType::kFloat64:
      return (int64_t{1} << 53) + 1;
    default:
      return std::numeric_limits<int64_t>::min();  // 2^63, which wraps around
  }
}

// x * kept * scale, so that a NaN remains visible even if it is dropped.
absl::Status Dropped(const Tensor& input, const std::vector<int64_t>& kept, double scale, const Tensor& out) {
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    std::vector<T> values = ReadDense<T>(input);
    const double factor = out.dtype() == DType::kFloat64 ? scale : static_cast<float>(scale);
    for (size_t i = 0; i < values.size(); ++i) {
      values[i] *= static_cast<T>(kept[i]);
      if constexpr (std::is_same_v<T, double>) values[i] *= factor;
    }
    WriteDense(values, out);
    return absl::OkStatus();
  });
}

std::vector<int64_t> Kept(const Tensor& input, double p, bool train, const RandomStream& random) {
  std::vector<int64_t> kept(input.numel(), 1);
  if (!train) return kept;
  const DType dtype = DrawnAs(input.dtype());
  RandomReader numbers(random);
  for (size_t i = 0; i < kept.size(); ++i) kept[i] = int64_t{numbers.Uniform(dtype, i) < 1 - p};
  return kept;
}

double ScaleOf(double p, bool train) { return !train ? 1 : p == 1 ? 0 : 1 / (1 - p); }

}  // namespace

absl::Status native_dropout(const Tensor& input, double p, std::optional<bool> train, const RandomStream& random,
                            const Tensor& out0, const Tensor& out1) {
  const bool drops = train.value_or(true);
  const std::vector<int64_t> kept = Kept(input, p, drops, random);
  WriteDense(kept, out1);
  return Dropped(input, kept, ScaleOf(p, drops), out0);
}

absl::Status dropout(const Tensor& input, double p, bool train, const RandomStream& random, const Tensor& out) {
  return Dropped(input, Kept(input, p, train, random), ScaleOf(p, train), out);
}

absl::Status bernoulli(const Tensor& self, const RandomStream& random, const Tensor& out) {
  return DrawBernoulli(self, random, out);
}

absl::Status bernoulli_p(const Tensor& self, double p, const RandomStream& random, const Tensor& out) {
  return DrawBernoulli(p, random, out);
}

absl::Status bernoulli_Tensor(const Tensor& self, const Tensor& p, const RandomStream& random, const Tensor& out) {
  return DrawBernoulli(p, random, out);
}

absl::Status rand(absl::Span<const int64_t> size, std::optional<DType> dtype, std::optional<Layout> layout,
                  std::optional<Device> device, std::optional<bool> pin_memory, const RandomStream& random,
                  const Tensor& out) {
  return DrawUniform(random, out);
}

absl::Status randn(absl::Span<const int64_t> size, std::optional<DType> dtype, std::optional<Layout> layout,
                   std::optional<Device> device, std::optional<bool> pin_memory, const RandomStream& random,
                   const Tensor& out) {
  return DrawNormal(random, out);
}

absl::Status rand_like(const Tensor& self, std::optional<DType> dtype, std::optional<Layout> layout,
                       std::optional<Device> device, std::optional<bool> pin_memory,
                       std::optional<MemoryFormat> memory_format, const RandomStream& random, const Tensor& out) {
  return DrawUniform(random, out);
}

absl::Status randn_like(const Tensor& self, std::optional<DType> dtype, std::optional<Layout> layout,
                        std::optional<Device> device, std::optional<bool> pin_memory,
                        std::optional<MemoryFormat> memory_format, const RandomStream& random, const Tensor& out) {
  return DrawNormal(random, out);
}

// As in PyTorch, a value that rounds up to `to` becomes `from`.
absl::Status uniform(const Tensor& self, double from, double to, const RandomStream& random, const Tensor& out) {
  return Draw(out, random, [&](RandomReader& numbers, uint64_t i) {
    const double value = RoundedTo(out.dtype(), from + numbers.Uniform(out.dtype(), i) * (to - from));
    return value < to ? value : from;
  });
}

absl::Status normal_functional(const Tensor& self, double mean, double std, const RandomStream& random,
                               const Tensor& out) {
  return DrawNormal(Repeated(mean, out), Repeated(std, out), random, out);
}

absl::Status normal_Tensor_float(const Tensor& mean, double std, const RandomStream& random, const Tensor& out) {
  return DrawNormal(ReadDense<double>(mean), Repeated(std, out), random, out);
}

absl::Status normal_float_Tensor(double mean, const Tensor& std, const RandomStream& random, const Tensor& out) {
  return DrawNormal(Repeated(mean, out), ReadDense<double>(std), random, out);
}

absl::Status normal_Tensor_Tensor(const Tensor& mean, const Tensor& std, const RandomStream& random,
                                  const Tensor& out) {
  return DrawNormal(Broadcast(mean, out), Broadcast(std, out), random, out);
}

absl::Status normal_float_float(double mean, double std, absl::Span<const int64_t> size, std::optional<DType> dtype,
                                std::optional<Layout> layout, std::optional<Device> device,
                                std::optional<bool> pin_memory, const RandomStream& random, const Tensor& out) {
  return DrawNormal(Repeated(mean, out), Repeated(std, out), random, out);
}

// -log(1 - u) / lambd.
absl::Status exponential(const Tensor& self, double lambd, const RandomStream& random, const Tensor& out) {
  return Draw(out, random, [&](RandomReader& numbers, uint64_t i) {
    return -std::log1p(-numbers.Uniform(DrawnAs(out.dtype()), i)) / lambd;
  });
}

// The number of trials including the first success: ceil(log(1 - u) / log(1 - p)), at least 1, where u has 53 bits.
absl::Status geometric(const Tensor& self, double p, const RandomStream& random, const Tensor& out) {
  const auto trials = [&](RandomReader& numbers, uint64_t i) {
    return std::max(1.0, std::ceil(std::log1p(-numbers.Uniform(DType::kFloat64, i)) / std::log1p(-p)));
  };
  if (IsFloatingPoint(out.dtype())) return Draw(out, random, trials);
  return Draw(out, random, [&](RandomReader& numbers, uint64_t i) {
    return static_cast<int64_t>(std::min(trials(numbers, i), 0x1p62));
  });
}

absl::Status cauchy(const Tensor& self, double median, double sigma, const RandomStream& random, const Tensor& out) {
  return Draw(out, random, [&](RandomReader& numbers, uint64_t i) {
    return median + sigma * std::tan(std::numbers::pi * (numbers.Uniform(DrawnAs(out.dtype()), i) - 0.5));
  });
}

absl::Status log_normal(const Tensor& self, double mean, double std, const RandomStream& random, const Tensor& out) {
  return Draw(out, random,
              [&](RandomReader& numbers, uint64_t i) { return std::exp(mean + std * numbers.Normal(out.dtype(), i)); });
}

absl::Status random(const Tensor& self, const RandomStream& random, const Tensor& out) {
  return DrawIntegers(0, EndOfIntegers(out.dtype()), random, out);
}

absl::Status random_to(const Tensor& self, int64_t to, const RandomStream& random, const Tensor& out) {
  return DrawIntegers(0, to, random, out);
}

absl::Status random_from(const Tensor& self, int64_t from, std::optional<int64_t> to, const RandomStream& random,
                         const Tensor& out) {
  return DrawIntegers(from, to.value_or(EndOfIntegers(out.dtype())), random, out);
}

absl::Status randint(int64_t high, absl::Span<const int64_t> size, std::optional<DType> dtype,
                     std::optional<Layout> layout, std::optional<Device> device, std::optional<bool> pin_memory,
                     const RandomStream& random, const Tensor& out) {
  return DrawIntegers(0, high, random, out);
}

absl::Status randint_low(int64_t low, int64_t high, absl::Span<const int64_t> size, std::optional<DType> dtype,
                         std::optional<Layout> layout, std::optional<Device> device, std::optional<bool> pin_memory,
                         const RandomStream& random, const Tensor& out) {
  return DrawIntegers(low, high, random, out);
}

absl::Status randint_like(const Tensor& self, int64_t high, std::optional<DType> dtype, std::optional<Layout> layout,
                          std::optional<Device> device, std::optional<bool> pin_memory,
                          std::optional<MemoryFormat> memory_format, const RandomStream& random, const Tensor& out) {
  return DrawIntegers(0, high, random, out);
}

absl::Status randint_like_low_dtype(const Tensor& self, int64_t low, int64_t high, std::optional<DType> dtype,
                                    std::optional<Layout> layout, std::optional<Device> device,
                                    std::optional<bool> pin_memory, std::optional<MemoryFormat> memory_format,
                                    const RandomStream& random, const Tensor& out) {
  return DrawIntegers(low, high, random, out);
}

// Fisher-Yates shuffle from the back: element i, for i from n - 1 down to 1, swaps places with one in [0, i].
absl::Status randperm(int64_t n, std::optional<DType> dtype, std::optional<Layout> layout, std::optional<Device> device,
                      std::optional<bool> pin_memory, const RandomStream& random, const Tensor& out) {
  std::vector<int64_t> order(n);
  std::iota(order.begin(), order.end(), 0);
  RandomReader numbers(random);
  for (int64_t i = n - 1; i > 0; --i) std::swap(order[i], order[numbers.Below(i + 1, i)]);
  WriteDense(order, out);
  return absl::OkStatus();
}

// In training, each element that is not positive gets a random slope, recorded in `noise`; other elements get 1.
absl::Status rrelu_with_noise_functional(const Tensor& self, const Tensor& noise, const Scalar& lower,
                                         const Scalar& upper, bool training, const RandomStream& random,
                                         const Tensor& out0, const Tensor& out1) {
  const double low = lower.to_double(), high = upper.to_double();
  RandomReader numbers(random);
  std::vector<double> values = ReadDense<double>(self);
  std::vector<double> slopes = training ? std::vector<double>(values.size(), 1.0) : ReadDense<double>(noise);
  for (size_t i = 0; i < values.size(); ++i) {
    if (values[i] > 0 || std::isnan(values[i])) continue;
    if (training) slopes[i] = low + (high - low) * numbers.Uniform(DrawnAs(self.dtype()), i);
    values[i] *= training ? slopes[i] : (low + high) / 2;
  }
  WriteDense(values, out0);
  WriteDense(slopes, out1);
  return absl::OkStatus();
}

absl::Status rrelu_with_noise(const Tensor& self, const Tensor& noise, const Scalar& lower, const Scalar& upper,
                              bool training, const RandomStream& random, const Tensor& out) {
  if (noise.sizes() == self.sizes()) {
    return rrelu_with_noise_functional(self, noise, lower, upper, training, random, out, noise);
  }
  const Tensor unused = Tensor::Empty(self.sizes(), self.dtype());
  return rrelu_with_noise_functional(self, unused, lower, upper, training, random, out, unused);
}

// With replacement, sample i inverts the distribution function at the i-th uniform number. Without replacement, each
// category draws an exponential waiting time whose rate is its probability, and the categories with the shortest times
// are chosen.
absl::Status multinomial(const Tensor& self, int64_t num_samples, bool replacement, const RandomStream& random,
                         const Tensor& out) {
  const std::vector<double> weights = ReadDense<double>(self);
  const int64_t categories = self.size(self.dim() - 1), rows = self.dim() == 2 ? self.size(0) : 1;
  std::vector<int64_t> samples;
  std::vector<double> sums(categories), times(categories);
  RandomReader numbers(random);
  std::vector<int64_t> order(categories);
  for (int64_t row = 0; row < rows; ++row) {
    const auto in_row = [&] { return self.dim() == 2 ? absl::StrCat(" in row ", row) : ""; };
    double sum = 0;
    for (int64_t c = 0; c < categories; ++c) {
      const double weight = weights[row * categories + c];
      if (!(weight >= 0) || std::isinf(weight)) {
        return absl::InvalidArgumentError(
            absl::StrCat("probability tensor contains either `inf`, `nan` or element < 0; got ", weight, in_row()));
      }
      sums[c] = sum += weight;
    }
    if (!(sum > 0)) {
      return absl::InvalidArgumentError(
          absl::StrCat("invalid multinomial distribution (sum of probabilities <= 0)", in_row()));
    }
    if (replacement) {
      for (int64_t k = 0; k < num_samples; ++k) {
        const double at = sum * numbers.Uniform(DType::kFloat64, row * num_samples + k);
        samples.push_back(std::upper_bound(sums.begin(), sums.end(), at) - sums.begin());
      }
      continue;
    }
    for (int64_t c = 0; c < categories; ++c) {
      times[c] = -std::log1p(-numbers.Uniform(DType::kFloat64, row * categories + c)) / weights[row * categories + c];
      if (weights[row * categories + c] == 0) times[c] = std::numeric_limits<double>::infinity();
    }
    std::iota(order.begin(), order.end(), 0);
    const auto comes_first = [&](int64_t a, int64_t b) {
      return times[a] < times[b] || (times[a] == times[b] && a < b);
    };
    std::partial_sort(order.begin(), order.begin() + num_samples, order.end(), comes_first);
    samples.insert(samples.end(), order.begin(), order.begin() + num_samples);
  }
  WriteDense(samples, out);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
