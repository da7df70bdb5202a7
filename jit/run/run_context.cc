#include "backtape/jit/run/run_context.h"

#include <string>
#include <utility>

#include "backtape/jit/run/memory.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {

namespace {

bool Reports(const BoundStep& step) { return step.kernel != nullptr && step.kernel->reports; }

}  // namespace

RunContext::RunContext(std::shared_ptr<const Binding> binding, const Plan& plan) : binding_(std::move(binding)) {
  scratch_blocks_ = static_cast<int>(plan.blocks.size());
  const size_t num_blocks = plan.blocks.size() + binding_->steps.size();
  bases_.assign(num_blocks, nullptr);
  places_.resize(num_blocks);
  guests_.resize(num_blocks);
  for (size_t b = 0; b < num_blocks; ++b) {
    const ArenaPlace& place = PlaceOf(static_cast<int>(b));
    if (place.host >= 0) guests_[place.host].emplace_back(static_cast<int>(b), place.offset);
  }
  for (size_t i = 0; i < binding_->steps.size(); ++i) {
    const BoundStep& step = binding_->steps[i];
    first_address_.push_back(addresses_.size());
    for (const BoundAddress& operand : step.operands) {
      const bool is_scratch = operand.block == BoundAddress::kScratch;
      const int block = is_scratch ? scratch_blocks_ + static_cast<int>(i) : operand.block;
      if (block >= 0) places_[block].push_back({addresses_.size(), operand.byte_offset});
      addresses_.push_back(operand.block == BoundAddress::kStatusWord ? &status_
                           : operand.block == BoundAddress::kSeed     ? &seed_
                                                                      : nullptr);
    }
    states_.push_back(step.call == nullptr ? nullptr : step.call->NewState());
  }
  first_address_.push_back(addresses_.size());
  for (size_t i = 0; i < binding_->steps.size(); ++i) {
    const BoundStep& step = binding_->steps[i];
    const bool is_direct = step.function != nullptr && step.num_pieces == 1 && step.chain < 0 && !Reports(step);
    direct_calls_.push_back({is_direct ? step.function : nullptr, step.params.data(),
                             addresses_.data() + first_address_[i], step.outer_size});
  }
  std::vector<std::vector<BoundTensor>> returned(binding_->output_blocks.size());
  for (const BoundOutput& output : binding_->outputs) {
    if (output.slot >= 0) returned[output.slot].push_back(output.tensor);
  }
  for (size_t i = 0; i < returned.size(); ++i) {
    outputs_.emplace_back(binding_->block_bytes[binding_->output_blocks[i]], std::move(returned[i]));
  }
}

absl::StatusOr<std::unique_ptr<RunContext>> RunContext::Make(std::shared_ptr<const Binding> binding, const Plan& plan) {
  std::unique_ptr<RunContext> context(new RunContext(std::move(binding), plan));
  for (size_t b = 0; b < plan.blocks.size(); ++b) {
    const int block = static_cast<int>(b);
    if (context->IsInArena(block) || plan.blocks[b].kind != BlockKind::kConstant) continue;
    const Tensor& constant = plan.constants[plan.blocks[b].index];
    context->SetBase(block, constant.raw_data() - constant.storage_offset() * ItemSize(constant.dtype()));
  }
  BACKTAPE_RETURN_IF_ERROR(context->AllocateArena());
  return context;
}

RunContext::~RunContext() { FreeArena(); }

bool RunContext::IsInArena(int block) const {
  const ArenaPlace& place = PlaceOf(block);
  return place.offset >= 0 && place.host < 0;
}

absl::Status RunContext::AllocateArena() {
  if (arena_ != nullptr) return absl::OkStatus();
  arena_ = AllocateAligned(binding_->arena_bytes);
  if (arena_ == nullptr) {
    return absl::ResourceExhaustedError("cannot allocate the arena of " + std::to_string(binding_->arena_bytes) +
                                        " bytes");
  }
  for (int block = 0; block < static_cast<int>(bases_.size()); ++block) {
    if (IsInArena(block)) SetBase(block, arena_ + PlaceOf(block).offset);
  }
  return absl::OkStatus();
}

void RunContext::FreeArena() {
  if (arena_ != nullptr) FreeAligned(arena_, binding_->arena_bytes);
  arena_ = nullptr;
}

void RunContext::ReleaseMemory() {
  FreeArena();
  for (OutputSlot& output : outputs_) output.Release();
}

const ArenaPlace& RunContext::PlaceOf(int block) const {
  return block < scratch_blocks_ ? binding_->arena_places[block]
                                 : binding_->steps[block - scratch_blocks_].scratch_place;
}

void RunContext::MoveBlock(int block, std::byte* base) {
  bases_[block] = base;
  for (const Place& place : places_[block]) addresses_[place.address] = base + place.byte_offset;
  for (const auto& [guest, offset] : guests_[block]) MoveBlock(guest, base + offset);
}

bool RunContext::Fits(absl::Span<const IValue> inputs) const {
  const std::vector<BoundInput>& wanted = binding_->inputs;
  if (inputs.size() != wanted.size()) return false;
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (wanted[i].kind == BoundInput::Kind::kAny) continue;
    if (wanted[i].kind == BoundInput::Kind::kNumber) {
      if (!inputs[i].is_int() || inputs[i].sym_int().is_symbolic() || inputs[i].sym_int().value() != wanted[i].number) {
        return false;
      }
      continue;
    }
    if (!inputs[i].is_tensor()) return false;
    const Tensor& tensor = inputs[i].tensor();
    if (tensor.is_symbolic() || tensor.dtype() != wanted[i].dtype) return false;
    if (tensor.sizes() != absl::MakeConstSpan(wanted[i].sizes) || !wanted[i].HasPlannedLayout(tensor)) return false;
  }
  return true;
}

}  // namespace backtape::jit
