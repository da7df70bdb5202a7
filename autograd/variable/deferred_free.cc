#include "backtape/autograd/variable/deferred_free.h"

#include <new>
#include <vector>

namespace backtape::internal {
namespace {

struct DoomedObject {
  void* object;
  void (*free)(void*);
};

// Null while the thread is not in FreeInTurn.
thread_local constinit std::vector<DoomedObject>* doomed_objects = nullptr;

}  // namespace

void FreeInTurn(void* object, void (*free)(void* object)) {
  if (doomed_objects != nullptr) {
    try {
      doomed_objects->push_back({object, free});
    } catch (const std::bad_alloc&) {
      free(object);
    }
    return;
  }
  std::vector<DoomedObject> list;
  doomed_objects = &list;
  free(object);
  while (!list.empty()) {
    const DoomedObject next = list.back();
    list.pop_back();
    next.free(next.object);
  }
  doomed_objects = nullptr;
}

}  // namespace backtape::internal
