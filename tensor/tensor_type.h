#ifndef BACKTAPE_TENSOR_TENSOR_TYPE_H_
#define BACKTAPE_TENSOR_TENSOR_TYPE_H_

#include <optional>
#include <string>

#include "absl/types/span.h"
#include "backtape/tensor/device.h"
#include "backtape/tensor/dtype.h"
#include "backtape/tensor/sym_int.h"

namespace backtape {

// Everything about a tensor except its values.
struct TensorType {
  DType dtype = DType::kFloat32;
  SymIntVector sizes;
  // In elements, one per dim; nullopt if unknown (most graph texts omit strides).
  std::optional<SymIntVector> strides;
  // In elements from the start of the storage. Meaningful only if strides are known.
  SymInt storage_offset = 0;
  Device device;
  // A number used where a tensor is expected: 0-dim, and weak in type promotion.
  bool is_wrapped_number = false;
  // "Parameter" or another class name before the shape, as in "Cls(f32[2])"; empty for a plain tensor.
  std::string subclass;

  int64_t dim() const { return static_cast<int64_t>(sizes.size()); }
  SymInt numel() const { return Product(sizes); }
  bool is_symbolic() const;

  // A contiguous (row-major) tensor of these sizes.
  static TensorType Contiguous(DType dtype, absl::Span<const SymInt> sizes);

  // "f32[2, 3]", or "f32[2, 3][3, 1]cpu" with strides and device, as in annotations.
  std::string ToString(bool with_strides_and_device = false) const;

  bool operator==(const TensorType&) const = default;
};

// The sizes as numbers; nullopt if one is symbolic.
std::optional<std::vector<int64_t>> KnownSizes(absl::Span<const SymInt> sizes);

// Row-major strides. As in PyTorch, a size of 0 counts as 1, so strides are never 0.
SymIntVector ContiguousStrides(absl::Span<const SymInt> sizes);

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_TENSOR_TYPE_H_
