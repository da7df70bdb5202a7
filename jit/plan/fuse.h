#ifndef BACKTAPE_JIT_PLAN_FUSE_H_
#define BACKTAPE_JIT_PLAN_FUSE_H_

#include <cstdint>
#include <vector>

#include "backtape/jit/plan/value_table.h"

namespace backtape::jit {

// Nodes that become one kernel. Its loops run over `dims`; the bits of `reduced` are the dims that its reductions fold.
// A member is full (one element for each point of dims) or a row (one for each point of the dims that are kept): what
// reductions give, and what is computed from that.
struct FusionGroup {
  int stage = 0;
  SymIntVector dims;
  uint32_t reduced = 0;
  // The reduction is cut into chunks that are folded by a second kernel: no member reads its result.
  bool chunked = false;
  std::vector<NodeIndex> members;  // in graph order
  bool is_merged_away = false;
};

// Where a value's elements lie for each point of a group's dims; 0 in dims of size 1 and in those that a row lacks.
using DomainStrides = SymIntVector;

class Fusion {
 public:
  // Sets group, stage and is_stored of the values. A value's stage is above that of all it is computed from by other
  // kernels or calls, so values of one stage are independent.
  explicit Fusion(ValueTable& values);

  const std::vector<FusionGroup>& groups() const { return groups_; }

  // For a member (as producer) of the group.
  bool IsRow(NodeIndex member) const;
  std::optional<DomainStrides> StridesAsMember(NodeIndex member, const FusionGroup& group) const;
  // The same with the strides of another tensor of the member's sizes.
  std::optional<DomainStrides> StridesAsMember(NodeIndex member, const FusionGroup& group,
                                               const TensorType& type) const;
  // For an operand as `reader`, a member of the group, reads it.
  std::optional<DomainStrides> StridesAsOperand(const TensorType& operand, NodeIndex reader,
                                                const FusionGroup& group) const;
  // The member that makes the operand within the reader's own group; kNoNode when the operand comes from memory.
  NodeIndex ProducerInGroup(const Node* operand, NodeIndex reader) const;

 private:
  enum class Role : uint8_t { kNone, kFull, kRow };

  void PlaceLoop(NodeIndex i);
  void MarkStored();
  int MaxOperandStage(const Node& node) const;
  Role RoleOf(NodeIndex i, const FusionGroup& group) const;
  bool CanMerge(const FusionGroup& a, const FusionGroup& b) const;
  bool CanJoin(NodeIndex i, const FusionGroup& group, absl::Span<const int> merged) const;
  void Join(NodeIndex i, int group);
  void Merge(int from, int into);
  bool MapOperandDims(const TensorType& operand, const TensorType& reader, Role role, const FusionGroup& group,
                      DomainStrides& strides) const;

  ValueTable& values_;
  std::vector<FusionGroup> groups_;
  std::vector<Role> roles_;
  std::vector<absl::InlinedVector<int, 2>> readers_;  // recent groups that read a root from memory
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_FUSE_H_
