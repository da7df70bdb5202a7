#ifndef BACKTAPE_TENSOR_ACQUIRE_RELEASES_H_
#define BACKTAPE_TENSOR_ACQUIRE_RELEASES_H_

#include <atomic>
#include <memory>

namespace backtape::internal {

// Orders this thread after all threads that have released their handles to the object, as far as use_count() has shown
// that they have: what they did with the object happens before the call returns. use_count() alone orders nothing.
template <typename T>
void AcquireReleases(const std::shared_ptr<T>& handle) {
#if defined(__SANITIZE_THREAD__)
  // ThreadSanitizer does not model fences, so a handle is copied and released, which has acquire semantics.
  const std::shared_ptr<T> copy = handle;
#else
  static_cast<void>(handle);
  std::atomic_thread_fence(std::memory_order_acquire);
#endif
}

}  // namespace backtape::internal

#endif  // BACKTAPE_TENSOR_ACQUIRE_RELEASES_H_
