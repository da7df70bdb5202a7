#include <utility>

#include "backtape/jit/plan/group_kernel.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {

void GroupKernel::StoreMember(const Member& member, ValueId value) {
  b().SetSource(static_cast<int32_t>(position_.at(member.index)));
  if (member.store) {
    LoadReplaced(member.store->block);
    b().Store(AccessOf(*member.store, true), value);
  }
  if (member.is_buffered) b().Store(BufferAccess(member), value);
}

// Called before a store. If members later read the overwritten values elementwise in straight code, loads these values
// now. CanReuseMemory checks the remaining cases on the finished kernel.
void GroupKernel::LoadReplaced(int block) {
  const int replaced = placement_.ReplacedBlock(block);
  if (replaced < 0 || !in_straight_) return;
  for (const Member& reader : members_) {
    for (size_t k = 0; k < reader.operands.size(); ++k) {
      const Reference& operand = reader.operands[k];
      if (operand.block == replaced && ReadsByElement(LoopOf(reader.index), k) && !VariesInside(operand)) {
        LoadOnce(operand, row_loads_);
      }
    }
  }
}

absl::Status GroupKernel::EmitRow(Member& member) {
  BACKTAPE_ASSIGN_OR_RETURN(const ValueId value, MemberValue(member.index));
  StoreMember(member, value);
  return absl::OkStatus();
}

// Emits the loop-invariant values that the loop at `level` needs, and the per-row values computed from earlier loops.
absl::Status GroupKernel::EmitStraightPhase(int level) {
  level_ = level;
  in_straight_ = true;
  b().BeginPhase();
  const auto emit = [&]() -> absl::Status {
    for (Member& member : members_) {
      if (member.level > level) continue;
      if (ReadsElements(member.role)) {
        BACKTAPE_RETURN_IF_ERROR(ForEachReduced([&]() -> absl::Status {
          PreloadRows(member);
          return absl::OkStatus();
        }));
      } else if (member.level == level && member.role == MemberRole::kRowTotal) {
        BACKTAPE_ASSIGN_OR_RETURN(const ValueId value, OperandValue(member, 0));
        Accumulate(member, value);
      } else if (member.level == level) {
        BACKTAPE_RETURN_IF_ERROR(EmitRow(member));
      }
    }
    return absl::OkStatus();
  };
  BACKTAPE_RETURN_IF_ERROR(ForEachKept(emit));
  DropEmptyPhase();
  return absl::OkStatus();
}

void GroupKernel::PreloadRows(Member& member) {
  const Node& node = NodeOf(member.index);
  for (size_t k = 0; k < node.num_operands(); ++k) {
    const Reference& reference = member.operands[k];
    if (ReadsByElement(LoopOf(member.index), k) && reference.block >= 0 && !VariesInside(reference))
      LoadOnce(reference, row_loads_);
  }
}

void GroupKernel::DropEmptyPhase() {
  if (b().kernel().phases.back().body.empty()) b().kernel().phases.pop_back();
}

absl::Status GroupKernel::EmitLoopPhase(int level) {
  in_straight_ = false;
  b().BeginPhase(inner_dims_);
  loop_loads_.clear();
  struct Reduced {
    Member* member;
    int64_t element;
    ValueId value;
  };
  std::vector<Reduced> reduced;
  const auto emit = [&]() -> absl::Status {
    for (Member& member : members_) {
      if (member.level != level || !ReadsElements(member.role)) continue;
      if (member.role == MemberRole::kFull) {
        if (!member.store && !member.is_buffered) continue;
        BACKTAPE_RETURN_IF_ERROR(ForEachReduced([&] { return EmitRow(member); }));
      } else if (member.role == MemberRole::kColumnSum) {
        BACKTAPE_RETURN_IF_ERROR(ForEachReduced([&]() -> absl::Status {
          BACKTAPE_ASSIGN_OR_RETURN(const ValueId value, OperandValue(member, 0));
          Accumulate(member, value);
          return absl::OkStatus();
        }));
      } else {
        BACKTAPE_ASSIGN_OR_RETURN(const ValueId value, CombinedElements(member));
        b().SetSource(static_cast<int32_t>(position_.at(member.index)));
        reduced.push_back({&member, KeptNumber(), b().Make(LoopOf(member.index).reduction, value)});
      }
    }
    return absl::OkStatus();
  };
  BACKTAPE_RETURN_IF_ERROR(ForEachKept(emit));
  for (const auto& key : phase_local_) value_.erase(key);
  phase_local_.clear();
  DropEmptyPhase();
  if (reduced.empty()) return absl::OkStatus();
  in_straight_ = true;
  b().BeginPhase();
  const auto finish = [&]() -> absl::Status {
    for (const auto& [member, element, value] : reduced) {
      if (element == KeptNumber()) FinishReduction(*member, value);
    }
    return absl::OkStatus();
  };
  BACKTAPE_RETURN_IF_ERROR(ForEachKept(finish));
  DropEmptyPhase();
  return absl::OkStatus();
}

SymInt GroupKernel::NumTerms(NodeIndex i) const {
  const SymIntVector& sizes = NodeOf(i).operand(0)->type().tensor().sizes;
  SymInt terms = 1;
  for (int64_t d : LoopOf(i).dims) terms *= sizes[d];
  return terms;
}

ValueId GroupKernel::DivideByCount(KernelFrame& frame, ValueId sum, const SymInt& count) {
  KernelBuilder& builder = frame.builder();
  return builder.Make(Op::kDiv, sum, builder.Convert(frame.NumberOf(count), builder.TypeOf(sum)));
}

// The number of terms of each row in the current chunk of the kernel's loop `loop`.
ValueId GroupKernel::TermsOfChunk(KernelFrame& frame, int loop, DType type) const {
  KernelBuilder& builder = frame.builder();
  const SymInt& extent = space_->inner()[chunked_inner_].extent;
  SymInt others = 1;
  for (size_t i = 0; i < space_->inner().size(); ++i) {
    if (i != chunked_inner_) others *= space_->inner()[i].extent;
  }
  for (size_t d = space_->num_unrolled_kept(); d < space_->unrolled().size(); ++d)
    others *= space_->unrolled()[d].extent;
  const ValueId chunk = frame.NumberOf(chunk_);
  const ValueId before = builder.Make(Op::kMul, builder.Iota(loop), chunk);
  const ValueId left = builder.Make(Op::kSub, frame.NumberOf(extent), before);
  const ValueId terms = builder.Make(Op::kMul, builder.Make(Op::kMin, left, chunk), frame.NumberOf(others));
  return builder.Convert(terms, type);
}

void GroupKernel::FinishReduction(Member& member, ValueId sum) {
  if (member.role == MemberRole::kTotal) return Accumulate(member, sum);
  if (group_.chunked) {
    StorePartial(member.index, sum);
    if (!fusion_.IsFirstOfPair(member.index)) return;
    // The value that the second reduction of the pair reads in this chunk.
    if (LoopOf(member.index).is_mean) sum = b().Make(Op::kDiv, sum, TermsOfChunk(frame_, 0, b().TypeOf(sum)));
    value_[KeyOf(member.index)] = sum;
    return;
  }
  if (LoopOf(member.index).is_mean) sum = DivideByCount(frame_, sum, NumTerms(member.index));
  sum = AsStored(member, sum);
  value_[KeyOf(member.index)] = sum;
  StoreMember(member, sum);
}

}  // namespace backtape::jit
