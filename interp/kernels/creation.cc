// Ops that make tensors from sizes and numbers. What PyTorch leaves uninitialised is 0 here, so that a run is
// repeatable.
#include <optional>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"

namespace backtape::kernels {
namespace {

absl::Status Filled(const Tensor& out, const Scalar& value) {
  Fill(out, value);
  return absl::OkStatus();
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

}  // namespace backtape::kernels
