#ifndef BACKTAPE_IR_INFERRED_TYPES_H_
#define BACKTAPE_IR_INFERRED_TYPES_H_

#include <optional>

#include "absl/container/flat_hash_set.h"
#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/shape_env.h"

namespace backtape {

// The op that a Python operator on a tensor calls, by the types of its operands; nullopt for all other calls.
std::optional<OpId> TensorOpOf(const Node& call);

// Infers types that the graph does not state. The destructor makes them unknown again. A rewrite can thus use the types
// of a graph whose text states none.
class InferredTypes {
 public:
  // A constant in place of a number that has no type; nullopt for other nodes.
  using ConstantOf = absl::FunctionRef<std::optional<Argument>(Node& node)>;

  // Both must outlive this.
  InferredTypes(Graph& graph, ShapeEnv& env) : graph_(graph), env_(env) {}
  ~InferredTypes();
  InferredTypes(const InferredTypes&) = delete;
  InferredTypes& operator=(const InferredTypes&) = delete;

  // Sets the type of a node that has none.
  void Set(Node& node, const ValueType& type);
  // Infers the type of a node that has none from the types of its operands. Leaves it unknown if the shape rule rejects
  // the call.
  void Infer(Node& node, ConstantOf constant_of);
  // The type that the shape rule returns for a call of an op; unknown if an operand's type is unknown.
  absl::StatusOr<ValueType> TypeOf(Node& node, ConstantOf constant_of);
  // `made` replaces `node`, and gets the type of `node` if the graph states it.
  void CopyStated(const Node& node, Node& made);
  // Call this before a node is erased.
  void Forget(const Node& node) { inferred_.erase(&node); }

 private:
  Graph& graph_;
  ShapeEnv& env_;
  absl::flat_hash_set<const Node*> inferred_;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_INFERRED_TYPES_H_
