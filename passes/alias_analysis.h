#ifndef BACKTAPE_PASSES_ALIAS_ANALYSIS_H_
#define BACKTAPE_PASSES_ALIAS_ANALYSIS_H_

#include <cstdint>
#include <limits>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "backtape/ir/graph.h"

namespace backtape {

// True when calling `node`, a call of a known op but operator.*, writes its i-th argument (in the schema's order): the
// schema marks it, or the op is in-place; but batch norm does not write the running statistics when it does not train.
bool WritesArgument(const Node& node, size_t i);

// True when calling `node` may write the storage of an operand: it writes an argument, is an augmented assignment of
// Python's on what may be a tensor, or a call of something unknown.
bool MayWrite(const Node& node);

// True for ops that address their first operand's storage from its beginning (as_strided), or report where the operand
// lies in it: what they return depends on the storage, which a tensor of the same value need not have.
bool AddressesStorage(const OpSchema& op);

// Which values may share storage, when that storage is written and last read, and whether the caller sees it. Values
// are put into classes of "may share"; views and in-place results are in the class of what they view, results of
// unknown calls in that of all their operands. Distinct placeholders are taken to have distinct storage.
// Flow-insensitive but for the positions of the first write and the last read. Linear to make; the graph's nodes must
// outlive it.
class AliasAnalysis {
 public:
  explicit AliasAnalysis(const Graph& graph);

  bool MayShareStorage(const Node* a, const Node* b) const { return Find(a) == Find(b); }
  bool IsWritten(const Node* node) const { return Info(node).first_write != kNever; }
  // The value reads the same wherever the graph reads it: no read stands after the first write.
  bool IsStable(const Node* node) const;
  // Sizes and strides of some value of the class are changed in place (t_, squeeze_).
  bool HasGeometryChange(const Node* node) const { return Info(node).geometry_changes; }
  // Storage of a placeholder or an attribute.
  bool IsExternal(const Node* node) const { return Info(node).is_external; }
  // Storage that the graph returns.
  bool IsReturned(const Node* node) const { return Info(node).num_returned > 0; }
  // In more than one place: the caller sees that these share it.
  bool IsReturnedTwice(const Node* node) const { return Info(node).num_returned > 1; }

  // Whether readers of `copy` may read `original` instead, given that both have the same value: nothing is written
  // between a write and a read then, no output comes to share storage with an input or with another output, and
  // no reader of `copy` finds its storage exchanged for one with other contents.
  bool MayReplaceByAlias(const Node* copy, const Node* original) const;

  // Keep up with a pass: `made` is a new node with storage of its own; readers of `node` read `original` from now on,
  // or the two share storage for another reason.
  void AddNode(const Node* made) { AddElement(made); }
  void Unite(const Node* node, const Node* original) { UniteElements(Find(node), Find(original)); }

 private:
  static constexpr uint32_t kNever = std::numeric_limits<uint32_t>::max();
  struct ClassInfo {
    uint32_t first_write = kNever;  // positions in the graph, counted from 1
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
  void AddIfMissing(const Node* node);  // an ill-formed graph may use what is not defined yet
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
  absl::flat_hash_map<std::pair<const Node*, int64_t>, const Node*> outputs_read_;  // of calls with several outputs
};

}  // namespace backtape

#endif  // BACKTAPE_PASSES_ALIAS_ANALYSIS_H_
