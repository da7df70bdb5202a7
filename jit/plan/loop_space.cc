#include "backtape/jit/plan/loop_space.h"

namespace backtape::jit {

LoopSpace::LoopSpace(const FusionGroup& group, const std::vector<DomainStrides>& accesses, uint32_t fixed) {
  const size_t rank = group.dims.size();
  // Which of the dims of more than one element is last decides what runs through the lanes.
  for (size_t d = 0; d < rank; ++d) {
    if (group.dims[d] == SymInt(1)) continue;
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
