#ifndef BACKTAPE_AUTOGRAD_DEFERRED_FREE_H_
#define BACKTAPE_AUTOGRAD_DEFERRED_FREE_H_

// Frees objects that own each other in chains of any length without recursion. For autograd/*.cc only.
namespace backtape::internal {

// Calls free(object) now; but if a call of this function is running on the thread, after it.
void FreeInTurn(void* object, void (*free)(void* object));

template <typename T>
void DeleteInTurn(T* object) {
  FreeInTurn(object, [](void* doomed) { delete static_cast<T*>(doomed); });
}

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_DEFERRED_FREE_H_
