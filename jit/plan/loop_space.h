#ifndef BACKTAPE_JIT_PLAN_LOOP_SPACE_H_
#define BACKTAPE_JIT_PLAN_LOOP_SPACE_H_

#include <vector>

#include "backtape/jit/plan/fuse.h"

namespace backtape::jit {

// A group's dims as its kernel's loops have them: dims of size 1 left out, neighbours merged where every access steps
// through them as through one, those that stay outside (kept) and inside (reduced) apart.
class LoopSpace {
 public:
  // `accesses`: the strides of everything that the kernel reads or writes. Dims in `fixed` are not merged.
  LoopSpace(const FusionGroup& group, const std::vector<DomainStrides>& accesses, uint32_t fixed);

  struct Dim {
    SymInt extent;
    size_t source = 0;  // the group's dim whose stride it has: the innermost merged one
    uint32_t merged = 0;
  };
  const std::vector<Dim>& outer() const { return outer_; }
  const std::vector<Dim>& inner() const { return inner_; }
  // The reduction runs over the dim in which memory is contiguous.
  bool vectorizes_inner() const { return vectorizes_inner_; }

  // For a fixed dim of the group: its number among the loops, outer ones first; -1 when its size is 1.
  int LoopOf(size_t dim) const;

 private:
  std::vector<Dim> outer_;
  std::vector<Dim> inner_;
  bool vectorizes_inner_ = false;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_LOOP_SPACE_H_
