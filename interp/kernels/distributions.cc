// Samples of gamma, Dirichlet, Poisson and binomial distributions, and the derivatives of samples with respect to the
// parameters. Each element has its own range of numbers in the call's stream, because rejection sampling draws a
// varying number of them.
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/strings/str_cat.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/pointwise/special_functions.h"
#include "backtape/tensor/float_limits.h"
#include "backtape/tensor/random_stream.h"
#include "backtape/tensor/rounded_to.h"

namespace backtape::kernels {
namespace {

// The numbers of one element.
class Draws {
 public:
  Draws(const RandomStream& stream, uint64_t element) : stream_(stream), next_(element << 24) {}
  // In [0, 1).
  double Uniform() { return stream_.Uniform(DType::kFloat64, next_++); }
  // In (0, 1].
  double Positive() { return 1 - Uniform(); }
  double Normal() {
    next_ += next_ % 2;  // a pair of elements shares two uniform numbers
    const double value = stream_.Normal(DType::kFloat64, next_);
    next_ += 2;
    return value;
  }

 private:
  const RandomStream& stream_;
  uint64_t next_;
};

// Marsaglia, Tsang: "A simple method for generating gamma variables" (2000). Returns the logarithm of the sample,
// because a sample for a small shape may be too small for a double. For a shape that is not positive, returns the
// lowest double: callers raise the sample to the smallest normal number, as PyTorch does.
double LogGammaSample(double shape, Draws& draws) {
  if (shape <= 0) return std::numeric_limits<double>::lowest();
  if (!std::isfinite(shape)) return shape;  // no draw would be accepted
  double log_scale = 0;
  if (shape < 1) {
    log_scale = std::log(draws.Positive()) / shape;
    shape += 1;
  }
  const double d = shape - 1.0 / 3.0, c = 1 / std::sqrt(9 * d);
  while (true) {
    const double x = draws.Normal(), root = 1 + c * x;
    if (root <= 0) continue;
    const double v = root * root * root, u = draws.Positive();
    if (std::log(u) < 0.5 * x * x + d * (1 - v + std::log(v))) return std::log(d * v) + log_scale;
  }
}

// Hoermann: "The transformed rejection method for generating Poisson random variables" (1993); products of uniform
// numbers for small rates.
double PoissonSample(double rate, Draws& draws) {
  if (rate == 0) return 0;
  if (rate < 10) {
    const double limit = std::exp(-rate);
    double count = 0;
    for (double product = draws.Uniform(); product > limit; product *= draws.Uniform()) ++count;
    return count;
  }
  const double b = 0.931 + 2.53 * std::sqrt(rate), a = -0.059 + 0.02483 * b;
  const double inverse_alpha = 1.1239 + 1.1328 / (b - 3.4), accepted = 0.9277 - 3.6224 / (b - 2);
  while (true) {
    const double u = draws.Uniform() - 0.5, v = draws.Positive(), distance = 0.5 - std::abs(u);
    const double k = std::floor((2 * a / distance + b) * u + rate + 0.43);
    if (distance >= 0.07 && v <= accepted) return k;
    if (k < 0 || (distance < 0.013 && v > distance)) continue;
    if (std::log(v) + std::log(inverse_alpha) - std::log(a / (distance * distance) + b) <=
        k * std::log(rate) - rate - std::lgamma(k + 1)) {
      return k;
    }
  }
}

// Hoermann: "The generation of binomial random variates" (1993), transformed rejection; waiting times for small means.
// As in PyTorch, a negative count or probability means no successes.
double BinomialSample(double count, double p, Draws& draws) {
  if (std::isnan(count) || std::isnan(p)) return std::numeric_limits<double>::quiet_NaN();
  if (count <= 0 || p <= 0) return 0;
  if (p >= 1) return count;
  if (p > 0.5) return count - BinomialSample(count, 1 - p, draws);
  if (count * p < 10) {
    const double scale = std::log1p(-p);
    double successes = 0, trials = 0;
    while (true) {
      trials += std::ceil(std::log(draws.Positive()) / scale);
      if (trials > count) return successes;
      ++successes;
    }
  }
  const double deviation = std::sqrt(count * p * (1 - p)), b = 1.15 + 2.53 * deviation,
               a = -0.0873 + 0.0248 * b + 0.01 * p;
  const double centre = count * p + 0.5, accepted = 0.92 - 4.2 / b, alpha = (2.83 + 5.1 / b) * deviation;
  const double mode = std::floor((count + 1) * p), log_odds = std::log(p / (1 - p));
  const double at_mode = std::lgamma(mode + 1) + std::lgamma(count - mode + 1);
  while (true) {
    const double u = draws.Uniform() - 0.5, v = draws.Positive(), distance = 0.5 - std::abs(u);
    const double k = std::floor((2 * a / distance + b) * u + centre);
    if (distance >= 0.07 && v <= accepted) return k;
    if (k < 0 || k > count) continue;
    if (std::log(v * alpha / (a / (distance * distance) + b)) <=
        at_mode - std::lgamma(k + 1) - std::lgamma(count - k + 1) + (k - mode) * log_odds) {
      return k;
    }
  }
}

absl::Status RequireAll(const std::vector<double>& values, absl::FunctionRef<bool(double)> holds,
                        absl::string_view message) {
  for (const double value : values) {
    if (!holds(value)) return absl::InvalidArgumentError(absl::StrCat(message, ", but got ", value));
  }
  return absl::OkStatus();
}

// The derivative of f, by central differences whose errors of second order cancel.
double Derivative(absl::FunctionRef<double(double)> f, double x, double step) {
  const double coarse = (f(x + step) - f(x - step)) / (2 * step);
  const double fine = (f(x + step / 2) - f(x - step / 2)) / step;
  return (4 * fine - coarse) / 3;
}

// The continued fraction of the incomplete beta function (DLMF 8.17.22) times its factor, for x below the mean.
double LowerBeta(double x, double a, double b) {
  constexpr double kTiny = 1e-300;
  const double factor =
      std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) + a * std::log(x) + b * std::log1p(-x)) / a;
  double c = 1, d = 1 - (a + b) * x / (a + 1);
  d = 1 / (std::abs(d) < kTiny ? kTiny : d);
  double value = d;
  for (int m = 1; m <= 2000; ++m) {
    const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    for (const double term : {even, odd}) {
      d = 1 + term * d;
      d = 1 / (std::abs(d) < kTiny ? kTiny : d);
      c = 1 + term / c;
      if (std::abs(c) < kTiny) c = kTiny;
      value *= c * d;
    }
    if (std::abs(c * d - 1) < 1e-16) break;
  }
  return factor * value;
}

