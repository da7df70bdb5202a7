#include "backtape/passes/vectorize/batched_control_flow.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/signature.h"
#include "backtape/passes/differentiate_control_flow.h"
#include "backtape/passes/graph_on_tape.h"
#include "backtape/passes/subgraph_gradient.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::vectorize {
namespace {

using internal::ControlFlowOperands;
using internal::Joined;

// Whether each value of a list differs between samples.
using Flags = std::vector<bool>;

bool Any(const Flags& flags) { return std::find(flags.begin(), flags.end(), true) != flags.end(); }

Flags JoinedFlags(std::initializer_list<const Flags*> lists) {
  Flags all;
  for (const Flags* list : lists) all.insert(all.end(), list->begin(), list->end());
  return all;
}

// Whether each output of a graph depends on one of the flagged inputs.
Flags OutputsThatDepend(const Graph& graph, const Flags& inputs) {
  absl::flat_hash_set<const Node*> depending;
  size_t input = 0;
  for (const Node* node : graph.nodes()) {
    bool depends = node->is_placeholder() && inputs[input++];
    for (size_t i = 0; i < node->num_operands() && !depends; ++i) depends = depending.contains(node->operand(i));
    if (depends) depending.insert(node);
  }
  Flags outputs;
  for (const Argument& item : OutputItems(graph)) {
    outputs.push_back(item.is_node() && depending.contains(item.node()));
  }
  return outputs;
}

// The row-major type of a value for one sample, without the batch dim. For a scanned value, this is the type of a
// slice, without the scanned dim 0 either.
ValueType SampleType(const IValue& value, bool has_batch, bool is_scanned = false) {
  if (!value.is_tensor()) return internal::TypeOfValue(value);
  TensorType type = value.tensor().type();
  const int64_t left_out = (has_batch ? 1 : 0) + (is_scanned ? 1 : 0);
  type.sizes.erase(type.sizes.begin(), type.sizes.begin() + left_out);
  return TensorType::Contiguous(type.dtype, type.sizes);
}

// The type, for one sample, of an operand that all steps share. It may have any strides.
ValueType OperandType(const IValue& value, bool has_batch) {
  ValueType type = has_batch ? SampleType(value, true) : internal::TypeOfValue(value);
  if (!has_batch || !value.is_tensor()) return type;
  const TensorType& whole = value.tensor().type();
  if (!whole.strides.has_value() || *whole.strides == ContiguousStrides(whole.sizes)) return type;
  TensorType sample = type.tensor();
  sample.strides.reset();
  return sample;
}

class ControlFlowBatching : public internal::ControlFlowRecorder {
 public:
  ControlFlowBatching(const HigherOrderCall& call, Tracer& tracer, const OpLibrary& library, Batch& batch,
                      VectorizeSubgraph vectorize)
      : ControlFlowRecorder(call, tracer), call_(call), library_(library), batch_(batch), vectorize_(vectorize) {}

  absl::StatusOr<IValueList> Cond(const ControlFlowOperands& operands) {
    const Flags inputs = FlagsOf(operands.additional);
    const std::vector<ValueType> types = OperandTypes(operands.additional, inputs);
    const bool chooses = batch_.IsIn(operands.predicate);
    Flags outputs = OutputsThatDepend(*call_.graphs[0], inputs);
    const Flags on_false = OutputsThatDepend(*call_.graphs[1], inputs);
    for (size_t k = 0; k < outputs.size(); ++k) outputs[k] = outputs[k] || on_false[k];
    std::vector<std::unique_ptr<Graph>> graphs;
    for (const Graph* branch : call_.graphs) {
      BACKTAPE_ASSIGN_OR_RETURN(graphs.emplace_back(), ForBatch(*branch, types, inputs, outputs));
    }
    if (chooses) return Choose(*graphs[0], *graphs[1], outputs, operands);
    BACKTAPE_ASSIGN_OR_RETURN(const IValueList results,
                              Record("cond", {{call_.names[0], graphs[0].get()}, {call_.names[1], graphs[1].get()}},
                                     {operands.predicate}, {&operands.additional}));
    return Batched(results, outputs);
  }

