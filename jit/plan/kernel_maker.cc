#include "backtape/jit/plan/kernel_maker.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/jit/plan/kernel_frame.h"
#include "backtape/jit/plan/loop_space.h"
#include "backtape/jit/plan/pointwise_call.h"
#include "backtape/passes/call_arguments.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

// Terms of one chunk: enough that the second kernel is cheap, few enough for float32 sums and for the caches.
constexpr int64_t kChunkOfRows = 128;
constexpr int64_t kChunkOfElements = 16384;
// Outputs above this size do not stay in the caches.
constexpr int64_t kNonTemporalBytes = 16 << 20;

DType ValueTypeOfNode(const Node& node) { return ValueTypeOf(node.type().tensor().dtype); }

// Memory as a member of the group reads or writes it.
struct Reference {
  int block = -1;
  DType dtype = DType::kFloat32;
  SymInt offset;
  DomainStrides strides;
  SymInt index_stride;  // of a gather
  bool operator==(const Reference&) const = default;
};

class GroupKernel {
 public:
  GroupKernel(const ValueTable& values, const Fusion& fusion, const FusionGroup& group, Placement& placement)
      : values_(values), fusion_(fusion), group_(group), placement_(placement), frame_(KernelName()) {}

  absl::StatusOr<std::vector<Step>> Make() {
    FindReferencesAndLevels();
    space_.emplace(group_, AllStrides(), fixed_dims_);
    DeclareLoops();
    if (group_.reduced == 0) {
      b().BeginPhase();
      in_straight_ = true;
      for (NodeIndex member : group_.members) BACKTAPE_RETURN_IF_ERROR(EmitRow(member));
    } else {
      for (int level = 0; level <= max_level_; ++level) {
        BACKTAPE_RETURN_IF_ERROR(EmitStraightPhase(level));
        BACKTAPE_RETURN_IF_ERROR(EmitLoopPhase(level));
      }
    }
    std::vector<const Node*> nodes;
    for (NodeIndex member : group_.members) nodes.push_back(values_.at(member).node);
    MarkInPlace();
    std::vector<Step> steps;
    BACKTAPE_ASSIGN_OR_RETURN(Step step, frame_.Finish(Product(group_.dims), nodes));
    steps.push_back(std::move(step));
    if (group_.chunked) {
      for (const Partial& partial : partials_) {
        BACKTAPE_ASSIGN_OR_RETURN(Step fold, MakeFold(partial));
        steps.push_back(std::move(fold));
      }
    }
    return steps;
  }

 private:
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
  bool IsReduction(NodeIndex i) const { return LoopOf(i).kind == LoopKind::kReduce; }
  Member& MemberOf(NodeIndex i) { return members_[position_.at(i)]; }

  std::string KernelName() const {
    std::string name;
    for (NodeIndex i : group_.members) {
      const absl::string_view op = values_.at(i).node->op()->name;
      if (name.size() + op.size() > 40) return name + "_etc";
      absl::StrAppend(&name, name.empty() ? "" : "_", op);
    }
    return name;
  }

  // --- what is read and written, and when ---

  void FindReferencesAndLevels() {
    members_.reserve(group_.members.size());
    for (NodeIndex i : group_.members) {
      position_[i] = members_.size();
      Member member;
      member.index = i;
      const Node& node = NodeOf(i);
      for (size_t k = 0; k < node.num_operands(); ++k) {
        member.operands.push_back(ReferenceTo(i, k));
        const NodeIndex producer = fusion_.ProducerInGroup(node.operand(k), i);
        if (producer == kNoNode) continue;
        const Member& from = MemberOf(producer);
        member.level = std::max(member.level, from.level + (IsReduction(producer) ? 1 : 0));
      }
      if (values_.at(i).is_stored) member.store = StoreReference(i);
      if (!fusion_.IsRow(i)) max_level_ = std::max(max_level_, member.level);
      max_row_level_ = std::max(max_row_level_, member.level);
      members_.push_back(std::move(member));
    }
    max_level_ = std::max(max_level_, max_row_level_);
  }

