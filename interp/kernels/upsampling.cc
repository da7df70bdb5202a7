// Resampling of the spatial dims of [N, C, ...].
#include <optional>
#include <vector>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/fixed_point_maps.h"
#include "backtape/interp/kernels/upsampling_maps.h"

namespace backtape::kernels {
namespace {

using Ints = absl::Span<const int64_t>;
using Scale = std::optional<double>;
using Scales = std::optional<absl::Span<const double>>;

// The maps of the spatial dims, between sizes [N, C, ...].
std::vector<DimMap> SpatialMaps(Interpolation interpolation, Ints in, Ints out, bool align_corners,
                                absl::Span<const Scale> scales, DType dtype) {
  std::vector<DimMap> maps;
  for (size_t d = 2; d < in.size(); ++d) {
    maps.push_back(UpsamplingMap(interpolation, in[d], out[d], align_corners, scales[d - 2], dtype != DType::kFloat64));
  }
  return maps;
}

absl::Status Upsample(Interpolation interpolation, const Tensor& self, bool align_corners,
                      absl::Span<const Scale> scales, const Tensor& out) {
  const bool is_nearest = interpolation == Interpolation::kNearest || interpolation == Interpolation::kNearestExact;
  // The weights for bytes are computed in float64.
  const bool is_fixed_point = out.dtype() == DType::kUInt8 && !is_nearest;
  const std::vector<DimMap> maps = SpatialMaps(interpolation, self.sizes(), out.sizes(), align_corners, scales,
                                               is_fixed_point ? DType::kFloat64 : out.dtype());
  is_fixed_point ? ApplyFixedPointMaps(self, maps, out) : ApplyDimMaps(self, maps, out);
  return absl::OkStatus();
}

absl::Status UpsampleBackward(Interpolation interpolation, const Tensor& grad, bool align_corners,
                              absl::Span<const Scale> scales, const Tensor& out) {
  ApplyTransposedDimMaps(
      grad, SpatialMaps(interpolation, out.sizes(), grad.sizes(), align_corners, scales, out.dtype()), out);
  return absl::OkStatus();
}

absl::Status UpsampleByFactors(Interpolation interpolation, const Tensor& input, bool align_corners, Scales factors,
                               const Tensor& out) {
  std::vector<Scale> scales(input.dim() - 2);
  for (size_t i = 0; factors.has_value() && i < scales.size(); ++i) scales[i] = (*factors)[i];
  return Upsample(interpolation, input, align_corners, scales, out);
}

}  // namespace

absl::Status upsample_nearest1d(const Tensor& self, Ints output_size, Scale scales, const Tensor& out) {
  return Upsample(Interpolation::kNearest, self, false, {scales}, out);
}
absl::Status upsample_nearest1d_backward(const Tensor& grad_output, Ints output_size, Ints input_size, Scale scales,
                                         const Tensor& out) {
  return UpsampleBackward(Interpolation::kNearest, grad_output, false, {scales}, out);
}
absl::Status upsample_nearest1d_vec(const Tensor& input, std::optional<Ints> output_size, Scales scale_factors,
                                    const Tensor& out) {
  return UpsampleByFactors(Interpolation::kNearest, input, false, scale_factors, out);
}

absl::Status upsample_nearest2d(const Tensor& self, Ints output_size, Scale scales_h, Scale scales_w,
                                const Tensor& out) {
  return Upsample(Interpolation::kNearest, self, false, {scales_h, scales_w}, out);
}
absl::Status upsample_nearest2d_backward(const Tensor& grad_output, Ints output_size, Ints input_size, Scale scales_h,
                                         Scale scales_w, const Tensor& out) {
  return UpsampleBackward(Interpolation::kNearest, grad_output, false, {scales_h, scales_w}, out);
}
absl::Status upsample_nearest2d_vec(const Tensor& input, std::optional<Ints> output_size, Scales scale_factors,
                                    const Tensor& out) {
  return UpsampleByFactors(Interpolation::kNearest, input, false, scale_factors, out);
}

absl::Status upsample_nearest3d(const Tensor& self, Ints output_size, Scale scales_d, Scale scales_h, Scale scales_w,
                                const Tensor& out) {
  return Upsample(Interpolation::kNearest, self, false, {scales_d, scales_h, scales_w}, out);
}
absl::Status upsample_nearest3d_backward(const Tensor& grad_output, Ints output_size, Ints input_size, Scale scales_d,
                                         Scale scales_h, Scale scales_w, const Tensor& out) {
  return UpsampleBackward(Interpolation::kNearest, grad_output, false, {scales_d, scales_h, scales_w}, out);
}
absl::Status upsample_nearest3d_vec(const Tensor& input, std::optional<Ints> output_size, Scales scale_factors,
                                    const Tensor& out) {
  return UpsampleByFactors(Interpolation::kNearest, input, false, scale_factors, out);
}

absl::Status _upsample_nearest_exact1d(const Tensor& self, Ints output_size, Scale scales, const Tensor& out) {
  return Upsample(Interpolation::kNearestExact, self, false, {scales}, out);
}
absl::Status _upsample_nearest_exact1d_backward(const Tensor& grad_output, Ints output_size, Ints input_size,
                                                Scale scales, const Tensor& out) {
  return UpsampleBackward(Interpolation::kNearestExact, grad_output, false, {scales}, out);
}
absl::Status _upsample_nearest_exact1d_vec(const Tensor& input, std::optional<Ints> output_size, Scales scale_factors,
                                           const Tensor& out) {
  return UpsampleByFactors(Interpolation::kNearestExact, input, false, scale_factors, out);
}

absl::Status _upsample_nearest_exact2d(const Tensor& self, Ints output_size, Scale scales_h, Scale scales_w,
                                       const Tensor& out) {
  return Upsample(Interpolation::kNearestExact, self, false, {scales_h, scales_w}, out);
}
absl::Status _upsample_nearest_exact2d_backward(const Tensor& grad_output, Ints output_size, Ints input_size,
                                                Scale scales_h, Scale scales_w, const Tensor& out) {
  return UpsampleBackward(Interpolation::kNearestExact, grad_output, false, {scales_h, scales_w}, out);
}
absl::Status _upsample_nearest_exact2d_vec(const Tensor& input, std::optional<Ints> output_size, Scales scale_factors,
                                           const Tensor& out) {
  return UpsampleByFactors(Interpolation::kNearestExact, input, false, scale_factors, out);
}

absl::Status _upsample_nearest_exact3d(const Tensor& self, Ints output_size, Scale scales_d, Scale scales_h,
                                       Scale scales_w, const Tensor& out) {
  return Upsample(Interpolation::kNearestExact, self, false, {scales_d, scales_h, scales_w}, out);
}
absl::Status _upsample_nearest_exact3d_backward(const Tensor& grad_output, Ints output_size, Ints input_size,
                                                Scale scales_d, Scale scales_h, Scale scales_w, const Tensor& out) {
  return UpsampleBackward(Interpolation::kNearestExact, grad_output, false, {scales_d, scales_h, scales_w}, out);
}
absl::Status _upsample_nearest_exact3d_vec(const Tensor& input, std::optional<Ints> output_size, Scales scale_factors,
                                           const Tensor& out) {
  return UpsampleByFactors(Interpolation::kNearestExact, input, false, scale_factors, out);
}

absl::Status upsample_linear1d(const Tensor& self, Ints output_size, bool align_corners, Scale scales,
                               const Tensor& out) {
  return Upsample(Interpolation::kLinear, self, align_corners, {scales}, out);
}
absl::Status upsample_linear1d_backward(const Tensor& grad_output, Ints output_size, Ints input_size,
                                        bool align_corners, Scale scales, const Tensor& out) {
  return UpsampleBackward(Interpolation::kLinear, grad_output, align_corners, {scales}, out);
}
absl::Status upsample_linear1d_vec(const Tensor& input, std::optional<Ints> output_size, bool align_corners,
                                   Scales scale_factors, const Tensor& out) {
  return UpsampleByFactors(Interpolation::kLinear, input, align_corners, scale_factors, out);
}

absl::Status upsample_bilinear2d(const Tensor& self, Ints output_size, bool align_corners, Scale scales_h,
                                 Scale scales_w, const Tensor& out) {
  return Upsample(Interpolation::kLinear, self, align_corners, {scales_h, scales_w}, out);
}
absl::Status upsample_bilinear2d_backward(const Tensor& grad_output, Ints output_size, Ints input_size,
                                          bool align_corners, Scale scales_h, Scale scales_w, const Tensor& out) {
  return UpsampleBackward(Interpolation::kLinear, grad_output, align_corners, {scales_h, scales_w}, out);
}
absl::Status upsample_bilinear2d_vec(const Tensor& input, std::optional<Ints> output_size, bool align_corners,
                                     Scales scale_factors, const Tensor& out) {
  return UpsampleByFactors(Interpolation::kLinear, input, align_corners, scale_factors, out);
}

absl::Status upsample_trilinear3d(const Tensor& self, Ints output_size, bool align_corners, Scale scales_d,
                                  Scale scales_h, Scale scales_w, const Tensor& out) {
  return Upsample(Interpolation::kLinear, self, align_corners, {scales_d, scales_h, scales_w}, out);
}
absl::Status upsample_trilinear3d_backward(const Tensor& grad_output, Ints output_size, Ints input_size,
                                           bool align_corners, Scale scales_d, Scale scales_h, Scale scales_w,
                                           const Tensor& out) {
  return UpsampleBackward(Interpolation::kLinear, grad_output, align_corners, {scales_d, scales_h, scales_w}, out);
}
absl::Status upsample_trilinear3d_vec(const Tensor& input, std::optional<Ints> output_size, bool align_corners,
                                      Scales scale_factors, const Tensor& out) {
  return UpsampleByFactors(Interpolation::kLinear, input, align_corners, scale_factors, out);
}

absl::Status upsample_bicubic2d(const Tensor& self, Ints output_size, bool align_corners, Scale scales_h,
                                Scale scales_w, const Tensor& out) {
  return Upsample(Interpolation::kCubic, self, align_corners, {scales_h, scales_w}, out);
}
absl::Status upsample_bicubic2d_backward(const Tensor& grad_output, Ints output_size, Ints input_size,
                                         bool align_corners, Scale scales_h, Scale scales_w, const Tensor& out) {
  return UpsampleBackward(Interpolation::kCubic, grad_output, align_corners, {scales_h, scales_w}, out);
}
absl::Status upsample_bicubic2d_vec(const Tensor& input, std::optional<Ints> output_size, bool align_corners,
                                    Scales scale_factors, const Tensor& out) {
  return UpsampleByFactors(Interpolation::kCubic, input, align_corners, scale_factors, out);
}

absl::Status _upsample_bilinear2d_aa(const Tensor& self, Ints output_size, bool align_corners, Scale scales_h,
                                     Scale scales_w, const Tensor& out) {
  return Upsample(Interpolation::kLinearAntialias, self, align_corners, {scales_h, scales_w}, out);
}
absl::Status _upsample_bilinear2d_aa_backward(const Tensor& grad_output, Ints output_size, Ints input_size,
                                              bool align_corners, Scale scales_h, Scale scales_w, const Tensor& out) {
  return UpsampleBackward(Interpolation::kLinearAntialias, grad_output, align_corners, {scales_h, scales_w}, out);
}
absl::Status _upsample_bilinear2d_aa_vec(const Tensor& input, std::optional<Ints> output_size, bool align_corners,
                                         Scales scale_factors, const Tensor& out) {
  return UpsampleByFactors(Interpolation::kLinearAntialias, input, align_corners, scale_factors, out);
}

absl::Status _upsample_bicubic2d_aa(const Tensor& self, Ints output_size, bool align_corners, Scale scales_h,
                                    Scale scales_w, const Tensor& out) {
  return Upsample(Interpolation::kCubicAntialias, self, align_corners, {scales_h, scales_w}, out);
}
absl::Status _upsample_bicubic2d_aa_backward(const Tensor& grad_output, Ints output_size, Ints input_size,
                                             bool align_corners, Scale scales_h, Scale scales_w, const Tensor& out) {
  return UpsampleBackward(Interpolation::kCubicAntialias, grad_output, align_corners, {scales_h, scales_w}, out);
}
absl::Status _upsample_bicubic2d_aa_vec(const Tensor& input, std::optional<Ints> output_size, bool align_corners,
                                        Scales scale_factors, const Tensor& out) {
  return UpsampleByFactors(Interpolation::kCubicAntialias, input, align_corners, scale_factors, out);
}

}  // namespace backtape::kernels
