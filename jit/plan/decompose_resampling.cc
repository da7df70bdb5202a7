#include "backtape/jit/plan/decompose_resampling.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/strip.h"
#include "backtape/interp/kernels/adaptive_windows.h"
#include "backtape/interp/kernels/padding_maps.h"
#include "backtape/interp/kernels/upsampling_maps.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/apply_dim_map.h"

namespace backtape::jit {
namespace {

using kernels::DimMap;
using kernels::Interpolation;

// Calls with larger dims, windows or maps run on the reference kernels.
constexpr int64_t kMaxSizeOfDim = 1 << 18;
constexpr int64_t kMaxTermsOfMap = 1 << 22;

enum class Resampling : uint8_t { kAverage, kAdaptiveAverage, kInterpolation, kPadding };

struct ResamplingOp {
  Resampling kind = Resampling::kAverage;
  int64_t spatial_dims = 2;
  Interpolation interpolation = Interpolation::kNearest;
  kernels::Padding padding = kernels::Padding::kReflection;
};

struct ResamplingRow {
  OpId forward;
  std::optional<OpId> backward;
  ResamplingOp op;
};

using enum Interpolation;
using enum kernels::Padding;

constexpr ResamplingOp Padded(int64_t dims, kernels::Padding padding) {
  return {Resampling::kPadding, dims, {}, padding};
}
constexpr ResamplingOp Resized(int64_t dims, Interpolation interpolation) {
  return {Resampling::kInterpolation, dims, interpolation};
}

constexpr ResamplingRow kResamplingRows[] = {
    {OpId::avg_pool1d, std::nullopt, {Resampling::kAverage, 1}},
    {OpId::avg_pool2d, OpId::avg_pool2d_backward, {Resampling::kAverage, 2}},
    {OpId::avg_pool3d, OpId::avg_pool3d_backward, {Resampling::kAverage, 3}},
    {OpId::adaptive_avg_pool1d, std::nullopt, {Resampling::kAdaptiveAverage, 1}},
    {OpId::_adaptive_avg_pool2d, OpId::_adaptive_avg_pool2d_backward, {Resampling::kAdaptiveAverage, 2}},
    {OpId::_adaptive_avg_pool3d, OpId::_adaptive_avg_pool3d_backward, {Resampling::kAdaptiveAverage, 3}},
    {OpId::reflection_pad1d, OpId::reflection_pad1d_backward, Padded(1, kReflection)},
    {OpId::reflection_pad2d, OpId::reflection_pad2d_backward, Padded(2, kReflection)},
    {OpId::reflection_pad3d, OpId::reflection_pad3d_backward, Padded(3, kReflection)},
    {OpId::replication_pad1d, OpId::replication_pad1d_backward, Padded(1, kReplication)},
    {OpId::replication_pad2d, OpId::replication_pad2d_backward, Padded(2, kReplication)},
    {OpId::replication_pad3d, OpId::replication_pad3d_backward, Padded(3, kReplication)},
    {OpId::upsample_nearest1d, OpId::upsample_nearest1d_backward, Resized(1, kNearest)},
    {OpId::upsample_nearest2d, OpId::upsample_nearest2d_backward, Resized(2, kNearest)},
    {OpId::upsample_nearest3d, OpId::upsample_nearest3d_backward, Resized(3, kNearest)},
    {OpId::_upsample_nearest_exact1d, OpId::_upsample_nearest_exact1d_backward, Resized(1, kNearestExact)},
    {OpId::_upsample_nearest_exact2d, OpId::_upsample_nearest_exact2d_backward, Resized(2, kNearestExact)},
    {OpId::_upsample_nearest_exact3d, OpId::_upsample_nearest_exact3d_backward, Resized(3, kNearestExact)},
    {OpId::upsample_linear1d, OpId::upsample_linear1d_backward, Resized(1, kLinear)},
    {OpId::upsample_bilinear2d, OpId::upsample_bilinear2d_backward, Resized(2, kLinear)},
    {OpId::upsample_trilinear3d, OpId::upsample_trilinear3d_backward, Resized(3, kLinear)},
    {OpId::upsample_bicubic2d, OpId::upsample_bicubic2d_backward, Resized(2, kCubic)},
    {OpId::_upsample_bilinear2d_aa, OpId::_upsample_bilinear2d_aa_backward, Resized(2, kLinearAntialias)},
    {OpId::_upsample_bicubic2d_aa, OpId::_upsample_bicubic2d_aa_backward, Resized(2, kCubicAntialias)},
    // The overloads that take lists of sizes or scales.
    {OpId::upsample_nearest1d_vec, std::nullopt, Resized(1, kNearest)},
    {OpId::upsample_nearest2d_vec, std::nullopt, Resized(2, kNearest)},
    {OpId::upsample_nearest3d_vec, std::nullopt, Resized(3, kNearest)},
    {OpId::_upsample_nearest_exact1d_vec, std::nullopt, Resized(1, kNearestExact)},
    {OpId::_upsample_nearest_exact2d_vec, std::nullopt, Resized(2, kNearestExact)},
    {OpId::_upsample_nearest_exact3d_vec, std::nullopt, Resized(3, kNearestExact)},
    {OpId::upsample_linear1d_vec, std::nullopt, Resized(1, kLinear)},
    {OpId::upsample_bilinear2d_vec, std::nullopt, Resized(2, kLinear)},
    {OpId::upsample_trilinear3d_vec, std::nullopt, Resized(3, kLinear)},
    {OpId::upsample_bicubic2d_vec, std::nullopt, Resized(2, kCubic)},
    {OpId::_upsample_bilinear2d_aa_vec, std::nullopt, Resized(2, kLinearAntialias)},
    {OpId::_upsample_bicubic2d_aa_vec, std::nullopt, Resized(2, kCubicAntialias)},
};

const ResamplingRow* RowOf(OpId op) {
  const auto* const row = absl::c_find_if(
      kResamplingRows, [op](const ResamplingRow& row) { return row.forward == op || row.backward == op; });
  return row == std::end(kResamplingRows) ? nullptr : row;
}

// Element `i` of a list. A single number, or a list with one element, applies to all `i`.
std::optional<int64_t> NumberAt(const Argument& list, int64_t i) {
  if (list.is_int()) return list.int_value();
  if (!list.is_sequence() || list.items().empty()) return std::nullopt;
  const Argument& item = list.items().size() == 1 ? list.items()[0] : list.items()[static_cast<size_t>(i)];
  return item.is_int() ? std::optional<int64_t>(item.int_value()) : std::nullopt;
}

// A window's divisor is the product of one number per dim, unless the call states it; `divides` is then false.
std::optional<DimMap> AverageMap(const NodeArguments& args, int64_t i, int64_t in, int64_t out, bool divides) {
  const std::optional<int64_t> kernel = NumberAt(args.Value("kernel_size"), i);
  const Argument strides = args.Value("stride");
  const bool has_stride = !strides.is_sequence() || !strides.items().empty();
  const std::optional<int64_t> stride = has_stride ? NumberAt(strides, i) : kernel;
  const std::optional<int64_t> padding = NumberAt(args.Value("padding"), i);
  if (!kernel || !stride || !padding || !args.Value("count_include_pad").is_bool()) return std::nullopt;
  // Limits that also keep the arithmetic from overflowing.
  if (std::max({*kernel, *stride, *padding}) > kMaxSizeOfDim || *stride < 1) return std::nullopt;
  if (out * std::min(*kernel, in) > kMaxTermsOfMap) return std::nullopt;
  const int64_t margin = args.Value("count_include_pad").bool_value() ? *padding : 0;
  DimMap map(out);
  for (int64_t o = 0; o < out; ++o) {
    const int64_t start = o * *stride - *padding;
    const int64_t end = std::min(start + *kernel, in + *padding);
    const auto count = static_cast<double>(std::min(end, in + margin) - std::max(start, -margin));
    for (int64_t from = std::max<int64_t>(start, 0); from < std::min(end, in); ++from) {
      map[o].push_back({from, divides ? 1 / count : 1});
    }
  }
  return map;
}

// The scale of dim `i`. Its argument is called scales, scales_h, ..., or it is an element of a list of factors.
std::optional<double> ScaleOf(const NodeArguments& args, int64_t i, int64_t spatial_dims) {
  Argument scale = args.Value("scale_factors");
  if (scale.is_sequence()) {
    Argument factor = scale.items()[static_cast<size_t>(i)];
    scale = std::move(factor);
  } else {
    static constexpr const char* kNames[] = {"scales_d", "scales_h", "scales_w"};
    scale = args.Value(spatial_dims == 1 ? "scales" : kNames[3 - spatial_dims + i]);
  }
  return scale.is_scalar() ? std::optional<double>(scale.scalar().to_double()) : std::nullopt;
}

std::optional<DimMap> MapOf(const ResamplingOp& op, const NodeArguments& args, int64_t i, int64_t in, int64_t out,
                            DType dtype) {
  if (op.kind == Resampling::kAdaptiveAverage) return kernels::AdaptiveAverageMap(in, out);
  if (op.kind == Resampling::kPadding) {
    // The widths are listed from the last dim backwards; negative ones remove elements.
    const Argument widths = args.Value("padding");
    const int64_t k = op.spatial_dims - 1 - i;
    const std::optional<int64_t> before = NumberAt(widths, 2 * k), after = NumberAt(widths, 2 * k + 1);
    if (!before || !after || in + *before + *after != out) return std::nullopt;
    return kernels::PaddingMap(op.padding, in, *before, *after);
  }
  if (op.kind == Resampling::kAverage) return AverageMap(args, i, in, out, !args.Value("divisor_override").is_int());
  const Argument corners = args.Value("align_corners");
  return kernels::UpsamplingMap(op.interpolation, in, out, corners.is_bool() && corners.bool_value(),
                                ScaleOf(args, i, op.spatial_dims), dtype != DType::kFloat64);
}

}  // namespace

bool DecomposeResampling(Rewriter& r, OpId op) {
  const ResamplingRow* const row = RowOf(op);
  if (row == nullptr || !r.node()->type().is_tensor()) return false;
  const bool is_backward = row->backward == op;
  const ResamplingOp& resampling = row->op;
  const NodeArguments args(*r.node());
  Node* x = args.NodeAt(0);
  const TensorType& from = x->type().tensor();
  const TensorType& to = r.node()->type().tensor();
  if (!IsFloatingPoint(from.dtype) || from.dtype != to.dtype || from.dim() < resampling.spatial_dims) return false;
  const int64_t first = from.dim() - resampling.spatial_dims;
  std::vector<DimMap> maps;
  for (int64_t i = 0; i < resampling.spatial_dims; ++i) {
    const std::optional<int64_t> x_size = from.sizes[first + i].constant();
    const std::optional<int64_t> y_size = to.sizes[first + i].constant();
    if (!x_size || !y_size || *x_size == 0 || *y_size == 0) return false;
    if (std::max(*x_size, *y_size) > kMaxSizeOfDim) return false;
    const int64_t in = is_backward ? *y_size : *x_size;
    std::optional<DimMap> map = MapOf(resampling, args, i, in, is_backward ? *x_size : *y_size, from.dtype);
    if (!map) return false;
    maps.push_back(is_backward ? Transposed(*map, in) : *std::move(map));
  }
  if (from.numel() == SymInt(0)) return false;
  x = r.Widened(x);
  x = ApplyDimMaps(r, x, first, maps);
  const Argument divisor = args.Value("divisor_override");
  if (divisor.is_int()) x = r.Call(OpId::div_Tensor, {x, divisor.int_value()});
  r.Replace(x);
  return true;
}

}  // namespace backtape::jit
