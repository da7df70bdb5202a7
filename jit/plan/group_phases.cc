#include <utility>

#include "backtape/jit/plan/group_kernel.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {

void GroupKernel::StoreMember(const Member& member, ValueId value) {
  b().SetSource(static_cast<int32_t>(position_.at(member.index)));
  b().Store(AccessOf(*member.store, true), value);
}

absl::Status GroupKernel::EmitRow(NodeIndex i) {
  BACKTAPE_ASSIGN_OR_RETURN(const ValueId value, MemberValue(i));
  Member& member = MemberOf(i);
  if (member.store) StoreMember(member, value);
  return absl::OkStatus();
}

// What the loop of `level` needs and does not vary in it, and the rows that its results give.
absl::Status GroupKernel::EmitStraightPhase(int level) {
  level_ = level;
  in_straight_ = true;
  b().BeginPhase();
  for (Member& member : members_) {
    if (member.level != level) continue;
    if (IsReduction(member.index)) {
      PreloadRows(member);
      continue;
    }
    if (fusion_.IsRow(member.index)) {
      BACKTAPE_RETURN_IF_ERROR(EmitRow(member.index));
    } else {
      PreloadRows(member);
    }
  }
  for (Member& member : members_) {
    if (member.level < level && !fusion_.IsRow(member.index)) PreloadRows(member);
  }
  DropEmptyPhase();
  return absl::OkStatus();
}

void GroupKernel::PreloadRows(Member& member) {
  const Node& node = NodeOf(member.index);
  const LoopKind kind = LoopOf(member.index).kind;
  for (size_t k = 0; k < node.num_operands(); ++k) {
    const bool by_element = kind != LoopKind::kPad && !(kind == LoopKind::kGather && k == 0);
    const Reference& reference = member.operands[k];
    if (by_element && reference.block >= 0 && !VariesInside(reference)) LoadOnce(reference, row_loads_);
  }
}

void GroupKernel::DropEmptyPhase() {
  if (b().kernel().phases.back().body.empty()) b().kernel().phases.pop_back();
}

absl::Status GroupKernel::EmitLoopPhase(int level) {
  in_straight_ = false;
  b().BeginPhase(inner_dims_);
  loop_loads_.clear();
  std::vector<std::pair<NodeIndex, ValueId>> reduced;
  for (Member& member : members_) {
    if (member.level != level || fusion_.IsRow(member.index)) continue;
    if (IsReduction(member.index)) {
      BACKTAPE_ASSIGN_OR_RETURN(ValueId value, OperandValue(member, 0));
      b().SetSource(static_cast<int32_t>(position_.at(member.index)));
      value = b().Convert(value, ValueTypeOfMember(member.index));
      reduced.emplace_back(member.index, b().Make(LoopOf(member.index).reduction, value));
    } else if (member.store) {
      BACKTAPE_ASSIGN_OR_RETURN(const ValueId value, MemberValue(member.index));
      StoreMember(member, value);
    }
  }
  for (NodeIndex i : phase_local_) value_.erase(i);
  phase_local_.clear();
  DropEmptyPhase();
  if (reduced.empty()) return absl::OkStatus();
  in_straight_ = true;
  b().BeginPhase();
  for (const auto& [i, sum] : reduced) BACKTAPE_RETURN_IF_ERROR(FinishReduction(i, sum));
  DropEmptyPhase();
  return absl::OkStatus();
}

SymInt GroupKernel::NumTerms() const {
  SymInt terms = 1;
  for (size_t d = 0; d < group_.dims.size(); ++d) {
    if (group_.reduced >> d & 1) terms *= group_.dims[d];
  }
  return terms;
}

ValueId GroupKernel::DivideByCount(KernelFrame& frame, ValueId sum, const SymInt& count) {
  KernelBuilder& builder = frame.builder();
  return builder.Make(Op::kDiv, sum, builder.Convert(frame.NumberOf(count), builder.TypeOf(sum)));
}

absl::Status GroupKernel::FinishReduction(NodeIndex i, ValueId sum) {
  Member& member = MemberOf(i);
  if (group_.chunked) {
    StorePartial(i, sum);
    return absl::OkStatus();
  }
  if (LoopOf(i).is_mean) sum = DivideByCount(frame_, sum, NumTerms());
  value_[i] = sum;
  if (member.store) StoreMember(member, sum);
  return absl::OkStatus();
}

}  // namespace backtape::jit
