#ifndef BACKTAPE_PASSES_ALIAS_ANALYSIS_H_
#define BACKTAPE_PASSES_ALIAS_ANALYSIS_H_

#include <cstdint>
#include <limits>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/functional/function_ref.h"
#include "backtape/ir/graph.h"

namespace backtape {

// True if `node`, a call of a known op other than operator.*, writes its i-th argument (in schema order): the schema
// marks it as written, or the op is in-place. Exception: an op with the tag writes_in_training (batch norm, rrelu)
// writes only in training.
bool WritesArgument(const Node& node, size_t i);

// True if the schema says that a result may share the storage of the i-th argument: a return has its alias annotation.
bool SharesAliasSetWithReturn(const OpSchema& op, size_t i);

// The operand whose storage the result of a call may share, if its op is a view, in-place or getitem; null for other
// nodes.
const Node* ViewedOf(const Node& node);

// The value whose memory the node's value shares, by the tags of view ops; the node itself if it is not a view.
const Node* StorageOf(const Node* node);

// Calls visit(const Node*) for each value that a call of a known op other than operator.* writes. A list is written
// value by value.
void VisitWritten(const Node& node, absl::FunctionRef<void(const Node*)> visit);

// True if `node` may write the storage of an operand: it writes an argument, is a Python augmented assignment to a
// value that may be a tensor, or calls an unknown target.
bool MayWrite(const Node& node);

// True for ops that address their first operand's storage from its beginning (as_strided), or report the operand's
// offset in it. Their results may differ for another tensor with the same value.
bool AddressesStorage(const OpSchema& op);

// Determines which values may share storage, when that storage is written and last read, and whether the caller can see
// it. Values form "may share" classes: a view or an in-place result joins the class of its operand, and the result of
// an unknown call joins the classes of all its operands. Distinct placeholders are assumed not to alias.
// Flow-insensitive, except for the positions of the first write and the last read. Built in linear time. The graph's
// nodes must outlive it.
class AliasAnalysis {
 public:
  explicit AliasAnalysis(const Graph& graph);

  bool MayShareStorage(const Node* a, const Node* b) const { return Find(a) == Find(b); }
  bool IsWritten(const Node* node) const { return Info(node).first_write != kNever; }
  // True if every read yields the same value, because no read comes after the first write.
  bool IsStable(const Node* node) const;
  // True if some value of the class has its sizes or strides changed in place (t_, squeeze_).
  bool HasGeometryChange(const Node* node) const { return Info(node).geometry_changes; }
  // True if the storage belongs to a placeholder or an attribute.
  bool IsExternal(const Node* node) const { return Info(node).is_external; }
  // True if the graph returns the storage.
  bool IsReturned(const Node* node) const { return Info(node).num_returned > 0; }
  // True if the graph returns the storage more than once, so the caller can see the sharing.
  bool IsReturnedTwice(const Node* node) const { return Info(node).num_returned > 1; }

  // True if readers of `copy` may read `original` instead, given that both have the same value: no read of either comes
  // after a write to either, no output starts to share storage with an input or another output, and no op addresses
  // the storage of `copy`.
  bool MayReplaceByAlias(const Node* copy, const Node* original) const;

  // Updates for passes. `made` is a new node with storage of its own. Unite records that readers of `node` now read
  // `original`, or that the two share storage for another reason.
  void AddNode(const Node* made) { AddElement(made); }
  void Unite(const Node* node, const Node* original) { UniteElements(Find(node), Find(original)); }

 private:
  static constexpr uint32_t kNever = std::numeric_limits<uint32_t>::max();
  struct ClassInfo {
    uint32_t first_write = kNever;  // position in the graph, from 1
    uint32_t last_read = 0;
    uint32_t num_returned = 0;
    bool is_external = false;
    bool geometry_changes = false;
    bool is_addressed_from_start = false;  // an op for which AddressesStorage holds reads a value of the class
  };

  uint32_t Find(const Node* node) const { return Find(Element(node)); }
  uint32_t Find(uint32_t element) const;
  uint32_t Element(const Node* node) const;
  uint32_t AddElement(const Node* node);
  void AddIfMissing(const Node* node);  // for ill-formed graphs, which may use a node before its definition
  ClassInfo& Info(const Node* node) { return info_[Find(node)]; }
  const ClassInfo& Info(const Node* node) const { return info_[Find(node)]; }
  void UniteElements(uint32_t a, uint32_t b);
  void Visit(const Node& node, uint32_t position);
  void VisitCall(const Node& node, uint32_t position);
  void VisitGetItem(const Node& node, uint32_t position);
  void VisitUnknown(const Node& node, uint32_t position);
  void Read(const Node* node, uint32_t position);
  void Write(const Node* node, uint32_t position);

  absl::flat_hash_map<const Node*, uint32_t> elements_;
  mutable std::vector<uint32_t> parent_;
  std::vector<ClassInfo> info_;
  absl::flat_hash_map<std::pair<const Node*, int64_t>, const Node*> outputs_read_;  // outputs of multi-output calls
};

}  // namespace backtape

#endif  // BACKTAPE_PASSES_ALIAS_ANALYSIS_H_
