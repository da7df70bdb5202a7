#ifndef BACKTAPE_JIT_PLAN_VALUE_TABLE_H_
#define BACKTAPE_JIT_PLAN_VALUE_TABLE_H_

#include <optional>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/status/status.h"
#include "backtape/ir/graph.h"
#include "backtape/jit/plan/dense_nodes.h"
#include "backtape/jit/plan/epilogue.h"
#include "backtape/jit/plan/gathered_rows.h"
#include "backtape/jit/plan/loop_op.h"
#include "backtape/jit/plan/product_layouts.h"
#include "backtape/tensor/tensor.h"

namespace backtape::jit {

enum class ValueKind : uint8_t {
  kNothing,   // not computed: a node without readers, or the output node
  kInput,     // a placeholder
  kConstant,  // known when the plan is made
  // A view of another value's memory. This kind includes a copy that only products read (they read its source instead),
  // and rows that only row scatters read (they read the table instead, see gathered_rows.h).
  kView,
  kLoop,   // computed in a fused kernel
  kFill,   // all elements equal one number; a kernel that reads it needs no memory for it
  kDense,  // a matrix product, convolution or row scatter (IsDenseCall)
  // cat: each operand is copied to its place. This kind includes a copy that transposes, and a copy of a product's
  // result, into which the product writes directly
  kConcat,
  kSegments,   // cat that only matrix products read, along the dim that they sum over; read piece by piece
  kFallback,   // any other call, computed as a CallStep (call_steps.h) or by its reference kernel
  kPick,       // one output of a kFallback call with several outputs
  kNumber,     // a symbolic integer
  kWriteBack,  // copy_ into a placeholder
};

// Whether a step or the output node reads the operands of values of this kind.
constexpr bool ReadsOperands(ValueKind kind) {
  return kind != ValueKind::kInput && kind != ValueKind::kConstant && kind != ValueKind::kView &&
         kind != ValueKind::kFill && kind != ValueKind::kNumber;
}

using NodeIndex = int;
inline constexpr NodeIndex kNoNode = -1;

struct ValueInfo {
  // The number of values that the step reads: the node's operands, then more_reads. 0 for values that depend on
  // no other: a fill and a number use only the sizes of operands, and a view is read as its root.
  size_t num_reads() const { return ReadsOperands(kind) ? node->num_operands() + more_reads.size() : 0; }
  const Node* read(size_t k) const {
    return k < node->num_operands() ? node->operand(k) : more_reads[k - node->num_operands()];
  }

  const Node* node = nullptr;
  ValueKind kind = ValueKind::kNothing;
  NodeIndex root = kNoNode;  // the value whose memory this one uses; itself unless it is a view
  std::optional<LoopOp> loop;
  Epilogue epilogue;  // set for kDense only
  // For kDense: the residual of the epilogue, or the positions and scales of rows that a row scatter gathers.
  std::vector<const Node*> more_reads;
  Tensor constant;
  // Set by fusion:
  int group = -1;
  int stage = 0;
  // Whether it is read outside its own kernel.
  bool is_stored = false;
};

// How the plan computes each node of a graph, indexed by the node's position.
class ValueTable {
 public:
  // Returns Unimplemented for a graph that cannot be planned, because functionalisation left writes or types are
  // unknown.
  static absl::StatusOr<ValueTable> Make(const Graph& graph);

  size_t size() const { return values_.size(); }
  ValueInfo& at(NodeIndex i) { return values_[i]; }
  const ValueInfo& at(NodeIndex i) const { return values_[i]; }
  NodeIndex IndexOf(const Node* node) const { return index_.at(node); }
  const ValueInfo& of(const Node* node) const { return values_[IndexOf(node)]; }
  NodeIndex RootOf(const Node* node) const { return of(node).root; }
  // Returns the copy if `factor` is an omitted copy or a view of one: the product then reads the copy's source.
  std::optional<CopiedFactor> LeftOutCopyBefore(const Node& factor) const;
  // Returns how row scatters compute the rows if they are not in memory.
  std::optional<GatheredRows> GatheredRowsFor(const Node& rows) const;
  // If a stacked product is computed with the batch dims of its factors, those dims; null if it is computed with the
  // dims of its own type.
  const SymIntVector* BatchOf(const Node& product) const;

 private:
  absl::Status Classify(const Node& node, ValueInfo& info);
  absl::Status ClassifyCheck(const Node& node, ValueInfo& info) const;
  absl::Status CheckReads(const ValueInfo& info);
  void AddEpilogue(const Node& product, ValueInfo& info);
  bool IsInMemoryBefore(const Node& residual) const;
  void MarkSegments();
  bool LeaveOut(const Node& copy);

  std::vector<ValueInfo> values_;
  absl::flat_hash_map<const Node*, NodeIndex> index_;
  absl::flat_hash_set<NodeIndex> written_;                   // inputs written so far
  absl::flat_hash_set<const Node*> inputs_to_write_;         // inputs that some node writes
  absl::flat_hash_set<const Node*> left_out_;                // omitted copies, and views of them
  absl::flat_hash_map<const Node*, GatheredRows> gathered_;  // rows that are not in memory
  absl::flat_hash_map<const Node*, SymIntVector> batch_of_;
  absl::flat_hash_map<const Node*, NodeIndex> finished_by_;  // for each epilogue node, the product that computes it
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_VALUE_TABLE_H_
