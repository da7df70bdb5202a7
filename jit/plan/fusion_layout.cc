#include "absl/algorithm/container.h"
#include "backtape/jit/plan/fuse.h"

namespace backtape::jit {

// Computes the operand's strides over the group's dims. `places` has the group's dim for each of the reader's dims; the
// operand is aligned with the last of these, as in broadcasting.
bool Fusion::MapDims(const TensorType& operand, absl::Span<const size_t> places, const FusionGroup& group,
                     DomainStrides& strides) {
  strides.assign(group.dims.size(), SymInt(0));
  if (operand.sizes.size() > places.size()) return false;
  const SymIntVector operand_strides = StridesOf(operand);
  const size_t shift = places.size() - operand.sizes.size();
  for (size_t d = 0; d < operand.sizes.size(); ++d) {
    const size_t to = places[d + shift];
    if (operand.sizes[d] == SymInt(1) || group.dims[to] == SymInt(1)) continue;
    // Values that do not vary along a dim are loaded before its loop, but an empty operand has no element to load.
    strides[to] = operand.sizes[d] == SymInt(0) ? SymInt(1) : operand_strides[d];
  }
  return true;
}

// Aligns the operand's dims with those of `reader`, which has either all of the group's dims or only those of its role.
// If `reduction` is set, `reader` is its result and lacks the reduced dims, which may include dims of size 1 that the
// group does not reduce.
std::optional<DomainStrides> Fusion::StridesAs(const TensorType& operand, const TensorType& reader, MemberRole role,
                                               const FusionGroup& group, const LoopOp* reduction) const {
  const size_t rank = group.dims.size();
  const bool has_rows = role != MemberRole::kColumnSum && role != MemberRole::kTotal && role != MemberRole::kRowTotal;
  const bool has_elements = role == MemberRole::kFull || role == MemberRole::kColumnSum;
  absl::InlinedVector<size_t, 6> places;
  for (size_t d = 0; d < rank; ++d) {
    const bool is_inside = (group.reduced >> d & 1) != 0;
    const bool is_there = reduction != nullptr ? !absl::c_binary_search(reduction->dims, static_cast<int64_t>(d))
                                               : (is_inside ? has_elements : has_rows);
    if (reader.sizes.size() == rank || is_there) places.push_back(d);
  }
  if (places.size() != reader.sizes.size()) return std::nullopt;
  DomainStrides strides;
  if (!MapDims(operand, places, group, strides)) return std::nullopt;
  for (size_t d = 0; d < rank; ++d) {
    const bool is_inside = (group.reduced >> d & 1) != 0;
    if (!(is_inside ? has_elements : has_rows)) strides[d] = 0;
  }
  return strides;
}

std::optional<DomainStrides> Fusion::StridesAsMember(NodeIndex member, const FusionGroup& group) const {
  return StridesAsMember(member, group, values_.at(member).node->type().tensor());
}

std::optional<DomainStrides> Fusion::StridesAsMember(NodeIndex member, const FusionGroup& group,
                                                     const TensorType& type) const {
  const LoopOp& op = *values_.at(member).loop;
  const bool folds_elements = op.kind == LoopKind::kReduce && ReadsElements(roles_[member]);
  return StridesAs(type, type, roles_[member], group, folds_elements ? &op : nullptr);
}

std::optional<DomainStrides> Fusion::StridesAsOperand(const TensorType& operand, NodeIndex reader,
                                                      const FusionGroup& group) const {
  const ValueInfo& info = values_.at(reader);
  const MemberRole role = roles_[reader];
  const bool is_reduction = info.loop->kind == LoopKind::kReduce;
  const TensorType& shape = is_reduction ? info.node->operand(0)->type().tensor() : info.node->type().tensor();
  return StridesAs(operand, shape, ReadsElements(role) ? MemberRole::kFull : MemberRole::kRow, group);
}

NodeIndex Fusion::ProducerInGroup(const Node* operand, NodeIndex reader) const {
  const NodeIndex root = values_.RootOf(operand);
  const ValueInfo& info = values_.at(root);
  return info.group >= 0 && info.group == values_.at(reader).group ? root : kNoNode;
}

}  // namespace backtape::jit
