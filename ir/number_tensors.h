#ifndef BACKTAPE_IR_NUMBER_TENSORS_H_
#define BACKTAPE_IR_NUMBER_TENSORS_H_

#include <optional>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/inferred_types.h"
#include "backtape/ir/python_operators.h"
#include "backtape/ir/shape_env.h"

namespace backtape {

// A float or a bool without a type.
struct Number {
  NumberKind kind = NumberKind::kFloat;
  bool is_read = false;    // it depends on a value of a tensor, and not only on sizes
  Node* tensor = nullptr;  // what replaces it, once that is needed
};

// Whether the node is x.item().
bool IsItem(const Node& node);
// The dtype of a tensor that holds a number.
DType DTypeOf(NumberKind kind);
// The kind of the operator's result; nullopt where Python raises an error.
std::optional<NumberKind> KindOfResult(const Node& node, const NumberOperator& op,
                                       absl::Span<const NumberKind> operands);

// The numbers of a graph, as they are found in graph order, and the tensors that replace them.
class NumberTensors {
 public:
  // Both must outlive this.
  NumberTensors(Graph& graph, ShapeEnv& env) : graph_(graph), types_(graph, env) {}

  void Add(Node* node, const Number& number) { numbers_.emplace(node, number); }
  // Adds a call that the run evaluates as a number (PlainKindOf).
  void AddPlain(Node* node, NumberKind kind) { plain_.emplace(node, kind); }

  // Null for all other arguments.
  const Number* Find(const Argument& argument) const;
  // The kind of a number that the run evaluates itself, without a tensor: a constant, an integer, or what Python
  // computes from these.
  std::optional<NumberKind> PlainKindOf(const Argument& argument) const;
  // The kind of any number; nullopt for other arguments.
  std::optional<NumberKind> KindOf(const Argument& argument) const;

  InferredTypes& types() { return types_; }
  // Infers the type of a node that has none.
  void Infer(Node& node);
  // The type of the call's result, by its shape rule, which gets ConstantOf each number.
  absl::StatusOr<ValueType> TypeOf(Node& call);
  // A constant of the same kind, for shape rules, which need a number; nullopt if the node is neither a float nor a
  // bool.
  std::optional<Argument> ConstantOf(Node& node) const;

  // A tensor of the dtype for any number. New nodes are inserted at the insertion point.
  Argument Converted(const Argument& number, DType dtype, const Node& from);
  // The tensor that replaces a number, computed directly after it.
  Node* TensorOf(Node* node);
  // The tensor for the result of a Python operator or function.
  Node* Computed(const Node& node);
  // A new call, which EraseUnused erases if it has no uses.
  Node* Call(OpId op, ArgumentList args, KeywordArguments kwargs, const Node& from, const TensorType& type);
  // Whether Call made the node.
  bool IsCreated(const Node* node) const;

  void Erase(Node* node);
  // Erases the tensors and the numbers without uses. Returns whether any number was erased.
  bool EraseUnused();

 private:
  Node* Read(const Node& item);
  // Whether the run evaluates the number as a bool, which has no type, so that no op takes it.
  bool IsPlainBool(const Argument& number) const;
  // Returns a tensor for a bool of IsPlainBool, computed directly after the bool.
  Node* TensorOfPlain(Node* node);

  Graph& graph_;
  InferredTypes types_;
  absl::flat_hash_map<const Node*, Number> numbers_;
  absl::flat_hash_map<const Node*, NumberKind> plain_;
  absl::flat_hash_map<const Node*, Node*> plain_tensors_;  // TensorOfPlain
  std::vector<Node*> created_;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_NUMBER_TENSORS_H_
