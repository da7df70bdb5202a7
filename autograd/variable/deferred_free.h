#ifndef BACKTAPE_AUTOGRAD_VARIABLE_DEFERRED_FREE_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_DEFERRED_FREE_H_

#include <new>
#include <utility>

// Frees objects that own each other in chains of any length without recursion. Internal to autograd.
namespace backtape::internal {

// Calls free(object): at once or, inside another call of this function on the thread, before that call returns.
void FreeInTurn(void* object, void (*free)(void* object));

template <typename T>
void DeleteInTurn(T* object) {
  FreeInTurn(object, [](void* doomed) { delete static_cast<T*>(doomed); });
}

// Moves the target of a handle (a Tensor or std::shared_ptr) out of it and frees it in turn. If there is no memory for
// that, the handle keeps its target.
template <typename T>
void ReleaseInTurn(T& handle) {
  if (T* const moved = new (std::nothrow) T(std::move(handle))) DeleteInTurn(moved);
}

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_DEFERRED_FREE_H_
