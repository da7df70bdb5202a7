#include "backtape/autograd/capture/memory_overlap.h"

#include <cstdint>
#include <utility>

namespace backtape::internal {
namespace {

// The bytes of the tensor in its storage, [first, last).
std::pair<int64_t, int64_t> BytesOf(const Tensor& tensor) {
  int64_t last = tensor.storage_offset() + 1;
  for (int64_t i = 0; i < tensor.dim(); ++i) {
    if (tensor.size(i) == 0) return {0, 0};
    last += (tensor.size(i) - 1) * tensor.stride(i);
  }
  const auto item = static_cast<int64_t>(ItemSize(tensor.dtype()));
  return {tensor.storage_offset() * item, last * item};
}

}  // namespace

bool MemoryOverlaps(const Tensor& a, const Tensor& b) {
  if (!a.shares_storage(b)) return false;
  const auto [a_first, a_last] = BytesOf(a);
  const auto [b_first, b_last] = BytesOf(b);
  return a_first < b_last && b_first < a_last;
}

}  // namespace backtape::internal
