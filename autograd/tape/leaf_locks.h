#ifndef BACKTAPE_AUTOGRAD_TAPE_LEAF_LOCKS_H_
#define BACKTAPE_AUTOGRAD_TAPE_LEAF_LOCKS_H_

#include <memory>

#include "absl/container/inlined_vector.h"
#include "backtape/autograd/tape/accumulate_grad.h"

namespace backtape {

// The locks of several leaves' gradients, for code that reads and writes grad() of all of them at once. Each leaf is
// locked once, in the same order in every thread, so that two threads never wait for each other. No user code may run
// while they are held: it may run backward to the same leaves.
class LeafLocks {
 public:
  LeafLocks() = default;
  ~LeafLocks() { Unlock(); }
  LeafLocks(const LeafLocks&) = delete;
  LeafLocks& operator=(const LeafLocks&) = delete;

  // Must not be called while the locks are held. The leaf must outlive this object.
  void Add(const AccumulateGrad& accumulator) { mutexes_.push_back(&accumulator.grad_mutex()); }
  void Clear();
  bool empty() const { return mutexes_.empty(); }

  void Lock();
  // Has no effect if the locks are not held.
  void Unlock();

 private:
  absl::InlinedVector<GradMutex*, 16> mutexes_;
  bool is_held_ = false;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_LEAF_LOCKS_H_
