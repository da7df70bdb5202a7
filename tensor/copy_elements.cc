#include <algorithm>
#include <cstring>

#include "absl/container/inlined_vector.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/tensor/element_access.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/tensor.h"
#include "backtape/tensor/traced_writes.h"

namespace backtape {
namespace {

struct Loop {
  int64_t size;
  int64_t src_stride;
  int64_t dst_stride;
};
using Loops = absl::InlinedVector<Loop, 5>;

// Plans the loops of a copy, outermost first. Drops dims of size 1, sorts the others by dst's strides, so that writes
// are as contiguous as possible, and merges adjacent dims that can be traversed as one. Returns at least one loop.
Loops PlanLoops(const Tensor& src, const Tensor& dst) {
  Loops loops;
  for (int64_t i = 0; i < src.dim(); ++i) {
    if (src.size(i) != 1) loops.push_back({src.size(i), src.stride(i), dst.stride(i)});
  }
  std::stable_sort(loops.begin(), loops.end(), [](const Loop& a, const Loop& b) {
    return a.dst_stride != b.dst_stride ? a.dst_stride > b.dst_stride : a.src_stride > b.src_stride;
  });
  Loops merged;
  for (const Loop& inner : loops) {
    if (!merged.empty() && merged.back().src_stride == inner.src_stride * inner.size &&
        merged.back().dst_stride == inner.dst_stride * inner.size) {
      merged.back() = {merged.back().size * inner.size, inner.src_stride, inner.dst_stride};
    } else {
      merged.push_back(inner);
    }
  }
  if (merged.empty()) merged.push_back({1, 1, 1});
  return merged;
}

// Calls run(src, dst) at the start of each innermost loop.
template <typename Run>
void ForEachRun(const Loops& loops, const std::byte* src, int64_t src_item, std::byte* dst, int64_t dst_item,
                const Run& run) {
  const size_t outer = loops.size() - 1;
  absl::InlinedVector<int64_t, 5> index(outer, 0);
  while (true) {
    run(src, dst);
    size_t i = outer;
    while (true) {
      if (i-- == 0) return;
      src += loops[i].src_stride * src_item;
      dst += loops[i].dst_stride * dst_item;
      if (++index[i] < loops[i].size) break;
      index[i] = 0;
      src -= loops[i].src_stride * loops[i].size * src_item;
      dst -= loops[i].dst_stride * loops[i].size * dst_item;
    }
  }
}

// Copies in parts, because the C library's memcpy bypasses the caches for a large block, and reading the copy soon
// afterwards would then be many times slower.
void CopyBytes(const std::byte* src, std::byte* dst, int64_t size) {
  constexpr int64_t kPart = int64_t{1} << 17;
  for (int64_t done = 0; done < size; done += kPart) {
    std::memcpy(dst + done, src + done, static_cast<size_t>(std::min(kPart, size - done)));
  }
}

template <typename Bits>
void CopyStrided(const std::byte* src, int64_t src_stride, std::byte* dst, int64_t dst_stride, int64_t n) {
  for (int64_t i = 0; i < n; ++i) {
    std::memcpy(dst + i * dst_stride * int64_t{sizeof(Bits)}, src + i * src_stride * int64_t{sizeof(Bits)},
                sizeof(Bits));
  }
}

void CopySameType(const Loops& loops, const Tensor& src, const Tensor& dst) {
  const int64_t item = ItemSize(src.dtype());
  const Loop inner = loops.back();
  const auto for_each = [&](const auto& run) { ForEachRun(loops, src.raw_data(), item, dst.raw_data(), item, run); };
  if (inner.src_stride == 1 && inner.dst_stride == 1) {
    return for_each([&](const std::byte* from, std::byte* to) {
      if (from != to) CopyBytes(from, to, inner.size * item);
    });
  }
  const auto strided = [&]<typename Bits>(Bits) {
    for_each([&](const std::byte* from, std::byte* to) {
      CopyStrided<Bits>(from, inner.src_stride, to, inner.dst_stride, inner.size);
    });
  };
  switch (item) {
    case 1:
      return strided(uint8_t{});
    case 2:
      return strided(uint16_t{});
    case 4:
      return strided(uint32_t{});
    default:
      return strided(uint64_t{});
  }
}

// Converts each element through ComputeT, which must represent every value of src's dtype exactly.
template <typename ComputeT>
void CopyConverting(const Loops& loops, const Tensor& src, const Tensor& dst) {
  constexpr int64_t kChunk = 512;
  ComputeT buffer[kChunk];
  const int64_t src_item = ItemSize(src.dtype());
  const int64_t dst_item = ItemSize(dst.dtype());
  const Loop inner = loops.back();
  ForEachRun(loops, src.raw_data(), src_item, dst.raw_data(), dst_item, [&](const std::byte* from, std::byte* to) {
    for (int64_t done = 0; done < inner.size; done += kChunk) {
      const int64_t n = std::min(kChunk, inner.size - done);
      LoadRun(from + done * inner.src_stride * src_item, inner.src_stride, src.dtype(), buffer, n);
      StoreRun(buffer, to + done * inner.dst_stride * dst_item, inner.dst_stride, dst.dtype(), n);
    }
  });
}

}  // namespace

void CopyElements(const Tensor& src, const Tensor& dst) {
  if (src.sizes() != dst.sizes()) [[unlikely]] {
    throw Error(absl::InvalidArgumentError(absl::StrCat("CopyElements needs equal sizes; found [",
                                                        absl::StrJoin(src.sizes(), ", "), "] and [",
                                                        absl::StrJoin(dst.sizes(), ", "), "]")));
  }
  if (src.numel() == 0) return;
  for (const Tensor* tensor : {&src, &dst}) {
    if (TracedWrites::Contain(tensor->storage())) throw Error(TracedWrites::ErrorFor(tensor->type()));
  }
  const Loops loops = PlanLoops(src, dst);
  if (src.dtype() == dst.dtype()) {
    CopySameType(loops, src, dst);
  } else if (src.dtype() == DType::kFloat64) {
    CopyConverting<double>(loops, src, dst);
  } else if (IsFloatingPoint(src.dtype())) {
    CopyConverting<float>(loops, src, dst);
  } else {
    CopyConverting<int64_t>(loops, src, dst);
  }
}

}  // namespace backtape