  Reference ReferenceTo(NodeIndex reader, size_t k) {
    const Node& node = NodeOf(reader);
    const Node* operand = node.operand(k);
    Reference reference;
    if (!operand->type().is_tensor()) return reference;
    if (fusion_.ProducerInGroup(operand, reader) != kNoNode) return reference;
    const LoopOp& op = LoopOf(reader);
    const bool by_element = op.kind != LoopKind::kPad && !(op.kind == LoopKind::kGather && k == 0);
    if (by_element && values_.at(values_.RootOf(operand)).kind == ValueKind::kFill) return reference;
    const Operand placed = placement_.OperandOf(operand);
    reference.block = placed.block;
    reference.dtype = placed.type.dtype;
    reference.offset = placed.type.storage_offset;
    TensorType type = placed.type;
    if (op.kind == LoopKind::kPad) {
      SymIntVector strides = StridesOf(type);
      if (op.drops_dim) {
        type.sizes.insert(type.sizes.begin() + op.dim, SymInt(1));
        strides.insert(strides.begin() + op.dim, SymInt(1));
      }
      reference.offset -= op.start * (op.drops_dim ? SymInt(0) : strides[op.dim]);
      const SymInt along = op.drops_dim ? SymInt(0) : strides[op.dim];
      type.strides = strides;
      reference.strides = *fusion_.StridesAsOperand(type, reader, group_);
      // A range of one element still has to be told from its neighbours.
      if (!(group_.dims[op.dim] == SymInt(1))) reference.strides[op.dim] = along;
      fixed_dims_ |= 1u << op.dim;
    } else if (op.kind == LoopKind::kGather && k == 0) {
      reference.index_stride = StridesOf(type)[op.dim];
      reference.strides = *fusion_.StridesAsOperand(type, reader, group_);
      reference.strides[op.dim] = 0;
    } else {
      reference.strides = *fusion_.StridesAsOperand(type, reader, group_);
    }
    return reference;
  }

  Reference StoreReference(NodeIndex i) {
    const Operand placed = placement_.OperandOf(&NodeOf(i));
    Reference reference;
    reference.block = placed.block;
    reference.dtype = placed.type.dtype;
    reference.offset = placed.type.storage_offset;
    // Placement keeps sizes, so the member's mapping holds for the placed strides too.
    reference.strides = *fusion_.StridesAsMember(i, group_, placed.type);
    return reference;
  }

  std::vector<DomainStrides> AllStrides() const {
    std::vector<DomainStrides> all;
    for (const Member& member : members_) {
      for (const Reference& operand : member.operands) {
        if (operand.block >= 0) all.push_back(operand.strides);
      }
      if (member.store) all.push_back(member.store->strides);
      // A reduction's result lies by the kept dims.
      if (IsReduction(member.index)) all.push_back(*fusion_.StridesAsMember(member.index, group_));
    }
    return all;
  }

  // --- loops ---

  void DeclareLoops() {
    Kernel& kernel = b().kernel();
    kernel.vectorize = group_.reduced != 0 && space_->vectorizes_inner() ? Vectorize::kInner : Vectorize::kOuter;
    if (group_.chunked) {
      // The dim with the most terms is cut.
      const auto& inner = space_->inner();
      for (size_t i = 1; i < inner.size(); ++i) {
        const auto a = inner[i].extent.constant();
        const auto best = inner[chunked_inner_].extent.constant();
        if (best && (!a || *a > *best)) chunked_inner_ = i;
      }
      const bool is_last = chunked_inner_ + 1 == inner.size() && space_->vectorizes_inner();
      chunk_ = is_last ? kChunkOfElements : kChunkOfRows;
      num_chunks_ = SymInt::FloorDiv(inner[chunked_inner_].extent + SymInt(chunk_ - 1), SymInt(chunk_));
      kernel.outer.push_back(frame_.IntOf(num_chunks_));
    }
    for (const LoopSpace::Dim& dim : space_->outer()) kernel.outer.push_back(frame_.IntOf(dim.extent));
    needs_unit_outer_ = space_->outer().empty();
    if (needs_unit_outer_) kernel.outer.push_back(1);
    for (const LoopSpace::Dim& dim : space_->inner()) {
      if (group_.chunked && inner_dims_.size() == chunked_inner_) {
        inner_dims_.emplace_back(frame_.IntOf(dim.extent), 0, chunk_);
      } else {
        inner_dims_.emplace_back(frame_.IntOf(dim.extent));
      }
    }
    if (inner_dims_.empty()) inner_dims_.emplace_back(1);
  }

