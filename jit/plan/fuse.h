#ifndef BACKTAPE_JIT_PLAN_FUSE_H_
#define BACKTAPE_JIT_PLAN_FUSE_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/container/inlined_vector.h"
#include "absl/types/span.h"
#include "backtape/jit/plan/value_table.h"

namespace backtape::jit {

// How a member stands to its group's loops: over rows (the dims that are kept), and over the elements of each row.
enum class MemberRole : uint8_t {
  kNone,
  kFull,          // one element for each point of dims
  kRow,           // one for each row, from other rows
  kRowReduction,  // folds the elements of each row; its result is a row
  kRowPick,       // gather: one element of each row; its result is a row
  // Sums over rows, beside what is done in each row. No member reads their results: they come out in parts.
  kColumnSum,  // of full elements: one for each place in a row
  kTotal,      // of full elements: one
  kRowTotal,   // of rows: one
};
// Whether its operands are full elements, or rows.
bool ReadsElements(MemberRole role);
bool MakesRow(MemberRole role);
bool SumsOverRows(MemberRole role);

// Nodes that become one kernel. Its loops run over `dims`; the bits of `reduced` are the dims inside each row.
struct FusionGroup {
  int stage = 0;
  SymIntVector dims;
  uint32_t reduced = 0;
  // The row reduction is cut into chunks that are folded by a second kernel: no member reads its result.
  bool chunked = false;
  std::vector<NodeIndex> members;  // in graph order
  // What the members wait for: a value of each other group, and each value of another kind, that some member reads.
  std::vector<NodeIndex> reads;
  bool is_merged_away = false;
};

// Whether a reduction over these dims (sorted) of a tensor is cut into parts, where its first result is needed again.
bool ReducesInParts(const SymIntVector& sizes, const std::vector<int64_t>& dims);

// A PairedReduction in a chunked group: there the chain reads the first result of its own chunk.
struct LocalPair {
  NodeIndex first = kNoNode;
  std::vector<NodeIndex> chain;
  bool is_exp = false;
  bool is_placed = false;
};

// Where a value's elements lie for each point of a group's dims; 0 in dims of size 1 and in those that a row lacks.
using DomainStrides = SymIntVector;

class Fusion {
 public:
  // Sets group, stage and is_stored of the values. A value's stage is above that of all it is computed from by other
  // kernels or calls, so values of one stage are independent.
  explicit Fusion(ValueTable& values);

  const std::vector<FusionGroup>& groups() const { return groups_; }
  MemberRole RoleOf(NodeIndex member) const { return roles_[member]; }
  // Of a member that is the second of a pair that its group has; null for others.
  const LocalPair* PairAt(NodeIndex second) const;
  // Of such a pair.
  bool IsFirstOfPair(NodeIndex member) const;

  // fusion_layout.cc. For a member (as producer) of the group; over the dims that its role has.
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
  // What a node would be in a group, and what the group's loops would then be.
  struct Place {
    MemberRole role = MemberRole::kNone;
    uint32_t reduced = 0;
    bool chunked = false;
  };
  using Groups = absl::InlinedVector<int, 4>;

  void FindPairs();
  void PlaceLoop(NodeIndex i);
  bool PlacePair(NodeIndex second, LocalPair& pair);
  void PlaceSecond(NodeIndex second, LocalPair& pair);
  bool IsReadBack(NodeIndex reduction, const SymIntVector& dims) const;
  bool PlaceWithProducers(NodeIndex i);
  bool PlaceWithSibling(NodeIndex i, int max_stage);
  void MarkStored();
  int MaxStageRead(const ValueInfo& info) const;
  // Joins a node to a group that is the others merged, when that may be; the first of `merged` is the one that stays.
  bool TryJoin(NodeIndex i, const Groups& merged);
  bool CanJoin(NodeIndex i, const FusionGroup& group, absl::Span<const int> merged, const Place& place) const;
  bool CanReadInside(NodeIndex reader, size_t k, const FusionGroup& group) const;
  void Join(NodeIndex i, int group, const Place& place);
  void Merge(int from, int into);

  // fusion_roles.cc.
  Place PlaceIn(NodeIndex i, const FusionGroup& group, absl::Span<const int> merged) const;
  Place PlaceReduction(NodeIndex i, const FusionGroup& group) const;
  Place FirstReduction(NodeIndex i, const FusionGroup& group) const;

  // fusion_layout.cc.
  static bool MapDims(const TensorType& operand, absl::Span<const size_t> places, const FusionGroup& group,
                      DomainStrides& strides);
  std::optional<DomainStrides> StridesAs(const TensorType& operand, const TensorType& reader, MemberRole role,
                                         const FusionGroup& group, const LoopOp* reduction = nullptr) const;

  // fusion_stages.cc: which groups may be one, and when they run.
  struct Search {
    int budget = 400;  // groups and other values to look at
    absl::flat_hash_set<int> groups;
    absl::flat_hash_set<NodeIndex> values;
  };
  bool DependsOn(NodeIndex value, absl::Span<const int> groups, Search& search) const;
  void AddRead(NodeIndex root, int group);
  bool AreIndependent(absl::Span<const int> groups, const FusionGroup& together) const;
  bool RaiseStage(absl::Span<const int> groups, int stage);

  // fusion_merges.cc: small groups that become part of others when all are known.
  void MergeSmallGroups();
  bool MergeAsRows(int g);
  bool CanBeRowsOf(int to, int small) const;

  ValueTable& values_;
  std::vector<FusionGroup> groups_;
  std::vector<MemberRole> roles_;
  absl::flat_hash_map<NodeIndex, LocalPair> pairs_;          // by the second reduction
  absl::flat_hash_map<NodeIndex, NodeIndex> second_of_;      // of firsts and of chains
  NodeIndex current_ = 0;                                    // all before it are placed
  std::vector<absl::InlinedVector<NodeIndex, 3>> reads_;     // of each value: the roots of what it reads
  std::vector<absl::InlinedVector<NodeIndex, 2>> readers_;   // of each root
  std::vector<absl::InlinedVector<int, 2>> reading_groups_;  // recent groups that read a root from memory
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_FUSE_H_
