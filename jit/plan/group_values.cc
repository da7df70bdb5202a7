#include "backtape/jit/plan/group_kernel.h"
#include "backtape/jit/plan/pointwise_call.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {

bool GroupKernel::VariesInside(const Reference& reference) const {
  for (const LoopSpace::Dim& dim : space_->inner()) {
    if (!(reference.strides[dim.source] == SymInt(0))) return true;
  }
  return false;
}

ValueId GroupKernel::LoadOnce(const Reference& reference, std::vector<Loaded>& loaded) {
  for (const Loaded& other : loaded) {
    if (other.reference == reference) return other.value;
  }
  const ValueId value = b().Load(AccessOf(reference, false));
  loaded.push_back({reference, value});
  return value;
}

ValueId GroupKernel::ConstantOf(DType dtype, const Scalar& value) {
  if (IsFloatingPoint(dtype)) return b().Constant(ValueTypeOf(dtype), RoundNumber(dtype, value.to_double()));
  return b().ConstantInt(dtype, dtype == DType::kBool ? value.to_bool() : value.to_int64());
}

// The element of an operand in the current phase.
absl::StatusOr<ValueId> GroupKernel::OperandValue(Member& reader, size_t k) {
  const Node& node = NodeOf(reader.index);
  const Node* operand = node.operand(k);
  if (!operand->type().is_tensor()) return frame_.NumberOf(operand->type().sym_int());
  const NodeIndex producer = fusion_.ProducerInGroup(operand, reader.index);
  if (producer != kNoNode) return MemberValue(producer);
  b().SetSource(static_cast<int32_t>(position_.at(reader.index)));
  const ValueInfo& root = values_.at(values_.RootOf(operand));
  const Reference& reference = reader.operands[k];
  if (reference.block < 0) return ConstantOf(operand->type().tensor().dtype, root.loop->fill);
  if (in_straight_ || !VariesInside(reference)) {
    // In a loop, what does not vary there has been loaded in the straight phase before.
    if (!in_straight_) {
      for (const Loaded& other : row_loads_) {
        if (other.reference == reference) return other.value;
      }
    }
    return LoadOnce(reference, in_straight_ ? row_loads_ : loop_loads_);
  }
  return LoadOnce(reference, loop_loads_);
}

absl::StatusOr<ValueId> GroupKernel::MemberValue(NodeIndex i) {
  if (const auto it = value_.find(i); it != value_.end()) return it->second;
  Member& member = MemberOf(i);
  // A full value that an earlier loop has stored is read back; others are computed again.
  if (!in_straight_ && member.store && member.level < level_ && !fusion_.IsRow(i)) {
    const ValueId value = b().Load(AccessOf(*member.store, false));
    value_[i] = value;
    phase_local_.push_back(i);
    return value;
  }
  b().SetSource(static_cast<int32_t>(position_.at(i)));
  BACKTAPE_ASSIGN_OR_RETURN(const ValueId value, Compute(member));
  value_[i] = value;
  if (!in_straight_) phase_local_.push_back(i);
  return value;
}

absl::StatusOr<ValueId> GroupKernel::Compute(Member& member) {
  const Node& node = NodeOf(member.index);
  const LoopOp& op = LoopOf(member.index);
  const DType type = ValueTypeOf(node.type().tensor().dtype);
  switch (op.kind) {
    case LoopKind::kPointwise: {
      absl::flat_hash_map<const Node*, ValueId> of_operand;
      for (size_t k = 0; k < node.num_operands(); ++k) {
        BACKTAPE_ASSIGN_OR_RETURN(of_operand[node.operand(k)], OperandValue(member, k));
      }
      b().SetSource(static_cast<int32_t>(position_.at(member.index)));
      return BuildPointwiseCall(b(), node, [&](const Node& operand) { return of_operand.at(&operand); });
    }
    case LoopKind::kCopy: {
      BACKTAPE_ASSIGN_OR_RETURN(const ValueId value, OperandValue(member, 0));
      const DType dtype = node.type().tensor().dtype;
      const ValueId converted = b().Convert(value, type);
      return node.operand(0)->type().tensor().dtype == dtype ? converted : b().RoundTo(converted, dtype);
    }
    case LoopKind::kPad:
      return Pad(member, op, type);
    case LoopKind::kGather:
      return Gather(member, op, type);
    case LoopKind::kFill:
      return ConstantOf(node.type().tensor().dtype, op.fill);
    case LoopKind::kReduce:
      break;
  }
  return absl::InternalError("a reduction has no element");
}

ValueId GroupKernel::InRange(ValueId index, const SymInt& start, const SymInt& end) {
  const ValueId from_start = b().Make(Op::kGe, index, frame_.NumberOf(start));
  return b().Make(Op::kAnd, from_start, b().Make(Op::kLt, index, frame_.NumberOf(end)));
}

absl::StatusOr<ValueId> GroupKernel::Pad(Member& member, const LoopOp& op, DType type) {
  const Reference& reference = member.operands[0];
  const int loop = space_->LoopOf(static_cast<size_t>(op.dim));
  if (loop < 0) return b().Convert(b().Load(AccessOf(reference, false)), type);
  const bool is_inner = loop >= static_cast<int>(space_->outer().size());
  const int shift = (group_.chunked ? 1 : 0) + (is_inner && needs_unit_outer_ ? 1 : 0);
  const ValueId inside = InRange(b().Iota(loop + shift), op.start, op.start + op.length);
  return b().Convert(b().Load(AccessOf(reference, false), kNoValue, 0, inside), type);
}

absl::StatusOr<ValueId> GroupKernel::Gather(Member& member, const LoopOp& op, DType type) {
  const Node& node = NodeOf(member.index);
  BACKTAPE_ASSIGN_OR_RETURN(ValueId index, OperandValue(member, 1));
  index = b().Convert(index, DType::kInt64);
  const ValueId inside = InRange(index, 0, node.operand(0)->type().tensor().sizes[op.dim]);
  b().Report(KernelError::kIndexOutOfRange, b().Make(Op::kNot, inside));
  const Reference& reference = member.operands[0];
  return b().Convert(b().Load(AccessOf(reference, false), index, frame_.IntOf(reference.index_stride), inside), type);
}

}  // namespace backtape::jit
