// Ops that draw random numbers. The rules check the parameters of each distribution and the dtypes.
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <optional>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/broadcast.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/integer_range.h"
#include "backtape/tensor/rounded_to.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

using Pair = std::array<std::optional<TensorType>, 2>;

absl::Status RequireFloating(DType dtype, absl::string_view what) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(dtype, what));
  return IsStorable(dtype) ? absl::OkStatus() : ShapeError(what, " cannot have dtype ", TorchName(dtype));
}

absl::Status RequireProbability(double p, absl::string_view what) {
  if (p >= 0 && p <= 1) return absl::OkStatus();
  return ShapeError(what, " has to be between 0 and 1, but got ", p);
}

absl::Status RequireStandardDeviation(double std) {
  if (std >= 0) return absl::OkStatus();
  return ShapeError("normal expects std >= 0.0, but found std ", std);
}

absl::Status RequirePositive(double value, absl::string_view what) {
  if (value > 0) return absl::OkStatus();
  return ShapeError("the op expects ", what, " > 0.0, but found ", what, "=", value);
}

// Row-major, because PyTorch writes these results into a new empty tensor.
absl::StatusOr<TensorType> RowMajorOfDraw(const TensorType& self) {
  return ContiguousLike(self, self.dtype, self.sizes);
}

absl::StatusOr<TensorType> RowMajorFloat(const TensorType& self, absl::string_view what) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloating(self.dtype, what));
  return RowMajorOfDraw(self);
}

absl::StatusOr<TensorType> Preserved(ShapeContext& ctx, const TensorType& self) {
  return EmptyLike(ctx, self, self.dtype, std::nullopt);
}

absl::StatusOr<TensorType> PreservedFloat(ShapeContext& ctx, const TensorType& self, absl::string_view what) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloating(self.dtype, what));
  return Preserved(ctx, self);
}

absl::StatusOr<TensorType> Drawn(ShapeContext& ctx, absl::Span<const SymInt> size, DType dtype,
                                 const std::optional<Device>& device) {
  for (const SymInt& s : size) {
    if (!ctx.Le(0, s, "sizes are not negative")) {
      return ShapeError("trying to create tensor with negative dimension ", s.ToString(), ": ", SizesText(size));
    }
  }
  TensorType result = TensorType::Contiguous(dtype, size);
  result.device = device.value_or(Device{});
  return result;
}

absl::StatusOr<TensorType> DrawnLike(ShapeContext& ctx, const TensorType& self, DType dtype,
                                     const std::optional<Device>& device, std::optional<MemoryFormat> format) {
  BACKTAPE_ASSIGN_OR_RETURN(TensorType result, EmptyLike(ctx, self, dtype, format));
  if (device.has_value()) result.device = *device;
  return result;
}

absl::Status RequireDropout(const TensorType& input, double p, bool drops) {
  if (!drops) return absl::OkStatus();
  BACKTAPE_RETURN_IF_ERROR(RequireProbability(p, "dropout probability"));
  return RequireFloating(input.dtype, "the input of dropout");
}

// The largest number drawn if no bound is given. For floats, the largest one up to which every integer is
// representable.
int64_t GreatestDrawn(DType dtype) {
  switch (dtype) {
    case DType::kFloat16:
      return int64_t{1} << 11;
    case DType::kBFloat16:
      return int64_t{1} << 8;
    case DType::kFloat32:
      return int64_t{1} << 24;
    case DType::kFloat64:
      return int64_t{1} << 53;
    default:
      return IntegerRangeOf(dtype).greatest;
  }
}

// The number rounded to a floating-point dtype, in which it must be finite.
int64_t Rounded(int64_t number, DType dtype) {
  // Not by way of double, which would round large numbers twice.
  if (dtype == DType::kFloat32) return static_cast<int64_t>(static_cast<float>(number));
  return static_cast<int64_t>(RoundedTo(dtype, static_cast<double>(number)));
}

