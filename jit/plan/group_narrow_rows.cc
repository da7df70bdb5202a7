#include <cstdint>
#include <utility>

#include "absl/algorithm/container.h"
#include "backtape/jit/plan/group_kernel.h"
#include "backtape/tensor/status_macros.h"

// Rows of few elements, such as the points of a cloud or the logits of a few classes. The lanes of a vector hold
// different rows, and the code of each element is emitted separately. The elements of a row therefore stay in
// registers, however many reductions read them.
namespace backtape::jit {
namespace {

// A kernel of more members times elements is compiled as a loop.
constexpr int64_t kMaxUnrolledMembers = 400;

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

// Sums over rows need lanes that run through the elements of a row. Elements of fewer than 4 bytes cannot be gathered.
bool GroupKernel::CanUnrollRows() const {
  if (sums_over_rows_ || group_.chunked || !HasNarrowRows(group_.dims, group_.reduced)) return false;
  int64_t elements = 1;
  for (const LoopSpace::Dim& dim : space_->inner()) elements *= dim.extent.constant().value_or(0);
  if (static_cast<int64_t>(members_.size()) * elements > kMaxUnrolledMembers) return false;
  const auto is_wide = [](const Reference& reference) { return reference.block < 0 || ItemSize(reference.dtype) >= 4; };
  return absl::c_all_of(members_, [&](const Member& member) {
    return absl::c_all_of(member.operands, is_wide) && (!member.store || is_wide(*member.store));
  });
}

// Calls `visit` for each element of a row, in row-major order.
void GroupKernel::ForEachElement(absl::FunctionRef<void()> visit) {
  const auto& inner = space_->inner();
  element_.assign(inner.size(), 0);
  element_number_ = 0;
  for (;;) {
    visit();
    ++element_number_;
    size_t d = inner.size();
    while (d > 0 && ++element_[d - 1] == *inner[d - 1].extent.constant()) element_[--d] = 0;
    if (d == 0) break;
  }
  element_.clear();
  element_number_ = -1;
}

// The memory of the current element.
GroupKernel::Reference GroupKernel::AtElement(Reference reference) const {
  for (size_t d = 0; d < element_.size(); ++d) {
    reference.offset += reference.strides[space_->inner()[d].source] * SymInt(element_[d]);
  }
  return reference;
}

// The element of the row at `index`; 0 if there is none.
absl::StatusOr<ValueId> GroupKernel::PickElement(Member& member, ValueId index, DType type) {
  const NodeIndex table = fusion_.ProducerInGroup(NodeOf(member.index).operand(0), member.index);
  const ValueId place = b().Convert(index, DType::kInt32);
  const DType table_type = ValueTypeOfMember(table);
  ValueId picked = table_type == DType::kBool ? b().ConstantInt(table_type, 0) : b().Constant(table_type, 0);
  absl::Status status;
  ForEachElement([&] {
    const absl::StatusOr<ValueId> element = MemberValue(table);
    status.Update(element.status());
    if (!status.ok()) return;
    b().SetSource(static_cast<int32_t>(position_.at(member.index)));
    picked = b().Make(Op::kSelect, b().Make(Op::kEq, place, b().ConstantInt(DType::kInt32, element_number_)), *element,
                      picked);
  });
  BACKTAPE_RETURN_IF_ERROR(status);
  return b().Convert(picked, type);
}

absl::Status GroupKernel::EmitUnrolledRows() {
  b().BeginPhase();
  in_straight_ = true;
  absl::Status status;
  for (Member& member : members_) {
    if (!ReadsElements(member.role)) {
      BACKTAPE_RETURN_IF_ERROR(EmitRow(member));
    } else if (member.role == MemberRole::kFull) {
      if (member.store) ForEachElement([&] { status.Update(EmitRow(member)); });
    } else {
      const DType type = ValueTypeOfMember(member.index);
      const Op reduction = LoopOf(member.index).reduction;
      // As in a loop, a sum begins with 0, so that a sum of negative zeros is 0.
      ValueId result = reduction != Op::kReduceSum ? kNoValue
                       : IsFloatingPoint(type)     ? b().Constant(type, 0)
                                                   : b().ConstantInt(type, 0);
      ForEachElement([&] {
        const absl::StatusOr<ValueId> operand = OperandValue(member, 0);
        status.Update(operand.status());
        if (!status.ok()) return;
        b().SetSource(static_cast<int32_t>(position_.at(member.index)));
        const ValueId element = b().Convert(*operand, type);
        result = result == kNoValue ? element : b().Make(CombinationOf(reduction), result, element);
      });
      BACKTAPE_RETURN_IF_ERROR(status);
      FinishReduction(member, result);
    }
    BACKTAPE_RETURN_IF_ERROR(status);
  }
  return absl::OkStatus();
}

}  // namespace backtape::jit