  Access AccessOf(const Reference& reference, bool is_written) {
    Access access;
    access.buffer = frame_.BufferOf(reference.block, is_written);
    access.dtype = reference.dtype;
    access.offset = frame_.IntOf(reference.offset);
    if (group_.chunked) access.outer_strides.push_back(0);
    for (const LoopSpace::Dim& dim : space_->outer()) {
      access.outer_strides.push_back(frame_.IntOf(reference.strides[dim.source]));
    }
    if (needs_unit_outer_) access.outer_strides.push_back(0);
    if (in_straight_) return access;
    for (const LoopSpace::Dim& dim : space_->inner()) {
      access.inner_strides.push_back(frame_.IntOf(reference.strides[dim.source]));
    }
    if (space_->inner().empty()) access.inner_strides.push_back(0);
    return access;
  }

  // --- values ---

  bool VariesInside(const Reference& reference) const {
    for (const LoopSpace::Dim& dim : space_->inner()) {
      if (!(reference.strides[dim.source] == SymInt(0))) return true;
    }
    return false;
  }

  ValueId LoadOnce(const Reference& reference, std::vector<Loaded>& loaded) {
    for (const Loaded& other : loaded) {
      if (other.reference == reference) return other.value;
    }
    const ValueId value = b().Load(AccessOf(reference, false));
    loaded.push_back({reference, value});
    return value;
  }

  ValueId ConstantOf(DType type, const Scalar& value) {
    return value.is_floating_point() ? b().Constant(type, value.to_double())
           : IsFloatingPoint(type)   ? b().Constant(type, value.to_double())
                                     : b().ConstantInt(type, type == DType::kBool ? value.to_bool() : value.to_int64());
  }