// The distance between the representable numbers near `number`. GreatestDrawn is 2 to the number of digits.
int64_t SpacingAt(int64_t number, DType dtype) {
  int64_t spacing = 1;
  for (int64_t rest = std::abs(number) / GreatestDrawn(dtype); rest >= 1; rest /= 2) spacing *= 2;
  return spacing;
}

// True if a floating-point dtype represents numbers from `low` to below `high`. As in PyTorch, bounds are moved inside
// until their neighbours do not round to the outside.
bool HasNumbersBetween(int64_t low, int64_t high, DType dtype) {
  constexpr int64_t kMost = int64_t{1} << 62;  // PyTorch does not define the conversions near the ends of int64
  if (low < -kMost || high > kMost) return true;
  const int64_t above = Rounded(low + 1, dtype), below = Rounded(high - 1, dtype);
  if (above < low) low = above + SpacingAt(low + 1, dtype);
  if (below >= high) high = below - SpacingAt(high - 1, dtype);
  return low < high;
}

// Requires that [low, high) is not empty and within the dtype's range. Symbolic bounds are assumed to be valid.
absl::Status RequireIntegers(ShapeContext& ctx, const SymInt& low, const SymInt& high, DType dtype) {
  if (!ctx.Lt(low, high, "from is less than to")) {
    return ShapeError("random expects 'from' to be less than 'to', but got from=", low.ToString(),
                      " >= to=", high.ToString());
  }
  const IntegerRange range = IntegerRangeOf(dtype);
  if (low.constant() && *low.constant() < range.least) {
    return ShapeError("from = ", low.ToString(), " is out of bounds for ", TorchName(dtype));
  }
  if (high.constant() && *high.constant() - 1 > range.greatest) {
    return ShapeError("to - 1 = ", *high.constant() - 1, " is out of bounds for ", TorchName(dtype));
  }
  if (IsFloatingPoint(dtype) && low.constant() && high.constant() &&
      !HasNumbersBetween(*low.constant(), *high.constant(), dtype)) {
    return ShapeError("random expects 'from' casted to dtype to be less than 'to' casted to dtype, but got from=",
                      low.ToString(), " and to=", high.ToString(), " for ", TorchName(dtype));
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<Pair> native_dropout(ShapeContext& ctx, const TensorType& input, double p, std::optional<bool> train) {
  BACKTAPE_RETURN_IF_ERROR(RequireDropout(input, p, train.value_or(true)));
  BACKTAPE_ASSIGN_OR_RETURN(TensorType output, Preserved(ctx, input));
  TensorType mask = output;
  mask.dtype = DType::kBool;
  return Pair{std::move(output), std::move(mask)};
}

absl::StatusOr<TensorType> dropout(ShapeContext& ctx, const TensorType& input, double p, bool train) {
  BACKTAPE_RETURN_IF_ERROR(RequireProbability(p, "dropout probability"));
  BACKTAPE_RETURN_IF_ERROR(RequireDropout(input, p, train && p > 0 && p < 1));
  return Preserved(ctx, input);
}

absl::StatusOr<TensorType> bernoulli(ShapeContext& ctx, const TensorType& self) {
  return RowMajorFloat(self, "the probabilities of bernoulli");
}

absl::StatusOr<TensorType> bernoulli_p(ShapeContext& ctx, const TensorType& self, double p) {
  BACKTAPE_RETURN_IF_ERROR(RequireProbability(p, "p of bernoulli"));
  return RowMajorOfDraw(self);
}

absl::StatusOr<TensorType> bernoulli_Tensor(ShapeContext& ctx, const TensorType& self, const TensorType& p) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloating(p.dtype, "the probabilities of bernoulli"));
  BACKTAPE_RETURN_IF_ERROR(RequireBroadcast(ctx, p, self.sizes, "p", "self"));
  return Preserved(ctx, self);
}

absl::StatusOr<TensorType> rand(ShapeContext& ctx, absl::Span<const SymInt> size, std::optional<DType> dtype,
                                std::optional<Layout> layout, std::optional<Device> device,
                                std::optional<bool> pin_memory) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloating(dtype.value_or(DType::kFloat32), "the result"));
  return Drawn(ctx, size, dtype.value_or(DType::kFloat32), device);
}

