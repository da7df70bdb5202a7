#include "backtape/jit/run/binding_cache.h"

#include <algorithm>
#include <utility>

namespace backtape::jit {

std::shared_ptr<const Binding> BindingCache::Find(absl::Span<const int64_t> symbol_values) {
  for (auto it = bindings_.begin(); it != bindings_.end(); ++it) {
    if (symbol_values != absl::MakeConstSpan((*it)->symbol_values)) continue;
    std::rotate(it, it + 1, bindings_.end());
    return bindings_.back();
  }
  return nullptr;
}

void BindingCache::MarkUsed(const std::shared_ptr<const Binding>& binding) {
  if (!bindings_.empty() && bindings_.back() == binding) return;
  const auto it = std::find(bindings_.begin(), bindings_.end(), binding);
  if (it != bindings_.end()) std::rotate(it, it + 1, bindings_.end());
}

std::shared_ptr<const Binding> BindingCache::Add(std::shared_ptr<const Binding> binding) {
  std::shared_ptr<const Binding> evicted;
  if (bindings_.size() == kMaxBindings) {
    evicted = std::move(bindings_.front());
    bindings_.erase(bindings_.begin());
  }
  bindings_.push_back(std::move(binding));
  return evicted;
}

}  // namespace backtape::jit
