#ifndef BACKTAPE_IR_NODE_H_
#define BACKTAPE_IR_NODE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/ir/argument.h"
#include "backtape/ir/op_schema.h"
#include "backtape/ir/provenance.h"
#include "backtape/ir/value_type.h"

namespace backtape {

class Graph;

enum class Opcode : uint8_t { kPlaceholder, kGetAttr, kCallFunction, kCallMethod, kCallModule, kOutput };
// "call_function".
absl::string_view ToString(Opcode opcode);

// One occurrence of a node as an operand: `user->operand(operand_index)` is the used node. `x + x` has two uses.
struct Use {
  Node* user = nullptr;
  uint32_t operand_index = 0;
  bool operator==(const Use&) const = default;
};

// A node of a graph, which creates, owns and destroys it. Its address is stable until it is erased.
class Node {
 public:
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;

  Graph* graph() const { return graph_; }
  Opcode opcode() const { return opcode_; }
  bool is_call() const {
    return opcode_ == Opcode::kCallFunction || opcode_ == Opcode::kCallMethod || opcode_ == Opcode::kCallModule;
  }
  bool is_placeholder() const { return opcode_ == Opcode::kPlaceholder; }
  // Whether the target can be the name of a subgraph (Graph::subgraphs).
  bool may_name_subgraph() const { return opcode_ == Opcode::kGetAttr || opcode_ == Opcode::kCallModule; }
  bool is_output() const { return opcode_ == Opcode::kOutput; }
  // Unique within the graph, including erased nodes; increases with creation.
  uint32_t id() const { return id_; }
  const std::string& name() const { return name_; }
  // As FX prints it: "torch.ops.aten.add.Tensor", "operator.getitem", "linear.weight", "primals_1", "output".
  absl::string_view target() const { return target_; }
  // The op that a call_function calls; null for other nodes and for targets missing from the graph's OpTable.
  const OpSchema* op() const { return op_; }
  // True for a call_function of this op.
  bool is_call_to(OpId op) const { return op_ != nullptr && op_->is(op); }

  const ArgumentList& args() const { return args_; }
  const KeywordArguments& kwargs() const { return kwargs_; }
  // Returns null if the call has no keyword argument with this name.
  const Argument* FindKwarg(absl::string_view name) const;
  // Replaces the arguments and updates all uses.
  void SetArgs(ArgumentList args);
  void SetKwargs(KeywordArguments kwargs);
  void SetArgsAndKwargs(ArgumentList args, KeywordArguments kwargs);

  // The nodes among the arguments, one per occurrence, in printing order (args, then kwargs, depth first).
  size_t num_operands() const { return operands_.size(); }
  Node* operand(size_t i) const { return operands_[i].leaf->node(); }
  void SetOperand(size_t i, Node* value);

  // Uses by other nodes. The order is deterministic but carries no meaning.
  absl::Span<const Use> uses_unordered() const { return uses_; }
  size_t num_uses() const { return uses_.size(); }
  bool has_uses() const { return !uses_.empty(); }
  // The distinct nodes that use this one, in graph order. FX prints their number as num_users.
  std::vector<Node*> users() const;
  size_t num_users() const;

  Node* prev() const { return prev_; }
  Node* next() const { return next_; }
  // Both nodes must belong to the same graph.
  bool IsBefore(const Node* other) const { return order_ < other->order_; }

  const ValueType& type() const { return type_; }
  void set_type(ValueType type) { type_ = std::move(type); }
  const Provenance& provenance() const { return provenance_; }
  Provenance& mutable_provenance() { return provenance_; }
  void set_provenance(Provenance p) { provenance_ = std::move(p); }

  // True if removing or repeating the call could be observable: it writes to a tensor, draws random numbers, returns
  // nothing (an assertion), or calls an unknown target. Placeholders and outputs count as impure.
  bool is_impure() const;

 private:
  friend class Graph;
  struct Operand {
    Argument* leaf;      // in args_ or kwargs_; stable until the arguments are replaced
    uint32_t use_index;  // index of this occurrence in leaf->node()->uses_
  };
  Node(Graph* graph, Opcode opcode, uint32_t id) : graph_(graph), opcode_(opcode), id_(id) {}
  void IndexOperands();
  void DropOperands();
  void AddUse(Node* def, uint32_t operand_index);
  // Reserves room for `more` uses, so that adding them cannot fail halfway through a change.
  void ReserveUses(size_t more);
  void RemoveUse(uint32_t operand_index);

  Graph* graph_;
  Node* prev_ = nullptr;
  Node* next_ = nullptr;
  uint64_t order_ = 0;
  Opcode opcode_;
  uint32_t id_;
  absl::string_view target_;
  const OpSchema* op_ = nullptr;
  std::string name_;
  ArgumentList args_;
  KeywordArguments kwargs_;
  std::vector<Operand> operands_;
  std::vector<Use> uses_;
  ValueType type_;
  Provenance provenance_;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_NODE_H_
