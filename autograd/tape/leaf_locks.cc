#include "backtape/autograd/tape/leaf_locks.h"

#include <algorithm>
#include <functional>

#include "backtape/tensor/check.h"

namespace backtape {

void LeafLocks::Clear() {
  Unlock();
  accumulators_.clear();
}

void LeafLocks::Lock() {
  BACKTAPE_CHECK(!is_held_) << "the leaf locks are already held";
  if (accumulators_.size() > 1) {
    std::sort(accumulators_.begin(), accumulators_.end(), std::less<>());
    accumulators_.erase(std::unique(accumulators_.begin(), accumulators_.end()), accumulators_.end());
  }
  for (AccumulateGrad* accumulator : accumulators_) accumulator->grad_mutex().lock();
  is_held_ = true;
}

void LeafLocks::Unlock() {
  if (!is_held_) return;
  for (AccumulateGrad* accumulator : accumulators_) accumulator->grad_mutex().unlock();
  is_held_ = false;
}

}  // namespace backtape
