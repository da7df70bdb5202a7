#ifndef BACKTAPE_JIT_PLAN_GROUP_KERNEL_H_
#define BACKTAPE_JIT_PLAN_GROUP_KERNEL_H_

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/inlined_vector.h"
#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/jit/plan/fuse.h"
#include "backtape/jit/plan/kernel_frame.h"
#include "backtape/jit/plan/kernel_maker.h"
#include "backtape/jit/plan/loop_space.h"

namespace backtape::jit {

// Builds the kernel of one fusion group.
class GroupKernel {
 public:
  GroupKernel(const ValueTable& values, const Fusion& fusion, const FusionGroup& group, Placement& placement)
      : values_(values), fusion_(fusion), group_(group), placement_(placement), frame_(KernelName()) {}

  absl::StatusOr<std::vector<Step>> Make();

 private:
  // A memory location that a member of the group reads or writes.
  struct Reference {
    int block = -1;
    int part = 0;
    DType dtype = DType::kFloat32;
    SymInt offset;
    DomainStrides strides;
    SymInt index_stride;  // used for gathers only
    bool operator==(const Reference&) const = default;
  };
  struct Member {
    NodeIndex index = kNoNode;
    MemberRole role = MemberRole::kNone;
    int level = 0;  // the first loop that can compute it; for per-row values, the straight phase before that loop
    std::vector<Reference> operands;  // one for each node operand; block -1 if it is not read from memory
    std::optional<Reference> store;
    bool is_read = false;  // whether another member of the group reads it
    // Whether a later loop reads it from a buffer of one row.
    bool is_buffered = false;
    int buffer = -1;
  };
  // Parts of a sum: `count` contiguous numbers for each chunk.
  struct Partial {
    NodeIndex member;
    int block;
    SymInt chunks;
    SymInt count;
    SymInt store_offset;  // of the first result
  };
  struct Loaded {
    Reference reference;
    ValueId value;
  };

  KernelBuilder& b() { return frame_.builder(); }
  const Node& NodeOf(NodeIndex i) const { return *values_.at(i).node; }
  const LoopOp& LoopOf(NodeIndex i) const { return *values_.at(i).loop; }
  DType ValueTypeOfMember(NodeIndex i) const { return ValueTypeOf(NodeOf(i).type().tensor().dtype); }
  Member& MemberOf(NodeIndex i) { return members_[position_.at(i)]; }
  // Whether operand k is read elementwise rather than at an index, with an offset or in another order.
  static bool ReadsByElement(const LoopOp& op, size_t k) {
    return op.kind != LoopKind::kPad && op.kind != LoopKind::kFlip && !(op.kind == LoopKind::kGather && k == 0);
  }

  // group_kernel.cc: the loops and the step.
  std::string KernelName() const;
  void DeclareLoops();
  Access AccessOf(const Reference& reference, bool is_written);
  Access BufferAccess(const Member& member);

  // group_references.cc: which memory is read and written, and by which loop.
  void FindReferencesAndLevels();
  Reference ReferenceTo(NodeIndex reader, size_t k);
  Reference StoreReference(NodeIndex i);
  std::vector<DomainStrides> AllStrides() const;

  // group_buffers.cc: the elements that are kept from one loop to the next.
  void ChooseBuffers();
  void VisitElement(NodeIndex i, int level);
  int CostOf(NodeIndex i);
  SymInt OutputsBeyondCaches() const;

  // group_values.cc: elements.
  static bool VariesAlong(const Reference& reference, absl::Span<const LoopSpace::Dim> dims);
  bool VariesInside(const Reference& reference) const { return VariesAlong(reference, space_->inner()); }
  ValueId LoadOnce(const Reference& reference, std::vector<Loaded>& loaded);
  ValueId ConstantOf(DType dtype, const Scalar& value);
  absl::StatusOr<ValueId> OperandValue(Member& reader, size_t k);
  absl::StatusOr<ValueId> MemberValue(NodeIndex i);
  absl::StatusOr<ValueId> Compute(Member& member);
  ValueId AsStored(const Member& member, ValueId value);
  ValueId InRange(ValueId index, const SymInt& start, const SymInt& end);
  ValueId InPad(const Member& member, const LoopOp::PadDim& pad);
  absl::StatusOr<ValueId> Pad(Member& member, const LoopOp& op, DType type);
  ValueId Arange(Member& member, const LoopOp& op, DType type);
  absl::StatusOr<ValueId> Gather(Member& member, const LoopOp& op, DType type);
  absl::StatusOr<ValueId> Put(Member& member, const LoopOp& op, DType type);
  int LoopNumber(NodeIndex i, int64_t dim) const;
  std::optional<int64_t> UnrolledPlace(NodeIndex i, int64_t dim) const;
  ValueId PlaceAlong(NodeIndex i, int64_t dim, DType type);
  // The key of the member's current value in value_.
  std::pair<NodeIndex, int64_t> KeyOf(NodeIndex i) const;

