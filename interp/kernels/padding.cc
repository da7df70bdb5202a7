// Padding of the last dims with elements of the input.
#include <algorithm>
#include <vector>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dim_maps.h"
#include "backtape/interp/kernels/padding_maps.h"

namespace backtape::kernels {
namespace {

using Ints = absl::Span<const int64_t>;

// The input index for position i, which may lie outside [0, size). Reflection does not repeat the border element.
int64_t PaddedPosition(Padding kind, int64_t i, int64_t size) {
  if (kind == Padding::kReplication) return std::clamp<int64_t>(i, 0, size - 1);
  if (i < 0) return -i;
  return i < size ? i : 2 * (size - 1) - i;
}

std::vector<DimMap> PaddingMaps(Padding kind, Ints in, Ints widths) {
  const size_t padded = widths.size() / 2;
  std::vector<DimMap> maps;
  for (size_t k = padded; k-- > 0;) {  // widths are listed from the last dim backwards
    maps.push_back(PaddingMap(kind, in[in.size() - 1 - k], widths[2 * k], widths[2 * k + 1]));
  }
  return maps;
}

absl::Status Pad(Padding kind, const Tensor& self, Ints widths, const Tensor& out) {
  ApplyDimMaps(self, PaddingMaps(kind, self.sizes(), widths), out);
  return absl::OkStatus();
}

absl::Status PadBackward(Padding kind, const Tensor& grad, const Tensor& self, Ints widths, const Tensor& out) {
  ApplyTransposedDimMaps(grad, PaddingMaps(kind, self.sizes(), widths), out);
  return absl::OkStatus();
}

}  // namespace

DimMap PaddingMap(Padding kind, int64_t size, int64_t before, int64_t after) {
  DimMap map;
  for (int64_t i = -before; i < size + after; ++i) map.push_back({{PaddedPosition(kind, i, size), 1}});
  return map;
}

absl::Status reflection_pad1d(const Tensor& self, Ints padding, const Tensor& out) {
  return Pad(Padding::kReflection, self, padding, out);
}
absl::Status reflection_pad1d_backward(const Tensor& grad_output, const Tensor& self, Ints padding, const Tensor& out) {
  return PadBackward(Padding::kReflection, grad_output, self, padding, out);
}
absl::Status reflection_pad2d(const Tensor& self, Ints padding, const Tensor& out) {
  return Pad(Padding::kReflection, self, padding, out);
}
absl::Status reflection_pad2d_backward(const Tensor& grad_output, const Tensor& self, Ints padding, const Tensor& out) {
  return PadBackward(Padding::kReflection, grad_output, self, padding, out);
}
absl::Status reflection_pad3d(const Tensor& self, Ints padding, const Tensor& out) {
  return Pad(Padding::kReflection, self, padding, out);
}
absl::Status reflection_pad3d_backward(const Tensor& grad_output, const Tensor& self, Ints padding, const Tensor& out) {
  return PadBackward(Padding::kReflection, grad_output, self, padding, out);
}
absl::Status replication_pad1d(const Tensor& self, Ints padding, const Tensor& out) {
  return Pad(Padding::kReplication, self, padding, out);
}
absl::Status replication_pad1d_backward(const Tensor& grad_output, const Tensor& self, Ints padding,
                                        const Tensor& out) {
  return PadBackward(Padding::kReplication, grad_output, self, padding, out);
}
absl::Status replication_pad2d(const Tensor& self, Ints padding, const Tensor& out) {
  return Pad(Padding::kReplication, self, padding, out);
}
absl::Status replication_pad2d_backward(const Tensor& grad_output, const Tensor& self, Ints padding,
                                        const Tensor& out) {
  return PadBackward(Padding::kReplication, grad_output, self, padding, out);
}
absl::Status replication_pad3d(const Tensor& self, Ints padding, const Tensor& out) {
  return Pad(Padding::kReplication, self, padding, out);
}
absl::Status replication_pad3d_backward(const Tensor& grad_output, const Tensor& self, Ints padding,
                                        const Tensor& out) {
  return PadBackward(Padding::kReplication, grad_output, self, padding, out);
}

}  // namespace backtape::kernels
