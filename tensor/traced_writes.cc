#include "backtape/tensor/traced_writes.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {

std::vector<const TracedWrites*>& TracedWrites::OfThread() {
  static thread_local std::vector<const TracedWrites*> all;
  return all;
}

bool TracedWrites::Has(const std::shared_ptr<Storage>& storage) const {
  return std::any_of(storages_.begin(), storages_.end(), [&](const auto& added) { return added.lock() == storage; });
}

void TracedWrites::Add(const std::shared_ptr<Storage>& storage) {
  if (Has(storage)) return;
  if (storages_.empty()) OfThread().push_back(this);
  storages_.push_back(storage);
}

void TracedWrites::Clear() {
  if (storages_.empty()) return;
  storages_.clear();
  std::erase(OfThread(), this);
}

bool TracedWrites::Contain(const std::shared_ptr<Storage>& storage) {
  const std::vector<const TracedWrites*>& all = OfThread();
  return std::any_of(all.begin(), all.end(), [&](const TracedWrites* writes) { return writes->Has(storage); });
}

absl::Status TracedWrites::ErrorFor(const TensorType& type) {
  return absl::FailedPreconditionError(absl::StrCat("the program that is being traced has written to the tensor ",
                                                    type.ToString(),
                                                    "; its new elements are not known, but this operation needs them"));
}

}  // namespace backtape
