// Ops that the passes of Inductor and AOTAutograd add to graphs.
#include <cmath>
#include <optional>
#include <vector>

#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/tensor/random_call.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tensor/sym_expr.h"

namespace backtape::kernels {
namespace {

using Numbers = absl::Span<const int64_t>;

// The coordinates of element i of a row-major tensor along its last dims, the ones over which windows move.
std::vector<int64_t> Coordinates(int64_t i, Numbers sizes) {
  std::vector<int64_t> position(sizes.size());
  for (size_t d = sizes.size(); d-- > 0; i /= sizes[d]) position[d] = i % sizes[d];
  return position;
}

Numbers LastDims(const Tensor& tensor, size_t count) { return tensor.sizes().subspan(tensor.sizes().size() - count); }

int64_t Flattened(const std::vector<int64_t>& position, Numbers sizes) {
  int64_t flat = 0;
  for (size_t d = 0; d < position.size(); ++d) flat = flat * sizes[d] + position[d];
  return flat;
}

absl::Status PoolWithOffsets(const Tensor& self, Numbers kernel_size, Numbers stride, Numbers padding, Numbers dilation,
                             bool ceil_mode, const Tensor& values, const Tensor& offsets) {
  const size_t spatial = kernel_size.size();
  const Tensor indices = Tensor::Empty(values.sizes(), DType::kInt64);
  BACKTAPE_RETURN_IF_ERROR(
      spatial == 2 ? max_pool2d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode, values, indices)
                   : max_pool3d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode, values, indices));
  std::vector<int64_t> numbers = ReadDense<int64_t>(indices);
  for (size_t i = 0; i < numbers.size(); ++i) {
    const std::vector<int64_t> window = Coordinates(static_cast<int64_t>(i), LastDims(values, spatial));
    std::vector<int64_t> place = Coordinates(numbers[i], LastDims(self, spatial));
    for (size_t d = 0; d < spatial; ++d) place[d] = (place[d] - window[d] * stride[d] + padding[d]) / dilation[d];
    numbers[i] = Flattened(place, kernel_size);
  }
  WriteDense(numbers, offsets);
  return absl::OkStatus();
}

absl::Status OffsetsToIndices(const Tensor& offsets, Numbers kernel_size, Numbers input_size, Numbers stride,
                              Numbers padding, Numbers dilation, const Tensor& out) {
  const size_t spatial = kernel_size.size();
  std::vector<int64_t> numbers = ReadDense<int64_t>(offsets);
  for (size_t i = 0; i < numbers.size(); ++i) {
    const std::vector<int64_t> window = Coordinates(static_cast<int64_t>(i), LastDims(offsets, spatial));
    // As in PyTorch, quotients are rounded down, and an offset beyond the window continues along the first dim.
    std::vector<int64_t> place(spatial);
    place[0] = numbers[i];
    for (size_t d = spatial; d-- > 1;) {
      const int64_t quotient = PythonFloorDiv(place[0], kernel_size[d]);
      place[d] = place[0] - quotient * kernel_size[d];
      place[0] = quotient;
    }
    for (size_t d = 0; d < spatial; ++d) place[d] = window[d] * stride[d] - padding[d] + place[d] * dilation[d];
    numbers[i] = Flattened(place, input_size);
  }
  WriteDense(numbers, out);
  return absl::OkStatus();
}

// The random numbers of a seed.
RandomStream StreamOfSeed(const Tensor& seed) { return {static_cast<uint64_t>(ReadDense<int64_t>(seed)[0]), 0}; }

int64_t DrawSeed(const RandomStream& random, uint64_t i) {
  return static_cast<int64_t>(random.Below((uint64_t{1} << 63) - 1, i));
}

// Fills `out` with draw(stream, i), where `stream` is that of call number `offset`, and stores the next call's number
// in `next`.
template <typename F>
absl::Status DrawFromState(const Tensor& seed, const Tensor& offset, const Tensor& out, const Tensor& next, F&& draw) {
  const uint64_t number = static_cast<uint64_t>(ReadDense<int64_t>(offset)[0]);
  RandomStream random = StreamOfSeed(seed);
  random.seed += number * kCallSeedStep;
  std::vector<double> values(out.numel());
  for (size_t i = 0; i < values.size(); ++i) values[i] = draw(random, i);
  WriteDense(values, out);
  WriteDense(std::vector<int64_t>{static_cast<int64_t>(number + 1)}, next);
  return absl::OkStatus();
}

}  // namespace

absl::Status prims__low_memory_max_pool_with_offsets(const Tensor& self, Numbers kernel_size, Numbers stride,
                                                     Numbers padding, Numbers dilation, bool ceil_mode,
                                                     const Tensor& out0, const Tensor& out1) {
  return PoolWithOffsets(self, kernel_size, stride, padding, dilation, ceil_mode, out0, out1);
}

