#ifndef BACKTAPE_PASSES_CALL_TRACING_H_
#define BACKTAPE_PASSES_CALL_TRACING_H_

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"
#include "backtape/passes/call_context.h"
#include "backtape/passes/python_targets/call_python.h"
#include "backtape/passes/traceable_calls.h"
#include "backtape/passes/traced_numbers.h"
#include "backtape/passes/traced_values.h"

namespace backtape::internal {

// One walk of TraceCalls (passes/trace_calls.h) over a graph, without its subgraphs.
class CallTracing {
 public:
  CallTracing(Graph& graph, const TraceCallsOptions& options);

  absl::StatusOr<bool> Run();

 private:
  // --- The walk (trace_calls.cc) ---

  // Erases floats without uses: they were only needed to compute numbers that have become constants.
  void EraseUnusedFloats();
  void Report(const absl::Status& status, const Node& node);
  void Visit(Node* node);
  // Replaces item() of a floating-point tensor whose value is unknown before the run by the op that reads the number.
  // Returns null for other nodes.
  Node* ReadInRun(Node* node);
  static bool IsTensorOp(const Node& node);
  TraceCallsOptions InnerOptions() const;
  void VisitPlaceholder(Node* node);
  // Leaves a call unchanged because an operand has no value. Adds no note if the operand is a kept call, which has one
  // already.
  bool LeaveUntyped(const Node& node);
  // The reader of a text has already listed the unknown targets (GraphText::unknown_ops). Both engines evaluate
  // functions on sizes (torch.sym_max) without replacing them.
  bool HasUnknownTarget(const Node& node) const;
  bool Leave(const Node& node, const std::string& reason);
  void RewriteOperands(Node* node);

  // --- Calls that stay in the graph, and their subgraphs (trace_subgraphs.cc) ---

  // Detaches the results of a call of subgraphs in a no-grad region. All other calls of the region have been
  // replaced.
  void DetachKept(Node* node);
  static IValue Detached(const IValue& value);
  // Casts the operands of a call that stays in the graph, because the graph no longer shows its autocast region.
  void CastKept(Node* node);
  // All calls of a subgraph must be in the same autocast region, because they share its casts.
  absl::Status NoteRegion(const std::string& subgraph);
  // The placeholders of the call's subgraphs get the types of its operands.
  void TraceSubgraphs(const Node& node);
  // Traces the subgraphs of an autograd function, and sets the type of the call.
  void TraceAutogradFunction(Node* node);
  absl::Status TryTraceAutogradFunction(Node* node);

  // --- Calls that are replaced (replace_calls.cc) ---

  // Replaces the calls of a vmap that starts at the node, and returns the last of them. Returns null if there is none
  // or if they are left unchanged.
  Node* ReplaceVmap(Node* node);
  // Lets functions that replace a call use this walk. They set `is_differentiable` if gradients may flow through an
  // operand that they read.
  CallContext ContextFor(bool& is_differentiable);
  // Returns false if the call is not replaced.
  bool Replace(Node* node);
  // The floats without a value that are operands of a call of a tensor op.
  std::vector<Node*> FloatsOf(const Node& node) const;
  // Replaces a call that takes floats without a value (traced_numbers.h). At the end, the first trace is made again and
  // kept.
  bool ReplaceWithFloats(Node* node, const std::vector<Node*>& numbers);
  // Replaces the call with the numbers that the floats have for the given sizes.
  bool ReplaceWithNumbersInRun(Node* node, const std::vector<Node*>& numbers);
  // If the call is rejected, and there are hints, it is made again with the numbers of StateSizes.
  bool ReplacePlain(Node* node);
  // Replaces symbolic integers among the arguments by their numbers for the hints, as PyTorch does where a parameter is
  // an `int`, and adds a guard for each. Returns whether anything changed.
  bool StateSizes(python_targets::PythonCall& call, const Node& node);
  // Replaces a node by the calls that `evaluate` makes. `is_differentiable` is read after `evaluate` has returned.
  bool ReplaceBy(Node* node, absl::FunctionRef<absl::StatusOr<IValue>()> evaluate, const bool& is_differentiable);
  static std::shared_ptr<const StackTrace> StackOf(const Node& node);
  static int64_t SequenceNumberOf(const Node& node);
  static std::string TargetOf(const Node& node);
  absl::StatusOr<IValue> Evaluate(const Node& node, python_targets::PythonCall call);
  // The tensors among the operands, with the nodes that they represent.
  using OperandNodes = std::vector<std::pair<Tensor, Node*>>;
  OperandNodes NodesOfOperands(const Node& node) const;
  // Erases the nodes made for a call whose trace failed or was only a probe (traced_numbers.h). Nodes that define a
  // symbol or a constant are kept, because later calls may use them. `operands` was taken before the trace: each of its
  // tensors represents its node again, because after the trace of an in-place call the written tensor represents the
  // call.
  void EraseMade(Node* before, Node* node, const OperandNodes& operands);
  // Copies the origins of `node` to the nodes made for it, and its name to the one that computes its value. If one of
  // them draws random numbers, that one gets the name instead, so that the numbers stay the same.
  void FinishMade(Node* before, Node* node, const IValue& value);

  Graph& graph_;
  const TraceCallsOptions& options_;
  TracedValues values_;
  SizeNumbers size_numbers_;
  python_targets::KnownValues known_;
  python_targets::AutocastRegions autocast_;
  absl::flat_hash_map<std::string, std::optional<DType>> region_of_subgraph_;
  bool grad_enabled_ = true;
  absl::flat_hash_set<const Node*> is_replaced_;
  std::vector<Node*> replaced_;
  std::vector<std::string> problems_;
  bool subgraphs_changed_ = false;
  bool kept_ = false;  // the call that was evaluated last stays as it is
};

}  // namespace backtape::internal

#endif  // BACKTAPE_PASSES_CALL_TRACING_H_
