#include <algorithm>

#include "backtape/jit/plan/group_kernel.h"

namespace backtape::jit {

void GroupKernel::FindReferencesAndLevels() {
  members_.reserve(group_.members.size());
  for (NodeIndex i : group_.members) {
    position_[i] = members_.size();
    Member member;
    member.index = i;
    member.role = fusion_.RoleOf(i);
    sums_over_rows_ |= SumsOverRows(member.role);
    const Node& node = NodeOf(i);
    for (size_t k = 0; k < node.num_operands(); ++k) {
      member.operands.push_back(ReferenceTo(i, k));
      const NodeIndex producer = fusion_.ProducerInGroup(node.operand(k), i);
      if (producer == kNoNode) continue;
      // The member must come after the loop in which the producer reduces the row, or computes the elements from which
      // the member picks one.
      Member& from = MemberOf(producer);
      from.is_read = true;
      const bool is_behind = from.role == MemberRole::kRowReduction || (member.role == MemberRole::kRowPick && k == 0);
      member.level = std::max(member.level, from.level + (is_behind ? 1 : 0));
    }
    if (values_.at(i).is_stored) member.store = StoreReference(i);
    max_level_ = std::max(max_level_, member.level);
    members_.push_back(std::move(member));
  }
}

GroupKernel::Reference GroupKernel::ReferenceTo(NodeIndex reader, size_t k) {
  const Node& node = NodeOf(reader);
  const Node* operand = node.operand(k);
  Reference reference;
  if (!operand->type().is_tensor()) return reference;
  if (fusion_.ProducerInGroup(operand, reader) != kNoNode) return reference;
  const LoopOp& op = LoopOf(reader);
  if (op.kind == LoopKind::kPut) fixed_dims_ |= 1u << op.dim;
  if (ReadsByElement(op, k) && values_.at(values_.RootOf(operand)).kind == ValueKind::kFill) return reference;
  const Operand placed = placement_.OperandOf(operand);
  reference.block = placed.block;
  reference.part = placed.part;
  reference.dtype = placed.type.dtype;
  reference.offset = placed.type.storage_offset;
  TensorType type = placed.type;
  if (op.kind == LoopKind::kPad) {
    SymIntVector strides = StridesOf(type);
    if (op.drops_dim) {
      type.sizes.insert(type.sizes.begin() + op.pads[0].dim, SymInt(1));
      strides.insert(strides.begin() + op.pads[0].dim, SymInt(1));
    }
    type.strides = strides;
    reference.strides = *fusion_.StridesAsOperand(type, reader, group_);
    for (const LoopOp::PadDim& pad : op.pads) {
      const SymInt along = op.drops_dim ? SymInt(0) : strides[pad.dim];
      reference.offset -= pad.start * along;
      // StridesAsOperand treats a range of one element as a broadcast and sets the stride to 0.
      if (!(group_.dims[pad.dim] == SymInt(1))) reference.strides[pad.dim] = along;
      fixed_dims_ |= 1u << pad.dim;
    }
  } else if (op.kind == LoopKind::kFlip) {
    reference.strides = *fusion_.StridesAsOperand(type, reader, group_);
    for (const int64_t dim : op.dims) {
      reference.offset += (type.sizes[dim] - SymInt(1)) * reference.strides[dim];
      reference.strides[dim] = SymInt(0) - reference.strides[dim];
    }
  } else if (op.kind == LoopKind::kGather && k == 0) {
    reference.index_stride = StridesOf(type)[op.dim];
    // A gather may read only the first part of the other dims.
    type.strides = StridesOf(type);
    type.sizes = node.type().tensor().sizes;
    reference.strides = *fusion_.StridesAsOperand(type, reader, group_);
    reference.strides[op.dim] = 0;
  } else {
    reference.strides = *fusion_.StridesAsOperand(type, reader, group_);
  }
  return reference;
}

GroupKernel::Reference GroupKernel::StoreReference(NodeIndex i) {
  const Operand placed = placement_.OperandOf(&NodeOf(i));
  Reference reference;
  reference.block = placed.block;
  reference.part = placed.part;
  reference.dtype = placed.type.dtype;
  reference.offset = placed.type.storage_offset;
  // `placed` has the sizes of the member's value, as StridesAsMember requires.
  reference.strides = *fusion_.StridesAsMember(i, group_, placed.type);
  return reference;
}

std::vector<DomainStrides> GroupKernel::AllStrides() const {
  std::vector<DomainStrides> all;
  for (const Member& member : members_) {
    for (const Reference& operand : member.operands) {
      if (operand.block >= 0) all.push_back(operand.strides);
    }
    if (member.store) all.push_back(member.store->strides);
    const LoopKind kind = LoopOf(member.index).kind;
    if (kind == LoopKind::kRandom || kind == LoopKind::kArange) all.push_back(ElementStrides(member.index));
    // The parts of a sum are indexed by the dims of its result.
    if (kind == LoopKind::kReduce) all.push_back(*fusion_.StridesAsMember(member.index, group_));
  }
  return all;
}

}  // namespace backtape::jit
