#include "backtape/interp/copy_values.h"

#include <cstring>
#include <memory>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

class Copier {
 public:
  absl::StatusOr<IValueList> CopyAll(const IValueList& values) {
    IValueList copies;
    copies.reserve(values.size());
    for (const IValue& value : values) {
      BACKTAPE_ASSIGN_OR_RETURN(copies.emplace_back(), Copy(value));
    }
    return copies;
  }

 private:
  absl::StatusOr<IValue> Copy(const IValue& value) {
    if (value.is_list()) {
      BACKTAPE_ASSIGN_OR_RETURN(IValueList items, CopyAll(value.list()));
      return IValue(std::move(items));
    }
    if (!value.is_tensor() || !value.tensor().defined() || value.tensor().is_symbolic()) return value;
    const Tensor& tensor = value.tensor();
    if (tensor.is_wrapped_number()) return IValue(Tensor::WrapNumber(tensor.item()));
    Tensor& copy = tensors_[tensor.identity()];
    if (!copy.defined()) {
      std::shared_ptr<Storage>& storage = storages_[tensor.storage().get()];
      if (storage == nullptr) {
        BACKTAPE_ASSIGN_OR_RETURN(storage, Storage::Allocate(tensor.storage()->nbytes()));
        const auto bytes = static_cast<size_t>(storage->nbytes());
        if (bytes > 0) std::memcpy(storage->data(), tensor.storage()->data(), bytes);
      }
      BACKTAPE_ASSIGN_OR_RETURN(copy, Tensor::TryFromStorage(storage, tensor.sizes(), tensor.strides(),
                                                             tensor.storage_offset(), tensor.dtype()));
    }
    return IValue(copy);
  }

  absl::flat_hash_map<const Storage*, std::shared_ptr<Storage>> storages_;
  absl::flat_hash_map<const void*, Tensor> tensors_;
};

}  // namespace

IValueList CopyValues(const IValueList& values) {
  absl::StatusOr<IValueList> copies = Copier().CopyAll(values);
  if (!copies.ok()) throw Error(copies.status());
  return *std::move(copies);
}

}  // namespace backtape
