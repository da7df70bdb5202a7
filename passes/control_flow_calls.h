#ifndef BACKTAPE_PASSES_CONTROL_FLOW_CALLS_H_
#define BACKTAPE_PASSES_CONTROL_FLOW_CALLS_H_

#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/provenance.h"
#include "backtape/tensor/ivalue.h"

// Functions that gradients, tangents and batches of higher-order ops share. They record calls of higher-order ops and
// build the subgraphs of these calls.
namespace backtape::internal {

// The operands of a call, evaluated: symbolic tensors, numbers, None.
struct ControlFlowOperands {
  IValue predicate;
  IValueList carried, scanned, additional;
};

using Positions = std::vector<size_t>;

bool IsFloatingTensor(const IValue& value);
Positions Where(const IValueList& values, bool (*condition)(const IValue&));
IValueList Joined(std::initializer_list<const IValueList*> lists);
Variable ZerosLike(const ValueType& type);

ValueType TypeOfValue(const IValue& value);
ValueType RowMajorType(const IValue& value);
// The type of a slice of a scanned tensor.
ValueType SliceTypeOf(const IValue& value);
std::vector<ValueType> TypesOfAll(const IValueList& values, ValueType (*type_of)(const IValue&));

// Adds placeholders of these types.
std::vector<Argument> AddInputs(Graph& graph, absl::string_view name, const std::vector<ValueType>& types);
// Adds a call of `graph` to `outer`; returns an argument for each result.
std::vector<Argument> CallGraph(Graph& outer, const Graph& graph, const std::string& name,
                                std::vector<Argument> operands);
// Adds the output, inlines the calls of graphs and infers all types.
absl::Status FinishGraph(Graph& graph, std::vector<Argument> results);

// The step of a scan that computes an associative_scan with this body: the step returns each combined slice both as
// carried value and as result. The scan is initialised with the first slices and runs over the others.
std::unique_ptr<Graph> ScanStepOf(const Graph& body);

// Records calls that replace one call of a higher-order op.
class ControlFlowRecorder {
 public:
  // The tracer must outlive the object.
  ControlFlowRecorder(const HigherOrderCall& call, Tracer& tracer);

  // Calls that are recorded from now on belong to the backward of the replaced call, and do not take its name.
  void SetBackward() { is_backward_ = true; }

  // Records the call of a cond or a loop with these graphs. The arguments are `before`, the graphs, and a tuple for
  // each of `groups`.
  absl::StatusOr<IValueList> Record(absl::string_view kind,
                                    const std::vector<std::pair<std::string, const Graph*>>& graphs,
                                    const std::vector<IValue>& before, const std::vector<const IValueList*>& groups);

 private:
  Node* AddSubgraph(const std::string& name, const Graph& graph);
  void SetProvenance(Node* node) const;

  Tracer& tracer_;
  Graph& joint_;
  std::string name_;
  Provenance provenance_;
  bool is_backward_ = false;
};

}  // namespace backtape::internal

#endif  // BACKTAPE_PASSES_CONTROL_FLOW_CALLS_H_
