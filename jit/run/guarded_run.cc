// Runs with every value between guard pages (NativeOptions::check_bounds).
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "backtape/jit/run/native_executable.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

constexpr int64_t kBlockAlignment = 64;  // the alignment of AllocateAligned, which kernels rely on

// A copy of the tensor's whole storage with the same strides and offset: the plan was made for these, and as_strided
// may read the storage beyond the tensor.
absl::StatusOr<Tensor> GuardedCopy(const Tensor& tensor, GuardedEnd guarded) {
  const int64_t bytes = tensor.storage()->nbytes();
  BACKTAPE_ASSIGN_OR_RETURN(std::shared_ptr<Storage> storage,
                            GuardedMemory::MakeStorage(bytes, guarded, ItemSize(tensor.dtype())));
  if (bytes > 0) std::memcpy(storage->data(), tensor.storage()->data(), static_cast<size_t>(bytes));
  return Tensor::TryFromStorage(std::move(storage), tensor.sizes(), tensor.strides(), tensor.storage_offset(),
                                tensor.dtype());
}

}  // namespace

absl::StatusOr<IValueList> PlannedExecutable::RunGuarded(RunContext& context, IValueList inputs,
                                                         GuardedEnd guarded) const {
  const Binding& binding = context.binding();
  Placed placed;
  placed.inputs.resize(inputs.size());
  for (const auto& [b, index] : input_blocks_) {
    BACKTAPE_ASSIGN_OR_RETURN(placed.inputs[index], GuardedCopy(inputs[index].tensor(), guarded));
    context.SetBase(b, StartOf(placed.inputs[index], parts_.plan.blocks[b]));
  }
  const std::vector<Tensor> copies(placed.inputs.begin(), placed.inputs.end());  // because steps release placed.inputs
  // Each value and each step's scratch memory gets its own block.
  std::vector<std::pair<std::string, std::shared_ptr<GuardedMemory>>> memory;
  const auto guard = [&](std::string name, int64_t bytes) -> absl::StatusOr<std::shared_ptr<GuardedMemory>> {
    BACKTAPE_ASSIGN_OR_RETURN(std::shared_ptr<GuardedMemory> block,
                              GuardedMemory::Make(bytes, guarded, kBlockAlignment));
    memory.emplace_back(std::move(name), block);
    return block;
  };
  for (size_t b = 0; b < parts_.plan.blocks.size(); ++b) {
    const ArenaPlace& place = binding.arena_places[b];
    if (place.host >= 0 || place.offset < 0) continue;
    BACKTAPE_ASSIGN_OR_RETURN(const std::shared_ptr<GuardedMemory> block,
                              guard("%" + parts_.plan.blocks[b].name, binding.block_bytes[b]));
    context.SetBase(static_cast<int>(b), block->data());
  }
  for (size_t i = 0; i < binding.steps.size(); ++i) {
    if (binding.steps[i].scratch_bytes == 0) continue;
    BACKTAPE_ASSIGN_OR_RETURN(
        const std::shared_ptr<GuardedMemory> block,
        guard("the scratch memory of step " + parts_.plan.steps[i].name, binding.steps[i].scratch_bytes));
    context.SetScratch(i, block->data());
  }
  std::vector<std::vector<Tensor>> outputs(binding.output_blocks.size());
  for (size_t i = 0; i < outputs.size(); ++i) {
    const int block = binding.output_blocks[i];
    BACKTAPE_ASSIGN_OR_RETURN(const std::shared_ptr<GuardedMemory> owner,
                              guard("%" + parts_.plan.blocks[block].name, binding.block_bytes[block]));
    const std::shared_ptr<Storage> storage = Storage::Borrow(owner->data(), binding.block_bytes[block], owner);
    for (const BoundOutput& output : binding.outputs) {
      if (output.slot != static_cast<int>(i)) continue;
      const BoundTensor& bound = output.tensor;
      BACKTAPE_ASSIGN_OR_RETURN(Tensor tensor,
                                Tensor::TryFromStorage(storage, bound.sizes, bound.strides, bound.offset, bound.dtype));
      outputs[i].push_back(std::move(tensor));
    }
    placed.outputs.emplace_back(outputs[i]);
    context.SetBase(block, storage->data());
  }
  const IValueList given = inputs;
  BACKTAPE_RETURN_IF_ERROR(RunAllSteps(context, inputs, placed));
  for (const auto& [name, block] : memory) BACKTAPE_RETURN_IF_ERROR(block->CheckUntouched(name));
  if (guarded == GuardedEnd::kEnd) {
    for (const InputWrite& write : parts_.plan.input_writes) {
      CopyElements(copies[write.position], given[write.position].tensor());
    }
  }
  // Outputs that are inputs must refer to the caller's tensors, which now have the same contents as the copies.
  for (size_t i = 0; i < copies.size(); ++i) placed.inputs[i] = copies[i];
  return Results(given, binding, placed);
}

}  // namespace backtape::jit