absl::StatusOr<TensorType> rand_like(ShapeContext& ctx, const TensorType& self, std::optional<DType> dtype,
                                     std::optional<Layout> layout, std::optional<Device> device,
                                     std::optional<bool> pin_memory, std::optional<MemoryFormat> memory_format) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloating(dtype.value_or(self.dtype), "the result"));
  return DrawnLike(ctx, self, dtype.value_or(self.dtype), device, memory_format);
}

absl::StatusOr<TensorType> uniform(ShapeContext& ctx, const TensorType& self, double from, double to) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloating(self.dtype, "the output of uniform"));
  const double largest = LargestFinite(self.dtype);
  for (const double bound : {from, to}) {
    if (!(std::abs(bound) <= largest)) {
      return ShapeError("the bound ", bound, " is out of range for ", TorchName(self.dtype));
    }
  }
  if (from > to) {
    return ShapeError("uniform expects from <= to, but found from=", from, " and to=", to);
  }
  if (to - from > largest) {
    return ShapeError("uniform expects (to - from) to be in the range of ", TorchName(self.dtype),
                      ", but found from=", from, " and to=", to);
  }
  return Preserved(ctx, self);
}

absl::StatusOr<TensorType> normal_functional(ShapeContext& ctx, const TensorType& self, double mean, double std) {
  BACKTAPE_RETURN_IF_ERROR(RequireStandardDeviation(std));
  return PreservedFloat(ctx, self, "the output of normal");
}

absl::StatusOr<TensorType> normal_Tensor_float(ShapeContext& ctx, const TensorType& mean, double std) {
  BACKTAPE_RETURN_IF_ERROR(RequireStandardDeviation(std));
  return RowMajorFloat(mean, "the mean of normal");
}

absl::StatusOr<TensorType> normal_float_Tensor(ShapeContext& ctx, double mean, const TensorType& std) {
  return RowMajorFloat(std, "the standard deviation of normal");
}

absl::StatusOr<TensorType> normal_Tensor_Tensor(ShapeContext& ctx, const TensorType& mean, const TensorType& std) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloating(mean.dtype, "the mean of normal"));
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, BroadcastSizes(ctx, mean.sizes, std.sizes));
  return ContiguousLike(mean, mean.dtype, sizes);
}

absl::StatusOr<TensorType> normal_float_float(ShapeContext& ctx, double mean, double std, absl::Span<const SymInt> size,
                                              std::optional<DType> dtype, std::optional<Layout> layout,
                                              std::optional<Device> device, std::optional<bool> pin_memory) {
  BACKTAPE_RETURN_IF_ERROR(RequireStandardDeviation(std));
  return rand(ctx, size, dtype, layout, device, pin_memory);
}

absl::StatusOr<TensorType> exponential(ShapeContext& ctx, const TensorType& self, double lambd) {
  BACKTAPE_RETURN_IF_ERROR(RequirePositive(lambd, "lambda"));
  return PreservedFloat(ctx, self, "the output of exponential");
}

absl::StatusOr<TensorType> geometric(ShapeContext& ctx, const TensorType& self, double p) {
  if (!(p > 0 && p < 1)) return ShapeError("geometric expects p to be in (0, 1), but got p=", p);
  if (self.dtype == DType::kBool) return ShapeError("geometric is not implemented for bool");
  return Preserved(ctx, self);
}

absl::StatusOr<TensorType> cauchy(ShapeContext& ctx, const TensorType& self, double median, double sigma) {
  BACKTAPE_RETURN_IF_ERROR(RequirePositive(sigma, "sigma"));
  return PreservedFloat(ctx, self, "the output of cauchy");
}

absl::StatusOr<TensorType> log_normal(ShapeContext& ctx, const TensorType& self, double mean, double std) {
  BACKTAPE_RETURN_IF_ERROR(RequirePositive(std, "std"));
  return PreservedFloat(ctx, self, "the output of log_normal");
}

