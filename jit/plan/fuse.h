#ifndef BACKTAPE_JIT_PLAN_FUSE_H_
#define BACKTAPE_JIT_PLAN_FUSE_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/container/inlined_vector.h"
#include "absl/types/span.h"
#include "backtape/jit/plan/collective_times.h"
#include "backtape/jit/plan/value_table.h"

namespace backtape::jit {

// How a member relates to its group's loops over rows (the kept dims) and over the elements of each row.
enum class MemberRole : uint8_t {
  kNone,
  kFull,          // one element per point of dims
  kRow,           // one per row, computed from other per-row values
  kRowReduction,  // reduces the elements of each row to a per-row value
  kRowPick,       // gather of one element per row; the result is a per-row value
  // Sums over rows, computed along with the work on each row. They are stored in parts, so no member can read the
  // results.
  kColumnSum,  // sums full elements over rows: one result per position in a row
  kTotal,      // sums all full elements: one result
  kRowTotal,   // sums per-row values: one result
};
// Whether the operands of a member with this role are full elements rather than per-row values.
bool ReadsElements(MemberRole role);
bool MakesRow(MemberRole role);
bool SumsOverRows(MemberRole role);

// Nodes that become one kernel. The kernel's loops run over `dims`; the bits of `reduced` mark the dims within a row.
struct FusionGroup {
  int stage = 0;
  SymIntVector dims;
  uint32_t reduced = 0;
  // The row reduction is split into chunks that a second kernel folds, so no member reads its final result.
  bool chunked = false;
  std::vector<NodeIndex> members;  // in graph order
  CollectiveTimes times;           // of all members
  // The values that members read from outside the group. Only one value of each other group is listed.
  std::vector<NodeIndex> reads;
  bool is_merged_away = false;
};

// Whether a pair of reductions over these dims (sorted) should be computed in parts (paired_reductions.h).
bool ReducesInParts(const SymIntVector& sizes, const std::vector<int64_t>& dims);

// Whether rows have so few elements that the lanes of a vector should hold different rows. The last dims are reduced,
// or have few elements too, as in products of small matrices.
bool HasNarrowRows(const SymIntVector& dims, uint32_t reduced);
// Whether the last dims are kept and have so few elements that the lanes of a vector should run through the reduced
// dims before them.
bool HasNarrowColumns(const SymIntVector& dims, uint32_t reduced);

// A PairedReduction in a chunked group: in each chunk, the chain reads the first reduction's result for that chunk, not
// the final one.
struct LocalPair {
  NodeIndex first = kNoNode;
  std::vector<NodeIndex> chain;
  bool is_exp = false;
  bool is_placed = false;
};

// A value's strides over a group's dims; 0 for dims of size 1 and for dims that a per-row value lacks.
using DomainStrides = SymIntVector;

class Fusion {
 public:
  // Sets group, stage and is_stored of the values. A value's stage is higher than the stages of all other kernels and
  // calls that it depends on, so kernels of the same stage are independent.
  explicit Fusion(ValueTable& values);

  const std::vector<FusionGroup>& groups() const { return groups_; }
  MemberRole RoleOf(NodeIndex member) const { return roles_[member]; }
  // The pair whose second reduction is `second`, if the whole pair was placed in one group; otherwise null.
  const LocalPair* PairAt(NodeIndex second) const;
  // Whether the member is the first reduction of such a pair.
  bool IsFirstOfPair(NodeIndex member) const;

  // fusion_layout.cc: the strides of a member's result over the group's dims; 0 for dims that its role lacks. nullopt
  // if its dims do not correspond to the group's.
  std::optional<DomainStrides> StridesAsMember(NodeIndex member, const FusionGroup& group) const;
  // Like StridesAsMember above, with the strides of another tensor of the same sizes.
  std::optional<DomainStrides> StridesAsMember(NodeIndex member, const FusionGroup& group,
                                               const TensorType& type) const;
  // Strides of an operand as `reader`, a member of the group, reads it.
  std::optional<DomainStrides> StridesAsOperand(const TensorType& operand, NodeIndex reader,
                                                const FusionGroup& group) const;
  // The member of the reader's group that produces the operand; kNoNode if the operand comes from memory.
  NodeIndex ProducerInGroup(const Node* operand, NodeIndex reader) const;

 private:
  // A node's role in a group, and the group's loops after the node has joined.
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
  // Whether the elements of a member's result lie in a different order from those of the node's, so that one loop would
  // access one of the two element by element.
  bool HasOtherOrder(NodeIndex i, const FusionGroup& group) const;
  void MarkStored();
  int MaxStageRead(const ValueInfo& info) const;
  // Merges the groups `merged` into the first of them and adds the node, if that is allowed.
  bool TryJoin(NodeIndex i, const Groups& merged);
  bool CanJoin(NodeIndex i, const FusionGroup& group, absl::Span<const int> merged, const Place& place) const;
  bool CanReadInside(NodeIndex reader, size_t k, const FusionGroup& group) const;
  void Join(NodeIndex i, int group, const Place& place);
  void Merge(int from, int into);

  // fusion_roles.cc: roles of members.
  Place PlaceIn(NodeIndex i, const FusionGroup& group, absl::Span<const int> merged) const;
  Place PlaceReduction(NodeIndex i, const FusionGroup& group) const;
  Place FirstReduction(NodeIndex i, const FusionGroup& group) const;

  // fusion_layout.cc: strides.
  static bool MapDims(const TensorType& operand, absl::Span<const size_t> places, const FusionGroup& group,
                      DomainStrides& strides);
  std::optional<DomainStrides> StridesAs(const TensorType& operand, const TensorType& reader, MemberRole role,
                                         const FusionGroup& group, const LoopOp* reduction = nullptr) const;

  // fusion_stages.cc: whether groups can be merged, and when they run.
  struct Search {
    int budget = 400;  // number of groups and ungrouped values that may still be visited
    absl::flat_hash_set<int> groups;
    absl::flat_hash_set<NodeIndex> values;
  };
  bool DependsOn(NodeIndex value, absl::Span<const int> groups, Search& search) const;
  void AddRead(NodeIndex root, int group);
  bool AreIndependent(absl::Span<const int> groups, const FusionGroup& together) const;
  bool RaiseStage(absl::Span<const int> groups, int stage);

  // fusion_merges.cc: merging of small groups after all groups are known.
  void MergeSmallGroups();
  bool MergeAsRows(int g);
  bool CanBeRowsOf(int to, int small) const;

  ValueTable& values_;
  std::vector<CollectiveTimes> times_;  // of each value
  std::vector<FusionGroup> groups_;
  std::vector<MemberRole> roles_;
  absl::flat_hash_map<NodeIndex, LocalPair> pairs_;          // keyed by the second reduction
  absl::flat_hash_map<NodeIndex, NodeIndex> second_of_;      // keyed by the first reduction and by the chain
  NodeIndex current_ = 0;                                    // all earlier nodes are placed
  std::vector<absl::InlinedVector<NodeIndex, 3>> reads_;     // for each value, the roots of its operands
  std::vector<absl::InlinedVector<NodeIndex, 2>> readers_;   // for each root, its readers
  std::vector<absl::InlinedVector<int, 2>> reading_groups_;  // for each root, recent groups that read it from memory
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_FUSE_H_
