#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "backtape/jit/plan/group_kernel.h"
#include "backtape/jit/plan/pointwise_call.h"
#include "backtape/tensor/rounded_to.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {

bool GroupKernel::VariesAlong(const Reference& reference, absl::Span<const LoopSpace::Dim> dims) {
  for (const LoopSpace::Dim& dim : dims) {
    if (!(reference.strides[dim.source] == SymInt(0))) return true;
  }
  return false;
}

ValueId GroupKernel::LoadOnce(const Reference& reference, std::vector<Loaded>& loaded) {
  Reference at_element = AtElement(reference);
  for (const Loaded& other : loaded) {
    if (other.reference == at_element) return other.value;
  }
  const ValueId value = b().Load(AccessOf(reference, false));
  loaded.push_back({std::move(at_element), value});
  return value;
}

ValueId GroupKernel::ConstantOf(DType dtype, const Scalar& value) {
  if (IsFloatingPoint(dtype)) return b().Constant(ValueTypeOf(dtype), RoundedTo(dtype, value.to_double()));
  return b().ConstantInt(dtype, dtype == DType::kBool ? value.to_bool() : value.to_int64());
}

// The value of an operand in the current phase.
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
    // Inside a loop, the loop-invariant values have already been loaded by the preceding straight phase.
    if (!in_straight_) {
      const Reference at_element = AtElement(reference);
      for (const Loaded& other : row_loads_) {
        if (other.reference == at_element) return other.value;
      }
    }
    return LoadOnce(reference, in_straight_ ? row_loads_ : loop_loads_);
  }
  return LoadOnce(reference, loop_loads_);
}

std::pair<NodeIndex, int64_t> GroupKernel::KeyOf(NodeIndex i) const {
  // Per-row values are equal for all elements along the reduced dims.
  const bool is_full = fusion_.RoleOf(i) == MemberRole::kFull;
  return {i, ElementNumberOf(0, is_full ? element_.size() : space_->num_unrolled_kept())};
}

absl::StatusOr<ValueId> GroupKernel::MemberValue(NodeIndex i) {
  if (const auto it = value_.find(KeyOf(i)); it != value_.end()) return it->second;
  Member& member = MemberOf(i);
  // Elements that an earlier loop stored or buffered are loaded; others are recomputed.
  if (!in_straight_ && member.role == MemberRole::kFull && member.level < level_ &&
      (member.is_buffered || (member.store && !is_non_temporal_))) {
    const ValueId value = b().Load(member.is_buffered ? BufferAccess(member) : AccessOf(*member.store, false));
    value_[KeyOf(i)] = value;
    phase_local_.push_back(KeyOf(i));
    return value;
  }
  b().SetSource(static_cast<int32_t>(position_.at(i)));
  BACKTAPE_ASSIGN_OR_RETURN(ValueId value, Compute(member));
  value = AsStored(member, value);
  value_[KeyOf(i)] = value;
  if (!in_straight_) phase_local_.push_back(KeyOf(i));
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
      return b().Convert(value, type);
    }
    case LoopKind::kFlip:
      return b().Convert(b().Load(AccessOf(member.operands[0], false)), type);
    case LoopKind::kPad:
      return Pad(member, op, type);
    case LoopKind::kGather:
      return Gather(member, op, type);
    case LoopKind::kPut:
      return Put(member, op, type);
    case LoopKind::kFill:
      return ConstantOf(node.type().tensor().dtype, op.fill);
    case LoopKind::kArange:
      return Arange(member, op, type);
    case LoopKind::kRandom:
      return Random(member, op, type);
    case LoopKind::kReduce:
      break;
  }
  return absl::InternalError("a reduction cannot be computed element by element");
}

// The value as other members read it: rounded if its dtype has 16 bits. Values that are only stored are rounded by the
// store.
ValueId GroupKernel::AsStored(const Member& member, ValueId value) {
  return member.is_read ? b().RoundTo(value, NodeOf(member.index).type().tensor().dtype) : value;
}