absl::StatusOr<TensorType> random(ShapeContext& ctx, const TensorType& self) { return Preserved(ctx, self); }

absl::StatusOr<TensorType> random_to(ShapeContext& ctx, const TensorType& self, int64_t to) {
  BACKTAPE_RETURN_IF_ERROR(RequireIntegers(ctx, 0, to, self.dtype));
  return Preserved(ctx, self);
}

absl::StatusOr<TensorType> random_from(ShapeContext& ctx, const TensorType& self, int64_t from,
                                       std::optional<int64_t> to) {
  if (to.has_value()) {
    BACKTAPE_RETURN_IF_ERROR(RequireIntegers(ctx, from, *to, self.dtype));
  } else if (from < IntegerRangeOf(self.dtype).least || from > GreatestDrawn(self.dtype) ||
             (IsFloatingPoint(self.dtype) && from == GreatestDrawn(self.dtype))) {
    return ShapeError("from = ", from, " is out of bounds for ", TorchName(self.dtype));
  }
  return Preserved(ctx, self);
}

absl::StatusOr<TensorType> randint(ShapeContext& ctx, const SymInt& high, absl::Span<const SymInt> size,
                                   std::optional<DType> dtype, std::optional<Layout> layout,
                                   std::optional<Device> device, std::optional<bool> pin_memory) {
  return randint_low(ctx, 0, high, size, dtype, layout, device, pin_memory);
}

absl::StatusOr<TensorType> randint_low(ShapeContext& ctx, const SymInt& low, const SymInt& high,
                                       absl::Span<const SymInt> size, std::optional<DType> dtype,
                                       std::optional<Layout> layout, std::optional<Device> device,
                                       std::optional<bool> pin_memory) {
  BACKTAPE_RETURN_IF_ERROR(RequireIntegers(ctx, low, high, dtype.value_or(DType::kFloat32)));
  return Drawn(ctx, size, dtype.value_or(DType::kFloat32), device);
}

absl::StatusOr<TensorType> randint_like(ShapeContext& ctx, const TensorType& self, const SymInt& high,
                                        std::optional<DType> dtype, std::optional<Layout> layout,
                                        std::optional<Device> device, std::optional<bool> pin_memory,
                                        std::optional<MemoryFormat> memory_format) {
  return randint_like_low_dtype(ctx, self, 0, high, dtype, layout, device, pin_memory, memory_format);
}

absl::StatusOr<TensorType> randint_like_low_dtype(ShapeContext& ctx, const TensorType& self, const SymInt& low,
                                                  const SymInt& high, std::optional<DType> dtype,
                                                  std::optional<Layout> layout, std::optional<Device> device,
                                                  std::optional<bool> pin_memory,
                                                  std::optional<MemoryFormat> memory_format) {
  BACKTAPE_RETURN_IF_ERROR(RequireIntegers(ctx, low, high, dtype.value_or(self.dtype)));
  return DrawnLike(ctx, self, dtype.value_or(self.dtype), device, memory_format);
}

absl::StatusOr<TensorType> randperm(ShapeContext& ctx, const SymInt& n, std::optional<DType> dtype,
                                    std::optional<Layout> layout, std::optional<Device> device,
                                    std::optional<bool> pin_memory) {
  const DType type = dtype.value_or(DType::kFloat32);
  if (type == DType::kBool) return ShapeError("randperm is not implemented for bool");
  BACKTAPE_ASSIGN_OR_RETURN(TensorType result, Drawn(ctx, {n}, type, device));
  if (n.constant() && *n.constant() > 0 && *n.constant() - 1 > GreatestDrawn(type)) {
    return ShapeError("n = ", n.ToString(), " is too large for dtype ", TorchName(type));
  }
  return result;
}

