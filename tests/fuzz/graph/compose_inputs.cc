// Inputs of all dtypes and layouts.
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "backtape/tests/fuzz/graph/composer.h"

namespace backtape::graph_fuzz {

DType Composer::AnyDType() {
  return OneOf({DType::kFloat32, DType::kFloat32, DType::kFloat32, DType::kFloat64, DType::kFloat16, DType::kBFloat16,
                DType::kInt64, DType::kInt32, DType::kInt16, DType::kInt8, DType::kUInt8, DType::kBool});
}

DType Composer::AnyFloat() {
  return OneOf({DType::kFloat32, DType::kFloat32, DType::kFloat64, DType::kFloat16, DType::kBFloat16});
}

// Long rows and columns, because vectorised loops treat their ends differently, and 5 dims.
std::vector<int64_t> Composer::AnySizes() {
  if (OneIn(3)) return Sizes(4, {0, 1, 2, 3, 5});
  return OneOf<std::vector<int64_t>>({{},
                                      {7},
                                      {1037},
                                      {64, 33},
                                      {33, 64},
                                      {3, 130},
                                      {130, 3},
                                      {2, 3, 4, 5, 6},
                                      {1, 5, 1, 17},
                                      {2, 8, 5, 7},
                                      {4, 1, 9},
                                      {16, 16},
                                      {5, 0, 3},
                                      {2, 16, 3, 3, 4}});
}

// Sizes that broadcast with the given ones, and often equal them.
std::vector<int64_t> Composer::BroadcastSizes(const std::vector<int64_t>& sizes) {
  std::vector<int64_t> made = sizes;
  if (OneIn(2)) return made;
  if (OneIn(2)) made.erase(made.begin(), made.begin() + Number(made.size() + 1));
  for (int64_t& size : made) {
    if (OneIn(3)) size = 1;
  }
  return made;
}

Tensor Composer::WithLayout(const Tensor& tensor) {
  const std::vector<int64_t> sizes(tensor.sizes().begin(), tensor.sizes().end());
  const size_t rank = sizes.size();
  if (rank == 0 || OneIn(3)) return tensor;
  std::vector<int64_t> order(rank), strides(rank);
  std::iota(order.rbegin(), order.rend(), 0);  // the innermost dim first
  int64_t stride = 1, expanded = -1;
  switch (Number(4)) {
    case 0:  // channels-last, or transposed
      if (rank > 1) std::rotate(order.begin(), order.end() - 2, order.end() - 1);
      break;
    case 1:
      std::shuffle(order.begin(), order.end(), random_);
      break;
    case 2:  // every second element
      stride = 2;
      break;
    default:
      expanded = Number(rank);
  }
  for (const int64_t dim : order) {
    strides[static_cast<size_t>(dim)] = dim == expanded ? 0 : stride;
    if (dim != expanded) stride *= std::max<int64_t>(1, sizes[static_cast<size_t>(dim)]);
  }
  const int64_t offset = Number(3);
  const Tensor made =
      Tensor::Full({stride + offset + 1}, 0, tensor.dtype()).TryAsStrided(sizes, strides, offset).value();
  CopyElements(tensor, made);
  return made;
}

Tensor Composer::AnyValues(const std::vector<int64_t>& sizes, DType dtype, bool is_plain) {
  static const double kSpecial[] = {NAN, INFINITY, -INFINITY, 0.0, -0.0, 1e-40, 1e-30, 0.5, 1.0, -1.0, 3e38, -1e30};
  const int64_t numel = std::accumulate(sizes.begin(), sizes.end(), int64_t{1}, std::multiplies<>());
  const bool is_special = OneIn(4) && !is_plain, is_float = IsFloatingPoint(dtype);
  // Whether sums and products that contain the last two overflow depends on the order of their terms.
  const size_t num_special = std::size(kSpecial) - (has_large_values_ ? 0 : 2);
  std::vector<double> values;
  for (int64_t i = 0; i < numel; ++i) {
    double value = static_cast<double>(Number(6001)) / 1000 - 3;
    if (!is_float) value = std::trunc(value * (dtype == DType::kUInt8 ? -40 : 4));
    if (dtype == DType::kBool) value = static_cast<double>(Number(2));
    if (dtype == DType::kUInt8) value = std::abs(value);
    if (is_float && is_special && OneIn(6)) value = kSpecial[Number(num_special)];
    values.push_back(value);
  }
  const Tensor made = Tensor::FromValues(sizes, values, dtype);
  if (is_float || dtype == DType::kBool || !is_special) return made;
  // The least and the largest integers.
  const int64_t bytes = ItemSize(dtype);
  for (int64_t i = 0; i < numel; ++i) {
    if (!OneIn(5)) continue;
    const bool is_least = OneIn(2);
    for (int64_t byte = 0; byte < bytes; ++byte) {
      const bool is_last = byte + 1 == bytes;
      made.raw_data()[i * bytes + byte] =
          static_cast<std::byte>(is_least ? (is_last ? 0x80 : 0) : (is_last ? 0x7f : 0xff));
    }
  }
  return made;
}

Node* Composer::AnyInput(const std::vector<int64_t>& sizes, DType dtype, bool is_plain) {
  return Input(WithLayout(AnyValues(sizes, dtype, is_plain)));
}

}  // namespace backtape::graph_fuzz
