#include "backtape/autograd/variable/autograd_meta.h"

#include <utility>

#include "backtape/autograd/variable/deferred_free.h"

namespace backtape {

AutogradMeta::~AutogradMeta() {
  if (view != nullptr) internal::DeleteInTurn(view.release());
  if (forward_view != nullptr) internal::DeleteInTurn(forward_view.release());
  // These may own other variables, which may own others in turn.
  if (grad.defined()) internal::ReleaseInTurn(grad);
  if (tangents != nullptr) internal::ReleaseInTurn(tangents);
  if (auto hooks = tensor_hooks.Release()) internal::ReleaseInTurn(hooks);
  if (auto hooks = post_accumulate_hooks.Release()) internal::ReleaseInTurn(hooks);
}

AutogradMeta& AutogradMeta::Require(const Tensor& tensor) {
  if (AutogradMeta* meta = Get(tensor)) return *meta;
  auto made = std::make_unique<AutogradMeta>();
  AutogradMeta& meta = *made;
  tensor.set_extension(std::move(made));
  return meta;
}

const Tensor& BaseOf(const ViewInfo& view) {
  const Tensor* base = &view.base;
  for (const AutogradMeta* meta = AutogradMeta::Get(*base); meta != nullptr && meta->view != nullptr;) {
    base = &meta->view->base;
    meta = AutogradMeta::Get(*base);
  }
  return *base;
}

}  // namespace backtape
