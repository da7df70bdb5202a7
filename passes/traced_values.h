#ifndef BACKTAPE_PASSES_TRACED_VALUES_H_
#define BACKTAPE_PASSES_TRACED_VALUES_H_

#include <optional>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"
#include "backtape/ir/symbol_values.h"
#include "backtape/tensor/ivalue.h"

namespace backtape::internal {

// Whether the value is or contains a tensor that may depend differentiably on a placeholder. Nothing is recorded on a
// tape, but decompositions query requires_grad, because fused attention has no gradient with respect to its mask.
bool IsDifferentiable(const IValue& value);
// Marks the value's floating-point tensors.
void MarkDifferentiable(const IValue& value);

// The values that the nodes of a graph have while some of its calls are traced into the same graph: symbolic tensors,
// sizes and constants.
class TracedValues {
 public:
  // Both must outlive the values.
  TracedValues(Graph& graph, const OpLibrary& library) : graph_(graph), tracer_(library, graph, shape_env_) {}

  Tracer& tracer() { return tracer_; }
  ShapeEnv& shape_env() { return shape_env_; }

  // Each sets a symbolic value for a node whose type is known. The type of a call that stays in the graph is inferred
  // from its operands.
  void AddPlaceholder(Node* node);
  void AddAttribute(Node* node);
  void AddKeptCall(Node* node);
  void Set(const Node* node, IValue value) { values_[node] = std::move(value); }
  void Remove(const Node* node) { values_.erase(node); }

  bool contains(const Node* node) const { return values_.contains(node); }
  const IValue& at(const Node* node) const { return values_.at(node); }
  // nullopt if the argument contains a node without a value, or a symbol without one.
  std::optional<IValue> ValueOf(const Argument& argument);
  // The value of a kept call with several results: getitem nodes, created at the insertion point. nullopt if a result
  // is neither a tensor nor None.
  std::optional<IValue> ItemsOf(Node* node);
  bool IsItemOfKeptCall(const Node& node) const;

  // Notes that a type was added to a node, for RemoveAddedTypes.
  void NoteAddedType(Node* node) { typed_.push_back(node); }
  void RemoveAddedTypes();

 private:
  void SetTensor(Node* node, TensorType type, bool is_differentiable);
  void SetSize(Node* node, const SymInt& size);
  bool HasDifferentiableOperand(const Node& node) const;

  Graph& graph_;
  ShapeEnv shape_env_;
  Tracer tracer_;
  absl::flat_hash_map<const Node*, IValue> values_;
  std::vector<Node*> typed_;  // nodes that had no type before
};

}  // namespace backtape::internal

#endif  // BACKTAPE_PASSES_TRACED_VALUES_H_
