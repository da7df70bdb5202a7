#include "backtape/jit/plan/group_kernel.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

// Terms of one chunk: enough to make the second kernel cheap, few enough for float32 sums and for the caches.
constexpr int64_t kChunkOfRows = 128;
constexpr int64_t kChunkOfElements = 16384;
// Elements of one chunk over all inner dims: few enough that later loops find them in the L2 cache.
constexpr int64_t kMaxElementsOfChunk = 65536;
// Limits on the rows of one chunk for sums over rows. They do not depend on the number of threads, and leave enough
// chunks for many threads.
constexpr int64_t kMinRowsOfChunk = 8;
constexpr int64_t kMaxRowsOfChunk = 128;
constexpr int64_t kWantedChunks = 16;

}  // namespace

absl::StatusOr<std::vector<Step>> GroupKernel::Make() {
  FindReferencesAndLevels();
  space_.emplace(group_, AllStrides(), fixed_dims_);
  ChooseUnrolledDims();
  DeclareLoops();
  ChooseBuffers();
  if (!space_->unrolled().empty() && !space_->vectorizes_inner()) {
    BACKTAPE_RETURN_IF_ERROR(EmitUnrolledRows());
  } else if (group_.reduced == 0) {
    b().BeginPhase();
    in_straight_ = true;
    for (Member& member : members_) BACKTAPE_RETURN_IF_ERROR(EmitRow(member));
  } else {
    for (int level = 0; level <= max_level_; ++level) {
      BACKTAPE_RETURN_IF_ERROR(EmitStraightPhase(level));
      BACKTAPE_RETURN_IF_ERROR(EmitLoopPhase(level));
    }
  }
  const bool has_effect = std::any_of(
      b().kernel().instructions.begin(), b().kernel().instructions.end(),
      [](const Instruction& instruction) { return instruction.op == Op::kStore || instruction.op == Op::kAccumulate; });
  if (!has_effect) return std::vector<Step>();  // all members are read for their sizes only
  std::vector<const Node*> nodes;
  for (NodeIndex member : group_.members) nodes.push_back(values_.at(member).node);
  b().kernel().non_temporal = is_non_temporal_ ? Int(1) : frame_.IntOf(non_temporal_);
  std::vector<Step> steps;
  BACKTAPE_ASSIGN_OR_RETURN(Step step, frame_.Finish(Product(group_.dims), nodes));
  steps.push_back(std::move(step));
  BACKTAPE_RETURN_IF_ERROR(AddFolds(steps));
  return steps;
}

std::string GroupKernel::KernelName() const {
  std::string name;
  for (NodeIndex i : group_.members) {
    const absl::string_view op = values_.at(i).node->op()->name;
    if (name.size() + op.size() > 40) return name + "_etc";
    absl::StrAppend(&name, name.empty() ? "" : "_", op);
  }
  return name;
}

