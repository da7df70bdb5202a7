#include "backtape/autograd/variable/hooks.h"

#include "absl/status/status.h"
#include "backtape/tensor/error.h"

namespace backtape::internal {

void ThrowNotCallable() {
  throw Error(absl::InvalidArgumentError("a hook or function must be callable; found an empty function"));
}

}  // namespace backtape::internal
