#ifndef BACKTAPE_JIT_RUN_OUTPUT_SLOT_H_
#define BACKTAPE_JIT_RUN_OUTPUT_SLOT_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/jit/run/binding.h"
#include "backtape/tensor/tensor.h"

namespace backtape::jit {

// The memory of one output block and the tensors that runs return from it. Tensors that the caller has released, on any
// thread, are returned again, so that a run creates none; Release() frees them instead. Used by one run at a time;
// returned tensors may outlive the slot.
class OutputSlot {
 public:
  OutputSlot(int64_t bytes, std::vector<BoundTensor> tensors) : bytes_(bytes), tensors_(std::move(tensors)) {}

  // Memory with its tensors, in the order of the constructor's list. Valid until the next call. ResourceExhausted if
  // memory runs out.
  absl::StatusOr<absl::Span<const Tensor>> Take();

  // Drops all tensors, so that the tensors that the caller holds are the only owners of their memory.
  void Release() { made_.clear(); }

 private:
  using Made = std::vector<Tensor>;

  // The number of sets of tensors kept. A step whose outputs become its next inputs needs two sets.
  static constexpr size_t kMaxKept = 4;

  static bool IsFree(const Made& made);
  absl::StatusOr<Made> Make() const;

  int64_t bytes_;
  std::vector<BoundTensor> tensors_;
  std::vector<Made> made_;
  size_t next_ = 0;  // the set to drop next when all are in use
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_OUTPUT_SLOT_H_
