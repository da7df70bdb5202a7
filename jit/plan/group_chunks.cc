#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/jit/plan/group_kernel.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {

// Of a chunked reduction: one number for each row, and each chunk.
void GroupKernel::StorePartial(NodeIndex i, ValueId sum) {
  SymInt rows = 1;
  for (const LoopSpace::Dim& dim : space_->outer()) rows *= dim.extent;
  const DType dtype = ValueTypeOfMember(i);
  const int block = placement_.AddTemporary(num_chunks_ * rows * SymInt(ItemSize(dtype)), NodeOf(i).name() + ".parts");
  Access access;
  access.buffer = frame_.BufferOf(block, 0, true);
  access.dtype = dtype;
  access.outer_strides.push_back(frame_.IntOf(rows));
  SymInt stride = rows;
  for (const LoopSpace::Dim& dim : space_->outer()) {
    stride = dim.extent == SymInt(0) ? stride : SymInt::FloorDiv(stride, dim.extent);
    access.outer_strides.push_back(frame_.IntOf(stride));
  }
  if (needs_unit_outer_) access.outer_strides.push_back(0);
  b().Store(std::move(access), sum);
  partials_.push_back({i, block, num_chunks_, rows});
}

// Of a sum over rows: one number for each place of a row, or one, and each chunk of rows.
void GroupKernel::Accumulate(Member& member, ValueId value) {
  const DType dtype = ValueTypeOfMember(member.index);
  Access access;
  access.dtype = dtype;
  access.outer_strides.assign(b().kernel().outer.size(), 0);
  SymInt count = 1;
  if (member.role == MemberRole::kColumnSum) {
    access.inner_strides.assign(inner_dims_.size(), 0);
    for (size_t i = space_->inner().size(); i-- > 0;) {
      access.inner_strides[i] = frame_.IntOf(count);
      count *= space_->inner()[i].extent;
    }
  }
  access.chunk_stride = frame_.IntOf(count);
  const int block =
      placement_.AddTemporary(num_chunks_ * count * SymInt(ItemSize(dtype)), NodeOf(member.index).name() + ".parts");
  access.buffer = frame_.BufferOf(block, 0, true);
  b().SetSource(static_cast<int32_t>(position_.at(member.index)));
  b().Accumulate(std::move(access), b().Convert(value, dtype));
  partials_.push_back({member.index, block, num_chunks_, count});
}

// A kernel for each kind of result: rows, columns, or single numbers.
absl::Status GroupKernel::AddFolds(std::vector<Step>& steps) {
  std::vector<Partial> columns;
  std::vector<Partial> numbers;
  for (const Partial& partial : partials_) {
    const MemberRole role = MemberOf(partial.member).role;
    (role == MemberRole::kTotal || role == MemberRole::kRowTotal ? numbers : columns).push_back(partial);
  }
  for (const std::vector<Partial>* partials : {&columns, &numbers}) {
    if (partials->empty()) continue;
    BACKTAPE_ASSIGN_OR_RETURN(Step step, MakeFold(*partials));
    steps.push_back(std::move(step));
  }
  return absl::OkStatus();
}

// Results in lanes, or for single numbers the parts.
absl::StatusOr<Step> GroupKernel::MakeFold(absl::Span<const Partial> partials) {
  const Partial& first = partials[0];
  const MemberRole role = MemberOf(first.member).role;
  std::vector<LoopSpace::Dim> dims;
  if (role == MemberRole::kColumnSum) dims = space_->inner();
  if (role == MemberRole::kRowReduction) dims = space_->outer();
  KernelFrame frame(absl::StrCat("fold_", NodeOf(first.member).op()->name));
  KernelBuilder& builder = frame.builder();
  Kernel& kernel = builder.kernel();
  kernel.vectorize = dims.empty() ? Vectorize::kInner : Vectorize::kOuter;
  Ints outer_strides;
  SymInt stride = first.count;
  for (const LoopSpace::Dim& dim : dims) {
    kernel.outer.push_back(frame.IntOf(dim.extent));
    stride = dim.extent == SymInt(0) ? stride : SymInt::FloorDiv(stride, dim.extent);
    outer_strides.push_back(frame.IntOf(stride));
  }
  if (dims.empty()) {
    kernel.outer.push_back(1);
    outer_strides.push_back(0);
  }
  builder.BeginPhase({LoopDim(frame.IntOf(first.chunks))});
  std::vector<ValueId> sums;
  std::vector<const Node*> nodes;
  for (const Partial& partial : partials) {
    Access parts;
    parts.dtype = ValueTypeOfMember(partial.member);
    parts.buffer = frame.BufferOf(partial.block, 0, false);
    parts.outer_strides = outer_strides;
    parts.inner_strides.push_back(frame.IntOf(partial.count));
    builder.SetSource(static_cast<int32_t>(nodes.size()));
    sums.push_back(builder.Make(LoopOf(partial.member).reduction, builder.Load(std::move(parts))));
    nodes.push_back(&NodeOf(partial.member));
  }
  builder.BeginPhase();
  for (size_t i = 0; i < partials.size(); ++i) {
    const NodeIndex member = partials[i].member;
    if (!MemberOf(member).store) continue;
    builder.SetSource(static_cast<int32_t>(i));
    ValueId sum = sums[i];
    if (LoopOf(member).is_mean) sum = DivideByCount(frame, sum, NumTerms(member));
    const Reference& store = *MemberOf(member).store;
    Access access;
    access.buffer = frame.BufferOf(store.block, store.part, true);
    access.dtype = store.dtype;
    access.offset = frame.IntOf(store.offset);
    for (const LoopSpace::Dim& dim : dims) access.outer_strides.push_back(frame.IntOf(store.strides[dim.source]));
    if (dims.empty()) access.outer_strides.push_back(0);
    builder.Store(std::move(access), sum);
  }
  return frame.Finish(first.count * first.chunks, std::move(nodes));
}

}  // namespace backtape::jit
