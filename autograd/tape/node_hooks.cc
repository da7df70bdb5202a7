#include "backtape/autograd/tape/node_hooks.h"

#include <algorithm>

namespace backtape {

HookHandle NodeHooks::AddTensorHook(uint32_t output_nr, TensorHook hook) {
  std::shared_ptr<HookList<TensorHook>> list;
  {
    const std::lock_guard lock(mutex_);
    auto entry =
        std::find_if(tensor_.begin(), tensor_.end(), [&](const auto& item) { return item.first == output_nr; });
    if (entry == tensor_.end()) {
      entry = tensor_.insert(entry, {output_nr, std::make_shared<HookList<TensorHook>>()});
    }
    list = entry->second;
  }
  const uint64_t id = list->Add(std::move(hook));
  return {list, id};
}

TensorHook NodeHooks::ReplaceRetainsGrad(uint32_t output_nr, TensorHook hook) {
  const std::lock_guard lock(mutex_);
  TensorHook before;
  if (const auto present = retains_grad_.find(output_nr); present != retains_grad_.end()) {
    before = std::move(present->second);
    retains_grad_.erase(present);
  }
  if (hook) retains_grad_.emplace(output_nr, std::move(hook));
  return before;
}

}  // namespace backtape
