#include "backtape/jit/run/output_slot.h"

#include <memory>
#include <string>
#include <utility>

#include "backtape/jit/run/memory.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {

bool OutputSlot::IsFree(const Made& made) {
  for (const Tensor& tensor : made) {
    if (tensor.use_count() != 1) return false;
  }
  // The slot has the only handle now, so no other thread can copy it. A view may still hold the storage.
  if (made[0].storage().use_count() != static_cast<int64_t>(made.size())) return false;
  for (const Tensor& tensor : made) tensor.AcquireReleases();
  return true;
}

absl::StatusOr<OutputSlot::Made> OutputSlot::Make() const {
  std::byte* memory = AllocateAligned(bytes_);
  if (memory == nullptr) {
    return absl::ResourceExhaustedError("cannot allocate an output of " + std::to_string(bytes_) + " bytes");
  }
  const std::shared_ptr<const void> owner(static_cast<const void*>(memory),
                                          [memory, bytes = bytes_](const void*) { FreeAligned(memory, bytes); });
  const std::shared_ptr<Storage> storage = Storage::Borrow(memory, bytes_, owner);
  Made made;
  for (const BoundTensor& tensor : tensors_) {
    BACKTAPE_ASSIGN_OR_RETURN(
        Tensor view, Tensor::TryFromStorage(storage, tensor.sizes, tensor.strides, tensor.offset, tensor.dtype));
    made.push_back(std::move(view));
  }
  return made;
}

absl::StatusOr<absl::Span<const Tensor>> OutputSlot::Take() {
  for (const Made& made : made_) {
    if (!IsFree(made)) continue;
    // An extension describes the result of an earlier run.
    for (const Tensor& tensor : made) tensor.set_extension(nullptr);
    return absl::MakeConstSpan(made);
  }
  BACKTAPE_ASSIGN_OR_RETURN(Made made, Make());
  if (made_.size() < kMaxKept) {
    made_.push_back(std::move(made));
    return absl::MakeConstSpan(made_.back());
  }
  Made& oldest = made_[next_++ % kMaxKept];
  oldest = std::move(made);
  return absl::MakeConstSpan(oldest);
}

}  // namespace backtape::jit