  // For scan and map_impl.
  absl::StatusOr<IValueList> Scan(absl::string_view kind, const ControlFlowOperands& operands) {
    const Graph& body = *call_.graphs[0];
    const Flags scanned_flags = FlagsOf(operands.scanned), additional_flags = FlagsOf(operands.additional);
    Flags carried_flags = FlagsOf(operands.carried);
    const Flags outputs = FindDifferingCarried(body, carried_flags, {&scanned_flags, &additional_flags});
    const IValueList carried = Expanded(operands.carried, carried_flags);
    IValueList scanned;
    std::vector<ValueType> types = SampleTypes(carried, carried_flags);
    for (size_t i = 0; i < operands.scanned.size(); ++i) {
      const IValue& value = operands.scanned[i];
      scanned.push_back(scanned_flags[i] ? ToIValue(ops::transpose(ToVariable(value), 0, 1)) : value);
      types.push_back(SampleType(scanned.back(), scanned_flags[i], /*is_scanned=*/true));
    }
    for (const ValueType& type : OperandTypes(operands.additional, additional_flags)) types.push_back(type);
    const Flags inputs = JoinedFlags({&carried_flags, &scanned_flags, &additional_flags});
    BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Graph> step, ForBatch(body, types, inputs, outputs));
    std::vector<const IValueList*> groups = {&scanned, &operands.additional};
    if (kind != "map_impl") groups.insert(groups.begin(), &carried);
    BACKTAPE_ASSIGN_OR_RETURN(IValueList results, Record(kind, {{call_.names[0], step.get()}}, {}, groups));
    for (size_t k = carried.size(); k < results.size(); ++k) {
      if (outputs[k]) results[k] = ToIValue(ops::transpose(ToVariable(results[k]), 0, 1));
    }
    return Batched(results, outputs);
  }

