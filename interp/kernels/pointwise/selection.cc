// Ops that copy, select or replace elements.
#include <limits>
#include <optional>

#include "absl/strings/string_view.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/interp/kernels/pointwise/element_math.h"
#include "backtape/interp/kernels/pointwise_loop.h"
#include "backtape/ir/shape_rules/number_range.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

absl::Status Fill(const Operand& value, const Tensor& out) {
  return Map<kAllTypes>(out, {value}, [](auto x) { return x; });
}

// `self` where the condition is not 0, otherwise `other`.
absl::Status Choose(const Tensor& condition, const Operand& self, const Operand& other, const Tensor& out) {
  return Map<kAllTypes>(out, {Operand(condition).Unrounded(), self, other},
                        [](auto chosen, auto x, auto y) { return chosen ? x : y; });
}

}  // namespace

absl::Status where_self(const Tensor& condition, const Tensor& self, const Tensor& other, const Tensor& out) {
  return Choose(condition, self, other, out);
}
absl::Status where_ScalarSelf(const Tensor& condition, const Scalar& self, const Tensor& other, const Tensor& out) {
  return Choose(condition, self, other, out);
}
absl::Status where_ScalarOther(const Tensor& condition, const Tensor& self, const Scalar& other, const Tensor& out) {
  return Choose(condition, self, other, out);
}
absl::Status where_Scalar(const Tensor& condition, const Scalar& self, const Scalar& other, const Tensor& out) {
  return Choose(condition, self, other, out);
}

absl::Status require(const Tensor& self, const Tensor& condition, absl::string_view message, const Tensor& out) {
  for (const double is_met : ReadDense<double>(condition)) {
    if (is_met == 0) return absl::FailedPreconditionError(message);
  }
  return Fill(self, out);
}

absl::Status masked_fill_Scalar(const Tensor& self, const Tensor& mask, const Scalar& value, const Tensor& out) {
  return Choose(mask, value, self, out);
}
absl::Status masked_fill_Tensor(const Tensor& self, const Tensor& mask, const Tensor& value, const Tensor& out) {
  const Scalar number =
      IsFloatingPoint(value.dtype()) ? Scalar(ReadDense<double>(value)[0]) : Scalar(ReadDense<int64_t>(value)[0]);
  BACKTAPE_RETURN_IF_ERROR(CheckNumberFits(number, out.dtype()));
  return Choose(mask, value, self, out);
}

absl::Status fill_Scalar(const Tensor& self, const Scalar& value, const Tensor& out) { return Fill(value, out); }
absl::Status fill_Tensor(const Tensor& self, const Tensor& value, const Tensor& out) { return Fill(value, out); }
absl::Status zero(const Tensor& self, const Tensor& out) { return Fill(0, out); }

absl::Status copy(const Tensor& self, const Tensor& src, bool non_blocking, const Tensor& out) {
  DimVector strides(out.dim(), 0);
  for (int64_t d = out.dim() - src.dim(); d < out.dim(); ++d) {
    const int64_t own = d - (out.dim() - src.dim());
    if (src.size(own) == out.size(d)) strides[d] = src.stride(own);
  }
  BACKTAPE_ASSIGN_OR_RETURN(const Tensor expanded, src.TryAsStrided(out.sizes(), strides, src.storage_offset()));
  CopyElements(expanded, out);
  return absl::OkStatus();
}

absl::Status no_grad_write(const Tensor& self, const Tensor& value, const Tensor& out) { return Fill(value, out); }

absl::Status _to_copy(const Tensor& self, std::optional<DType> dtype, std::optional<Layout> layout,
                      std::optional<Device> device, std::optional<bool> pin_memory, bool non_blocking,
                      std::optional<MemoryFormat> memory_format, const Tensor& out) {
  CopyElements(self, out);
  return absl::OkStatus();
}

absl::Status nan_to_num(const Tensor& self, std::optional<double> nan, std::optional<double> posinf,
                        std::optional<double> neginf, const Tensor& out) {
  if (!IsFloatingPoint(out.dtype())) return Fill(self, out);
  const double largest = LargestFinite(out.dtype());
  return Map<kFloats>(out, {self, nan.value_or(0), posinf.value_or(largest), neginf.value_or(-largest)},
                      [](auto x, auto for_nan, auto for_posinf, auto for_neginf) {
                        using T = decltype(x);
                        if (IsNan(x)) return for_nan;
                        if (x == std::numeric_limits<T>::infinity()) return for_posinf;
                        return x == -std::numeric_limits<T>::infinity() ? for_neginf : x;
                      });
}

}  // namespace backtape::kernels
