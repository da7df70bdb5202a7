#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/jit/plan/group_kernel.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {

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
  partials_.push_back({i, block, num_chunks_});
}

// Folds the parts of one reduction: rows in lanes, or for a single row the parts.
absl::StatusOr<Step> GroupKernel::MakeFold(const Partial& partial) {
  const Node& node = NodeOf(partial.member);
  const DType dtype = ValueTypeOf(node.type().tensor().dtype);
  KernelFrame frame(absl::StrCat("fold_", node.op()->name));
  KernelBuilder& builder = frame.builder();
  SymInt rows = 1;
  for (const LoopSpace::Dim& dim : space_->outer()) rows *= dim.extent;
  builder.kernel().vectorize = space_->outer().empty() ? Vectorize::kInner : Vectorize::kOuter;
  Access parts;
  parts.dtype = dtype;
  parts.buffer = frame.BufferOf(partial.block, 0, false);
  SymInt stride = rows;
  for (const LoopSpace::Dim& dim : space_->outer()) {
    builder.kernel().outer.push_back(frame.IntOf(dim.extent));
    stride = SymInt::FloorDiv(stride, dim.extent);
    parts.outer_strides.push_back(frame.IntOf(stride));
  }
  if (needs_unit_outer_) {
    builder.kernel().outer.push_back(1);
    parts.outer_strides.push_back(0);
  }
  parts.inner_strides.push_back(frame.IntOf(rows));
  builder.BeginPhase({LoopDim(frame.IntOf(partial.chunks))});
  ValueId sum = builder.Make(LoopOf(partial.member).reduction, builder.Load(parts));
  builder.BeginPhase();
  if (LoopOf(partial.member).is_mean) sum = DivideByCount(frame, sum, NumTerms());
  const Reference& store = *MemberOf(partial.member).store;
  Access access;
  access.buffer = frame.BufferOf(store.block, store.part, true);
  access.dtype = store.dtype;
  access.offset = frame.IntOf(store.offset);
  for (const LoopSpace::Dim& dim : space_->outer()) {
    access.outer_strides.push_back(frame.IntOf(store.strides[dim.source]));
  }
  if (needs_unit_outer_) access.outer_strides.push_back(0);
  builder.Store(std::move(access), sum);
  return frame.Finish(rows * partial.chunks, {&node});
}

}  // namespace backtape::jit
