#ifndef BACKTAPE_JIT_RUN_RUN_CONTEXT_H_
#define BACKTAPE_JIT_RUN_RUN_CONTEXT_H_

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/plan/plan.h"
#include "backtape/jit/run/binding.h"
#include "backtape/jit/run/output_slot.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::jit {

// The state that one run at a time needs for a binding: its arena, the memory of its outputs, and the addresses of all
// steps' operands. Reused by later runs, which only update the addresses of blocks that have moved.
class RunContext {
 public:
  // ResourceExhausted if memory for the arena runs out.
  static absl::StatusOr<std::unique_ptr<RunContext>> Make(std::shared_ptr<const Binding> binding, const Plan& plan);
  ~RunContext();
  RunContext(const RunContext&) = delete;
  RunContext& operator=(const RunContext&) = delete;

  const Binding& binding() const { return *binding_; }
  const std::shared_ptr<const Binding>& shared_binding() const { return binding_; }
  // Whether the inputs have the kinds, dtypes, sizes and strides that the binding was made for. If not, they may be
  // invalid, or need another binding or another plan.
  bool Fits(absl::Span<const IValue> inputs) const;

  std::byte* arena() const { return arena_; }
  // Frees the arena and drops the outputs between runs. AllocateArena must precede the next run; it does nothing if
  // there is an arena. ResourceExhausted if memory runs out.
  void ReleaseMemory();
  absl::Status AllocateArena();
  std::byte* base(int block) const { return bases_[block]; }
  void SetBase(int block, std::byte* base) {
    if (bases_[block] != base) MoveBlock(block, base);
  }
  // Whether, at the current addresses, no input that the graph writes shares memory with another input.
  bool inputs_are_apart() const { return inputs_are_apart_; }
  void set_inputs_are_apart(bool value) { inputs_are_apart_ = value; }
  void SetScratch(size_t step, std::byte* base) { SetBase(scratch_blocks_ + static_cast<int>(step), base); }
  // The scratch memory of a step.
  std::byte* scratch(size_t step) const { return bases_[scratch_blocks_ + step]; }
  // The addresses of a step's operands, in the order of BoundStep::operands.
  absl::Span<void* const> Addresses(size_t step) const {
    return absl::MakeConstSpan(addresses_.data() + first_address_[step],
                               first_address_[step + 1] - first_address_[step]);
  }
  // Returns and clears the status word of the kernel that has just run; 0 means no error.
  int64_t TakeStatus() { return std::exchange(status_, 0); }
  // The seed of the run's random numbers.
  uint64_t seed() const { return static_cast<uint64_t>(seed_); }
  void set_seed(uint64_t seed) { seed_ = static_cast<int64_t>(seed); }
  // The state of a step's dense kernel.
  DenseCall::State& state(size_t step) { return *states_[step]; }
  // The slot of output block i.
  OutputSlot& output(size_t i) { return outputs_[i]; }

  // For each step: its call, if it is a single call of machine code. A run makes this call without further checks. The
  // function is null for all other steps.
  struct DirectCall {
    KernelFunction function = nullptr;
    const int64_t* params = nullptr;
    void* const* addresses = nullptr;
    int64_t end = 0;
  };
  absl::Span<const DirectCall> direct_calls() const { return direct_calls_; }

 private:
  RunContext(std::shared_ptr<const Binding> binding, const Plan& plan);

  struct Place {
    size_t address;
    int64_t byte_offset;
  };
  const ArenaPlace& PlaceOf(int block) const;
  bool IsInArena(int block) const;
  void FreeArena();
  void MoveBlock(int block, std::byte* base);

  std::shared_ptr<const Binding> binding_;
  std::byte* arena_ = nullptr;
  int scratch_blocks_ = 0;         // bases_ index of the first step's scratch memory
  std::vector<std::byte*> bases_;  // for each block
  std::vector<void*> addresses_;   // operands of all steps, step after step
  std::vector<size_t> first_address_;
  std::vector<std::vector<Place>> places_;  // for each block, the uses of its address
  // For each output block, the blocks that use its memory before it is written, with their offsets.
  std::vector<std::vector<std::pair<int, int64_t>>> guests_;
  std::vector<DirectCall> direct_calls_;
  int64_t status_ = 0;
  int64_t seed_ = 0;
  bool inputs_are_apart_ = false;
  std::vector<std::unique_ptr<DenseCall::State>> states_;
  std::vector<OutputSlot> outputs_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_RUN_CONTEXT_H_
