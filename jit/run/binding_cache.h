#ifndef BACKTAPE_JIT_RUN_BINDING_CACHE_H_
#define BACKTAPE_JIT_RUN_BINDING_CACHE_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "absl/types/span.h"
#include "backtape/jit/run/binding.h"

namespace backtape::jit {

// The bindings of an executable for the sizes of recent runs. At most kMaxBindings are kept, and the least recently
// used one is evicted. Not thread-safe.
class BindingCache {
 public:
  static constexpr size_t kMaxBindings = 8;

  // Returns the binding for these sizes and marks it as used; null if it is not kept.
  std::shared_ptr<const Binding> Find(absl::Span<const int64_t> symbol_values);
  // Marks the binding as used if it is kept.
  void MarkUsed(const std::shared_ptr<const Binding>& binding);
  // Keeps a binding for sizes that have none. Returns the evicted binding, if any; the caller destroys it after
  // releasing its lock.
  std::shared_ptr<const Binding> Add(std::shared_ptr<const Binding> binding);

 private:
  std::vector<std::shared_ptr<const Binding>> bindings_;  // most recently used last
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_BINDING_CACHE_H_
