#ifndef BACKTAPE_TENSOR_TENSOR_TYPE_H_
#define BACKTAPE_TENSOR_TENSOR_TYPE_H_

#include <optional>
#include <string>

#include "absl/types/span.h"
#include "backtape/tensor/device.h"
#include "backtape/tensor/dtype.h"
#include "backtape/tensor/sym_int.h"

namespace backtape {

// All that is known of a tensor without its values.
struct TensorType {
  DType dtype = DType::kFloat32;
  SymIntVector sizes;
  // In elements, one for each size; nullopt when not known (most graph texts give no strides).
  std::optional<SymIntVector> strides;
  // In elements from the start of the storage. Of use only together with strides.
  SymInt storage_offset = 0;
  Device device;
  // A number that stands where a tensor is expected: 0-dim, and weak in type promotion.
  bool is_wrapped_number = false;
  // "Parameter" or another class name in front of the shape, as in "Cls(f32[2])"; empty for a plain tensor.
  std::string subclass;

  int64_t dim() const { return static_cast<int64_t>(sizes.size()); }
  SymInt numel() const { return Product(sizes); }
  bool is_symbolic() const;

  // A contiguous (row-major) tensor of these sizes.
  static TensorType Contiguous(DType dtype, absl::Span<const SymInt> sizes);

  // "f32[2, 3]", or with strides and device "f32[2, 3][3, 1]cpu", as annotations print them.
  std::string ToString(bool with_strides_and_device = false) const;

  bool operator==(const TensorType&) const = default;
};

// Row-major strides. As PyTorch does, a size of 0 counts as 1, so strides are never 0.
SymIntVector ContiguousStrides(absl::Span<const SymInt> sizes);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_TENSOR_TYPE_H_