absl::Status prims__low_memory_max_pool2d_with_offsets(const Tensor& self, Numbers kernel_size, Numbers stride,
                                                       Numbers padding, Numbers dilation, bool ceil_mode,
                                                       const Tensor& out0, const Tensor& out1) {
  return PoolWithOffsets(self, kernel_size, stride, padding, dilation, ceil_mode, out0, out1);
}

absl::Status prims__low_memory_max_pool_offsets_to_indices(const Tensor& self, Numbers kernel_size, Numbers input_size,
                                                           Numbers stride, Numbers padding, Numbers dilation,
                                                           const Tensor& out) {
  return OffsetsToIndices(self, kernel_size, input_size, stride, padding, dilation, out);
}

// The sizes of the window and the input along the first dim are not needed.
absl::Status prims__low_memory_max_pool2d_offsets_to_indices(const Tensor& self, int64_t kernel_w, int64_t input_width,
                                                             Numbers stride, Numbers padding, const Tensor& out) {
  return OffsetsToIndices(self, {0, kernel_w}, {0, input_width}, stride, padding, {1, 1}, out);
}

absl::Status prims_inductor_seed(const Device& device, const RandomStream& random, const Tensor& out) {
  WriteDense(std::vector<int64_t>{DrawSeed(random, 0)}, out);
  return absl::OkStatus();
}

absl::Status prims_inductor_seeds(int64_t count, const Device& device, const RandomStream& random, const Tensor& out) {
  std::vector<int64_t> seeds(count);
  for (size_t i = 0; i < seeds.size(); ++i) seeds[i] = DrawSeed(random, i);
  WriteDense(seeds, out);
  return absl::OkStatus();
}

absl::Status prims_inductor_lookup_seed(const Tensor& seeds, int64_t index, const Tensor& out) {
  CopyElements(Select(seeds, 0, index), out);
  return absl::OkStatus();
}

absl::Status prims_inductor_random(Numbers size, const Tensor& seed, absl::string_view mode,
                                   std::optional<DType> align_dtype, const Tensor& out) {
  const RandomStream random = StreamOfSeed(seed);
  std::vector<double> values(out.numel());
  for (size_t i = 0; i < values.size(); ++i) {
    values[i] = mode == "rand" ? random.Uniform(DType::kFloat32, i) : random.Normal(DType::kFloat32, i);
  }
  WriteDense(values, out);
  return absl::OkStatus();
}

absl::Status prims_inductor_randint(int64_t low, int64_t high, Numbers size, const Tensor& seed, const Tensor& out) {
  const RandomStream random = StreamOfSeed(seed);
  const uint64_t count = static_cast<uint64_t>(high) - static_cast<uint64_t>(low);
  std::vector<int64_t> values(out.numel());
  for (size_t i = 0; i < values.size(); ++i) {
    values[i] = static_cast<int64_t>(static_cast<uint64_t>(low) + random.Below(count, i));
  }
  WriteDense(values, out);
  return absl::OkStatus();
}

absl::Status rngprims_philox_rand(Numbers size, const Tensor& seed, const Tensor& offset, std::optional<Numbers> stride,
                                  std::optional<Device> device, std::optional<DType> dtype, const Tensor& out0,
                                  const Tensor& out1) {
  return DrawFromState(seed, offset, out0, out1,
                       [&](const RandomStream& random, uint64_t i) { return random.Uniform(out0.dtype(), i); });
}

absl::Status rngprims_philox_randn(Numbers size, const Tensor& seed, const Tensor& offset,
                                   std::optional<Numbers> stride, std::optional<Device> device,
                                   std::optional<DType> dtype, const Tensor& out0, const Tensor& out1) {
  return DrawFromState(seed, offset, out0, out1,
                       [&](const RandomStream& random, uint64_t i) { return random.Normal(out0.dtype(), i); });
}

absl::Status prims_prepare_softmax_online(const Tensor& a, int64_t dim, const Tensor& out0, const Tensor& out1) {
  const Rows<double> rows = ReadRows<double>(a, Wrap(dim, a.dim()));
  Rows<double> largest{std::vector<double>(rows.count), rows.count, 1}, sums = largest;
  for (int64_t r = 0; r < rows.count; ++r) {
    double& most = largest.values[r] = rows.row(r)[0];
    for (double x : rows.row(r)) {
      if (x > most || std::isnan(x)) most = x;
    }
    for (double x : rows.row(r)) sums.values[r] += std::exp(x - most);
  }
  WriteRows(largest, out0, Wrap(dim, a.dim()));
  WriteRows(sums, out1, Wrap(dim, a.dim()));
  return absl::OkStatus();
}

}  // namespace backtape::kernels
