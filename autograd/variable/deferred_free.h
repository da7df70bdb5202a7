#ifndef BACKTAPE_AUTOGRAD_VARIABLE_DEFERRED_FREE_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_DEFERRED_FREE_H_

// Frees objects that own each other in chains of any length without recursion. Internal to autograd.
namespace backtape::internal {

// Calls free(object): at once or, inside another call of this function on the thread, before that call returns.
void FreeInTurn(void* object, void (*free)(void* object));

template <typename T>
void DeleteInTurn(T* object) {
  FreeInTurn(object, [](void* doomed) { delete static_cast<T*>(doomed); });
}

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_DEFERRED_FREE_H_
