#include "backtape/jit/plan/kernel_frame.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "backtape/tensor/status_macros.h"

namespace backtape::jit {

int KernelFrame::ParamOf(const SymInt& value) {
  const auto it = std::find(params_.begin(), params_.end(), value);
  if (it != params_.end()) return static_cast<int>(it - params_.begin());
  params_.push_back(value);
  return static_cast<int>(params_.size()) - 1;
}

Int KernelFrame::IntOf(const SymInt& value) {
  if (const std::optional<int64_t> constant = value.constant()) return *constant;
  return Int::Param(ParamOf(value));
}

Ints KernelFrame::IntsOf(const SymIntVector& values) {
  Ints ints;
  for (const SymInt& value : values) ints.push_back(IntOf(value));
  return ints;
}

int KernelFrame::BufferOf(int block, int part, bool is_written) {
  for (size_t i = 0; i < buffers_.size(); ++i) {
    if (buffers_[i].block != block || buffers_[i].part != part) continue;
    buffers_[i].is_written |= is_written;
    return static_cast<int>(i);
  }
  KernelBuffer buffer;
  buffer.block = block;
  buffer.part = part;
  buffer.is_written = is_written;
  buffers_.push_back(std::move(buffer));
  return static_cast<int>(buffers_.size()) - 1;
}

int KernelFrame::AddScratch(const SymInt& bytes) {
  KernelBuffer buffer;
  buffer.scratch_bytes = bytes;
  buffer.is_written = true;
  buffers_.push_back(std::move(buffer));
  return static_cast<int>(buffers_.size()) - 1;
}

ValueId KernelFrame::NumberOf(const SymInt& value) {
  if (const std::optional<int64_t> constant = value.constant()) return builder_.ConstantInt(DType::kInt64, *constant);
  return builder_.Param(ParamOf(value), DType::kInt64);
}

// Moves constant offsets into the buffer addresses, so that kernels that do the same work on different parts of blocks
// become identical.
void KernelFrame::MoveOffsetsToBuffers() {
  std::vector<Access>& accesses = builder_.kernel().accesses;
  for (size_t i = 0; i < buffers_.size(); ++i) {
    std::optional<int64_t> least;
    DType dtype = DType::kFloat32;
    bool is_known = buffers_[i].block >= 0;
    for (const Access& access : accesses) {
      if (access.buffer != static_cast<int>(i)) continue;
      is_known = is_known && !access.offset.is_param() && (!least || access.dtype == dtype);
      if (!is_known) break;
      dtype = access.dtype;
      least = least ? std::min(*least, access.offset.constant()) : access.offset.constant();
    }
    if (!is_known || !least || *least == 0) continue;
    for (Access& access : accesses) {
      if (access.buffer == static_cast<int>(i)) access.offset = access.offset.constant() - *least;
    }
    buffers_[i].byte_offset = *least * ItemSize(dtype);
  }
}

absl::StatusOr<Step> KernelFrame::Finish(const SymInt& points, std::vector<const Node*> nodes) {
  Kernel& kernel = builder_.kernel();
  MoveOffsetsToBuffers();
  kernel.num_params = static_cast<int>(params_.size());
  kernel.num_buffers = static_cast<int>(buffers_.size());
  const std::string name = kernel.name;
  BACKTAPE_ASSIGN_OR_RETURN(Kernel finished, builder_.Finish());
  KernelStep action;
  action.kernel = std::make_shared<const Kernel>(std::move(finished));
  action.params = std::move(params_);
  action.buffers = std::move(buffers_);
  action.points = points;
  return Step{std::move(action), std::move(nodes), name};
}

}  // namespace backtape::jit
