#include "backtape/jit/plan/fuse.h"

#include <algorithm>

#include "absl/types/span.h"

namespace backtape::jit {
namespace {

// Larger kernels run out of registers and take longer to compile than they save.
constexpr size_t kMaxMembers = 160;
// Sums of more terms than this are cut into chunks where one row's loop would be all the work that a thread gets.
constexpr int64_t kMaxSerialTerms = 256;
constexpr int64_t kMinRows = 16;
constexpr int64_t kMinChunkedTerms = 8192;
constexpr size_t kMaxRecentReaders = 4;

bool IsReduction(const ValueInfo& info) { return info.loop && info.loop->kind == LoopKind::kReduce; }

uint32_t MaskOf(const std::vector<int64_t>& dims) {
  uint32_t mask = 0;
  for (int64_t dim : dims) mask |= 1u << dim;
  return mask;
}

bool ShouldChunk(const SymIntVector& dims, uint32_t reduced) {
  SymInt rows = 1;
  SymInt terms = 1;
  for (size_t i = 0; i < dims.size(); ++i) (reduced >> i & 1 ? terms : rows) *= dims[i];
  size_t last = dims.size() - 1;
  while (last > 0 && dims[last] == SymInt(1)) --last;
  const bool lanes_are_rows = (reduced >> last & 1) == 0;
  const std::optional<int64_t> num_rows = rows.constant();
  const std::optional<int64_t> num_terms = terms.constant();
  if (lanes_are_rows) return !num_terms || *num_terms > kMaxSerialTerms;
  if (num_rows && *num_rows >= kMinRows) return false;
  return num_rows && (!num_terms || *num_terms >= kMinChunkedTerms);
}

// Operands that a loop reads by position; the others (an indexed table, a padded operand) must be in memory.
bool ReadsElementwise(const ValueInfo& info, size_t operand) {
  if (info.loop->kind == LoopKind::kPad) return false;
  return info.loop->kind != LoopKind::kGather || operand != 0;
}

}  // namespace

Fusion::Fusion(ValueTable& values) : values_(values), roles_(values.size(), Role::kNone), readers_(values.size()) {
  int last_stage = 0;
  for (NodeIndex i = 0; i < static_cast<NodeIndex>(values.size()); ++i) {
    ValueInfo& info = values_.at(i);
    switch (info.kind) {
      case ValueKind::kLoop:
        PlaceLoop(i);
        break;
      case ValueKind::kLibrary:
      case ValueKind::kConcat:
      case ValueKind::kFallback:
        info.stage = MaxOperandStage(*info.node) + 1;
        break;
      case ValueKind::kPick:
        info.stage = values_.of(info.node->operand(0)).stage;
        break;
      default:
        break;
    }
    last_stage = std::max(last_stage, info.stage);
  }
  for (NodeIndex i = 0; i < static_cast<NodeIndex>(values.size()); ++i) {
    if (values_.at(i).kind == ValueKind::kWriteBack) values_.at(i).stage = last_stage + 1;
  }
  MarkStored();
}

int Fusion::MaxOperandStage(const Node& node) const {
  int stage = 0;
  for (size_t i = 0; i < node.num_operands(); ++i) {
    const NodeIndex root = values_.RootOf(node.operand(i));
    stage = std::max(stage, values_.at(root).stage);
  }
  return stage;
}

bool Fusion::IsRow(NodeIndex member) const { return roles_[member] == Role::kRow; }

Fusion::Role Fusion::RoleOf(NodeIndex i, const FusionGroup& group) const {
  const ValueInfo& info = values_.at(i);
  if (LoopSizes(*info.node, *info.loop) == group.dims) return Role::kFull;
  if (IsReduction(info) || group.reduced == 0 || group.chunked) return Role::kNone;
  const SymIntVector& sizes = info.node->type().tensor().sizes;
  SymIntVector kept;
  SymIntVector with_ones;
  for (size_t d = 0; d < group.dims.size(); ++d) {
    const bool is_reduced = (group.reduced >> d & 1) != 0;
    with_ones.push_back(is_reduced ? SymInt(1) : group.dims[d]);
    if (!is_reduced) kept.push_back(group.dims[d]);
  }
  return sizes == kept || sizes == with_ones ? Role::kRow : Role::kNone;
}

// The operand's dims, aligned at the end with the reader's (which has `sizes`), then put where these are in the group.
bool Fusion::MapOperandDims(const TensorType& operand, const TensorType& reader, Role role, const FusionGroup& group,
                            DomainStrides& strides) const {
  const size_t rank = group.dims.size();
  strides.assign(rank, SymInt(0));
  const SymIntVector operand_strides = StridesOf(operand);
  const size_t reader_rank = reader.sizes.size();
  if (operand.sizes.size() > reader_rank) return false;
  absl::InlinedVector<size_t, 6> place;  // of the reader's dims
  if (role == Role::kFull || reader_rank == rank) {
    for (size_t d = 0; d < rank; ++d) place.push_back(d);
  } else {
    for (size_t d = 0; d < rank; ++d) {
      if ((group.reduced >> d & 1) == 0) place.push_back(d);
    }
  }
  if (place.size() != reader_rank) return false;
  const size_t shift = reader_rank - operand.sizes.size();
  for (size_t d = 0; d < operand.sizes.size(); ++d) {
    const size_t to = place[d + shift];
    if (role == Role::kRow && (group.reduced >> to & 1) != 0) continue;
    if (operand.sizes[d] == SymInt(1) || group.dims[to] == SymInt(1)) continue;
    strides[to] = operand_strides[d];
  }
  return true;
}

std::optional<DomainStrides> Fusion::StridesAsMember(NodeIndex member, const FusionGroup& group) const {
  return StridesAsMember(member, group, values_.at(member).node->type().tensor());
}

std::optional<DomainStrides> Fusion::StridesAsMember(NodeIndex member, const FusionGroup& group,
                                                     const TensorType& type) const {
  const Role role = IsReduction(values_.at(member)) ? Role::kRow : roles_[member];
  DomainStrides strides;
  if (!MapOperandDims(type, type, role, group, strides)) return std::nullopt;
  return strides;
}

std::optional<DomainStrides> Fusion::StridesAsOperand(const TensorType& operand, NodeIndex reader,
                                                      const FusionGroup& group) const {
  const ValueInfo& info = values_.at(reader);
  DomainStrides strides;
  const TensorType& shape = IsReduction(info) ? info.node->operand(0)->type().tensor() : info.node->type().tensor();
  const Role role = roles_[reader] == Role::kNone ? RoleOf(reader, group) : roles_[reader];
  if (!MapOperandDims(operand, shape, IsReduction(info) ? Role::kFull : role, group, strides)) return std::nullopt;
  return strides;
}

NodeIndex Fusion::ProducerInGroup(const Node* operand, NodeIndex reader) const {
  const NodeIndex root = values_.RootOf(operand);
  const ValueInfo& info = values_.at(root);
  return info.group >= 0 && info.group == values_.at(reader).group ? root : kNoNode;
}

bool Fusion::CanMerge(const FusionGroup& a, const FusionGroup& b) const {
  if (a.stage != b.stage || !(a.dims == b.dims) || a.members.size() + b.members.size() > kMaxMembers) return false;
  return a.reduced == b.reduced || a.reduced == 0 || b.reduced == 0;
}

bool Fusion::CanJoin(NodeIndex i, const FusionGroup& group, absl::Span<const int> merged) const {
  const ValueInfo& info = values_.at(i);
  if (group.members.size() >= kMaxMembers) return false;
  FusionGroup joined = group;  // without members: only the loops are looked at
  joined.members.clear();
  for (int other : merged) {
    if (groups_[other].reduced != 0) {
      joined.reduced = groups_[other].reduced;
      joined.chunked = groups_[other].chunked;
    }
  }
  const Role role = RoleOf(i, joined);
  if (role == Role::kNone) return false;
  if (IsReduction(info)) {
    const uint32_t mask = MaskOf(info.loop->dims);
    if (joined.reduced != 0 && joined.reduced != mask) return false;
    joined.reduced = mask;
    joined.chunked = ShouldChunk(joined.dims, mask);
  }
  for (size_t k = 0; k < info.node->num_operands(); ++k) {
    const Node* operand = info.node->operand(k);
    if (!operand->type().is_tensor()) continue;
    const NodeIndex root = values_.RootOf(operand);
    const ValueInfo& from = values_.at(root);
    const bool inside = from.group >= 0 && std::find(merged.begin(), merged.end(), from.group) != merged.end();
    const std::optional<DomainStrides> wanted = StridesAsOperand(operand->type().tensor(), i, joined);
    if (!wanted) return false;
    if (!inside) {
      if (from.stage >= group.stage) return false;
      continue;
    }
    if (!ReadsElementwise(info, k)) return false;
    if (IsReduction(from) && joined.chunked) return false;
    if (!(operand->type().tensor().storage_offset == from.node->type().tensor().storage_offset)) return false;
    const std::optional<DomainStrides> made = StridesAsMember(root, joined);
    if (!made || !(*made == *wanted)) return false;
  }
  return true;
}

void Fusion::Merge(int from, int into) {
  FusionGroup& a = groups_[into];
  FusionGroup& b = groups_[from];
  for (NodeIndex member : b.members) values_.at(member).group = into;
  std::vector<NodeIndex> members;
  std::merge(a.members.begin(), a.members.end(), b.members.begin(), b.members.end(), std::back_inserter(members));
  a.members = std::move(members);
  if (b.reduced != 0) {
    a.reduced = b.reduced;
    a.chunked = b.chunked;
  }
  b.members.clear();
  b.is_merged_away = true;
}

void Fusion::Join(NodeIndex i, int g) {
  ValueInfo& info = values_.at(i);
  FusionGroup& group = groups_[g];
  if (IsReduction(info)) {
    group.reduced = MaskOf(info.loop->dims);
    group.chunked = ShouldChunk(group.dims, group.reduced);
  }
  roles_[i] = RoleOf(i, group);
  group.members.push_back(i);
  info.group = g;
  info.stage = group.stage;
  for (size_t k = 0; k < info.node->num_operands(); ++k) {
    const NodeIndex root = values_.RootOf(info.node->operand(k));
    if (values_.at(root).group == g) continue;
    auto& readers = readers_[root];
    if (std::find(readers.begin(), readers.end(), g) != readers.end()) continue;
    if (readers.size() == kMaxRecentReaders) readers.erase(readers.begin());
    readers.push_back(g);
  }
}

void Fusion::PlaceLoop(NodeIndex i) {
  const Node& node = *values_.at(i).node;
  const int max_stage = MaxOperandStage(node);
  // With a producer: all groups of the highest stage that it reads, as one.
  absl::InlinedVector<int, 4> producers;
  for (size_t k = 0; k < node.num_operands(); ++k) {
    const ValueInfo& from = values_.at(values_.RootOf(node.operand(k)));
    if (from.stage != max_stage || from.group < 0) continue;
    if (std::find(producers.begin(), producers.end(), from.group) == producers.end()) producers.push_back(from.group);
  }
  if (!producers.empty()) {
    bool fits = true;
    for (size_t k = 1; k < producers.size() && fits; ++k) {
      for (size_t j = 0; j < k && fits; ++j) fits = CanMerge(groups_[producers[j]], groups_[producers[k]]);
    }
    if (fits && CanJoin(i, groups_[producers[0]], producers)) {
      for (size_t k = 1; k < producers.size(); ++k) Merge(producers[k], producers[0]);
      Join(i, producers[0]);
      return;
    }
  }
  // With a sibling that reads the same memory.
  for (size_t k = 0; k < node.num_operands(); ++k) {
    for (int g : readers_[values_.RootOf(node.operand(k))]) {
      if (groups_[g].is_merged_away || groups_[g].stage != max_stage + 1) continue;
      if (CanJoin(i, groups_[g], {g})) {
        Join(i, g);
        return;
      }
    }
  }
  FusionGroup group;
  group.stage = max_stage + 1;
  group.dims = LoopSizes(node, *values_.at(i).loop);
  groups_.push_back(std::move(group));
  Join(i, static_cast<int>(groups_.size()) - 1);
}

void Fusion::MarkStored() {
  for (NodeIndex i = 0; i < static_cast<NodeIndex>(values_.size()); ++i) {
    const ValueInfo& reader = values_.at(i);
    if (reader.kind == ValueKind::kView || reader.kind == ValueKind::kNumber) continue;
    if (reader.kind == ValueKind::kNothing && !reader.node->is_output()) continue;
    for (size_t k = 0; k < reader.node->num_operands(); ++k) {
      const NodeIndex root = values_.RootOf(reader.node->operand(k));
      ValueInfo& from = values_.at(root);
      if (from.kind == ValueKind::kFill) {
        const bool in_loop = reader.kind == ValueKind::kLoop && ReadsElementwise(reader, k);
        if (!in_loop && reader.kind != ValueKind::kWriteBack) from.is_stored = true;
      } else if (from.group < 0 || from.group != reader.group) {
        from.is_stored = true;
      }
    }
  }
}

}  // namespace backtape::jit
