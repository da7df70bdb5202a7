#include "backtape/jit/plan/fuse.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "backtape/jit/plan/memory_order.h"
#include "backtape/jit/plan/paired_reductions.h"
#include "backtape/jit/plan/row_scatters.h"

namespace backtape::jit {
namespace {

// Larger kernels spill registers, and compiling them takes longer than the time they save.
constexpr size_t kMaxMembers = 160;
constexpr size_t kMaxRecentReaders = 4;

// Whether the loop reads this operand elementwise. Other operands (an indexed table, a padded or flipped operand) must
// be in memory.
bool ReadsElementwise(const ValueInfo& info, size_t operand) {
  if (info.loop->kind == LoopKind::kPad || info.loop->kind == LoopKind::kFlip) return false;
  return info.loop->kind != LoopKind::kGather || operand != 0;
}

// The number of different elements that a reader of `operand`, a view of `root`, reads.
std::optional<int64_t> ElementsRead(const Node& operand, const Node& root) {
  if (!operand.type().is_tensor()) return 1;
  const std::optional<int64_t> seen = operand.type().tensor().numel().constant();
  const std::optional<int64_t> stored = root.type().is_tensor() ? root.type().tensor().numel().constant() : seen;
  return seen && stored ? std::min(*seen, *stored) : seen;
}

}  // namespace

Fusion::Fusion(ValueTable& values)
    : values_(values),
      times_(CollectiveTimesOf(values)),
      roles_(values.size(), MemberRole::kNone),
      reads_(values.size()),
      readers_(values.size()),
      reading_groups_(values.size()) {
  for (NodeIndex i = 0; i < static_cast<NodeIndex>(values.size()); ++i) {
    const ValueInfo& info = values.at(i);
    for (size_t k = 0; k < info.num_reads(); ++k) reads_[i].push_back(values.RootOf(info.read(k)));
    for (NodeIndex root : reads_[i]) {
      auto& readers = readers_[root];
      if (readers.empty() || readers.back() != i) readers.push_back(i);
    }
  }
  FindPairs();
  for (current_ = 0; current_ < static_cast<NodeIndex>(values.size()); ++current_) {
    ValueInfo& info = values_.at(current_);
    switch (info.kind) {
      case ValueKind::kLoop:
        if (const auto it = pairs_.find(current_); it != pairs_.end()) {
          PlaceSecond(current_, it->second);
        } else if (const auto of = second_of_.find(current_);
                   of == second_of_.end() || pairs_.at(of->second).first == current_) {
          PlaceLoop(current_);
        }  // else it has been placed together with its pair
        break;
      case ValueKind::kDense:
      case ValueKind::kConcat:
      case ValueKind::kSegments:
      case ValueKind::kFallback:
        info.stage = MaxStageRead(info) + 1;
        break;
      case ValueKind::kPick:
        info.stage = values_.of(info.node->operand(0)).stage;
        break;
      default:
        break;
    }
  }
  MergeSmallGroups();
  int last_stage = 0;
  for (NodeIndex i = 0; i < static_cast<NodeIndex>(values.size()); ++i) {
    last_stage = std::max(last_stage, values_.at(i).stage);
  }
  for (NodeIndex i = 0; i < static_cast<NodeIndex>(values.size()); ++i) {
    if (values_.at(i).kind == ValueKind::kWriteBack) values_.at(i).stage = last_stage + 1;
  }
  MarkStored();
}

int Fusion::MaxStageRead(const ValueInfo& info) const {
  int stage = 0;
  for (size_t k = 0; k < info.num_reads(); ++k) stage = std::max(stage, values_.at(values_.RootOf(info.read(k))).stage);
  return stage;
}

bool Fusion::CanJoin(NodeIndex i, const FusionGroup& group, absl::Span<const int> merged, const Place& place) const {
  const ValueInfo& info = values_.at(i);
  FusionGroup joined;  // without members, because only its loops are examined
  joined.dims = group.dims;
  joined.reduced = place.reduced;
  joined.chunked = place.chunked;
  if (!StridesAsMember(i, joined)) return false;
  for (size_t k = 0; k < info.node->num_operands(); ++k) {
    const Node* operand = info.node->operand(k);
    if (!operand->type().is_tensor()) continue;
    const TensorType& type = operand->type().tensor();
    const NodeIndex root = values_.RootOf(operand);
    const ValueInfo& from = values_.at(root);
    const bool inside = from.group >= 0 && std::find(merged.begin(), merged.end(), from.group) != merged.end();
    if (!StridesAsOperand(type, i, joined)) return false;
    if (inside && !CanReadInside(i, k, joined)) return false;
  }
  return true;
}

// Whether `reader` can read operand k inside the kernel, from the member that produces it, instead of from memory.
bool Fusion::CanReadInside(NodeIndex reader, size_t k, const FusionGroup& group) const {
  const ValueInfo& info = values_.at(reader);
  const TensorType& type = info.node->operand(k)->type().tensor();
  const NodeIndex root = values_.RootOf(info.node->operand(k));
  const MemberRole role = roles_[reader];
  const bool is_picked = role == MemberRole::kRowPick && k == 0;
  if (!is_picked && !ReadsElementwise(info, k)) return false;
  const std::optional<DomainStrides> wanted =
      is_picked ? StridesAs(type, type, MemberRole::kFull, group) : StridesAsOperand(type, reader, group);
  const MemberRole made_as = roles_[root];
  const auto pair = second_of_.find(reader);
  const bool is_local =
      pair != second_of_.end() && pairs_.at(pair->second).is_placed && pairs_.at(pair->second).first == root;
  if (SumsOverRows(made_as) || (made_as == MemberRole::kRowReduction && group.chunked && !is_local)) return false;
  if (is_picked ? made_as != MemberRole::kFull : !ReadsElements(role) && !MakesRow(made_as)) return false;
  if (!(type.storage_offset == values_.at(root).node->type().tensor().storage_offset)) return false;
  const std::optional<DomainStrides> made = StridesAsMember(root, group);
  return wanted && made && *made == *wanted;
}

void Fusion::Merge(int from, int into) {
  FusionGroup& a = groups_[into];
  FusionGroup& b = groups_[from];
  for (NodeIndex member : b.members) values_.at(member).group = into;
  std::vector<NodeIndex> members;
  std::merge(a.members.begin(), a.members.end(), b.members.begin(), b.members.end(), std::back_inserter(members));
  a.members = std::move(members);
  a.times = a.times.With(b.times);
  std::vector<NodeIndex> reads = std::move(a.reads);
  reads.insert(reads.end(), b.reads.begin(), b.reads.end());
  a.reads.clear();
  b.reads.clear();
  for (NodeIndex root : reads) AddRead(root, into);
  if (b.reduced != 0) {
    a.reduced = b.reduced;
    a.chunked = b.chunked;
  }
  b.members.clear();
  b.is_merged_away = true;
}

void Fusion::Join(NodeIndex i, int g, const Place& place) {
  ValueInfo& info = values_.at(i);
  FusionGroup& group = groups_[g];
  group.reduced = place.reduced;
  group.chunked = place.chunked;
  roles_[i] = place.role;
  group.members.push_back(i);
  group.times = group.times.With(times_[i]);
  info.group = g;
  info.stage = group.stage;
  for (NodeIndex root : reads_[i]) AddRead(root, g);
  for (size_t k = 0; k < info.node->num_operands(); ++k) {
    const NodeIndex root = values_.RootOf(info.node->operand(k));
    if (values_.at(root).group == g) continue;
    auto& readers = reading_groups_[root];
    if (std::find(readers.begin(), readers.end(), g) != readers.end()) continue;
    if (readers.size() == kMaxRecentReaders) readers.erase(readers.begin());
    readers.push_back(g);
  }
}

bool Fusion::TryJoin(NodeIndex i, const Groups& merged) {
  const ValueInfo& info = values_.at(i);
  // The loops of the merged kernel. If one of the groups has rows, these are the loops of that group.
  FusionGroup together;
  together.dims = groups_[merged[0]].dims;
  together.times = times_[i];
  size_t num_members = 1;
  int stage = 0;
  for (int g : merged) {
    const FusionGroup& group = groups_[g];
    if (!(group.dims == together.dims)) return false;
    if (group.reduced != 0) {
      if (together.reduced != 0 && (together.reduced != group.reduced || together.chunked != group.chunked))
        return false;
      together.reduced = group.reduced;
      together.chunked = group.chunked;
    }
    together.times = together.times.With(group.times);
    num_members += group.members.size();
    stage = std::max(stage, group.stage);
  }
  if (num_members > kMaxMembers || !together.times.IsPossible()) return false;
  const Place place = PlaceIn(i, together, merged);
  if (place.role == MemberRole::kNone) return false;
  roles_[i] = place.role;
  if (!CanJoin(i, together, merged, place)) return false;
  Search search;
  // The loop below raises `stage`. Operands are compared with the stage before that, because a value that depends on
  // the group has a higher stage than the group has now.
  const int stage_so_far = stage;
  for (size_t k = 0; k < info.node->num_operands(); ++k) {
    const NodeIndex root = values_.RootOf(info.node->operand(k));
    const ValueInfo& from = values_.at(root);
    if (from.group >= 0 && std::find(merged.begin(), merged.end(), from.group) != merged.end()) continue;
    if (from.stage < stage_so_far && merged.size() == 1) continue;
    if (DependsOn(root, merged, search)) return false;
    stage = std::max(stage, from.stage + 1);
  }
  if (merged.size() > 1) {
    together.reduced = place.reduced;
    together.chunked = place.chunked;
    if (!AreIndependent(merged, together)) return false;
  }
  if (!RaiseStage(merged, stage)) return false;
  for (size_t k = 1; k < merged.size(); ++k) Merge(merged[k], merged[0]);
  Join(i, merged[0], place);
  return true;
}

bool Fusion::HasOtherOrder(NodeIndex i, const FusionGroup& group) const {
  const Node& node = *values_.at(i).node;
  if (group.reduced != 0 || !node.type().is_tensor()) return false;
  const TensorType& type = node.type().tensor();
  for (const NodeIndex member : group.members) {
    const ValueType& other = values_.at(member).node->type();
    if (other.is_tensor() && other.tensor().sizes == type.sizes && IsLargeTransposition(type, other.tensor()))
      return true;
  }
  return false;
}

bool Fusion::PlaceWithProducers(NodeIndex i) {
  const Node& node = *values_.at(i).node;
  Groups producers;
  for (size_t k = 0; k < node.num_operands(); ++k) {
    const int g = values_.at(values_.RootOf(node.operand(k))).group;
    if (g >= 0 && std::find(producers.begin(), producers.end(), g) == producers.end()) producers.push_back(g);
  }
  if (producers.empty()) return false;
  // Begins with the producer of the latest stage, for which the node must wait anyway. Tries each producer first
  // together with all others that have the same loops, then alone.
  std::stable_sort(producers.begin(), producers.end(),
                   [this](int a, int b) { return groups_[a].stage > groups_[b].stage; });
  for (size_t first = 0; first < producers.size(); ++first) {
    Groups alike = {producers[first]};
    for (int other : producers) {
      if (other != producers[first] && groups_[other].dims == groups_[producers[first]].dims) alike.push_back(other);
    }
    if (alike.size() > 1 && TryJoin(i, alike)) return true;
    if (TryJoin(i, {producers[first]})) return true;
  }
  return false;
}

// Places a node with a group that reads the same memory. Reading a number or a row once more costs nothing compared
// with large loops, whereas a kernel with many streams of memory is slower than several kernels with few of them.
bool Fusion::PlaceWithSibling(NodeIndex i, int max_stage) {
  constexpr int64_t kLargeLoops = 1 << 14;
  constexpr int64_t kShareOfLoops = 16;
  const Node& node = *values_.at(i).node;
  const std::optional<int64_t> elements = Product(LoopSizes(node, *values_.at(i).loop)).constant();
  for (size_t k = 0; k < node.num_operands(); ++k) {
    const NodeIndex root = values_.RootOf(node.operand(k));
    const std::optional<int64_t> shared = ElementsRead(*node.operand(k), *values_.at(root).node);
    if (elements && shared && *elements >= kLargeLoops && *shared < *elements / kShareOfLoops) continue;
    const auto groups = reading_groups_[root];
    for (int g : groups) {
      if (groups_[g].is_merged_away || groups_[g].stage <= max_stage || HasOtherOrder(i, groups_[g])) continue;
      if (TryJoin(i, {g})) return true;
    }
  }
  return false;
}

void Fusion::FindPairs() {
  for (NodeIndex i = 0; i < static_cast<NodeIndex>(values_.size()); ++i) {
    const ValueInfo& info = values_.at(i);
    if (info.kind != ValueKind::kLoop || info.loop->kind != LoopKind::kReduce) continue;
    const std::optional<PairedReduction> found = PairOf(*info.node);
    if (!found || !IsPrivate(*found)) continue;
    if (!ReducesInParts(LoopSizes(*info.node, *info.loop), info.loop->dims)) continue;
    LocalPair pair;
    pair.first = values_.IndexOf(found->first);
    if (values_.at(pair.first).kind != ValueKind::kLoop || second_of_.contains(pair.first)) continue;
    bool are_loops = true;
    for (const Node* node : found->chain) {
      pair.chain.push_back(values_.IndexOf(node));
      are_loops &= values_.at(pair.chain.back()).kind == ValueKind::kLoop;
    }
    if (!are_loops) continue;
    pair.is_exp = found->is_exp;
    second_of_[pair.first] = i;
    for (NodeIndex member : pair.chain) second_of_[member] = i;
    pairs_[i] = std::move(pair);
  }
}

const LocalPair* Fusion::PairAt(NodeIndex second) const {
  const auto it = pairs_.find(second);
  return it != pairs_.end() && it->second.is_placed ? &it->second : nullptr;
}

bool Fusion::IsFirstOfPair(NodeIndex member) const {
  const auto it = second_of_.find(member);
  return it != second_of_.end() && pairs_.at(it->second).first == member && pairs_.at(it->second).is_placed;
}

// Places the chain and the second reduction of a pair in the group of the first, if that group is chunked. Either all
// of them are placed or none, because inside the group the chain reads the first reduction's result for the chunk, and
// elsewhere the final result. They read only the operand and the result of the first reduction, so they wait for
// nothing else.
bool Fusion::PlacePair(NodeIndex second, LocalPair& pair) {
  const int g = values_.at(pair.first).group;
  if (g < 0 || !groups_[g].chunked || roles_[pair.first] != MemberRole::kRowReduction) return false;
  const FusionGroup& group = groups_[g];
  std::vector<NodeIndex> members = pair.chain;
  members.push_back(second);
  if (group.members.size() + members.size() > kMaxMembers) return false;
  Place place = {MemberRole::kFull, group.reduced, true};
  pair.is_placed = true;
  for (NodeIndex member : members) roles_[member] = MemberRole::kFull;
  roles_[second] = MemberRole::kRowReduction;
  for (NodeIndex member : members) {
    place.role = roles_[member];
    pair.is_placed &= CanJoin(member, group, {g}, place) && group.times.With(times_[member]).IsPossible();
  }
  if (!pair.is_placed) return false;
  for (NodeIndex member : members) {
    place.role = roles_[member];
    Join(member, g, place);
  }
  return true;
}

void Fusion::PlaceSecond(NodeIndex second, LocalPair& pair) {
  if (PlacePair(second, pair)) return;
  for (NodeIndex member : pair.chain) PlaceLoop(member);
  PlaceLoop(second);
}

void Fusion::PlaceLoop(NodeIndex i) {
  const ValueInfo& info = values_.at(i);
  const int max_stage = MaxStageRead(info);
  if (PlaceWithProducers(i) || PlaceWithSibling(i, max_stage)) return;
  FusionGroup group;
  group.stage = max_stage + 1;
  group.dims = LoopSizes(*info.node, *info.loop);
  const int g = static_cast<int>(groups_.size());
  const Place place = PlaceIn(i, group, {});
  groups_.push_back(std::move(group));
  Join(i, g, place);
}

void Fusion::MarkStored() {
  for (NodeIndex i = 0; i < static_cast<NodeIndex>(values_.size()); ++i) {
    const ValueInfo& reader = values_.at(i);
    if (reader.kind == ValueKind::kNothing && !reader.node->is_output()) continue;
    for (size_t k = 0; k < reader.num_reads(); ++k) {
      const NodeIndex root = values_.RootOf(reader.read(k));
      ValueInfo& from = values_.at(root);
      if (from.kind == ValueKind::kFill) {
        const bool in_loop = reader.kind == ValueKind::kLoop && ReadsElementwise(reader, k);
        const bool is_base = reader.kind == ValueKind::kDense && k == 0 && BeginsAsZeros(*reader.node);
        if (!in_loop && !is_base && reader.kind != ValueKind::kWriteBack) from.is_stored = true;
      } else if (from.group < 0 || from.group != reader.group) {
        from.is_stored = true;
      }
    }
  }
}

}  // namespace backtape::jit
