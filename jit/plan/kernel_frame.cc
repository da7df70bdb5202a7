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

int KernelFrame::BufferOf(int block, bool is_written) {
  for (size_t i = 0; i < buffers_.size(); ++i) {
    if (buffers_[i].block != block) continue;
    buffers_[i].is_written |= is_written;
    return static_cast<int>(i);
  }
  buffers_.push_back({block, 0, is_written, false});
  return static_cast<int>(buffers_.size()) - 1;
}

int KernelFrame::AddScratch(const SymInt& bytes) {
  buffers_.push_back({-1, bytes, true, false});
  return static_cast<int>(buffers_.size()) - 1;
}

ValueId KernelFrame::NumberOf(const SymInt& value) {
  if (const std::optional<int64_t> constant = value.constant()) return builder_.ConstantInt(DType::kInt64, *constant);
  return builder_.Param(ParamOf(value), DType::kInt64);
}

absl::StatusOr<Step> KernelFrame::Finish(const SymInt& points, std::vector<const Node*> nodes) {
  Kernel& kernel = builder_.kernel();
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
