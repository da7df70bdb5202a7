#include "backtape/passes/control_flow_tangents.h"

#include <limits>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/forward/tangent_storage.h"
#include "backtape/autograd/ops.h"
#include "backtape/ir/signature.h"
#include "backtape/passes/differentiate_control_flow.h"
#include "backtape/passes/subgraph_gradient.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::internal {
namespace {

// A group of operands, and the positions of those whose tangents the subgraph also takes.
struct DualGroup {
  IValueList values;
  Positions dual;
  IValueList tangents;  // of the operands at those positions
};

std::vector<Argument> JoinedArguments(std::initializer_list<const std::vector<Argument>*> lists) {
  std::vector<Argument> all;
  for (const std::vector<Argument>* list : lists) all.insert(all.end(), list->begin(), list->end());
  return all;
}

class DualReplay : public ControlFlowRecorder {
 public:
  DualReplay(const HigherOrderCall& call, Tracer& tracer, LevelId level, const TangentsOfSubgraph& tangents)
      : ControlFlowRecorder(call, tracer), names_(call.names), level_(level), tangents_of_(tangents) {}

  // The group with the tangents of its operands. With `all`, each floating-point operand without a tangent gets a
  // tangent of zeros.
  DualGroup GroupOf(const IValueList& values, bool all) const {
    DualGroup group;
    group.values = values;
    for (size_t i = 0; i < values.size(); ++i) {
      if (!IsFloatingTensor(values[i])) continue;
      const Variable value = ToVariable(values[i]);
      const Variable tangent = GetTangent(value, level_);
      if (!tangent.defined() && !all) continue;
      group.dual.push_back(i);
      group.tangents.push_back(ToIValue(tangent.defined() ? tangent : ops::zeros_like(value)));
    }
    return group;
  }

  absl::StatusOr<IValueList> Cond(const HigherOrderCall& call, const ControlFlowOperands& operands) {
    const DualGroup group = GroupOf(operands.additional, false);
    const std::vector<ValueType> types = TypesOfAll(group.values, TypeOfValue);
    BACKTAPE_ASSIGN_OR_RETURN(const Positions outputs, FloatingOutputs(*call.graphs[0], types));
    std::vector<std::unique_ptr<Graph>> graphs;
    for (const Graph* branch : call.graphs) {
      BACKTAPE_ASSIGN_OR_RETURN(graphs.emplace_back(), TangentsOf(*branch, types, group.dual, outputs));
    }
    const IValueList all = Joined({&group.values, &group.tangents});
    BACKTAPE_ASSIGN_OR_RETURN(IValueList results, Record("cond",
                                                         {{absl::StrCat(names_[0], "_tangents"), graphs[0].get()},
                                                          {absl::StrCat(names_[1], "_tangents"), graphs[1].get()}},
                                                         {operands.predicate}, {&all}));
    return WithTangents(results, results.size() - outputs.size(), outputs);
  }

  // For scan and map_impl.
  absl::StatusOr<IValueList> Scan(absl::string_view kind, const Graph& body, const IValueList& carried_values,
                                  const IValueList& scanned_values, const IValueList& additional_values) {
    const DualGroup carried = GroupOf(carried_values, true);
    const DualGroup scanned = GroupOf(scanned_values, false);
    const DualGroup additional = GroupOf(additional_values, false);
    std::vector<ValueType> types = TypesOfAll(carried.values, RowMajorType);
    for (const IValue& value : scanned.values) types.push_back(SliceTypeOf(value));
    for (const IValue& value : additional.values) types.push_back(TypeOfValue(value));
    BACKTAPE_ASSIGN_OR_RETURN(const Positions floating, FloatingOutputs(body, types));
    // Each carried value with a tangent gets a tangent of its result, even if the result is not floating-point; the
    // type check then reports the mismatch.
    Positions outputs = carried.dual;
    for (const size_t k : floating) {
      if (k >= carried.values.size()) outputs.push_back(k);
    }
    Positions wrt = carried.dual;
    for (const size_t i : scanned.dual) wrt.push_back(carried.values.size() + i);
    for (const size_t i : additional.dual) wrt.push_back(carried.values.size() + scanned.values.size() + i);
    BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Graph> dual, TangentsOf(body, types, wrt, outputs));

