#include <cstdint>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/types/span.h"
#include "backtape/jit/plan/group_kernel.h"
#include "backtape/tensor/status_macros.h"

// Dims of few elements, such as the coordinates of the points of a cloud or the logits of a few classes. They would
// fill only a part of a vector's lanes, so that another dim runs through the lanes, and the code of each element is
// emitted separately. The elements of a row then stay in registers, however many members read them.
namespace backtape::jit {
namespace {

// Dims of more members times elements are not unrolled.
constexpr int64_t kMaxUnrolledMembers = 400;
// Longer rows of elements fill the lanes.
constexpr int64_t kMaxBytesOfRow = 64;
// Without a reduction, shuffling more elements than these costs more than it saves.
constexpr int64_t kMaxPointwiseElements = 8;
constexpr int64_t kMaxLanes = 16;

Op CombinationOf(Op reduction) {
  switch (reduction) {
    case Op::kReduceProd:
      return Op::kMul;
    case Op::kReduceMax:
      return Op::kMax;
    case Op::kReduceMin:
      return Op::kMin;
    case Op::kReduceAny:
      return Op::kOr;
    case Op::kReduceAll:
      return Op::kAnd;
    default:
      return Op::kAdd;
  }
}

}  // namespace

void GroupKernel::ChooseUnrolledDims() {
  const auto& outer = space_->outer();
  const auto fills_lanes = [](const LoopSpace::Dim& dim) {
    return dim.extent.constant().value_or(kMaxLanes) >= kMaxLanes;
  };
  if (group_.reduced == 0) {
    if (outer.size() < 2 || !fills_lanes(outer[outer.size() - 2])) return;
    if (CanUnroll(absl::MakeSpan(&outer.back(), 1), &outer[outer.size() - 2])) space_->UnrollLastOuter();
  } else if (HasNarrowRows(group_.dims, group_.reduced)) {
    // Sums over rows need lanes that run through the elements of a row.
    if (sums_over_rows_ || group_.chunked || outer.empty() || !fills_lanes(outer.back())) return;
    if (CanUnroll(space_->inner(), nullptr)) space_->UnrollInner();
  } else if (HasNarrowColumns(group_.dims, group_.reduced)) {
    if (CanUnroll(absl::MakeSpan(&outer.back(), 1), nullptr)) space_->UnrollLastOuter();
  }
}

// Whether members read and write few elements along `dims`, which have at least four bytes, so that they can be
// shuffled. If `lanes` is set, they must also be adjacent along it.
bool GroupKernel::CanUnroll(absl::Span<const LoopSpace::Dim> dims, const LoopSpace::Dim* lanes) const {
  int64_t elements = 1;
  for (const LoopSpace::Dim& dim : dims) elements *= dim.extent.constant().value_or(kMaxUnrolledMembers + 1);
  if (static_cast<int64_t>(members_.size()) * elements > kMaxUnrolledMembers) return false;
  if (lanes != nullptr && elements > kMaxPointwiseElements) return false;
  const auto fits = [&](const Reference& reference) {
    if (reference.block < 0 || !VariesAlong(reference, dims)) return true;
    const int64_t bytes = ItemSize(reference.dtype);
    if (bytes < 4 || bytes * elements > kMaxBytesOfRow) return false;
    if (lanes == nullptr) return true;
    const SymInt& along_lanes = reference.strides[lanes->source];
    return along_lanes == SymInt(0) || along_lanes == SymInt(1) ||
           (along_lanes == SymInt(elements) && reference.strides[dims[0].source] == SymInt(1));
  };
  return absl::c_all_of(members_, [&](const Member& member) {
    return absl::c_all_of(member.operands, fits) && (!member.store || fits(*member.store));
  });
}

// Calls `visit` for each element along the unrolled dims, in row-major order; once if there are none.
absl::Status GroupKernel::ForEachElement(absl::FunctionRef<absl::Status()> visit) {
  const auto& dims = space_->unrolled();
  if (dims.empty()) return visit();
  element_.assign(dims.size(), 0);
  element_number_ = 0;
  for (;;) {
    BACKTAPE_RETURN_IF_ERROR(visit());
    ++element_number_;
    size_t d = dims.size();
    while (d > 0 && ++element_[d - 1] == *dims[d - 1].extent.constant()) element_[--d] = 0;
    if (d == 0) break;
  }
  element_.clear();
  element_number_ = -1;
  return absl::OkStatus();
}

// The memory of the current element.
GroupKernel::Reference GroupKernel::AtElement(Reference reference) const {
  for (size_t d = 0; d < element_.size(); ++d) {
    reference.offset += reference.strides[space_->unrolled()[d].source] * SymInt(element_[d]);
  }
  return reference;
}

// The element of the row at `index`; 0 if there is none.
absl::StatusOr<ValueId> GroupKernel::PickElement(Member& member, ValueId index, DType type) {
  const NodeIndex table = fusion_.ProducerInGroup(NodeOf(member.index).operand(0), member.index);
  const ValueId place = b().Convert(index, DType::kInt32);
  const DType table_type = ValueTypeOfMember(table);
  ValueId picked = table_type == DType::kBool ? b().ConstantInt(table_type, 0) : b().Constant(table_type, 0);
  BACKTAPE_RETURN_IF_ERROR(ForEachElement([&]() -> absl::Status {
    BACKTAPE_ASSIGN_OR_RETURN(const ValueId element, MemberValue(table));
    b().SetSource(static_cast<int32_t>(position_.at(member.index)));
    const ValueId is_here = b().Make(Op::kEq, place, b().ConstantInt(DType::kInt32, element_number_));
    picked = b().Make(Op::kSelect, is_here, element, picked);
    return absl::OkStatus();
  }));
  return b().Convert(picked, type);
}

// Emits the kernel if its lanes hold rows: one straight phase.
absl::Status GroupKernel::EmitUnrolledRows() {
  b().BeginPhase();
  in_straight_ = true;
  for (Member& member : members_) {
    if (!ReadsElements(member.role) && group_.reduced != 0) {
      BACKTAPE_RETURN_IF_ERROR(EmitRow(member));
      continue;
    }
    if (member.role == MemberRole::kFull) {
      if (member.store) BACKTAPE_RETURN_IF_ERROR(ForEachElement([&] { return EmitRow(member); }));
      continue;
    }
    const DType type = ValueTypeOfMember(member.index);
    const Op reduction = LoopOf(member.index).reduction;
    ValueId result = kNoValue;
    if (reduction == Op::kReduceSum) {
      // As in a loop, a sum begins with 0, so that a sum of negative zeros is 0.
      result = IsFloatingPoint(type) ? b().Constant(type, 0) : b().ConstantInt(type, 0);
    }
    BACKTAPE_RETURN_IF_ERROR(ForEachElement([&]() -> absl::Status {
      BACKTAPE_ASSIGN_OR_RETURN(const ValueId operand, OperandValue(member, 0));
      b().SetSource(static_cast<int32_t>(position_.at(member.index)));
      const ValueId element = b().Convert(operand, type);
      result = result == kNoValue ? element : b().Make(CombinationOf(reduction), result, element);
      return absl::OkStatus();
    }));
    FinishReduction(member, result);
  }
  return absl::OkStatus();
}

}  // namespace backtape::jit
