#include <algorithm>

#include "absl/container/flat_hash_set.h"
#include "backtape/jit/plan/group_kernel.h"

// Chooses how to keep elements that several loops over a row need. Outputs are loaded again, unless they are written
// with non-temporal stores. Cheap elements are recomputed. All other elements go through a buffer of one row, which
// stays in the L1 cache. Chunked groups, groups with unrolled dims, and elements of less than 4 bytes have no buffers.
namespace backtape::jit {
namespace {

// Approximate cost of a buffer in instructions: a store, a load, and the cache space.
constexpr int kCostOfBuffer = 4;

int CostOfOp(const Node& node, LoopKind kind) {
  if (kind == LoopKind::kCopy || kind == LoopKind::kFill) return 0;
  if (kind == LoopKind::kRandom) return 100;
  if (kind != LoopKind::kPointwise) return 3;
  if (node.op()->has_tag(kTagCheap)) return 1;
  static const auto& medium =
      *new absl::flat_hash_set<absl::string_view>{"clamp", "div", "maximum", "minimum", "reciprocal", "rsqrt", "sqrt"};
  return medium.contains(node.op()->name) ? 4 : 16;
}

}  // namespace

// Nonzero if the kernel should use non-temporal stores. This is the case if its outputs do not fit in the caches, or
// if only the caller reads them and all outputs of the graph together do not fit.
SymInt GroupKernel::OutputsBeyondCaches() const {
  absl::flat_hash_set<int> read;
  for (const Member& member : members_) {
    for (const Reference& operand : member.operands) read.insert(operand.block);
  }
  SymInt written = 0;
  bool are_only_returned = true;
  for (const Member& member : members_) {
    if (!member.store) continue;
    // Overwriting an input that was just read hits in the cache.
    const int replaced = placement_.ReplacedBlock(member.store->block);
    if (replaced >= 0 && read.contains(replaced)) continue;
    are_only_returned &= placement_.IsOnlyReturned(&NodeOf(member.index));
    written += NodeOf(member.index).type().tensor().numel() * SymInt(ItemSize(member.store->dtype));
  }
  if (written == SymInt(0)) return 0;
  return SymInt::FloorDiv(are_only_returned ? placement_.ReturnedBytes() : written, SymInt(kNonTemporalBytes));
}

// The cost of loading or recomputing one element.
int GroupKernel::CostOf(NodeIndex i) {
  const auto it = cost_.find(i);
  if (it != cost_.end()) return it->second;
  const Member& member = MemberOf(i);
  const Node& node = NodeOf(i);
  int cost = CostOfOp(node, LoopOf(i).kind);
  for (size_t k = 0; k < node.num_operands(); ++k) {
    const NodeIndex producer = fusion_.ProducerInGroup(node.operand(k), i);
    if (producer != kNoNode) {
      if (MemberOf(producer).role == MemberRole::kFull) cost += CostOf(producer);
    } else if (member.operands[k].block >= 0 && VariesInside(member.operands[k])) {
      ++cost;
    }
  }
  cost = std::min(cost, 1000);
  cost_[i] = cost;
  return cost;
}

// Records that the loop at `level` needs the element of a full member.
void GroupKernel::VisitElement(NodeIndex i, int level) {
  Member& member = MemberOf(i);
  if (member.role != MemberRole::kFull) return;
  const std::pair<NodeIndex, int> visit(i, level);
  if (std::find(visited_.begin(), visited_.end(), visit) != visited_.end()) return;
  visited_.push_back(visit);
  if (member.level < level) {
    if (member.is_buffered || (member.store && !is_non_temporal_)) return;
    const bool can_buffer = space_->unrolled().empty() && ItemSize(ValueTypeOfMember(i)) >= 4 && !group_.chunked;
    if (can_buffer && CostOf(i) > kCostOfBuffer) {
      member.is_buffered = true;
      return VisitElement(i, member.level);
    }
  }
  const Node& node = NodeOf(i);
  for (size_t k = 0; k < node.num_operands(); ++k) {
    const NodeIndex producer = fusion_.ProducerInGroup(node.operand(k), i);
    if (producer != kNoNode) VisitElement(producer, level);
  }
}

void GroupKernel::ChooseBuffers() {
  if (group_.reduced == 0 || b().kernel().vectorize == Vectorize::kInner) non_temporal_ = OutputsBeyondCaches();
  is_non_temporal_ = non_temporal_.constant().value_or(0) != 0;
  if (group_.reduced == 0 || !space_->vectorizes_inner()) return;
  for (Member& member : members_) {
    if (member.role != MemberRole::kRowPick) continue;
    const NodeIndex table = fusion_.ProducerInGroup(NodeOf(member.index).operand(0), member.index);
    Member& from = MemberOf(table);
    if (!from.store || is_non_temporal_) from.is_buffered = true;
    VisitElement(table, from.level);
  }
  for (Member& member : members_) {
    if (!ReadsElements(member.role)) continue;
    if (member.role == MemberRole::kFull) {
      if (member.store) VisitElement(member.index, member.level);
      continue;
    }
    const NodeIndex operand = fusion_.ProducerInGroup(NodeOf(member.index).operand(0), member.index);
    if (operand != kNoNode) VisitElement(operand, member.level);
  }
  for (Member& member : members_) {
    if (!member.is_buffered) continue;
    SymInt count = 1;
    for (const LoopSpace::Dim& dim : space_->inner()) count *= dim.extent;
    member.buffer = frame_.AddScratch(count * SymInt(ItemSize(ValueTypeOfMember(member.index))));
  }
}

}  // namespace backtape::jit
