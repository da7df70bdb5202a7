#include "backtape/autograd/tape/leaf_locks.h"

#include <algorithm>
#include <functional>

#include "backtape/tensor/check.h"

namespace backtape {

void LeafLocks::Clear() {
  Unlock();
  mutexes_.clear();
}

void LeafLocks::Lock() {
  BACKTAPE_CHECK(!is_held_) << "the leaf locks are already held";
  if (mutexes_.size() > 1) {
    std::sort(mutexes_.begin(), mutexes_.end(), std::less<>());
    mutexes_.erase(std::unique(mutexes_.begin(), mutexes_.end()), mutexes_.end());
  }
  for (GradMutex* mutex : mutexes_) mutex->lock();
  is_held_ = true;
}

void LeafLocks::Unlock() {
  if (!is_held_) return;
  for (GradMutex* mutex : mutexes_) mutex->unlock();
  is_held_ = false;
}

}  // namespace backtape