    Graph step;
    const auto carried_inputs = Inputs(step, "carried", carried, RowMajorType);
    const auto scanned_inputs = Inputs(step, "scanned", scanned, SliceTypeOf);
    const auto additional_inputs = Inputs(step, "additional", additional, TypeOfValue);
    const std::string name = absl::StrCat(names_.back(), "_tangents");
    const std::vector<Argument> found =
        CallGraph(step, *dual, name,
                  JoinedArguments({&carried_inputs.first, &scanned_inputs.first, &additional_inputs.first,
                                   &carried_inputs.second, &scanned_inputs.second, &additional_inputs.second}));
    // The tangents of carried values come after the carried values.
    const auto num_carried = static_cast<int64_t>(carried.values.size());
    const auto num_results = static_cast<int64_t>(found.size() - outputs.size());
    const auto num_dual = static_cast<int64_t>(carried.dual.size());
    std::vector<Argument> returned(found.begin(), found.begin() + num_carried);
    returned.insert(returned.end(), found.begin() + num_results, found.begin() + num_results + num_dual);
    returned.insert(returned.end(), found.begin() + num_carried, found.begin() + num_results);
    returned.insert(returned.end(), found.begin() + num_results + num_dual, found.end());
    BACKTAPE_RETURN_IF_ERROR(FinishGraph(step, std::move(returned)));

    const IValueList init = Joined({&carried.values, &carried.tangents});
    const IValueList xs = Joined({&scanned.values, &scanned.tangents});
    const IValueList rest = Joined({&additional.values, &additional.tangents});
    const std::vector<const IValueList*> groups =
        kind == "map_impl" ? std::vector{&xs, &rest} : std::vector{&init, &xs, &rest};
    BACKTAPE_ASSIGN_OR_RETURN(const IValueList results, Record(kind, {{name, &step}}, {}, groups));
    // Reorders what the call returns: the results, then their tangents.
    IValueList ordered(results.begin(), results.begin() + num_carried);
    ordered.insert(ordered.end(), results.begin() + num_carried + num_dual, results.begin() + num_results + num_dual);
    ordered.insert(ordered.end(), results.begin() + num_carried, results.begin() + num_carried + num_dual);
    ordered.insert(ordered.end(), results.begin() + num_results + num_dual, results.end());
    return WithTangents(ordered, static_cast<size_t>(num_results), outputs);
  }

  absl::StatusOr<IValueList> AssociativeScan(const Graph& body, const ControlFlowOperands& operands) {
    const std::unique_ptr<Graph> step = ScanStepOf(body);
    IValueList first, rest;
    for (const IValue& value : operands.scanned) {
      const Variable scanned = ToVariable(value);
      first.push_back(ToIValue(ops::select(scanned, 0, 0)));
      rest.push_back(ToIValue(ops::slice(scanned, 0, SymInt(1), SymInt(std::numeric_limits<int64_t>::max()))));
    }
    BACKTAPE_ASSIGN_OR_RETURN(const IValueList scans, Scan("scan", *step, first, rest, operands.additional));
    IValueList results;
    for (size_t k = 0; k < first.size(); ++k) {
      const variable_list parts = {ops::unsqueeze(ToVariable(first[k]), 0), ToVariable(scans[first.size() + k])};
      results.push_back(ToIValue(ops::cat(parts, 0)));
    }
    return results;
  }