ValueId GroupKernel::InRange(ValueId index, const SymInt& start, const SymInt& end) {
  const ValueId from_start = b().Make(Op::kGe, index, frame_.NumberOf(start));
  return b().Make(Op::kAnd, from_start, b().Make(Op::kLt, index, frame_.NumberOf(end)));
}

// The index of the kernel's loop over a fixed dim; -1 if the value has one element along it. A value computed from the
// result of a reduction may have one element along a dim in which the group has more.
int GroupKernel::LoopNumber(NodeIndex i, int64_t dim) const {
  if (NodeOf(i).type().tensor().sizes[dim] == SymInt(1)) return -1;
  const int loop = space_->LoopOf(static_cast<size_t>(dim));
  if (loop < 0) return loop;
  const bool is_inner = loop >= static_cast<int>(space_->outer().size());
  return loop + (group_.chunked ? 1 : 0) + (is_inner && needs_unit_outer_ ? 1 : 0);
}

// The current element's index along an unrolled dim, for a value that may have one element along it; nullopt for other
// dims.
std::optional<int64_t> GroupKernel::UnrolledPlace(NodeIndex i, int64_t dim) const {
  const auto& unrolled = space_->unrolled();
  for (size_t d = 0; d < unrolled.size(); ++d) {
    if (unrolled[d].source != static_cast<size_t>(dim)) continue;
    return NodeOf(i).type().tensor().sizes[dim] == SymInt(1) ? 0 : element_[d];
  }
  return std::nullopt;
}

// The point's index along a fixed dim, for a value that may have one element along it.
ValueId GroupKernel::PlaceAlong(NodeIndex i, int64_t dim, DType type) {
  if (const std::optional<int64_t> place = UnrolledPlace(i, dim)) return b().ConstantInt(type, *place);
  const int loop = LoopNumber(i, dim);
  return loop < 0 ? b().ConstantInt(type, 0) : b().Iota(loop, type);
}

// Whether the kernel's point is in the range of a padded dim; kNoValue if every point is. The range is not empty.
ValueId GroupKernel::InPad(const Member& member, const LoopOp::PadDim& pad) {
  const int loop = LoopNumber(member.index, pad.dim);
  const SymInt end = pad.start + pad.length;
  const std::optional<int64_t> size = NodeOf(member.index).type().tensor().sizes[pad.dim].constant();
  constexpr int64_t kMax = std::numeric_limits<int32_t>::max();
  if (!size || !pad.start.constant() || !end.constant() || *size > kMax) {
    if (loop < 0 && pad.start == SymInt(0) && pad.length == SymInt(1)) return kNoValue;
    return InRange(PlaceAlong(member.index, pad.dim, DType::kInt64), pad.start, end);
  }
  // Compares in 32 bits, so that the comparison has as many lanes as the elements.
  const ValueId place = PlaceAlong(member.index, pad.dim, DType::kInt32);
  const auto limit = [&](int64_t index) { return b().ConstantInt(DType::kInt32, std::min(index, kMax)); };
  ValueId inside = kNoValue;
  if (*pad.start.constant() > 0) inside = b().Make(Op::kGe, place, limit(*pad.start.constant()));
  if (*end.constant() >= *size) return inside;
  const ValueId before_end = b().Make(Op::kLt, place, limit(std::max<int64_t>(*end.constant(), 0)));
  return inside == kNoValue ? before_end : b().Make(Op::kAnd, inside, before_end);
}

