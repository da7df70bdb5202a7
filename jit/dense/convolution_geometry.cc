#include "backtape/jit/dense/convolution_geometry.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace backtape::jit {
namespace {

// The entries of a list after the first `skipped`, as the values of the last dims; the other dims get `otherwise`.
Spatial LastDims(const std::vector<int64_t>& values, size_t skipped, int64_t otherwise) {
  Spatial result;
  result.fill(otherwise);
  const size_t rank = values.size() - skipped;
  for (size_t d = 0; d < rank; ++d) result[kSpatialDims - rank + d] = values[skipped + d];
  return result;
}

SpatialLayout LayoutOf(const ConvolutionDims& strides) { return {strides[0], strides[1], LastDims(strides, 2, 0)}; }

int64_t FloorDivide(int64_t a, int64_t b) { return a / b - (a % b < 0 ? 1 : 0); }

void SetExtent(CorrelationPhase& phase) {
  for (size_t i = 0; i < phase.taps.size(); ++i) {
    for (int d = 0; d < kSpatialDims; ++d) {
      const int64_t shift = phase.taps[i].shift[d];
      const int64_t last = i == 0 ? shift : std::max(phase.min_shift[d] + phase.extent[d], shift);
      phase.min_shift[d] = i == 0 ? shift : std::min(phase.min_shift[d], shift);
      phase.extent[d] = last - phase.min_shift[d];
    }
  }
}

// Calls f with each index below `sizes`; the last dim varies fastest.
template <typename F>
void ForEachIndex(const Spatial& sizes, F f) {
  Spatial index;
  for (index[0] = 0; index[0] < sizes[0]; ++index[0]) {
    for (index[1] = 0; index[1] < sizes[1]; ++index[1]) {
      for (index[2] = 0; index[2] < sizes[2]; ++index[2]) f(index);
    }
  }
}

}  // namespace

ConvolutionGeometry::ConvolutionGeometry(const ConvolutionSpec& spec)
    : batch(spec.input_sizes[0]),
      groups(spec.groups),
      image_channels(spec.weight_sizes[1]),
      grid_channels(spec.weight_sizes[0] / spec.groups),
      image(LastDims(spec.input_sizes, 2, 1)),
      grid(LastDims(spec.output_sizes, 2, 1)),
      window(LastDims(spec.weight_sizes, 2, 1)),
      stride(LastDims(spec.stride, 0, 1)),
      padding(LastDims(spec.padding, 0, 0)),
      dilation(LastDims(spec.dilation, 0, 1)),
      image_layout(LayoutOf(spec.input_strides)),
      grid_layout(LayoutOf(spec.output_strides)),
      weight_layout(LayoutOf(spec.weight_strides)) {}

Correlation GridFromImage(const ConvolutionGeometry& g) {
  Correlation result;
  result.source_step = g.stride;
  CorrelationPhase phase;
  phase.count = g.grid;
  ForEachIndex(g.window, [&](const Spatial& window) {
    Tap tap;
    tap.window = window;
    for (int d = 0; d < kSpatialDims; ++d) {
      tap.offset[d] = window[d] * g.dilation[d] - g.padding[d];
      tap.shift[d] = FloorDivide(tap.offset[d], g.stride[d]);
      tap.residue[d] = tap.offset[d] - tap.shift[d] * g.stride[d];
    }
    phase.taps.push_back(tap);
  });
  SetExtent(phase);
  result.phases.push_back(std::move(phase));
  return result;
}

Correlation ImageFromGrid(const ConvolutionGeometry& g) {
  Correlation result;
  result.target_step = g.stride;
  ForEachIndex(g.stride, [&](const Spatial& first) {
    CorrelationPhase phase;
    phase.first = first;
    for (int d = 0; d < kSpatialDims; ++d) {
      if (first[d] >= g.image[d]) return;
      phase.count[d] = (g.image[d] - first[d] + g.stride[d] - 1) / g.stride[d];
    }
    ForEachIndex(g.window, [&](const Spatial& window) {
      Tap tap;
      tap.window = window;
      for (int d = 0; d < kSpatialDims; ++d) {
        const int64_t distance = first[d] + g.padding[d] - window[d] * g.dilation[d];
        if (distance % g.stride[d] != 0) return;
        tap.offset[d] = tap.shift[d] = distance / g.stride[d];
      }
      phase.taps.push_back(tap);
    });
    SetExtent(phase);
    result.phases.push_back(std::move(phase));
  });
  return result;
}

std::string Describe(const ConvolutionSpec& spec) {
  const char* kind = spec.kind == ConvolutionKind::kForward         ? "forward"
                     : spec.kind == ConvolutionKind::kBackwardInput ? "backward input"
                                                                    : "backward weight";
  return absl::StrCat("convolution ", kind, " [", absl::StrJoin(spec.input_sizes, ", "), "] * [",
                      absl::StrJoin(spec.weight_sizes, ", "), "]", spec.has_bias ? " +bias" : "",
                      spec.has_residual ? " +residual" : "", spec.activation == Activation::kRelu ? " relu" : "");
}

}  // namespace backtape::jit
