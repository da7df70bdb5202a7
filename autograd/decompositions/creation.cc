// Ranges whose ends are tensors, joins of padded chunks, and arithmetic made of other ops.
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/promotion.h"

namespace backtape::decompositions {
namespace {

Variable AsEnd(const Variable& value, DType result, DType dtype) {
  return ops::reshape(ConvertedTo(ConvertedTo(value, result), dtype), {});
}
Variable AsEnd(const SymScalar& value, DType result, DType dtype) {
  return ConvertedTo(ops::full({}, value, result), dtype);
}

// Counts from the nearer end, as the kernel of linspace does. Converts both ends to the dtype `result` first, and
// computes in `dtype`.
template <typename Start, typename End>
Variable EvenlySpaced(absl::string_view op, const Start& start, const End& end, int64_t steps, DType result,
                      DType dtype) {
  if (steps < 0) Reject(op, absl::StrCat("the number of steps must not be negative, got ", steps));
  const Variable first = AsEnd(start, result, dtype), last = AsEnd(end, result, dtype);
  if (steps == 1) return ops::reshape(first, {1});
  const Variable step = (last - first) / SymScalar(static_cast<double>(steps - 1));
  const Variable places = ops::arange(SymScalar(steps), dtype);
  const Variable is_near = ops::lt(ops::arange(SymScalar(steps), DType::kInt64), SymScalar(steps / 2));
  return ops::where(is_near, first + step * places, last - step * (SymScalar(steps - 1) - places));
}

// float64 if the result is an integer.
DType DTypeOfSteps(DType result) { return IsFloatingPoint(result) ? result : DType::kFloat64; }

template <typename Start, typename End>
Variable Linear(const Start& start, const End& end, int64_t steps, std::optional<DType> dtype) {
  const DType result = dtype.value_or(DType::kFloat32);
  return ConvertedTo(EvenlySpaced("linspace", start, end, steps, result, DTypeOfSteps(result)), result);
}

template <typename Start, typename End>
Variable Logarithmic(const Start& start, const End& end, int64_t steps, double base, std::optional<DType> dtype) {
  const DType result = dtype.value_or(DType::kFloat32), computed = DTypeOfSteps(result);
  // With one step, the element is base^start, and the start is not rounded to `result` first.
  const Variable exponents = EvenlySpaced("logspace", start, end, steps, steps == 1 ? computed : result, computed);
  return ConvertedTo(ops::pow(SymScalar(base), exponents), result);
}

// The numbers 0 to length - 1 times `step`, in the dtype of the window.
Variable WindowPlaces(int64_t length, double step, DType dtype) {
  return ops::arange(SymScalar(length), dtype) * SymScalar(step);
}

// A periodic window is the first part of a symmetric one that is longer by one. `shape(length)` makes a symmetric
// window of at least two elements.
template <typename Shape>
Variable Window(absl::string_view op, int64_t length, bool periodic, std::optional<DType> dtype, const Shape& shape) {
  const DType result = dtype.value_or(DType::kFloat32);
  if (length < 0) Reject(op, absl::StrCat("window_length must not be negative, got ", length));
  if (length == std::numeric_limits<int64_t>::max()) Reject(op, absl::StrCat("window_length is too large: ", length));
  if (!IsFloatingPoint(result)) Reject(op, absl::StrCat("expected a floating point dtype, got ", TorchName(result)));
  if (length <= 1) return ops::ones({SymInt(length)}, result);
  if (!periodic) return shape(length, result);
  return ops::slice(shape(length + 1, result), 0, 0, length);
}

Variable CosineWindow(absl::string_view op, int64_t length, bool periodic, double alpha, double beta,
                      std::optional<DType> dtype) {
  return Window(op, length, periodic, dtype, [&](int64_t count, DType type) {
    const Variable angles = WindowPlaces(count, 2 * std::numbers::pi / static_cast<double>(count - 1), type);
    return ops::cos(angles) * SymScalar(-beta) + SymScalar(alpha);
  });
}

}  // namespace

Variable bartlett_window_periodic(int64_t window_length, Flag periodic, std::optional<DType> dtype,
                                  std::optional<Layout> layout, const std::optional<Device>& device,
                                  std::optional<Flag> pin_memory) {
  return Window("bartlett_window", window_length, periodic, dtype, [](int64_t count, DType type) {
    const Variable rising = WindowPlaces(count, 2 / static_cast<double>(count - 1), type);
    return ops::minimum(rising, SymScalar(2.0) - rising);
  });
}
Variable bartlett_window(int64_t window_length, std::optional<DType> dtype, std::optional<Layout> layout,
                         const std::optional<Device>& device, std::optional<Flag> pin_memory) {
  return bartlett_window_periodic(window_length, true, dtype, layout, device, pin_memory);
}

Variable blackman_window_periodic(int64_t window_length, Flag periodic, std::optional<DType> dtype,
                                  std::optional<Layout> layout, const std::optional<Device>& device,
                                  std::optional<Flag> pin_memory) {
  return Window("blackman_window", window_length, periodic, dtype, [](int64_t count, DType type) {
    const Variable angles = WindowPlaces(count, std::numbers::pi / static_cast<double>(count - 1), type);
    return ops::cos(angles * SymScalar(4)) * SymScalar(0.08) - ops::cos(angles * SymScalar(2)) * SymScalar(0.5) +
           SymScalar(0.42);
  });
}
Variable blackman_window(int64_t window_length, std::optional<DType> dtype, std::optional<Layout> layout,
                         const std::optional<Device>& device, std::optional<Flag> pin_memory) {
  return blackman_window_periodic(window_length, true, dtype, layout, device, pin_memory);
}

Variable hann_window_periodic(int64_t window_length, Flag periodic, std::optional<DType> dtype,
                              std::optional<Layout> layout, const std::optional<Device>& device,
                              std::optional<Flag> pin_memory) {
  return CosineWindow("hann_window", window_length, periodic, 0.5, 0.5, dtype);
}
Variable hann_window(int64_t window_length, std::optional<DType> dtype, std::optional<Layout> layout,
                     const std::optional<Device>& device, std::optional<Flag> pin_memory) {
  return CosineWindow("hann_window", window_length, true, 0.5, 0.5, dtype);
}

Variable hamming_window_periodic_alpha_beta(int64_t window_length, Flag periodic, double alpha, double beta,
                                            std::optional<DType> dtype, std::optional<Layout> layout,
                                            const std::optional<Device>& device, std::optional<Flag> pin_memory) {
  return CosineWindow("hamming_window", window_length, periodic, alpha, beta, dtype);
}
Variable hamming_window_periodic_alpha(int64_t window_length, Flag periodic, double alpha, std::optional<DType> dtype,
                                       std::optional<Layout> layout, const std::optional<Device>& device,
                                       std::optional<Flag> pin_memory) {
  return CosineWindow("hamming_window", window_length, periodic, alpha, 0.46, dtype);
}
Variable hamming_window_periodic(int64_t window_length, Flag periodic, std::optional<DType> dtype,
                                 std::optional<Layout> layout, const std::optional<Device>& device,
                                 std::optional<Flag> pin_memory) {
  return CosineWindow("hamming_window", window_length, periodic, 0.54, 0.46, dtype);
}
Variable hamming_window(int64_t window_length, std::optional<DType> dtype, std::optional<Layout> layout,
                        const std::optional<Device>& device, std::optional<Flag> pin_memory) {
  return CosineWindow("hamming_window", window_length, true, 0.54, 0.46, dtype);
}

Variable kaiser_window_beta(int64_t window_length, Flag periodic, double beta, std::optional<DType> dtype,
                            std::optional<Layout> layout, const std::optional<Device>& device,
                            std::optional<Flag> pin_memory) {
  return Window("kaiser_window", window_length, periodic, dtype, [beta](int64_t count, DType type) {
    const Variable centred = WindowPlaces(count, 2 / static_cast<double>(count - 1), type) - SymScalar(1.0);
    const Variable height = ops::sqrt(ops::clamp_min(SymScalar(1.0) - centred * centred, SymScalar(0)));
    return ops::i0(height * SymScalar(beta)) / ops::i0(ops::full({}, SymScalar(beta), type));
  });
}
Variable kaiser_window_periodic(int64_t window_length, Flag periodic, std::optional<DType> dtype,
                                std::optional<Layout> layout, const std::optional<Device>& device,
                                std::optional<Flag> pin_memory) {
  return kaiser_window_beta(window_length, periodic, 12.0, dtype, layout, device, pin_memory);
}
Variable kaiser_window(int64_t window_length, std::optional<DType> dtype, std::optional<Layout> layout,
                       const std::optional<Device>& device, std::optional<Flag> pin_memory) {
  return kaiser_window_beta(window_length, true, 12.0, dtype, layout, device, pin_memory);
}

Variable linspace_Tensor_Tensor(const Variable& start, const Variable& end, int64_t steps, std::optional<DType> dtype,
                                std::optional<Layout> layout, const std::optional<Device>& device,
                                std::optional<Flag> pin_memory) {
  return Linear(start, end, steps, dtype);
}
Variable linspace_Tensor_Scalar(const Variable& start, const SymScalar& end, int64_t steps, std::optional<DType> dtype,
                                std::optional<Layout> layout, const std::optional<Device>& device,
                                std::optional<Flag> pin_memory) {
  return Linear(start, end, steps, dtype);
}
Variable linspace_Scalar_Tensor(const SymScalar& start, const Variable& end, int64_t steps, std::optional<DType> dtype,
                                std::optional<Layout> layout, const std::optional<Device>& device,
                                std::optional<Flag> pin_memory) {
  return Linear(start, end, steps, dtype);
}

Variable logspace_Tensor_Tensor(const Variable& start, const Variable& end, int64_t steps, double base,
                                std::optional<DType> dtype, std::optional<Layout> layout,
                                const std::optional<Device>& device, std::optional<Flag> pin_memory) {
  return Logarithmic(start, end, steps, base, dtype);
}
Variable logspace_Tensor_Scalar(const Variable& start, const SymScalar& end, int64_t steps, double base,
                                std::optional<DType> dtype, std::optional<Layout> layout,
                                const std::optional<Device>& device, std::optional<Flag> pin_memory) {
  return Logarithmic(start, end, steps, base, dtype);
}
Variable logspace_Scalar_Tensor(const SymScalar& start, const Variable& end, int64_t steps, double base,
                                std::optional<DType> dtype, std::optional<Layout> layout,
                                const std::optional<Device>& device, std::optional<Flag> pin_memory) {
  return Logarithmic(start, end, steps, base, dtype);
}

Variable empty_permuted(const SymIntSpan& size, absl::Span<const int64_t> physical_layout, std::optional<DType> dtype,
                        std::optional<Layout> layout, const std::optional<Device>& device,
                        std::optional<Flag> pin_memory) {
  const size_t rank = size.get().size();
  std::vector<int64_t> place(rank, -1);
  std::vector<SymInt> physical;
  for (size_t i = 0; i < physical_layout.size(); ++i) {
    const int64_t dim = physical_layout[i];
    if (dim < 0 || static_cast<size_t>(dim) >= rank || place[dim] >= 0) break;
    place[dim] = static_cast<int64_t>(i);
    physical.push_back(size.get()[dim]);
  }
  if (physical.size() != rank || physical_layout.size() != rank) {
    Reject("empty_permuted", absl::StrCat("physical_layout must name each of the ", rank, " dims once, got [",
                                          absl::StrJoin(physical_layout, ", "), "]"));
  }
  return ops::permute(ops::empty(physical, dtype, layout, device, pin_memory), place);
}

// Pads dim `dim` of each tensor to a multiple of num_chunks, and joins the chunks of all tensors.
Variable _chunk_cat(absl::Span<const Variable> tensors, int64_t dim, int64_t num_chunks) {
  if (tensors.empty() || num_chunks < 1) {
    Reject("_chunk_cat", absl::StrCat("expected at least one tensor and at least one chunk; tensors: ", tensors.size(),
                                      ", num_chunks: ", num_chunks));
  }
  const int64_t at = WrapDim("_chunk_cat", dim, tensors[0].dim());
  variable_list chunks;
  for (const Variable& x : tensors) {
    if (x.dim() <= at) Reject("_chunk_cat", absl::StrCat("dim ", at, " is out of range for a ", x.dim(), "-D tensor"));
    const SymInt size = SymSizeOf(x, at);
    const SymInt padded = SymInt::FloorDiv(size + SymInt(num_chunks - 1), SymInt(num_chunks)) * SymInt(num_chunks);
    std::vector<SymInt> pad(2 * (x.dim() - at), SymInt(0));
    pad.back() = padded - size;
    std::vector<SymInt> sizes = SymSizesOf(x);
    sizes.resize(at);
    sizes.emplace_back(num_chunks);
    sizes.emplace_back(-1);
    chunks.push_back(ops::reshape(ops::constant_pad_nd(x, pad, SymScalar(0)), sizes));
  }
  return ops::cat(chunks, at + 1);
}

Variable ldexp_Tensor(const Variable& self, const Variable& other) {
  const TensorType self_type = static_cast<const Tensor&>(self).type();
  const TensorType other_type = static_cast<const Tensor&>(other).type();
  const TensorType* const types[] = {&self_type, &other_type};
  absl::StatusOr<DType> dtype = ResultType(absl::MakeConstSpan(types));
  if (!dtype.ok()) throw Error(dtype.status());
  if (!IsFloatingPoint(*dtype)) dtype = DType::kFloat32;
  // Two factors, because a power of 2 may overflow although the result does not.
  const Variable exponent = ConvertedTo(other, *dtype);
  const Variable half = ops::trunc(exponent * SymScalar(0.5));
  return ConvertedTo(self, *dtype) * ops::pow(SymScalar(2.0), half) * ops::pow(SymScalar(2.0), exponent - half);
}

// The angle of a real number is 0, or pi if the number is negative, or NaN if it is NaN. The gradient is 0.
Variable angle(const Variable& self) {
  const DType dtype = IsFloatingPoint(self.dtype()) ? self.dtype() : DType::kFloat32;
  const Variable x = ConvertedTo(self, dtype);
  const Variable zero = ops::masked_fill(x, ops::full(SymSizesOf(x), SymScalar(true), DType::kBool), SymScalar(0));
  const Variable angles = ops::where(ops::lt(x, SymScalar(0)), SymScalar(std::numbers::pi), zero);
  return ops::where(ops::isnan(x), SymScalar(std::numeric_limits<double>::quiet_NaN()), angles);
}

// Zeros for a tangent of `other`. The sizes are the batch dims of `self` followed by the dims of `other`.
Variable _new_zeros_with_same_feature_meta(const Variable& self, const Variable& other, int64_t self_num_batch_dims) {
  if (self_num_batch_dims == 0) return ops::zeros_like(other);
  std::vector<SymInt> sizes = SymSizesOf(self);
  if (self_num_batch_dims < 0 || self_num_batch_dims > self.dim()) {
    Reject("_new_zeros_with_same_feature_meta",
           absl::StrCat("expected 0 to ", self.dim(), " batch dims, got ", self_num_batch_dims));
  }
  sizes.resize(static_cast<size_t>(self_num_batch_dims));
  const std::vector<SymInt> features = SymSizesOf(other);
  sizes.insert(sizes.end(), features.begin(), features.end());
  return ops::zeros(sizes, other.dtype());
}

}  // namespace backtape::decompositions
