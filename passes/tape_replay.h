#ifndef BACKTAPE_PASSES_TAPE_REPLAY_H_
#define BACKTAPE_PASSES_TAPE_REPLAY_H_

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/signature.h"
#include "backtape/ir/symbol_values.h"
#include "backtape/passes/control_flow_calls.h"
#include "backtape/passes/node_evaluator.h"

namespace backtape::internal {

// Runs a graph with autograd on symbolic tensors. A new graph, the joint graph, records the ops that run. Used by
// differentiate.h, differentiate_forward.h and vectorize.h. Forward calls keep their stacks, and their names if they
// become a single call. Everything that a node records has the node as its origin. Errors name the node and its source
// line.
class TapeReplay {
 public:
  using CallFn = NodeEvaluator::CallFn;
  // The type of a placeholder that is a tensor.
  using TypeFn = std::function<TensorType(const Node& placeholder)>;

  // `purpose` is what is computed, in the plural: "gradients"; `verb` is what is done to the graph.
  TapeReplay(const Graph& forward, const OpLibrary& library, std::string purpose, std::string verb = "differentiate");

  // Sets the function that makes the calls. By default, they are made with autograd.
  void set_call(CallFn call) { values_.set_call(std::move(call)); }

  // Sets the function that makes the calls of custom functions (Graph::functions()).
  void set_call_function(NodeEvaluator::CallFunctionFn call) { values_.set_call_function(std::move(call)); }

  // Sets the function that records a call of a higher-order op and returns its results. By default, the call is
  // recorded as it is (passes/differentiate_control_flow.h).
  using ControlFlowFn =
      std::function<absl::StatusOr<IValue>(const HigherOrderCall& call, const ControlFlowOperands& operands)>;
  void set_control_flow(ControlFlowFn control_flow) { control_flow_ = std::move(control_flow); }

  // Sets the sizes of a run, as DifferentiateOptions::sizes describes.
  void SetSizes(const SymbolValues* sizes, bool specialise);

  // Call these four in this order, the last two while tracer() is the thread's tracer.
  absl::Status MakePlaceholders(const TypeFn& type_of = nullptr);
  // Sets wrt(), as DifferentiateOptions::wrt describes.
  absl::Status ChooseInputs(const std::optional<std::vector<std::string>>& names);
  absl::Status RunNodes();
  // Sets chosen(): these outputs, all of which must depend on the inputs; nullopt means all that do.
  // With `allow_independent`, outputs that do not depend are left out instead.
  absl::Status ChooseOutputs(const std::optional<std::vector<int>>& indices, bool allow_independent,
                             const std::function<bool(const Variable&)>& depends);

  // Adds a contiguous placeholder after the others. Its name is made unique and added to tangent_names().
  Variable AddTangentPlaceholder(const std::string& name, const TensorType& of);

  // Call this after the joint graph has its output. A formula may have decided a question about symbolic sizes with a
  // guard that no call of the graph implies. For each such guard, adds a call of sym_constrain_range, so that both
  // engines reject sizes for which the graph is not valid. Returns FailedPrecondition if the sizes of SetSizes are such
  // sizes.
  absl::Status AddGuards();

  // The signature of the forward. Placeholders and outputs that it does not name become user inputs and user outputs.
  Signature SignatureOfForward() const;

  Tracer& tracer() { return tracer_; }
  std::unique_ptr<Graph>& joint() { return joint_; }
  const std::vector<const Node*>& wrt() const { return wrt_; }
  const std::vector<size_t>& chosen() const { return chosen_; }
  const std::vector<std::string>& tangent_names() const { return tangent_names_; }
  const IValueList& outputs() const { return outputs_; }
  IValue& ValueOfNode(const Node* node) { return values_[node]; }

 private:
  static bool IsFloating(const IValue& value);
  TensorType OnDeviceOfInputs(TensorType type) const;
  const Node* FindPlaceholder(absl::string_view name) const;
  absl::Status RunNode(const Node& node);
  absl::StatusOr<IValue> Evaluate(const Node& node);
  absl::StatusOr<IValue> Attribute(const Node& node);
  absl::StatusOr<IValue> ControlFlow(const Node& node);
  absl::Status ReadOutputs();
  void AddGuard(const ShapeGuard& guard, Tracer& tracer);

  const Graph& forward_;
  const std::string purpose_;
  std::unique_ptr<Graph> joint_;
  ShapeEnv shape_env_;
  const SymbolValues* sizes_ = nullptr;
  Tracer tracer_;
  NodeEvaluator values_;
  const Device device_;  // of the placeholders and attributes
  std::vector<const Node*> wrt_;
  IValueList outputs_;
  std::vector<size_t> chosen_;
  std::vector<std::string> tangent_names_;
  ControlFlowFn control_flow_;
};

}  // namespace backtape::internal

#endif  // BACKTAPE_PASSES_TAPE_REPLAY_H_