  absl::StatusOr<IValueList> AssociativeScan(const ControlFlowOperands& operands) {
    const Graph& body = *call_.graphs[0];
    const Flags additional_flags = FlagsOf(operands.additional);
    Flags flags = FlagsOf(operands.scanned);
    while (true) {
      const Flags outputs = OutputsThatDepend(body, JoinedFlags({&flags, &flags, &additional_flags}));
      Flags next = flags;
      for (size_t k = 0; k < flags.size(); ++k) next[k] = flags[k] || outputs[k];
      if (next == flags) break;
      flags = next;
    }
    IValueList scanned;
    std::vector<ValueType> slices;
    for (size_t i = 0; i < flags.size(); ++i) {
      IValue value = Expanded({operands.scanned[i]}, {flags[i]})[0];
      if (flags[i]) value = ToIValue(ops::transpose(ToVariable(value), 0, 1));
      slices.push_back(SampleType(value, flags[i], /*is_scanned=*/true));
      scanned.push_back(std::move(value));
    }
    std::vector<ValueType> types = slices;
    types.insert(types.end(), slices.begin(), slices.end());
    for (const ValueType& type : OperandTypes(operands.additional, additional_flags)) types.push_back(type);
    BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Graph> step,
                              ForBatch(body, types, JoinedFlags({&flags, &flags, &additional_flags}), flags));
    BACKTAPE_ASSIGN_OR_RETURN(IValueList results, Record("associative_scan", {{call_.names[0], step.get()}}, {},
                                                         {&scanned, &operands.additional}));
    for (size_t k = 0; k < results.size(); ++k) {
      if (flags[k]) results[k] = ToIValue(ops::transpose(ToVariable(results[k]), 0, 1));
    }
    return Batched(results, flags);
  }

  absl::StatusOr<IValueList> While(absl::string_view kind, const ControlFlowOperands& operands) {
    const Graph& cond = *call_.graphs[0];
    const Graph& body = *call_.graphs[1];
    const Flags additional_flags = FlagsOf(operands.additional);
    Flags flags = FlagsOf(operands.carried);
    FindDifferingCarried(body, flags, {&additional_flags});
    const bool ends_apart = OutputsThatDepend(cond, JoinedFlags({&flags, &additional_flags}))[0];
    if (ends_apart && kind != "while_loop") {
      return absl::UnimplementedError(
          "samples would end this loop after different numbers of steps, which is not supported");
    }
    if (ends_apart) flags.assign(flags.size(), true);
    const IValueList carried = Expanded(operands.carried, flags);
    std::vector<ValueType> types = SampleTypes(carried, flags);
    for (const ValueType& type : OperandTypes(operands.additional, additional_flags)) types.push_back(type);
    const Flags inputs = JoinedFlags({&flags, &additional_flags});
    BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> goes_on, ForBatch(cond, types, inputs, {ends_apart}));
    BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> step, ForBatch(body, types, inputs, flags));
    if (ends_apart) {
      BACKTAPE_ASSIGN_OR_RETURN(step, StepOfUnfinished(*goes_on, *step, carried, operands.additional));
      BACKTAPE_RETURN_IF_ERROR(ReturnAny(*goes_on));
    }
    BACKTAPE_ASSIGN_OR_RETURN(IValueList results,
                              Record(kind, {{call_.names[0], goes_on.get()}, {call_.names[1], step.get()}}, {},
                                     {&carried, &operands.additional}));
    if (kind != "while_loop") {
      for (size_t k = 0; k < results.size(); ++k) {
        if (flags[k]) results[k] = ToIValue(ops::transpose(ToVariable(results[k]), 0, 1));
      }
    }
    return Batched(results, flags);
  }

 private:
  Flags FlagsOf(const IValueList& values) const {
    Flags flags;
    for (const IValue& value : values) flags.push_back(batch_.IsIn(value));
    return flags;
  }

  static std::vector<ValueType> SampleTypes(const IValueList& values, const Flags& flags) {
    std::vector<ValueType> types;
    for (size_t i = 0; i < values.size(); ++i) types.push_back(SampleType(values[i], flags[i]));
    return types;
  }

  static std::vector<ValueType> OperandTypes(const IValueList& values, const Flags& flags) {
    std::vector<ValueType> types;
    for (size_t i = 0; i < values.size(); ++i) types.push_back(OperandType(values[i], flags[i]));
    return types;
  }

  // Flags the carried values that differ between samples after some step. Returns the flags of all outputs.
  static Flags FindDifferingCarried(const Graph& body, Flags& carried, std::initializer_list<const Flags*> others) {
    while (true) {
      Flags inputs = carried;
      const Flags rest = JoinedFlags(others);
      inputs.insert(inputs.end(), rest.begin(), rest.end());
      Flags outputs = OutputsThatDepend(body, inputs);
      bool has_changed = false;
      for (size_t k = 0; k < carried.size(); ++k) {
        has_changed |= outputs[k] && !carried[k];
        carried[k] = carried[k] || outputs[k];
        outputs[k] = carried[k];
      }
      if (!has_changed) return outputs;
    }
  }

  // Expands the flagged values that do not have the batch.
  IValueList Expanded(const IValueList& values, const Flags& flags) const {
    IValueList expanded;
    for (size_t i = 0; i < values.size(); ++i) {
      if (!flags[i] || batch_.IsIn(values[i]) || !values[i].is_tensor()) {
        expanded.push_back(values[i]);
        continue;
      }
      const Variable x = ToVariable(values[i]);
      std::vector<SymInt> sizes = SymSizesOf(x);
      sizes.insert(sizes.begin(), batch_.size());
      expanded.push_back(ToIValue(ops::expand(x, sizes)));
    }
    return expanded;
  }

  // The subgraph for all samples: the flagged inputs and outputs have the batch as their dim 0.
  absl::StatusOr<std::unique_ptr<Graph>> ForBatch(const Graph& subgraph, const std::vector<ValueType>& types,
                                                  const Flags& inputs, const Flags& outputs) const {
    if (const Node* random = internal::FirstRandomCall(subgraph);
        random != nullptr && batch_.randomness() != Randomness::kSame) {
      return absl::UnimplementedError(
          absl::StrCat("the subgraph draws random numbers (%", random->name(), "), which requires randomness 'same'"));
    }
    BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> typed, internal::TypedSubgraph(subgraph, types));
    if (!Any(inputs)) return typed;
    BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> vectorized, vectorize_(*typed, inputs, outputs));
    vectorized->set_signature({});
    return vectorized;
  }

  // Adds the flagged results to the batch.
  IValueList Batched(IValueList results, const Flags& flags) {
    for (size_t k = 0; k < results.size(); ++k) {
      if (flags[k]) batch_.Add(results[k]);
    }
    return results;
  }

  // A bool for each sample, with dims of size 1 for the dims of one sample.
  static Variable ForRank(const Variable& choice, int64_t rank) {
    Variable result = choice;
    for (int64_t d = choice.dim(); d < rank; ++d) result = ops::unsqueeze(result, -1);
    return result;
  }

  absl::StatusOr<IValueList> Choose(const Graph& on_true, const Graph& on_false, const Flags& outputs,
                                    const ControlFlowOperands& operands) {
    if (HasHigherOrderCalls(on_true) || HasHigherOrderCalls(on_false)) {
      return absl::UnimplementedError("a branch with a batched predicate must not contain control flow");
    }
    variable_list inputs;
    for (size_t k = 0; k < operands.additional.size(); ++k) {
      const IValue& value = operands.additional[k];
      if (!value.is_tensor()) {
        return absl::UnimplementedError(
            absl::StrCat("the operands of a branch with a batched predicate must be tensors, found ", value.KindName(),
                         " at index ", k));
      }
      inputs.push_back(ToVariable(value));
    }
    const variable_list first = RunGraphOnTape(on_true, inputs, library_);
    const variable_list second = RunGraphOnTape(on_false, inputs, library_);
    IValueList results;
    for (size_t k = 0; k < first.size(); ++k) {
      if (!first[k].defined()) {
        results.emplace_back();
        continue;
      }
      const int64_t rank = first[k].dim() + (outputs[k] ? 0 : 1);
      const Variable predicate = ForRank(ops::reshape(ToVariable(operands.predicate), {batch_.size()}), rank);
      results.push_back(ToIValue(ops::where(predicate, first[k], second[k])));
    }
    return Batched(std::move(results), Flags(outputs.size(), true));
  }

  // The body of a loop that changes only the samples for which the condition holds.
  static absl::StatusOr<std::unique_ptr<Graph>> StepOfUnfinished(const Graph& condition, const Graph& body,
                                                                 const IValueList& carried,
                                                                 const IValueList& additional) {
    auto step = std::make_unique<Graph>();
    std::vector<Argument> inputs =
        internal::AddInputs(*step, "carried", internal::TypesOfAll(carried, internal::RowMajorType));
    const std::vector<Argument> rest =
        internal::AddInputs(*step, "additional", internal::TypesOfAll(additional, internal::TypeOfValue));
    inputs.insert(inputs.end(), rest.begin(), rest.end());
    const Argument goes_on = internal::CallGraph(*step, condition, "condition", inputs)[0];
    std::vector<Argument> returned = internal::CallGraph(*step, body, "body", inputs);
    for (size_t k = 0; k < returned.size(); ++k) {
      if (!carried[k].is_tensor())
        return absl::UnimplementedError(absl::StrCat("the values that this loop carries must be tensors, found ",
                                                     carried[k].KindName(), " at index ", k));
      Argument choice = goes_on;
      for (int64_t d = 1; d < carried[k].tensor().dim(); ++d) {
        choice = Argument(step->Call(OpId::unsqueeze, {choice, Argument(-1)}));
      }
      returned[k] = Argument(step->Call(OpId::where_self, {choice, returned[k], inputs[k]}));
    }
    BACKTAPE_RETURN_IF_ERROR(internal::FinishGraph(*step, std::move(returned)));
    return step;
  }

  // The graph returns whether its result is true for any sample.
  static absl::Status ReturnAny(Graph& condition) {
    const Argument goes_on = OutputItems(condition)[0];
    Node* const output = condition.output();
    condition.set_insertion_point(output);
    Node* const any = condition.Call(OpId::any, {goes_on});
    condition.set_insertion_point(nullptr);
    output->SetArgs({Argument::List({Argument(any)})});
    ShapeEnv env;
    return InferTypes(condition, env, {});
  }

  const HigherOrderCall& call_;
  const OpLibrary& library_;
  Batch& batch_;
  VectorizeSubgraph vectorize_;
};

}  // namespace

