#include "backtape/jit/plan/loop_space.h"

#include <cstdlib>
#include <optional>
#include <utility>

namespace backtape::jit {
namespace {

// Compares the distances of neighbours along dims a and b for each access. Returns whether they are more often closer
// along a.
bool IsCloserAlong(size_t a, size_t b, const std::vector<DomainStrides>& accesses) {
  int votes = 0;
  for (const DomainStrides& strides : accesses) {
    const std::optional<int64_t> stride_a = strides[a].constant();
    const std::optional<int64_t> stride_b = strides[b].constant();
    if (!stride_a || !stride_b || *stride_a == 0 || *stride_b == 0) continue;
    const int64_t distance_a = std::abs(*stride_a), distance_b = std::abs(*stride_b);
    votes += distance_a < distance_b ? 1 : distance_a > distance_b ? -1 : 0;
  }
  return votes > 0;
}

// The dims of more than one element, from the outermost loop to the innermost. Without a reduction the order is free,
// and memory order is used, since all values may be transposed.
std::vector<size_t> OrderOfLoops(const FusionGroup& group, const std::vector<DomainStrides>& accesses) {
  std::vector<size_t> order;
  for (size_t d = 0; d < group.dims.size(); ++d) {
    if (group.dims[d] == SymInt(1)) continue;
    order.push_back(d);
    if (group.reduced != 0) continue;
    for (size_t at = order.size() - 1; at > 0 && IsCloserAlong(order[at - 1], order[at], accesses); --at) {
      std::swap(order[at - 1], order[at]);
    }
  }
  return order;
}

}  // namespace

LoopSpace::LoopSpace(const FusionGroup& group, const std::vector<DomainStrides>& accesses, uint32_t fixed) {
  // The last dim runs through the lanes.
  for (const size_t d : OrderOfLoops(group, accesses)) {
    const bool is_reduced = (group.reduced >> d & 1) != 0;
    vectorizes_inner_ = is_reduced;
    std::vector<Dim>& dims = is_reduced ? inner_ : outer_;
    if (!dims.empty()) {
      Dim& last = dims.back();
      bool merges = (fixed & (last.merged | 1u << d)) == 0;
      for (size_t i = 0; merges && i < accesses.size(); ++i) {
        merges = accesses[i][last.source] == accesses[i][d] * group.dims[d];
      }
      if (merges) {
        last.extent *= group.dims[d];
        last.source = d;
        last.merged |= 1u << d;
        continue;
      }
    }
    dims.push_back({group.dims[d], d, 1u << d});
  }
}

void LoopSpace::Unroll(size_t kept, size_t reduced) {
  const auto move_last = [&](std::vector<Dim>& dims, size_t count) {
    unrolled_.insert(unrolled_.end(), dims.end() - static_cast<std::ptrdiff_t>(count), dims.end());
    dims.resize(dims.size() - count);
  };
  move_last(outer_, kept);
  move_last(inner_, reduced);
  num_unrolled_kept_ = kept;
  vectorizes_inner_ = !inner_.empty();
}

int LoopSpace::LoopOf(size_t dim) const {
  for (size_t i = 0; i < outer_.size(); ++i) {
    if (outer_[i].source == dim) return static_cast<int>(i);
  }
  for (size_t i = 0; i < inner_.size(); ++i) {
    if (inner_[i].source == dim) return static_cast<int>(outer_.size() + i);
  }
  return -1;
}

}  // namespace backtape::jit
