#ifndef BACKTAPE_JIT_RUN_RUN_CONTEXT_H_
#define BACKTAPE_JIT_RUN_RUN_CONTEXT_H_

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/jit/library/library_call.h"
#include "backtape/jit/plan/plan.h"
#include "backtape/jit/run/binding.h"
#include "backtape/jit/run/output_slot.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::jit {

// What one run at a time uses of a binding: its arena, the memory of its outputs, and the addresses of every step's
// operands. Made once, then used again: a run changes the addresses of those blocks only that lie elsewhere than in the
// run before.
class RunContext {
 public:
  // ResourceExhausted without memory for the arena.
  static absl::StatusOr<std::unique_ptr<RunContext>> Make(std::shared_ptr<const Binding> binding, const Plan& plan);
  ~RunContext();
  RunContext(const RunContext&) = delete;
  RunContext& operator=(const RunContext&) = delete;

  const Binding& binding() const { return *binding_; }
  const std::shared_ptr<const Binding>& shared_binding() const { return binding_; }
  // Whether the inputs are of the kinds, dtypes, sizes and strides that the binding was made for. Otherwise they may be
  // wrong, or right for another binding or another plan.
  bool Fits(absl::Span<const IValue> inputs) const;

  std::byte* arena() const { return arena_; }
  std::byte* base(int block) const { return bases_[block]; }
  void SetBase(int block, std::byte* base) {
    if (bases_[block] != base) MoveBlock(block, base);
  }
  // The inputs that the graph writes share no memory with others, where the blocks lie now.
  bool inputs_are_apart() const { return inputs_are_apart_; }
  void set_inputs_are_apart(bool value) { inputs_are_apart_ = value; }
  void SetScratch(size_t step, std::byte* base) { SetBase(scratch_blocks_ + static_cast<int>(step), base); }
  // The step's scratch memory.
  std::byte* scratch(size_t step) const { return bases_[scratch_blocks_ + step]; }
  // The addresses of a step's operands, as BoundStep::operands lists them.
  absl::Span<void* const> Addresses(size_t step) const {
    return absl::MakeConstSpan(addresses_.data() + first_address_[step],
                               first_address_[step + 1] - first_address_[step]);
  }
  // What the kernel that has just run reported; 0 for nothing, and from here on.
  int64_t TakeStatus() { return std::exchange(status_, 0); }
  // Of the run's random numbers.
  uint64_t seed() const { return static_cast<uint64_t>(seed_); }
  void set_seed(uint64_t seed) { seed_ = static_cast<int64_t>(seed); }
  // Of a step with a library call.
  LibraryCall::State& state(size_t step) { return *states_[step]; }
  // Of the i-th output block.
  OutputSlot& output(size_t i) { return outputs_[i]; }

  // The steps in their order, as far as they are one call of machine code: a run goes through these without looking at
  // anything else. A null function stands for a step that needs more.
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
  void MoveBlock(int block, std::byte* base);

  std::shared_ptr<const Binding> binding_;
  std::byte* arena_ = nullptr;
  int scratch_blocks_ = 0;         // from here on, the scratch memory of each step
  std::vector<std::byte*> bases_;  // of each block
  std::vector<void*> addresses_;   // of the operands of all steps, one step after the other
  std::vector<size_t> first_address_;
  std::vector<std::vector<Place>> places_;  // of each block: where its address is used
  // Of each output's block: the blocks that lie in its memory until it is written, and their offsets.
  std::vector<std::vector<std::pair<int, int64_t>>> guests_;
  std::vector<DirectCall> direct_calls_;
  int64_t status_ = 0;
  int64_t seed_ = 0;
  bool inputs_are_apart_ = false;
  std::vector<std::unique_ptr<LibraryCall::State>> states_;
  std::vector<OutputSlot> outputs_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_RUN_CONTEXT_H_