void GroupKernel::DeclareLoops() {
  Kernel& kernel = b().kernel();
  kernel.vectorize = group_.reduced != 0 && space_->vectorizes_inner() ? Vectorize::kInner : Vectorize::kOuter;
  if (group_.chunked) {
    // The dim with the most terms is split.
    const auto& inner = space_->inner();
    for (size_t i = 1; i < inner.size(); ++i) {
      const auto a = inner[i].extent.constant();
      const auto best = inner[chunked_inner_].extent.constant();
      if (best && (!a || *a > *best)) chunked_inner_ = i;
    }
    const bool is_last = chunked_inner_ + 1 == inner.size() && space_->vectorizes_inner();
    chunk_ = is_last ? kChunkOfElements : kChunkOfRows;
    int64_t others = 1;
    for (size_t i = 0; i < inner.size(); ++i) {
      if (i != chunked_inner_) others *= inner[i].extent.constant().value_or(1);
    }
    if (is_last) chunk_ = std::clamp(kMaxElementsOfChunk / std::max<int64_t>(others, 1), kChunkOfRows, chunk_);
    // Kernels with unrolled dims have fewer partial sums of each result.
    if (!space_->unrolled().empty()) chunk_ /= 4;
    num_chunks_ = SymInt::FloorDiv(inner[chunked_inner_].extent + SymInt(chunk_ - 1), SymInt(chunk_));
    kernel.outer.push_back(frame_.IntOf(num_chunks_));
  }
  for (const LoopSpace::Dim& dim : space_->outer()) kernel.outer.push_back(frame_.IntOf(dim.extent));
  needs_unit_outer_ = space_->outer().empty();
  if (needs_unit_outer_) kernel.outer.push_back(1);
  for (const LoopSpace::Dim& dim : space_->inner()) {
    if (group_.chunked && inner_dims_.size() == chunked_inner_) {
      inner_dims_.emplace_back(frame_.IntOf(dim.extent), 0, chunk_);
    } else {
      inner_dims_.emplace_back(frame_.IntOf(dim.extent));
    }
  }
  if (inner_dims_.empty()) inner_dims_.emplace_back(1);
  if (sums_over_rows_) {
    SymInt rows = 1;
    for (const LoopSpace::Dim& dim : space_->outer()) rows *= dim.extent;
    chunk_ = std::clamp(rows.constant().value_or(kMaxRowsOfChunk * kWantedChunks / 4) / kWantedChunks, kMinRowsOfChunk,
                        kMaxRowsOfChunk);
    kernel.chunk = chunk_;
    num_chunks_ = SymInt::FloorDiv(rows + SymInt(chunk_ - 1), SymInt(chunk_));
  }
}

Access GroupKernel::AccessOf(const Reference& reference, bool is_written) {
  Access access;
  access.buffer = frame_.BufferOf(reference.block, reference.part, is_written);
  access.dtype = reference.dtype;
  access.offset = frame_.IntOf(AtElement(reference).offset);
  if (group_.chunked) access.outer_strides.push_back(0);
  for (const LoopSpace::Dim& dim : space_->outer()) {
    access.outer_strides.push_back(frame_.IntOf(reference.strides[dim.source]));
  }
  if (needs_unit_outer_) access.outer_strides.push_back(0);
  if (in_straight_) return access;
  for (const LoopSpace::Dim& dim : space_->inner()) {
    access.inner_strides.push_back(frame_.IntOf(reference.strides[dim.source]));
  }
  if (space_->inner().empty()) access.inner_strides.push_back(0);
  return access;
}

// A buffer of one row uses the same memory for every outer point.
Access GroupKernel::BufferAccess(const Member& member) {
  Access access;
  access.buffer = member.buffer;
  access.dtype = ValueTypeOfMember(member.index);
  access.outer_strides.assign(b().kernel().outer.size(), 0);
  if (in_straight_) return access;
  access.inner_strides.assign(inner_dims_.size(), 0);
  SymInt stride = 1;
  for (size_t i = space_->inner().size(); i-- > 0;) {
    access.inner_strides[i] = frame_.IntOf(stride);
    stride *= space_->inner()[i].extent;
  }
  return access;
}

absl::StatusOr<std::vector<Step>> MakeGroupSteps(const ValueTable& values, const Fusion& fusion,
                                                 const FusionGroup& group, Placement& placement) {
  if (group.members.size() == 1 && values.at(group.members[0]).loop->kind == LoopKind::kCopy) {
    const Node* const node = values.at(group.members[0]).node;
    const Node* const from = node->operand(0);
    const Operand to = placement.OperandOf(node);
    // A copy has no memory if only calls that ignore its elements, such as zeros_like, read it.
    if (to.block >= 0 && values.at(values.RootOf(from)).kind != ValueKind::kFill) {
      BACKTAPE_ASSIGN_OR_RETURN(Step step, MakeCopyStep(placement.OperandOf(from), Scalar(), to, node));
      if (std::holds_alternative<TransposeStep>(step.action)) {
        std::vector<Step> steps;
        steps.push_back(std::move(step));
        return steps;
      }
    }
  }
  return GroupKernel(values, fusion, group, placement).Make();
}

}  // namespace backtape::jit