// -(dF/da) / (dF/dx) at a sample x of the gamma distribution with shape a, where F is the distribution function; the
// smaller of F and 1 - F is differentiated.
double GammaGrad(double a, double x) {
  if (!(x > 0) || !(a > 0) || !std::isfinite(x)) return x == 0 ? 0 : std::numeric_limits<double>::quiet_NaN();
  if (a > 1e5) {  // x = a + z sqrt(a) + ...
    return 1 + (x - a) / (2 * a);
  }
  const bool is_lower = x < a;
  const double density = std::exp((a - 1) * std::log(x) - x - std::lgamma(a));
  const auto part = [&](double shape) { return is_lower ? LowerGamma(shape, x) : -UpperGamma(shape, x); };
  return -Derivative(part, a, 1e-3 * std::min(a, std::sqrt(a) + 1)) / density;
}

// -(dF/da) / (dF/dx) / (1 - x) at a sample x of the beta distribution with the parameters a and b, where only a
// changes.
double BetaGrad(double x, double a, double b) {
  if (!(x > 0) || !(x < 1)) return 0;
  const double density =
      std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) + (a - 1) * std::log(x) + (b - 1) * std::log1p(-x));
  const bool is_lower = x < (a + 1) / (a + b + 2);
  const auto part = [&](double first) { return is_lower ? LowerBeta(x, first, b) : -LowerBeta(1 - x, b, first); };
  return -Derivative(part, a, 1e-3 * std::min(a, std::sqrt(a) + 1)) / density / (1 - x);
}

}  // namespace

absl::Status poisson(const Tensor& self, const RandomStream& random, const Tensor& out) {
  std::vector<double> values = ReadDense<double>(self);
  if (absl::Status status = RequireAll(
          values, [](double x) { return x >= 0; }, "poisson expects rates that are not negative");
      !status.ok()) {
    return status;
  }
  for (size_t i = 0; i < values.size(); ++i) {
    Draws draws(random, i);
    values[i] = PoissonSample(values[i], draws);
  }
  WriteDense(values, out);
  return absl::OkStatus();
}

absl::Status binomial(const Tensor& count, const Tensor& prob, const RandomStream& random, const Tensor& out) {
  std::vector<double> values = ReadDense<double>(count);
  const std::vector<double> p = ReadDense<double>(Expand(prob, out.sizes()));
  for (size_t i = 0; i < values.size(); ++i) {
    Draws draws(random, i);
    values[i] = BinomialSample(values[i], p[i], draws);
  }
  WriteDense(values, out);
  return absl::OkStatus();
}

absl::Status _standard_gamma(const Tensor& self, const RandomStream& random, const Tensor& out) {
  std::vector<double> values = ReadDense<double>(self);
  const double least = SmallestNormal(out.dtype());
  for (size_t i = 0; i < values.size(); ++i) {
    Draws draws(random, i);
    // As in PyTorch, a sample is positive.
    values[i] = std::max(std::exp(LogGammaSample(values[i], draws)), least);
  }
  WriteDense(values, out);
  return absl::OkStatus();
}

absl::Status _sample_dirichlet(const Tensor& self, const RandomStream& random, const Tensor& out) {
  Rows<double> rows = ReadRows<double>(self, self.dim() - 1);
  const double least = SmallestNormal(out.dtype()), greatest = 1 - Epsilon(out.dtype()) / 2;
  for (int64_t r = 0; r < rows.count; ++r) {
    const absl::Span<double> row = rows.row(r);
    for (int64_t i = 0; i < rows.length; ++i) {
      Draws draws(random, r * rows.length + i);
      row[i] = LogGammaSample(row[i], draws);
    }
    const double largest = rows.length == 0 ? 0 : *std::max_element(row.begin(), row.end());
    double sum = 0;
    for (const double x : row) sum += std::exp(x - largest);
    for (double& x : row) x = std::clamp(std::exp(x - largest) / sum, least, greatest);
  }
  WriteRows(rows, out, self.dim() - 1);
  return absl::OkStatus();
}

absl::Status _standard_gamma_grad(const Tensor& self, const Tensor& output, const Tensor& out) {
  std::vector<double> values = ReadDense<double>(self);
  const std::vector<double> samples = ReadDense<double>(output);
  for (size_t i = 0; i < values.size(); ++i) values[i] = GammaGrad(values[i], samples[i]);
  WriteDense(values, out);
  return absl::OkStatus();
}

absl::Status _dirichlet_grad(const Tensor& x, const Tensor& alpha, const Tensor& total, const Tensor& out) {
  std::vector<double> values = ReadDense<double>(x);
  const std::vector<double> a = ReadDense<double>(alpha), sum = ReadDense<double>(total);
  for (size_t i = 0; i < values.size(); ++i) values[i] = BetaGrad(values[i], a[i], sum[i] - a[i]);
  WriteDense(values, out);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
