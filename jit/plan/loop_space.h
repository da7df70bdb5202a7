#ifndef BACKTAPE_JIT_PLAN_LOOP_SPACE_H_
#define BACKTAPE_JIT_PLAN_LOOP_SPACE_H_

#include <vector>

#include "backtape/jit/plan/fuse.h"

namespace backtape::jit {

// A group's dims as loops of its kernel. Dims of size 1 are omitted; adjacent dims are merged if every access steps
// through them as through one dim. Outer (kept) and inner (reduced) dims are separate. Small dims may be
// unrolled instead: the code of each element is emitted separately.
class LoopSpace {
 public:
  // `accesses` has the strides of everything that the kernel reads or writes. Dims in `fixed` are not merged.
  LoopSpace(const FusionGroup& group, const std::vector<DomainStrides>& accesses, uint32_t fixed);

  struct Dim {
    SymInt extent;
    size_t source = 0;  // the group's dim that provides the stride: the innermost of the merged dims
    uint32_t merged = 0;
  };
  const std::vector<Dim>& outer() const { return outer_; }
  const std::vector<Dim>& inner() const { return inner_; }
  // Whether the last of these dims, which runs through the lanes, is reduced.
  bool vectorizes_inner() const { return vectorizes_inner_; }

  // Dims without a loop, whose extents are constants: the kept ones, then the reduced ones.
  const std::vector<Dim>& unrolled() const { return unrolled_; }
  size_t num_unrolled_kept() const { return num_unrolled_kept_; }
  // Unrolls the last `kept` outer dims and the last `reduced` inner dims. The last of the remaining dims runs through
  // the lanes.
  void Unroll(size_t kept, size_t reduced);

  // The loop index of a fixed dim, counted from the outermost loop; -1 if the dim has size 1.
  int LoopOf(size_t dim) const;

 private:
  std::vector<Dim> outer_;
  std::vector<Dim> inner_;
  std::vector<Dim> unrolled_;
  size_t num_unrolled_kept_ = 0;
  bool vectorizes_inner_ = false;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_LOOP_SPACE_H_
