#ifndef BACKTAPE_JIT_PLAN_VALUE_TABLE_H_
#define BACKTAPE_JIT_PLAN_VALUE_TABLE_H_

#include <optional>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/status/status.h"
#include "backtape/ir/graph.h"
#include "backtape/jit/plan/epilogue.h"
#include "backtape/jit/plan/loop_op.h"
#include "backtape/jit/plan/product_layouts.h"
#include "backtape/tensor/tensor.h"

namespace backtape::jit {

enum class ValueKind : uint8_t {
  kNothing,    // not computed: unused, or the output node
  kInput,      // a placeholder
  kConstant,   // known when the plan is made
  kView,       // strides over another value's memory, or a copy that only products would read: they read that memory
  kLoop,       // made in a fused kernel
  kFill,       // one number throughout: a kernel that reads it needs no memory for it
  kLibrary,    // a matrix product or convolution
  kConcat,     // cat: each operand is copied to its place; a copy of a product, which is made in its place
  kSegments,   // cat that only matrix products read, along the dim that they sum over: read piece by piece
  kFallback,   // by its reference kernel
  kPick,       // an output of a fallback call with several
  kNumber,     // a symbolic integer
  kWriteBack,  // copy_ into a placeholder
};

using NodeIndex = int;
inline constexpr NodeIndex kNoNode = -1;

struct ValueInfo {
  // The values that its step reads: the node's operands, then the residual if it adds one.
  size_t num_reads() const { return node->num_operands() + (epilogue.residual == nullptr ? 0 : 1); }
  const Node* read(size_t k) const { return k < node->num_operands() ? node->operand(k) : epilogue.residual; }

  const Node* node = nullptr;
  ValueKind kind = ValueKind::kNothing;
  NodeIndex root = kNoNode;  // whose memory the value lies in; itself unless it is a view
  std::optional<LoopOp> loop;
  Epilogue epilogue;  // of a library call
  Tensor constant;
  // By fusion:
  int group = -1;
  int stage = 0;
  // Something outside its own kernel reads it.
  bool is_stored = false;
};

// What each node of a graph is to the plan, by its position.
class ValueTable {
 public:
  // Unimplemented for a graph that can't be planned: writes that functionalisation left, unknown types.
  static absl::StatusOr<ValueTable> Make(const Graph& graph);

  size_t size() const { return values_.size(); }
  ValueInfo& at(NodeIndex i) { return values_[i]; }
  const ValueInfo& at(NodeIndex i) const { return values_[i]; }
  NodeIndex IndexOf(const Node* node) const { return index_.at(node); }
  const ValueInfo& of(const Node* node) const { return values_[IndexOf(node)]; }
  NodeIndex RootOf(const Node* node) const { return of(node).root; }
  // The copy before a factor of a product that reads what it copies instead.
  std::optional<CopiedFactor> LeftOutCopyBefore(const Node& factor) const;
  // The batch dims that a stack's product is done with: those of its factors. Null for those of its type.
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
  absl::flat_hash_set<NodeIndex> written_;            // inputs
  absl::flat_hash_set<const Node*> inputs_to_write_;  // that some node writes
  absl::flat_hash_set<const Node*> left_out_;         // copies, and views of them
  absl::flat_hash_map<const Node*, SymIntVector> batch_of_;
  absl::flat_hash_map<const Node*, NodeIndex> finished_by_;  // of the nodes of epilogues: the product
};

// Whether the plan has a library form for the call.
bool IsLibraryCall(const Node& node);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_VALUE_TABLE_H_