  // The element of an operand in the current phase.
  absl::StatusOr<ValueId> OperandValue(Member& reader, size_t k) {
    const Node& node = NodeOf(reader.index);
    const Node* operand = node.operand(k);
    if (!operand->type().is_tensor()) return frame_.NumberOf(operand->type().sym_int());
    const NodeIndex producer = fusion_.ProducerInGroup(operand, reader.index);
    if (producer != kNoNode) return MemberValue(producer);
    const ValueInfo& root = values_.at(values_.RootOf(operand));
    const Reference& reference = reader.operands[k];
    if (reference.block < 0) return ConstantOf(ValueTypeOf(operand->type().tensor().dtype), root.loop->fill);
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

  absl::StatusOr<ValueId> MemberValue(NodeIndex i) {
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

  absl::StatusOr<ValueId> Compute(Member& member) {
    const Node& node = NodeOf(member.index);
    const LoopOp& op = LoopOf(member.index);
    const DType type = ValueTypeOfNode(node);
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
      case LoopKind::kPad:
        return Pad(member, op, type);
      case LoopKind::kGather:
        return Gather(member, op, type);
      case LoopKind::kFill:
        return ConstantOf(type, op.fill);
      case LoopKind::kReduce:
        break;
    }
    return absl::InternalError("a reduction has no element");
  }

  ValueId InRange(ValueId index, const SymInt& start, const SymInt& end) {
    const ValueId from_start = b().Make(Op::kGe, index, frame_.NumberOf(start));
    return b().Make(Op::kAnd, from_start, b().Make(Op::kLt, index, frame_.NumberOf(end)));
  }

  absl::StatusOr<ValueId> Pad(Member& member, const LoopOp& op, DType type) {
    const Reference& reference = member.operands[0];
    const int loop = space_->LoopOf(static_cast<size_t>(op.dim));
    if (loop < 0) return b().Convert(b().Load(AccessOf(reference, false)), type);
    const bool is_inner = loop >= static_cast<int>(space_->outer().size());
    const int shift = (group_.chunked ? 1 : 0) + (is_inner && needs_unit_outer_ ? 1 : 0);
    const ValueId inside = InRange(b().Iota(loop + shift), op.start, op.start + op.length);
    return b().Convert(b().Load(AccessOf(reference, false), kNoValue, 0, inside), type);
  }

  // An index out of range gives 0: the reference kernel reports it.
  absl::StatusOr<ValueId> Gather(Member& member, const LoopOp& op, DType type) {
    const Node& node = NodeOf(member.index);
    BACKTAPE_ASSIGN_OR_RETURN(ValueId index, OperandValue(member, 1));
    index = b().Convert(index, DType::kInt64);
    const ValueId inside = InRange(index, 0, node.operand(0)->type().tensor().sizes[op.dim]);
    const Reference& reference = member.operands[0];
    return b().Convert(b().Load(AccessOf(reference, false), index, frame_.IntOf(reference.index_stride), inside), type);
  }

  // --- phases ---

  absl::Status EmitRow(NodeIndex i) {
    BACKTAPE_ASSIGN_OR_RETURN(const ValueId value, MemberValue(i));
    Member& member = MemberOf(i);
    if (member.store) b().Store(AccessOf(*member.store, true), value);
    return absl::OkStatus();
  }

  // What the loop of `level` needs and does not vary in it, and the rows that its results give.
  absl::Status EmitStraightPhase(int level) {
    level_ = level;
    in_straight_ = true;
    b().BeginPhase();
    for (Member& member : members_) {
      if (member.level != level) continue;
      if (IsReduction(member.index)) {
        PreloadRows(member);
        continue;
      }
      if (fusion_.IsRow(member.index)) {
        BACKTAPE_RETURN_IF_ERROR(EmitRow(member.index));
      } else {
        PreloadRows(member);
      }
    }
    for (Member& member : members_) {
      if (member.level < level && !fusion_.IsRow(member.index)) PreloadRows(member);
    }
    DropEmptyPhase();
    return absl::OkStatus();
  }

  void PreloadRows(Member& member) {
    const Node& node = NodeOf(member.index);
    const LoopKind kind = LoopOf(member.index).kind;
    for (size_t k = 0; k < node.num_operands(); ++k) {
      const bool by_element = kind != LoopKind::kPad && !(kind == LoopKind::kGather && k == 0);
      const Reference& reference = member.operands[k];
      if (by_element && reference.block >= 0 && !VariesInside(reference)) LoadOnce(reference, row_loads_);
    }
  }

  void DropEmptyPhase() {
    if (b().kernel().phases.back().body.empty()) b().kernel().phases.pop_back();
  }

  absl::Status EmitLoopPhase(int level) {
    in_straight_ = false;
    b().BeginPhase(inner_dims_);
    loop_loads_.clear();
    std::vector<std::pair<NodeIndex, ValueId>> reduced;
    for (Member& member : members_) {
      if (member.level != level || fusion_.IsRow(member.index)) continue;
      if (IsReduction(member.index)) {
        BACKTAPE_ASSIGN_OR_RETURN(ValueId value, OperandValue(member, 0));
        b().SetSource(static_cast<int32_t>(position_.at(member.index)));
        value = b().Convert(value, ValueTypeOfNode(NodeOf(member.index)));
        reduced.emplace_back(member.index, b().Make(LoopOf(member.index).reduction, value));
      } else if (member.store) {
        BACKTAPE_ASSIGN_OR_RETURN(const ValueId value, MemberValue(member.index));
        b().Store(AccessOf(*member.store, true), value);
      }
    }
    for (NodeIndex i : phase_local_) value_.erase(i);
    phase_local_.clear();
    DropEmptyPhase();
    if (reduced.empty()) return absl::OkStatus();
    in_straight_ = true;
    b().BeginPhase();
    for (const auto& [i, sum] : reduced) BACKTAPE_RETURN_IF_ERROR(FinishReduction(i, sum));
    DropEmptyPhase();
    return absl::OkStatus();
  }

  SymInt NumTerms() const {
    SymInt terms = 1;
    for (size_t d = 0; d < group_.dims.size(); ++d) {
      if (group_.reduced >> d & 1) terms *= group_.dims[d];
    }
    return terms;
  }

  static ValueId DivideByCount(KernelFrame& frame, ValueId sum, const SymInt& count) {
    KernelBuilder& builder = frame.builder();
    return builder.Make(Op::kDiv, sum, builder.Convert(frame.NumberOf(count), builder.TypeOf(sum)));
  }

  absl::Status FinishReduction(NodeIndex i, ValueId sum) {
    Member& member = MemberOf(i);
    if (group_.chunked) {
      StorePartial(i, sum);
      return absl::OkStatus();
    }
    if (LoopOf(i).is_mean) sum = DivideByCount(frame_, sum, NumTerms());
    value_[i] = sum;
    if (member.store) b().Store(AccessOf(*member.store, true), sum);
    return absl::OkStatus();
  }

  // --- chunks ---

  void StorePartial(NodeIndex i, ValueId sum) {
    SymInt rows = 1;
    for (const LoopSpace::Dim& dim : space_->outer()) rows *= dim.extent;
    const DType dtype = ValueTypeOfNode(NodeOf(i));
    const int block =
        placement_.AddTemporary(num_chunks_ * rows * SymInt(ItemSize(dtype)), NodeOf(i).name() + ".parts");
    Access access;
    access.buffer = frame_.BufferOf(block, true);
    access.dtype = dtype;
    access.outer_strides.push_back(frame_.IntOf(rows));
    SymInt stride = rows;
    for (const LoopSpace::Dim& dim : space_->outer()) {
      stride = dim.extent == SymInt(0) ? stride : SymInt::FloorDiv(stride, dim.extent);
      access.outer_strides.push_back(frame_.IntOf(stride));
    }
    if (needs_unit_outer_) access.outer_strides.push_back(0);
    b().Store(std::move(access), sum);
    partials_.push_back({i, block, num_chunks_});
  }

  // Folds the parts of one reduction: rows in lanes, or for a single row the parts.
  absl::StatusOr<Step> MakeFold(const Partial& partial) {
    const Node& node = NodeOf(partial.member);
    const DType dtype = ValueTypeOfNode(node);
    KernelFrame frame(absl::StrCat("fold_", node.op()->name));
    KernelBuilder& builder = frame.builder();
    SymInt rows = 1;
    for (const LoopSpace::Dim& dim : space_->outer()) rows *= dim.extent;
    builder.kernel().vectorize = space_->outer().empty() ? Vectorize::kInner : Vectorize::kOuter;
    Access parts;
    parts.dtype = dtype;
    parts.buffer = frame.BufferOf(partial.block, false);
    SymInt stride = rows;
    for (const LoopSpace::Dim& dim : space_->outer()) {
      builder.kernel().outer.push_back(frame.IntOf(dim.extent));
      stride = SymInt::FloorDiv(stride, dim.extent);
      parts.outer_strides.push_back(frame.IntOf(stride));
    }
    if (needs_unit_outer_) {
      builder.kernel().outer.push_back(1);
      parts.outer_strides.push_back(0);
    }
    parts.inner_strides.push_back(frame.IntOf(rows));
    builder.BeginPhase({LoopDim(frame.IntOf(partial.chunks))});
    ValueId sum = builder.Make(LoopOf(partial.member).reduction, builder.Load(parts));
    builder.BeginPhase();
    if (LoopOf(partial.member).is_mean) sum = DivideByCount(frame, sum, NumTerms());
    const Reference& store = *MemberOf(partial.member).store;
    Access access;
    access.buffer = frame.BufferOf(store.block, true);
    access.dtype = store.dtype;
    access.offset = frame.IntOf(store.offset);
    for (const LoopSpace::Dim& dim : space_->outer()) {
      access.outer_strides.push_back(frame.IntOf(store.strides[dim.source]));
    }
    if (needs_unit_outer_) access.outer_strides.push_back(0);
    builder.Store(std::move(access), sum);
    return frame.Finish(rows * partial.chunks, {&node});
  }

  // --- the step ---

  // One phase, each buffer read or written in one layout: a result may take the place of an operand.
  void MarkInPlace() {
    if (group_.reduced != 0) return;
    const Kernel& kernel = b().kernel();
    for (size_t i = 0; i < kernel.accesses.size(); ++i) {
      KernelBuffer& buffer = frame_.buffer(kernel.accesses[i].buffer);
      bool alone = true;
      bool dense = true;
      for (const Access& other : kernel.accesses) {
        alone &= other.buffer != kernel.accesses[i].buffer || &other == &kernel.accesses[i];
      }
      for (size_t d = 0; d < kernel.outer.size(); ++d) {
        dense &= !kernel.accesses[i].outer_strides[d].is_constant(0) || kernel.outer[d].is_constant(1);
      }
      // Only one layout is told apart from the others: row-major over the loops, from the block's start.
      dense &= kernel.accesses[i].offset.is_constant(0) && kernel.outer.size() == 1 &&
               kernel.accesses[i].outer_strides[0].is_constant(1);
      buffer.allows_in_place = alone && dense;
    }
    int64_t written = 0;
    bool all_known = true;
    for (Member& member : members_) {
      if (!member.store) continue;
      const auto bytes = NodeOf(member.index).type().tensor().numel().constant();
      all_known &= bytes.has_value();
      written += bytes.value_or(0) * ItemSize(member.store->dtype);
    }
    if (all_known && written >= kNonTemporalBytes) b().kernel().non_temporal = 1;
  }

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

}  // namespace

absl::StatusOr<std::vector<Step>> MakeGroupSteps(const ValueTable& values, const Fusion& fusion,
                                                 const FusionGroup& group, Placement& placement) {
  return GroupKernel(values, fusion, group, placement).Make();
}

absl::StatusOr<Step> MakeCopyStep(const Operand& from, const Scalar& fill, const Operand& to, const Node* node) {
  KernelFrame frame(from.block < 0 ? "fill" : "copy");
  KernelBuilder& builder = frame.builder();
  const DType type = ValueTypeOf(to.type.dtype);
  FusionGroup space;
  space.dims = to.type.sizes;
  const size_t rank = space.dims.size();
  DomainStrides to_strides = StridesOf(to.type);
  DomainStrides from_strides(rank, SymInt(0));
  if (from.block >= 0) {
    const SymIntVector given = StridesOf(from.type);
    const size_t shift = rank - from.type.sizes.size();
    for (size_t d = 0; d < from.type.sizes.size(); ++d) {
      if (!(from.type.sizes[d] == SymInt(1))) from_strides[d + shift] = given[d];
    }
  }
  const LoopSpace loops(space, {to_strides, from_strides}, 0);
  Access load;
  Access store;
  for (const LoopSpace::Dim& dim : loops.outer()) {
    builder.kernel().outer.push_back(frame.IntOf(dim.extent));
    load.outer_strides.push_back(frame.IntOf(from_strides[dim.source]));
    store.outer_strides.push_back(frame.IntOf(to_strides[dim.source]));
  }
  if (loops.outer().empty()) {
    builder.kernel().outer.push_back(1);
    load.outer_strides.push_back(0);
    store.outer_strides.push_back(0);
  }
  builder.BeginPhase();
  ValueId value = kNoValue;
  if (from.block >= 0) {
    load.buffer = frame.BufferOf(from.block, false);
    load.dtype = from.type.dtype;
    load.offset = frame.IntOf(from.type.storage_offset);
    value = builder.Convert(builder.Load(std::move(load)), type);
  } else {
    value = IsFloatingPoint(type) ? builder.Constant(type, fill.to_double())
                                  : builder.ConstantInt(type, type == DType::kBool ? fill.to_bool() : fill.to_int64());
  }
  store.buffer = frame.BufferOf(to.block, true);
  store.dtype = to.type.dtype;
  store.offset = frame.IntOf(to.type.storage_offset);
  builder.Store(std::move(store), value);
  return frame.Finish(to.type.numel(), {node});
}

}  // namespace backtape::jit
