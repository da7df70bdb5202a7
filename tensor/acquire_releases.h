#ifndef BACKTAPE_TENSOR_ACQUIRE_RELEASES_H_
#define BACKTAPE_TENSOR_ACQUIRE_RELEASES_H_

#include <atomic>
#include <memory>

namespace backtape::internal {

// To be called after use_count() has shown that other threads have released their handles to the object: everything
// that they did with the object then happens before this call returns. use_count() alone does not synchronise with
// them.
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
