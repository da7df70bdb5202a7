#include "backtape/jit/dense/relu_in_place.h"

#include <cstdint>

#include "backtape/tensor/check.h"

namespace backtape::jit {
namespace {

// `Bits` is the unsigned integer of a float's size, and `kInfinity` the bits of its infinity. Compares the bits as
// integers, in blocks of constant length, because the compiler vectorises such loops.
template <typename Bits, Bits kInfinity>
Bits Relu(Bits x) {
  constexpr Bits kNegativeZero = Bits{1} << (8 * sizeof(Bits) - 1);
  // Whether x lies between the negative number closest to 0 and minus infinity.
  const bool is_negative = static_cast<Bits>(x - kNegativeZero - 1) < kInfinity;
  return is_negative ? Bits{0} : x;
}

template <typename Bits, Bits kInfinity>
void ReluOfRow(Bits* x, int64_t count, int64_t stride) {
  constexpr int64_t kBlock = 32;
  int64_t i = 0;
  for (; stride == 1 && i + kBlock <= count; i += kBlock) {
    for (int64_t k = 0; k < kBlock; ++k) x[i + k] = Relu<Bits, kInfinity>(x[i + k]);
  }
  for (; i < count; ++i) x[i * stride] = Relu<Bits, kInfinity>(x[i * stride]);
}

template <typename Bits, Bits kInfinity>
void ReluOf(Bits* x, const StridedElements& elements, size_t inner, size_t dim) {
  if (dim == elements.sizes.size())
    return ReluOfRow<Bits, kInfinity>(x, elements.sizes[inner], elements.strides[inner]);
  if (dim == inner) return ReluOf<Bits, kInfinity>(x, elements, inner, dim + 1);
  for (int64_t i = 0; i < elements.sizes[dim]; ++i) {
    ReluOf<Bits, kInfinity>(x + i * elements.strides[dim], elements, inner, dim + 1);
  }
}

// Merges dims whose elements follow each other in memory, so that rows are as long as possible.
StridedElements Merged(const StridedElements& elements) {
  StridedElements merged = {elements.dtype, {}, {}};
  for (size_t d = 0; d < elements.sizes.size(); ++d) {
    if (elements.sizes[d] == 1) continue;
    if (!merged.sizes.empty() && merged.strides.back() == elements.strides[d] * elements.sizes[d]) {
      merged.sizes.back() *= elements.sizes[d];
      merged.strides.back() = elements.strides[d];
    } else {
      merged.sizes.push_back(elements.sizes[d]);
      merged.strides.push_back(elements.strides[d]);
    }
  }
  if (merged.sizes.empty()) {
    merged.sizes.push_back(1);
    merged.strides.push_back(1);
  }
  return merged;
}

}  // namespace

void ReluInPlace(const StridedElements& elements, void* data) {
  BACKTAPE_CHECK(elements.dtype == DType::kFloat32 || elements.dtype == DType::kBFloat16) << "dtype of a relu";
  const StridedElements merged = Merged(elements);
  size_t inner = 0;
  for (size_t d = 1; d < merged.strides.size(); ++d) {
    if (merged.strides[d] <= merged.strides[inner]) inner = d;
  }
  if (elements.dtype == DType::kFloat32) {
    ReluOf<uint32_t, 0x7f800000>(static_cast<uint32_t*>(data), merged, inner, 0);
  } else {
    ReluOf<uint16_t, 0x7f80>(static_cast<uint16_t*>(data), merged, inner, 0);
  }
}

}  // namespace backtape::jit
