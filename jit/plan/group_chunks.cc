#include <algorithm>
#include <limits>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "backtape/jit/plan/group_kernel.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {

// For a chunked reduction: stores one number per row and chunk.
void GroupKernel::StorePartial(NodeIndex i, ValueId sum) {
  SymInt rows = 1;
  for (const LoopSpace::Dim& dim : space_->outer()) rows *= dim.extent;
  for (size_t d = 0; d < space_->num_unrolled_kept(); ++d) rows *= space_->unrolled()[d].extent;
  const DType dtype = ValueTypeOfMember(i);
  auto partial = absl::c_find_if(partials_, [&](const Partial& other) { return other.member == i; });
  if (partial == partials_.end()) {
    const SymInt bytes = num_chunks_ * rows * SymInt(ItemSize(dtype));
    const int block = placement_.AddTemporary(bytes, NodeOf(i).name() + ".parts");
    const Member& member = MemberOf(i);
    partial = partials_.insert(partials_.end(),
                               {i, block, num_chunks_, rows, member.store ? member.store->offset : SymInt(0)});
  }
  Access access;
  access.buffer = frame_.BufferOf(partial->block, 0, true);
  access.dtype = dtype;
  access.offset = KeptNumber();
  access.outer_strides.push_back(frame_.IntOf(rows));
  SymInt stride = rows;
  for (const LoopSpace::Dim& dim : space_->outer()) {
    stride = dim.extent == SymInt(0) ? stride : SymInt::FloorDiv(stride, dim.extent);
    access.outer_strides.push_back(frame_.IntOf(stride));
  }
  if (needs_unit_outer_) access.outer_strides.push_back(0);
  b().Store(std::move(access), sum);
}

// For a sum over rows: accumulates one number per position in a row, or a single number, for each chunk of rows. The
// parts of each unrolled element have memory of their own, as an accumulate must.
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
  const SymInt offset = member.store ? AtElement(*member.store).offset : SymInt(0);
  partials_.push_back({member.index, block, num_chunks_, count, offset});
}

// Adds one kernel for each kind of result: rows, columns, single numbers.
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

// Each chunk has computed its part of the second reduction with its own result of the first reduction. Returns the
// part rescaled to `first`, the result of the first reduction over all chunks. The kernel's one loop runs over chunks,
// inside its outer dims.
ValueId GroupKernel::RescaledToFirst(KernelFrame& frame, const LocalPair& pair, ValueId first, ValueId first_part,
                                     ValueId second_part) const {
  KernelBuilder& builder = frame.builder();
  const DType type = builder.TypeOf(first);
  if (pair.is_exp) {
    // sum(exp(x - m_c)) * exp(m_c - m). A chunk whose maximum m_c is -inf contributes 0.
    const ValueId scale = builder.Make(Op::kExp, builder.Make(Op::kSub, first_part, first));
    const ValueId least = builder.Constant(type, -std::numeric_limits<double>::infinity());
    const ValueId scaled = builder.Make(Op::kSelect, builder.Make(Op::kEq, first_part, least),
                                        builder.Constant(type, 0), builder.Make(Op::kMul, second_part, scale));
    return builder.Make(Op::kSelect, builder.Make(Op::kEq, first_part, first), second_part, scaled);
  }
  // sum((x - mean_c)^2) + n_c * (mean_c - mean)^2. As accurate as two sweeps, since no large numbers are subtracted.
  const ValueId terms = TermsOfChunk(frame, static_cast<int>(builder.kernel().outer.size()), type);
  const ValueId apart = builder.Make(Op::kSub, builder.Make(Op::kDiv, first_part, terms), first);
  return builder.Make(Op::kAdd, second_part, builder.Make(Op::kMul, terms, builder.Make(Op::kMul, apart, apart)));
}

// Makes the kernel that folds the parts. Its lanes run over results; for single numbers, over parts.
absl::StatusOr<Step> GroupKernel::MakeFold(absl::Span<const Partial> partials) {
  const Partial& first = partials[0];
  const MemberRole role = MemberOf(first.member).role;
  std::vector<LoopSpace::Dim> dims;
  const auto& unrolled = space_->unrolled();
  if (role == MemberRole::kColumnSum) {
    dims = space_->inner();
  } else if (role == MemberRole::kRowReduction) {
    dims = space_->outer();
    dims.insert(dims.end(), unrolled.begin(),
                unrolled.begin() + static_cast<std::ptrdiff_t>(space_->num_unrolled_kept()));
  }
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
  std::vector<const Node*> nodes;
  bool has_pairs = false;
  for (const Partial& partial : partials) {
    nodes.push_back(&NodeOf(partial.member));
    has_pairs |= fusion_.PairAt(partial.member) != nullptr;
  }
  const auto load_part = [&](const Partial& partial) {
    Access parts;
    parts.dtype = ValueTypeOfMember(partial.member);
    parts.buffer = frame.BufferOf(partial.block, 0, false);
    parts.outer_strides = outer_strides;
    parts.inner_strides.push_back(frame.IntOf(partial.count));
    return builder.Load(std::move(parts));
  };
  std::vector<ValueId> sums(partials.size(), kNoValue);
  const auto finish = [&](size_t i) {
    builder.SetSource(static_cast<int32_t>(i));
    if (LoopOf(partials[i].member).is_mean) sums[i] = DivideByCount(frame, sums[i], NumTerms(partials[i].member));
  };
  // The second reductions of pairs come last, because they need the final results of the first ones.
  for (const bool are_second : {false, true}) {
    if (are_second && !has_pairs) continue;
    builder.BeginPhase({LoopDim(frame.IntOf(first.chunks))});
    for (size_t i = 0; i < partials.size(); ++i) {
      const LocalPair* const pair = fusion_.PairAt(partials[i].member);
      if (are_second != (pair != nullptr)) continue;
      builder.SetSource(static_cast<int32_t>(i));
      ValueId part = load_part(partials[i]);
      if (pair != nullptr) {
        const auto is_first = [&](const Partial& other) { return other.member == pair->first; };
        const size_t k = std::find_if(partials.begin(), partials.end(), is_first) - partials.begin();
        part = RescaledToFirst(frame, *pair, sums[k], load_part(partials[k]), part);
      }
      sums[i] = builder.Make(LoopOf(partials[i].member).reduction, part);
    }
    builder.BeginPhase();
    for (size_t i = 0; i < partials.size(); ++i) {
      if (are_second == (fusion_.PairAt(partials[i].member) != nullptr)) finish(i);
    }
    if (!are_second && has_pairs && builder.kernel().phases.back().body.empty()) builder.kernel().phases.pop_back();
  }
  for (size_t i = 0; i < partials.size(); ++i) {
    const NodeIndex member = partials[i].member;
    if (!MemberOf(member).store) continue;
    builder.SetSource(static_cast<int32_t>(i));
    const ValueId sum = sums[i];
    const Reference& store = *MemberOf(member).store;
    Access access;
    access.buffer = frame.BufferOf(store.block, store.part, true);
    access.dtype = store.dtype;
    access.offset = frame.IntOf(partials[i].store_offset);
    for (const LoopSpace::Dim& dim : dims) access.outer_strides.push_back(frame.IntOf(store.strides[dim.source]));
    if (dims.empty()) access.outer_strides.push_back(0);
    builder.Store(std::move(access), sum);
  }
  return frame.Finish(first.count * first.chunks, std::move(nodes));
}

}  // namespace backtape::jit