  // For while_loop and while_loop_stack_output.
  absl::StatusOr<IValueList> While(absl::string_view kind, const HigherOrderCall& call,
                                   const ControlFlowOperands& operands) {
    const DualGroup carried = GroupOf(operands.carried, true);
    const DualGroup additional = GroupOf(operands.additional, false);
    std::vector<ValueType> types = TypesOfAll(carried.values, RowMajorType);
    for (const IValue& value : additional.values) types.push_back(TypeOfValue(value));
    Positions wrt = carried.dual;
    for (const size_t i : additional.dual) wrt.push_back(carried.values.size() + i);
    BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Graph> dual, TangentsOf(*call.graphs[1], types, wrt, carried.dual));
    const auto build = [&](const Graph& graph, const std::string& name, bool with_tangents,
                           Graph& made) -> absl::Status {
      const auto carried_inputs = Inputs(made, "carried", carried, RowMajorType);
      const auto additional_inputs = Inputs(made, "additional", additional, TypeOfValue);
      std::vector<Argument> passed = JoinedArguments({&carried_inputs.first, &additional_inputs.first});
      if (with_tangents) {
        passed = JoinedArguments({&passed, &carried_inputs.second, &additional_inputs.second});
      }
      return FinishGraph(made, CallGraph(made, graph, name, std::move(passed)));
    };
    const std::string cond_name = absl::StrCat(names_[0], "_tangents");
    const std::string body_name = absl::StrCat(names_[1], "_tangents");
    Graph cond, body;
    BACKTAPE_RETURN_IF_ERROR(build(*call.graphs[0], cond_name, false, cond));
    BACKTAPE_RETURN_IF_ERROR(build(*dual, body_name, true, body));
    const IValueList init = Joined({&carried.values, &carried.tangents});
    const IValueList rest = Joined({&additional.values, &additional.tangents});
    BACKTAPE_ASSIGN_OR_RETURN(IValueList results,
                              Record(kind, {{cond_name, &cond}, {body_name, &body}}, {}, {&init, &rest}));
    return WithTangents(results, carried.values.size(), carried.dual);
  }

 private:
  // Placeholders for the values of a group, then for its tangents.
  static std::pair<std::vector<Argument>, std::vector<Argument>> Inputs(Graph& graph, absl::string_view name,
                                                                        const DualGroup& group,
                                                                        ValueType (*type_of)(const IValue&)) {
    std::vector<Argument> values = AddInputs(graph, name, TypesOfAll(group.values, type_of));
    return {std::move(values), AddInputs(graph, absl::StrCat(name, "_tangent"), TypesOfAll(group.tangents, type_of))};
  }

  // The outputs of the subgraph that are floating-point tensors.
  static absl::StatusOr<Positions> FloatingOutputs(const Graph& subgraph, const std::vector<ValueType>& arguments) {
    BACKTAPE_ASSIGN_OR_RETURN(const std::vector<ValueType> types, ResultTypesOf(subgraph, arguments));
    Positions positions;
    for (size_t k = 0; k < types.size(); ++k) {
      if (types[k].is_tensor() && IsFloatingPoint(types[k].tensor().dtype)) positions.push_back(k);
    }
    return positions;
  }

  // Takes the subgraph's inputs, then a tangent for each of `wrt`; returns its results, then a tangent for each of
  // `outputs`.
  absl::StatusOr<std::unique_ptr<Graph>> TangentsOf(const Graph& subgraph, const std::vector<ValueType>& arguments,
                                                    const Positions& wrt, const Positions& outputs) const {
    BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Graph> typed, TypedSubgraph(subgraph, arguments));
    std::vector<std::string> names;
    for (const size_t i : wrt) names.emplace_back(typed->placeholders()[i]->name());
    BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> dual,
                              tangents_of_(*typed, names, std::vector<int>(outputs.begin(), outputs.end())));
    dual->set_signature({});
    return dual;
  }

  // Returns the first `count` of the recorded results. The remaining results become the tangents of the results
  // `outputs`.
  absl::StatusOr<IValueList> WithTangents(const IValueList& recorded, size_t count, const Positions& outputs) const {
    for (size_t i = 0; i < outputs.size(); ++i) {
      SetTangent(ToVariable(recorded[outputs[i]]), level_, ToVariable(recorded[count + i]));
    }
    return IValueList(recorded.begin(), recorded.begin() + static_cast<int64_t>(count));
  }

  std::vector<std::string> names_;
  LevelId level_;
  const TangentsOfSubgraph& tangents_of_;
};

}  // namespace

absl::StatusOr<IValue> ReplayControlFlowWithTangents(const HigherOrderCall& call, const ControlFlowOperands& operands,
                                                     Tracer& tracer, LevelId level,
                                                     const TangentsOfSubgraph& tangents) {
  DualReplay replay(call, tracer, level, tangents);
  const IValueList all = Joined({&operands.carried, &operands.scanned, &operands.additional});
  if (replay.GroupOf(all, false).dual.empty()) return ReplayControlFlow(call, operands, tracer, nullptr);
  absl::StatusOr<IValueList> results = absl::InternalError("unknown kind of higher-order op");
  switch (call.kind) {
    case HigherOrderKind::kCond:
      results = replay.Cond(call, operands);
      break;
    case HigherOrderKind::kWhileLoop:
      results = replay.While("while_loop", call, operands);
      break;
    case HigherOrderKind::kWhileLoopStackOutput:
      results = replay.While("while_loop_stack_output", call, operands);
      break;
    case HigherOrderKind::kScan:
      results = replay.Scan("scan", *call.graphs[0], operands.carried, operands.scanned, operands.additional);
      break;
    case HigherOrderKind::kMap:
      results = replay.Scan("map_impl", *call.graphs[0], {}, operands.scanned, operands.additional);
      break;
    case HigherOrderKind::kAssociativeScan:
      results = replay.AssociativeScan(*call.graphs[0], operands);
      break;
  }
  if (!results.ok()) return results.status();
  return IValue(*std::move(results));
}

}  // namespace backtape::internal
