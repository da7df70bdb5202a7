#ifndef BACKTAPE_PASSES_NODE_EVALUATOR_H_
#define BACKTAPE_PASSES_NODE_EVALUATOR_H_

#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "backtape/autograd/custom/program_function.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/ir/graph.h"

namespace backtape::internal {

// Makes the calls of a graph with autograd, one after the other, and holds the values of its nodes. The tensors are
// symbolic while a program is traced.
class NodeEvaluator {
 public:
  // Calls the op of a node with bound arguments.
  using CallFn = std::function<IValue(const Node& node, const OpSchema& op, const IValueList& args)>;

  using CallFunctionFn = std::function<variable_list(const std::shared_ptr<const CustomProgramFunction>& function,
                                                     const variable_list& inputs)>;

  // `verb` is what is done to the graph, for messages: "differentiate".
  NodeEvaluator(const OpLibrary& library, std::string verb) : library_(library), verb_(std::move(verb)) {}

  // Sets the function that makes the calls. By default, they are made with autograd.
  void set_call(CallFn call) { call_ = std::move(call); }

  // Sets the function that makes the calls of custom functions (Graph::functions()).
  void set_call_function(CallFunctionFn call) { call_function_ = std::move(call); }

  IValue& operator[](const Node* node) { return values_[node]; }
  absl::StatusOr<IValue> ValueOf(const Argument& argument);
  // The value of a call, whose operands have values. Does not store it. May throw backtape::Error, too.
  absl::StatusOr<IValue> Evaluate(const Node& node);

 private:
  absl::StatusOr<IValue> CallFunction(const Node& node, const std::shared_ptr<const ProgramFunction>& function);
  absl::StatusOr<IValue> GetItem(const Node& node, const IValueList& args);
  absl::StatusOr<IValue> PythonValue(const Node& node, const IValueList& args);

  const OpLibrary& library_;
  const std::string verb_;
  CallFn call_;
  CallFunctionFn call_function_;
  absl::flat_hash_map<const Node*, IValue> values_;
};

}  // namespace backtape::internal

#endif  // BACKTAPE_PASSES_NODE_EVALUATOR_H_