absl::StatusOr<IValue> BatchControlFlow(const HigherOrderCall& call, const ControlFlowOperands& operands,
                                        Tracer& tracer, const OpLibrary& library, Batch& batch,
                                        VectorizeSubgraph vectorize) {
  const IValueList all = Joined({&operands.carried, &operands.scanned, &operands.additional});
  if (!batch.IsIn(IValue(all)) && !batch.IsIn(operands.predicate) && batch.randomness() == Randomness::kSame) {
    return internal::ReplayControlFlow(call, operands, tracer, nullptr);
  }
  ControlFlowBatching batching(call, tracer, library, batch, vectorize);
  absl::StatusOr<IValueList> results = absl::InternalError("unknown kind of higher-order op");
  switch (call.kind) {
    case HigherOrderKind::kCond:
      results = batching.Cond(operands);
      break;
    case HigherOrderKind::kWhileLoop:
      results = batching.While("while_loop", operands);
      break;
    case HigherOrderKind::kWhileLoopStackOutput:
      results = batching.While("while_loop_stack_output", operands);
      break;
    case HigherOrderKind::kScan:
      results = batching.Scan("scan", operands);
      break;
    case HigherOrderKind::kMap:
      results = batching.Scan("map_impl", operands);
      break;
    case HigherOrderKind::kAssociativeScan:
      results = batching.AssociativeScan(operands);
      break;
  }
  if (!results.ok()) return results.status();
  return IValue(*std::move(results));
}

}  // namespace backtape::vectorize
