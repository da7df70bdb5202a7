#include <algorithm>
#include <cstdint>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/types/span.h"
#include "backtape/jit/kernel_ir/scalar.h"
#include "backtape/jit/plan/group_kernel.h"
#include "backtape/tensor/status_macros.h"

// Small dims, such as the coordinates of the points of a cloud or the logits of a few classes, would fill only a part
// of a vector's lanes. Another dim therefore runs through the lanes, and the code of each element is emitted
// separately. The elements of a row then stay in registers, however many members read them.
namespace backtape::jit {
namespace {

// Dims are not unrolled if the number of members times the number of elements is larger.
constexpr int64_t kMaxUnrolledMembers = 400;
// With more elements, too many values are spilled.
constexpr int64_t kMaxUnrolledElements = 64;
// Limits for the elements of one access. Longer rows fill the lanes without unrolling; matrices may be larger.
constexpr int64_t kMaxBytesOfRow = 64;
constexpr int64_t kMaxBytesOfMatrix = 288;
// Without a reduction, shuffling one dim of more elements costs more than it saves.
constexpr int64_t kMaxPointwiseElements = 8;
// With more elements that are not adjacent, gathers cost more time than idle lanes.
constexpr int64_t kMaxScatteredElements = 6;
constexpr int64_t kLanesToFill = 16;

}  // namespace

void GroupKernel::ChooseUnrolledDims() {
  const auto& outer = space_->outer();
  const auto& inner = space_->inner();
  const auto fills_lanes = [](const LoopSpace::Dim& dim) {
    return dim.extent.constant().value_or(kLanesToFill) >= kLanesToFill;
  };
  size_t kept = 0, reduced = 0;
  if (HasNarrowColumns(group_.dims, group_.reduced)) {
    while (kept < outer.size() && outer[outer.size() - 1 - kept].source > inner.back().source) ++kept;
  } else if (group_.reduced == 0 ||
             (HasNarrowRows(group_.dims, group_.reduced) && !sums_over_rows_ && !group_.chunked)) {
    // Sums over rows need lanes that run through the elements of a row.
    while (kept < outer.size() && !fills_lanes(outer[outer.size() - 1 - kept])) ++kept;
    if (kept == outer.size()) return;
    reduced = inner.size();
  } else if (inner.size() >= 2 && space_->vectorizes_inner() && !fills_lanes(inner.back()) &&
             fills_lanes(inner[inner.size() - 2])) {
    reduced = 1;
  }
  // The lanes of a pointwise kernel may run through a dim that fills only most of them.
  const auto fills_most_lanes = [&](size_t number) {
    return outer[outer.size() - 1 - number].extent.constant().value_or(kLanesToFill) >= kLanesToFill / 2;
  };
  while (group_.reduced == 0 && kept > 0 && (!fills_most_lanes(kept) || !CanUnroll(kept, reduced))) --kept;
  if (kept + reduced > 0 && CanUnroll(kept, reduced)) space_->Unroll(kept, reduced);
  element_.assign(space_->unrolled().size(), 0);
}

// The number of elements along an unrolled dim that the member loads from its operand. A member that pads the dim loads
// only PadDim::length elements.
int64_t GroupKernel::NumLoaded(const Member& member, const LoopSpace::Dim& dim) const {
  const LoopOp& op = LoopOf(member.index);
  if (op.kind == LoopKind::kPad) {
    for (const LoopOp::PadDim& pad : op.pads) {
      if (static_cast<size_t>(pad.dim) == dim.source && pad.length.constant()) {
        return std::clamp<int64_t>(*pad.length.constant(), 1, *dim.extent.constant());
      }
    }
  }
  return *dim.extent.constant();
}

// Whether the code of all elements is small, and each access has so few elements that they can be shuffled in
// registers. Unless the unrolled dims are a whole row or whole columns, the elements must also be adjacent. If at most
// kMaxScatteredElements are unrolled, those of an operand need not be adjacent: they are gathered, as they would be if
// the lanes ran along them.
bool GroupKernel::CanUnroll(size_t kept, size_t reduced) const {
  LoopSpace space = *space_;
  space.Unroll(kept, reduced);
  const bool is_partly_reduced = reduced > 0 && space.vectorizes_inner();
  const bool must_be_adjacent = group_.reduced == 0 || is_partly_reduced;
  const LoopSpace::Dim& lanes = space.vectorizes_inner() ? space.inner().back() : space.outer().back();
  int64_t elements = 1;
  for (const LoopSpace::Dim& dim : space.unrolled())
    elements *= dim.extent.constant().value_or(kMaxUnrolledElements + 1);
  // A dim may be empty.
  if (elements == 0 || elements > kMaxUnrolledElements) return false;
  if (static_cast<int64_t>(members_.size()) * elements > kMaxUnrolledMembers) return false;
  if (must_be_adjacent && kept + reduced == 1 && elements > kMaxPointwiseElements) return false;
  const auto fits = [&](const Member& member, const Reference& reference, bool is_operand) {
    if (reference.block < 0) return true;
    int64_t accessed = 1;
    bool is_dense = true;
    for (size_t d = space.unrolled().size(); d-- > 0;) {
      const LoopSpace::Dim& dim = space.unrolled()[d];
      const SymInt& stride = reference.strides[dim.source];
      if (stride == SymInt(0)) continue;
      const int64_t extent = is_operand ? NumLoaded(member, dim) : *dim.extent.constant();
      if (extent == 1) continue;
      is_dense &= stride == SymInt(accessed) || stride == SymInt(-accessed);
      accessed *= extent;
    }
    if (accessed == 1) return true;
    const int64_t bytes_of_lane = std::max<int64_t>(ItemSize(reference.dtype), 4);
    if (bytes_of_lane * accessed > (kept > 0 ? kMaxBytesOfMatrix : kMaxBytesOfRow)) return false;
    if (!must_be_adjacent) return true;
    const SymInt& along_lanes = reference.strides[lanes.source];
    if (along_lanes == SymInt(0) || along_lanes == SymInt(1)) return true;
    if (!along_lanes.constant()) return false;
    if (!is_dense) return is_operand && elements <= kMaxScatteredElements;
    return std::abs(*along_lanes.constant()) >= accessed;
  };
  return absl::c_all_of(members_, [&](const Member& member) {
    if (member.role == MemberRole::kRowPick && is_partly_reduced) return false;
    const auto operand_fits = [&](const Reference& operand) { return fits(member, operand, true); };
    return absl::c_all_of(member.operands, operand_fits) && (!member.store || fits(member, *member.store, false));
  });
}

// Calls `visit` for each element along the unrolled dims [begin, end), in row-major order.
absl::Status GroupKernel::ForEachElement(size_t begin, size_t end, Visit visit) {
  for (;;) {
    BACKTAPE_RETURN_IF_ERROR(visit());
    size_t d = end;
    while (d > begin && ++element_[d - 1] == *space_->unrolled()[d - 1].extent.constant()) element_[--d] = 0;
    if (d == begin) return absl::OkStatus();
  }
}

int64_t GroupKernel::ElementNumberOf(size_t begin, size_t end) const {
  int64_t number = 0;
  for (size_t d = begin; d < end; ++d) number = number * *space_->unrolled()[d].extent.constant() + element_[d];
  return number;
}

// The memory of the current element. It has no strides along the unrolled dims, so that equal elements are equal
// references.
GroupKernel::Reference GroupKernel::AtElement(Reference reference) const {
  for (size_t d = 0; d < element_.size(); ++d) {
    SymInt& stride = reference.strides[space_->unrolled()[d].source];
    reference.offset += stride * SymInt(element_[d]);
    stride = 0;
  }
  return reference;
}

// The element of the row at `index`; 0 if there is none.
absl::StatusOr<ValueId> GroupKernel::PickElement(Member& member, ValueId index, DType type) {
  const NodeIndex table = fusion_.ProducerInGroup(NodeOf(member.index).operand(0), member.index);
  const ValueId place = b().Convert(index, DType::kInt32);
  const DType table_type = ValueTypeOfMember(table);
  ValueId picked = table_type == DType::kBool ? b().ConstantInt(table_type, 0) : b().Constant(table_type, 0);
  BACKTAPE_RETURN_IF_ERROR(ForEachReduced([&]() -> absl::Status {
    BACKTAPE_ASSIGN_OR_RETURN(const ValueId element, MemberValue(table));
    b().SetSource(static_cast<int32_t>(position_.at(member.index)));
    const int64_t number = ElementNumberOf(space_->num_unrolled_kept(), element_.size());
    const ValueId is_here = b().Make(Op::kEq, place, b().ConstantInt(DType::kInt32, number));
    picked = b().Make(Op::kSelect, is_here, element, picked);
    return absl::OkStatus();
  }));
  return b().Convert(picked, type);
}

// The elements of a reduction's operand along the unrolled reduced dims, combined.
absl::StatusOr<ValueId> GroupKernel::CombinedElements(Member& reader) {
  const DType type = ValueTypeOfMember(reader.index);
  const Op reduction = LoopOf(reader.index).reduction;
  ValueId result = kNoValue;
  BACKTAPE_RETURN_IF_ERROR(ForEachReduced([&]() -> absl::Status {
    BACKTAPE_ASSIGN_OR_RETURN(const ValueId operand, OperandValue(reader, 0));
    b().SetSource(static_cast<int32_t>(position_.at(reader.index)));
    const ValueId element = b().Convert(operand, type);
    result = result == kNoValue ? element : b().Make(scalar::Combiner(reduction), result, element);
    return absl::OkStatus();
  }));
  return result;
}

// Emits the kernel if its lanes hold rows: one straight phase.
absl::Status GroupKernel::EmitUnrolledRows() {
  b().BeginPhase();
  in_straight_ = true;
  for (Member& member : members_) {
    const auto emit_row = [&] { return EmitRow(member); };
    const auto reduce = [&]() -> absl::Status {
      BACKTAPE_ASSIGN_OR_RETURN(ValueId result, CombinedElements(member));
      const DType type = ValueTypeOfMember(member.index);
      if (LoopOf(member.index).reduction == Op::kReduceSum && IsFloatingPoint(type)) {
        // As in a loop, a sum begins with 0, so that a sum of negative zeros is 0.
        result = b().Make(Op::kAdd, b().Constant(type, 0), result);
      }
      FinishReduction(member, result);
      return absl::OkStatus();
    };
    if (group_.reduced == 0 || member.role == MemberRole::kFull) {
      if (member.store) BACKTAPE_RETURN_IF_ERROR(ForEachElement(0, element_.size(), emit_row));
    } else {
      BACKTAPE_RETURN_IF_ERROR(ReadsElements(member.role) ? ForEachKept(reduce) : ForEachKept(emit_row));
    }
  }
  return absl::OkStatus();
}

}  // namespace backtape::jit