absl::StatusOr<ValueId> GroupKernel::Pad(Member& member, const LoopOp& op, DType type) {
  const ValueId outside = ConstantOf(NodeOf(member.index).type().tensor().dtype, op.fill);
  ValueId inside = kNoValue;
  for (const LoopOp::PadDim& pad : op.pads) {
    if (pad.length == SymInt(0)) return outside;
    const std::optional<int64_t> place = UnrolledPlace(member.index, pad.dim);
    if (place && pad.start.constant() && pad.length.constant()) {
      if (*place < *pad.start.constant() || *place >= *pad.start.constant() + *pad.length.constant()) return outside;
      continue;
    }
    const ValueId is_in_range = InPad(member, pad);
    if (is_in_range == kNoValue) continue;
    inside = inside == kNoValue ? is_in_range : b().Make(Op::kAnd, inside, is_in_range);
  }
  ValueId value = b().Load(AccessOf(member.operands[0], false), kNoValue, 0, inside);
  value = b().Convert(value, type);
  // A load returns 0 outside, which for a floating-point dtype is not -0.
  const bool is_zero = op.fill.to_double() == 0 && !(IsFloatingPoint(type) && std::signbit(op.fill.to_double()));
  if (inside == kNoValue || is_zero) return value;
  if (type == DType::kBool) return b().Make(Op::kOr, value, b().Make(Op::kNot, inside));
  return b().Make(Op::kSelect, inside, value, outside);
}

ValueId GroupKernel::Arange(Member& member, const LoopOp& op, DType type) {
  ValueId number = ElementNumber(ElementStrides(member.index));
  const std::optional<int64_t> count = NodeOf(member.index).type().tensor().numel().constant();
  // Converts through int32, whose vectors have as many lanes as those of float32.
  if (IsFloatingPoint(type) && count && *count <= std::numeric_limits<int32_t>::max()) {
    number = b().Convert(number, DType::kInt32);
  }
  number = b().Convert(number, type);
  return b().Make(Op::kAdd, ConstantOf(type, op.first), b().Make(Op::kMul, number, ConstantOf(type, op.step)));
}

absl::StatusOr<ValueId> GroupKernel::Gather(Member& member, const LoopOp& op, DType type) {
  const Node& node = NodeOf(member.index);
  BACKTAPE_ASSIGN_OR_RETURN(ValueId index, OperandValue(member, 1));
  index = b().Convert(index, DType::kInt64);
  const ValueId inside = InRange(index, 0, node.operand(0)->type().tensor().sizes[op.dim]);
  b().Report(KernelError::kIndexOutOfRange, b().Make(Op::kNot, inside));
  if (member.role == MemberRole::kRowPick && !space_->unrolled().empty()) return PickElement(member, index, type);
  if (member.role == MemberRole::kRowPick) {
    const Member& table = MemberOf(fusion_.ProducerInGroup(node.operand(0), member.index));
    const Access access = table.is_buffered ? BufferAccess(table) : AccessOf(*table.store, false);
    const Int stride = table.is_buffered ? Int(1) : frame_.IntOf(table.store->strides[op.dim]);
    return b().Convert(b().Load(access, index, stride, inside), type);
  }
  const Reference& reference = member.operands[0];
  return b().Convert(b().Load(AccessOf(reference, false), index, frame_.IntOf(reference.index_stride), inside), type);
}

absl::StatusOr<ValueId> GroupKernel::Put(Member& member, const LoopOp& op, DType type) {
  BACKTAPE_ASSIGN_OR_RETURN(const ValueId self, OperandValue(member, 0));
  BACKTAPE_ASSIGN_OR_RETURN(ValueId index, OperandValue(member, 1));
  BACKTAPE_ASSIGN_OR_RETURN(const ValueId put, OperandValue(member, 2));
  index = b().Convert(index, DType::kInt64);
  const SymInt& size = NodeOf(member.index).type().tensor().sizes[op.dim];
  b().Report(KernelError::kIndexOutOfRange, b().Make(Op::kNot, InRange(index, 0, size)));
  // Compares in 32 bits, so that the comparison has as many lanes as the elements. An index that does not fit has been
  // reported as an error.
  const ValueId place = PlaceAlong(member.index, op.dim, DType::kInt32);
  const ValueId hit = b().Make(Op::kEq, place, b().Convert(index, DType::kInt32));
  return b().Make(Op::kSelect, hit, b().Convert(put, type), b().Convert(self, type));
}

}  // namespace backtape::jit
