#ifndef BACKTAPE_JIT_PLAN_GROUP_KERNEL_H_
#define BACKTAPE_JIT_PLAN_GROUP_KERNEL_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/inlined_vector.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "backtape/jit/plan/fuse.h"
#include "backtape/jit/plan/kernel_frame.h"
#include "backtape/jit/plan/kernel_maker.h"
#include "backtape/jit/plan/loop_space.h"

namespace backtape::jit {

// Makes the kernel of one fusion group.
class GroupKernel {
 public:
  GroupKernel(const ValueTable& values, const Fusion& fusion, const FusionGroup& group, Placement& placement)
      : values_(values), fusion_(fusion), group_(group), placement_(placement), frame_(KernelName()) {}

  absl::StatusOr<std::vector<Step>> Make();

 private:
  // Memory as a member of the group reads or writes it.
  struct Reference {
    int block = -1;
    int part = 0;
    DType dtype = DType::kFloat32;
    SymInt offset;
    DomainStrides strides;
    SymInt index_stride;  // of a gather
    bool operator==(const Reference&) const = default;
  };
  struct Member {
    NodeIndex index = kNoNode;
    int level = 0;  // the loop that a full member or a reduction belongs to; a row: the straight phase
    std::vector<Reference> operands;  // one for each node operand; block -1 for those not read from memory
    std::optional<Reference> store;
  };
  struct Partial {
    NodeIndex member;
    int block;
    SymInt chunks;
  };
  struct Loaded {
    Reference reference;
    ValueId value;
  };

  KernelBuilder& b() { return frame_.builder(); }
  const Node& NodeOf(NodeIndex i) const { return *values_.at(i).node; }
  const LoopOp& LoopOf(NodeIndex i) const { return *values_.at(i).loop; }
  DType ValueTypeOfMember(NodeIndex i) const { return ValueTypeOf(NodeOf(i).type().tensor().dtype); }
  bool IsReduction(NodeIndex i) const { return LoopOf(i).kind == LoopKind::kReduce; }
  Member& MemberOf(NodeIndex i) { return members_[position_.at(i)]; }

  // group_kernel.cc: loops, and the step.
  std::string KernelName() const;
  void DeclareLoops();
  Access AccessOf(const Reference& reference, bool is_written);
  void MarkInPlace();

  // group_references.cc: what is read and written, and when.
  void FindReferencesAndLevels();
  Reference ReferenceTo(NodeIndex reader, size_t k);
  Reference StoreReference(NodeIndex i);
  std::vector<DomainStrides> AllStrides() const;

  // group_values.cc: elements.
  bool VariesInside(const Reference& reference) const;
  ValueId LoadOnce(const Reference& reference, std::vector<Loaded>& loaded);
  ValueId ConstantOf(DType dtype, const Scalar& value);
  absl::StatusOr<ValueId> OperandValue(Member& reader, size_t k);
  absl::StatusOr<ValueId> MemberValue(NodeIndex i);
  absl::StatusOr<ValueId> Compute(Member& member);
  ValueId InRange(ValueId index, const SymInt& start, const SymInt& end);
  absl::StatusOr<ValueId> Pad(Member& member, const LoopOp& op, DType type);
  absl::StatusOr<ValueId> Gather(Member& member, const LoopOp& op, DType type);

  // group_phases.cc.
  absl::Status EmitRow(NodeIndex i);
  void StoreMember(const Member& member, ValueId value);
  absl::Status EmitStraightPhase(int level);
  void PreloadRows(Member& member);
  void DropEmptyPhase();
  absl::Status EmitLoopPhase(int level);
  SymInt NumTerms() const;
  static ValueId DivideByCount(KernelFrame& frame, ValueId sum, const SymInt& count);
  absl::Status FinishReduction(NodeIndex i, ValueId sum);

  // group_chunks.cc: parts of reductions, and the kernels that fold them.
  void StorePartial(NodeIndex i, ValueId sum);
  absl::StatusOr<Step> MakeFold(const Partial& partial);

  const ValueTable& values_;
  const Fusion& fusion_;
  const FusionGroup& group_;
  Placement& placement_;
  KernelFrame frame_;
  absl::flat_hash_map<NodeIndex, ValueId> value_;
  absl::flat_hash_map<NodeIndex, size_t> position_;
  std::vector<Member> members_;
  uint32_t fixed_dims_ = 0;
  int max_level_ = 0;
  int max_row_level_ = 0;
  std::optional<LoopSpace> space_;
  absl::InlinedVector<LoopDim, 2> inner_dims_;
  bool needs_unit_outer_ = false;
  size_t chunked_inner_ = 0;
  int64_t chunk_ = 0;
  SymInt num_chunks_;
  std::vector<Partial> partials_;
  std::vector<Loaded> row_loads_;   // in straight phases: good for the rest of the kernel
  std::vector<Loaded> loop_loads_;  // in the current loop
  std::vector<NodeIndex> phase_local_;
  bool in_straight_ = true;
  int level_ = 0;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_GROUP_KERNEL_H_
