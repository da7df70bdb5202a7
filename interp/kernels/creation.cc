// Ops that create tensors from sizes and numbers. Elements that PyTorch leaves uninitialised are 0 here, so that runs
// are repeatable.
#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <vector>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/tensor/rounded_to.h"

namespace backtape::kernels {
namespace {

absl::Status Filled(const Tensor& out, const Scalar& value) {
  Fill(out, value);
  return absl::OkStatus();
}

// Row and column indices, in row-major order, of the matrix elements whose column is in [begin(row), end(row)).
template <typename Begin, typename End>
absl::Status TriangleIndices(int64_t rows, int64_t columns, Begin begin, End end, const Tensor& out) {
  std::vector<int64_t> values(out.numel());
  auto row_index = values.begin(), column_index = values.begin() + out.numel() / 2;
  for (int64_t i = 0; i < rows; ++i) {
    const int64_t first = std::clamp<int64_t>(begin(i), 0, columns);
    const int64_t length = std::clamp<int64_t>(end(i), first, columns) - first;
    row_index = std::fill_n(row_index, length, i);
    std::iota(column_index, column_index + length, first);
    column_index += length;
  }
  WriteDense(values, out);
  return absl::OkStatus();
}

// Computes from both ends, as PyTorch does, so that the last element is exactly `end`. Both ends
// are converted to `dtype` first.
std::vector<double> EvenSteps(double start, double end, int64_t steps, DType dtype) {
  std::vector<double> values(steps);
  for (double* number : {&start, &end}) {
    *number = IsFloatingPoint(dtype) ? RoundedTo(dtype, *number) : std::trunc(*number);
  }
  const double step = steps > 1 ? (end - start) / static_cast<double>(steps - 1) : 0;
  for (int64_t i = 0; i < steps; ++i) {
    const bool from_start = i < steps / 2 || steps == 1;
    values[i] = from_start ? start + step * static_cast<double>(i) : end - step * static_cast<double>(steps - 1 - i);
  }
  return values;
}

}  // namespace

absl::Status empty_memory_format(absl::Span<const int64_t> size, std::optional<DType> dtype,
                                 std::optional<Layout> layout, std::optional<Device> device,
                                 std::optional<bool> pin_memory, std::optional<MemoryFormat> memory_format,
                                 const Tensor& out) {
  return Filled(out, 0);
}

absl::Status empty_strided(absl::Span<const int64_t> size, absl::Span<const int64_t> stride, std::optional<DType> dtype,
                           std::optional<Layout> layout, std::optional<Device> device, std::optional<bool> pin_memory,
                           const Tensor& out) {
  return Filled(out, 0);
}

absl::Status new_empty_strided(const Tensor& self, absl::Span<const int64_t> size, absl::Span<const int64_t> stride,
                               std::optional<DType> dtype, std::optional<Layout> layout, std::optional<Device> device,
                               std::optional<bool> pin_memory, const Tensor& out) {
  return Filled(out, 0);
}

absl::Status empty_like(const Tensor& self, std::optional<DType> dtype, std::optional<Layout> layout,
                        std::optional<Device> device, std::optional<bool> pin_memory,
                        std::optional<MemoryFormat> memory_format, const Tensor& out) {
  return Filled(out, 0);
}

absl::Status ones_like(const Tensor& self, std::optional<DType> dtype, std::optional<Layout> layout,
                       std::optional<Device> device, std::optional<bool> pin_memory,
                       std::optional<MemoryFormat> memory_format, const Tensor& out) {
  return Filled(out, 1);
}

absl::Status full_like(const Tensor& self, const Scalar& fill_value, std::optional<DType> dtype,
                       std::optional<Layout> layout, std::optional<Device> device, std::optional<bool> pin_memory,
                       std::optional<MemoryFormat> memory_format, const Tensor& out) {
  return Filled(out, fill_value);
}

absl::Status zeros(absl::Span<const int64_t> size, std::optional<DType> dtype, std::optional<Layout> layout,
                   std::optional<Device> device, std::optional<bool> pin_memory, const Tensor& out) {
  return Filled(out, 0);
}

absl::Status ones(absl::Span<const int64_t> size, std::optional<DType> dtype, std::optional<Layout> layout,
                  std::optional<Device> device, std::optional<bool> pin_memory, const Tensor& out) {
  return Filled(out, 1);
}

absl::Status full(absl::Span<const int64_t> size, const Scalar& fill_value, std::optional<DType> dtype,
                  std::optional<Layout> layout, std::optional<Device> device, std::optional<bool> pin_memory,
                  const Tensor& out) {
  return Filled(out, fill_value);
}

absl::Status new_zeros(const Tensor& self, absl::Span<const int64_t> size, std::optional<DType> dtype,
                       std::optional<Layout> layout, std::optional<Device> device, std::optional<bool> pin_memory,
                       const Tensor& out) {
  return Filled(out, 0);
}

absl::Status new_ones(const Tensor& self, absl::Span<const int64_t> size, std::optional<DType> dtype,
                      std::optional<Layout> layout, std::optional<Device> device, std::optional<bool> pin_memory,
                      const Tensor& out) {
  return Filled(out, 1);
}

absl::Status new_full(const Tensor& self, absl::Span<const int64_t> size, const Scalar& fill_value,
                      std::optional<DType> dtype, std::optional<Layout> layout, std::optional<Device> device,
                      std::optional<bool> pin_memory, const Tensor& out) {
  return Filled(out, fill_value);
}

absl::Status scalar_tensor(const Scalar& s, std::optional<DType> dtype, std::optional<Layout> layout,
                           std::optional<Device> device, std::optional<bool> pin_memory, const Tensor& out) {
  return Filled(out, s);
}

absl::Status eye(int64_t n, std::optional<DType> dtype, std::optional<Layout> layout, std::optional<Device> device,
                 std::optional<bool> pin_memory, const Tensor& out) {
  Fill(out, 0);
  Fill(AsStrided(out, {n}, {n + 1}, out.storage_offset()), 1);
  return absl::OkStatus();
}

absl::Status arange(const Scalar& end, std::optional<DType> dtype, std::optional<Layout> layout,
                    std::optional<Device> device, std::optional<bool> pin_memory, const Tensor& out) {
  return arange_start_step(0, end, 1, dtype, layout, device, pin_memory, out);
}

absl::Status arange_start(const Scalar& start, const Scalar& end, std::optional<DType> dtype,
                          std::optional<Layout> layout, std::optional<Device> device, std::optional<bool> pin_memory,
                          const Tensor& out) {
  return arange_start_step(start, end, 1, dtype, layout, device, pin_memory, out);
}

absl::Status arange_start_step(const Scalar& start, const Scalar& end, const Scalar& step, std::optional<DType> dtype,
                               std::optional<Layout> layout, std::optional<Device> device,
                               std::optional<bool> pin_memory, const Tensor& out) {
  return DispatchCompute(out.dtype(), [&]<typename T>(std::type_identity<T>) {
    std::vector<T> values(out.numel());
    for (size_t i = 0; i < values.size(); ++i) values[i] = Add(As<T>(start), Multiply(As<T>(step), static_cast<T>(i)));
    WriteDense(values, out);
    return absl::OkStatus();
  });
}

absl::Status eye_m(int64_t n, int64_t m, std::optional<DType> dtype, std::optional<Layout> layout,
                   std::optional<Device> device, std::optional<bool> pin_memory, const Tensor& out) {
  Fill(out, 0);
  const int64_t length = std::min(n, m);
  if (length > 0) Fill(AsStrided(out, {length}, {m + 1}, out.storage_offset()), 1);
  return absl::OkStatus();
}

absl::Status tril_indices(int64_t row, int64_t col, int64_t offset, std::optional<DType> dtype,
                          std::optional<Layout> layout, std::optional<Device> device, std::optional<bool> pin_memory,
                          const Tensor& out) {
  return TriangleIndices(
      row, col, [](int64_t) { return 0; }, [&](int64_t i) { return offset >= col ? col : i + offset + 1; }, out);
}

absl::Status triu_indices(int64_t row, int64_t col, int64_t offset, std::optional<DType> dtype,
                          std::optional<Layout> layout, std::optional<Device> device, std::optional<bool> pin_memory,
                          const Tensor& out) {
  return TriangleIndices(
      row, col, [&](int64_t i) { return offset >= col ? col : i + offset; }, [&](int64_t) { return col; }, out);
}

absl::Status linspace(const Scalar& start, const Scalar& end, int64_t steps, std::optional<DType> dtype,
                      std::optional<Layout> layout, std::optional<Device> device, std::optional<bool> pin_memory,
                      const Tensor& out) {
  std::vector<double> values = EvenSteps(start.to_double(), end.to_double(), steps, out.dtype());
  if (!IsFloatingPoint(out.dtype())) {
    for (double& x : values) x = std::trunc(x);
  }
  WriteDense(values, out);
  return absl::OkStatus();
}

absl::Status logspace(const Scalar& start, const Scalar& end, int64_t steps, double base, std::optional<DType> dtype,
                      std::optional<Layout> layout, std::optional<Device> device, std::optional<bool> pin_memory,
                      const Tensor& out) {
  // With a single step, the element is the base to the power of `start`, which is not rounded to the dtype first.
  const DType dtype_of_ends = steps == 1 ? DType::kFloat64 : out.dtype();
  std::vector<double> values = EvenSteps(start.to_double(), end.to_double(), steps, dtype_of_ends);
  for (double& x : values) x = std::pow(base, x);
  WriteDense(values, out);
  return absl::OkStatus();
}

}  // namespace backtape::kernels