  // group_random.cc: random numbers.
  DomainStrides ElementStrides(NodeIndex i) const;
  ValueId ElementNumber(const DomainStrides& strides);
  ValueId Random(const Member& member, const LoopOp& op, DType type);

  // group_unrolling.cc: small dims.
  void ChooseUnrolledDims();
  int64_t NumLoaded(const Member& member, const LoopSpace::Dim& dim) const;
  bool CanUnroll(size_t kept, size_t reduced) const;
  using Visit = absl::FunctionRef<absl::Status()>;
  absl::Status ForEachElement(size_t begin, size_t end, Visit visit);
  absl::Status ForEachKept(Visit visit) { return ForEachElement(0, space_->num_unrolled_kept(), visit); }
  absl::Status ForEachReduced(Visit visit) {
    return ForEachElement(space_->num_unrolled_kept(), element_.size(), visit);
  }
  // The current element's number along the unrolled dims [begin, end), in row-major order.
  int64_t ElementNumberOf(size_t begin, size_t end) const;
  int64_t KeptNumber() const { return ElementNumberOf(0, space_->num_unrolled_kept()); }
  Reference AtElement(Reference reference) const;
  absl::StatusOr<ValueId> CombinedElements(Member& reader);
  absl::StatusOr<ValueId> PickElement(Member& member, ValueId index, DType type);
  absl::Status EmitUnrolledRows();

  // group_phases.cc: the phases of the kernel.
  absl::Status EmitRow(Member& member);
  void LoadReplaced(int block);
  void StoreMember(const Member& member, ValueId value);
  absl::Status EmitStraightPhase(int level);
  void PreloadRows(Member& member);
  void DropEmptyPhase();
  absl::Status EmitLoopPhase(int level);
  SymInt NumTerms(NodeIndex i) const;
  static ValueId DivideByCount(KernelFrame& frame, ValueId sum, const SymInt& count);
  ValueId TermsOfChunk(KernelFrame& frame, int loop, DType type) const;
  void FinishReduction(Member& member, ValueId sum);

  // group_chunks.cc: parts of sums, and the kernels that fold them.
  void StorePartial(NodeIndex i, ValueId sum);
  void Accumulate(Member& member, ValueId value);
  absl::StatusOr<Step> MakeFold(absl::Span<const Partial> partials);
  absl::Status AddFolds(std::vector<Step>& steps);
  ValueId RescaledToFirst(KernelFrame& frame, const LocalPair& pair, ValueId first, ValueId first_part,
                          ValueId second_part) const;

  const ValueTable& values_;
  const Fusion& fusion_;
  const FusionGroup& group_;
  Placement& placement_;
  KernelFrame frame_;
  absl::flat_hash_map<std::pair<NodeIndex, int64_t>, ValueId> value_;
  absl::flat_hash_map<NodeIndex, size_t> position_;
  std::vector<Member> members_;
  uint32_t fixed_dims_ = 0;
  int max_level_ = 0;
  std::optional<LoopSpace> space_;
  absl::InlinedVector<LoopDim, 2> inner_dims_;
  absl::InlinedVector<int64_t, 4> element_;  // the current indices along the unrolled dims
  bool needs_unit_outer_ = false;
  bool sums_over_rows_ = false;
  bool is_non_temporal_ = false;                    // whether non-temporal stores are already chosen at plan time
  SymInt non_temporal_ = 0;                         // if not 0 for a run's sizes, the run uses non-temporal stores
  std::vector<std::pair<NodeIndex, int>> visited_;  // members and the loops that need their elements
  absl::flat_hash_map<NodeIndex, int> cost_;
  size_t chunked_inner_ = 0;
  int64_t chunk_ = 0;  // terms per chunk of a chunked reduction, or rows per chunk
  SymInt num_chunks_;
  std::vector<Partial> partials_;
  std::vector<Loaded> row_loads_;   // loads in straight phases, valid for the rest of the kernel
  std::vector<Loaded> loop_loads_;  // loads in the current loop
  std::vector<std::pair<NodeIndex, int64_t>> phase_local_;  // keys of value_
  bool in_straight_ = true;
  int level_ = 0;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_GROUP_KERNEL_H_