absl::StatusOr<std::array<std::optional<TensorType>, 2>> rrelu_with_noise_functional(
    ShapeContext& ctx, const TensorType& self, const TensorType& noise, const SymScalar& lower, const SymScalar& upper,
    bool training) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloat(self.dtype, "the input of rrelu"));
  // In evaluation, the noise is not used.
  if (training) BACKTAPE_RETURN_IF_ERROR(RequireSameDType(self, noise, "self and noise"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, noise.sizes, self.sizes, "noise"));
  BACKTAPE_ASSIGN_OR_RETURN(TensorType result, EmptyLike(ctx, self, self.dtype, std::nullopt));
  BACKTAPE_ASSIGN_OR_RETURN(TensorType slopes, EmptyLike(ctx, noise, noise.dtype, std::nullopt));
  return std::array<std::optional<TensorType>, 2>{std::move(result), std::move(slopes)};
}

absl::StatusOr<TensorType> rrelu_with_noise(ShapeContext& ctx, const TensorType& self, const TensorType& noise,
                                            const SymScalar& lower, const SymScalar& upper, bool training) {
  using Results = std::array<std::optional<TensorType>, 2>;
  BACKTAPE_ASSIGN_OR_RETURN(const Results results,
                            rrelu_with_noise_functional(ctx, self, noise, lower, upper, training));
  return *results[0];
}

absl::StatusOr<TensorType> multinomial(ShapeContext& ctx, const TensorType& self, const SymInt& num_samples,
                                       bool replacement) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloating(self.dtype, "the probabilities of multinomial"));
  if (self.dim() != 1 && self.dim() != 2) {
    return ShapeError("multinomial expects 1 or 2 dimensions, but got sizes ", SizesText(self.sizes));
  }
  if (self.sizes.back() == SymInt(0)) return ShapeError("multinomial needs at least one category");
  if (!ctx.Lt(0, num_samples, "num_samples is positive")) {
    return ShapeError("multinomial expects num_samples > 0, but got ", num_samples.ToString());
  }
  if (!replacement &&
      !ctx.Le(num_samples, self.sizes.back(), "there are enough categories to draw without replacement")) {
    return ShapeError("multinomial cannot draw ", num_samples.ToString(), " of ", self.sizes.back().ToString(),
                      " categories without replacement");
  }
  SymIntVector sizes(self.sizes.begin(), self.sizes.end());
  sizes.back() = num_samples;
  return ContiguousLike(self, DType::kInt64, sizes);
}

absl::StatusOr<TensorType> poisson(ShapeContext& ctx, const TensorType& self) {
  return RowMajorFloat(self, "the rates of poisson");
}

absl::StatusOr<TensorType> binomial(ShapeContext& ctx, const TensorType& count, const TensorType& prob) {
  BACKTAPE_RETURN_IF_ERROR(RequireFloating(count.dtype, "the counts of binomial"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(count, prob, "count and prob"));
  BACKTAPE_RETURN_IF_ERROR(RequireBroadcast(ctx, prob, count.sizes, "prob", "count"));
  return RowMajorOfDraw(count);
}

absl::StatusOr<TensorType> _standard_gamma(ShapeContext& ctx, const TensorType& self) {
  return RowMajorFloat(self, "the shape parameter of a gamma distribution");
}

absl::StatusOr<TensorType> _sample_dirichlet(ShapeContext& ctx, const TensorType& self) {
  if (self.dim() < 1) return ShapeError("_sample_dirichlet expects at least one dim");
  return RowMajorFloat(self, "the parameters of a Dirichlet distribution");
}

absl::StatusOr<TensorType> _standard_gamma_grad(ShapeContext& ctx, const TensorType& self, const TensorType& output) {
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(self, output, "self and output"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, output.sizes, self.sizes, "output"));
  return RowMajorFloat(self, "the shape parameter of a gamma distribution");
}

absl::StatusOr<TensorType> _dirichlet_grad(ShapeContext& ctx, const TensorType& x, const TensorType& alpha,
                                           const TensorType& total) {
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(alpha, x, "alpha and x"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, alpha.sizes, x.sizes, "alpha"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(total, x, "total and x"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, total.sizes, x.sizes, "total"));
  return RowMajorFloat(x, "the sample of a Dirichlet distribution");
}

}  // namespace backtape::shape_rules
