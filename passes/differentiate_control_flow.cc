#include "backtape/passes/differentiate_control_flow.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/tape/recording.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/inline_subgraphs.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/subgraph_gradient.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::internal {
namespace {

// The tape node of a recorded call.
class ControlFlowBackward final : public TapeNode {
 public:
  using Function = std::function<absl::StatusOr<variable_list>(const variable_list& grads)>;
  ControlFlowBackward(std::string name, Function backward) : name_(std::move(name)), backward_(std::move(backward)) {}
  absl::string_view Name() const override { return name_; }

 private:
  variable_list Apply(variable_list&& grads) override {
    absl::StatusOr<variable_list> result = backward_(grads);
    if (!result.ok()) throw Error(result.status());
    return *std::move(result);
  }

  std::string name_;
  Function backward_;
};

bool RequiresGrad(const IValue& value) { return IsFloatingTensor(value) && ToVariable(value).requires_grad(); }

class ControlFlowReplay : public ControlFlowRecorder {
 public:
  ControlFlowReplay(const HigherOrderCall& call, Tracer& tracer, const DifferentiateSubgraph& differentiate)
      : ControlFlowRecorder(call, tracer), differentiate_(differentiate) {}

  absl::StatusOr<IValueList> Cond(const Graph& true_graph, const Graph& false_graph,
                                  const std::vector<std::string>& names, const IValue& predicate,
                                  const IValueList& operands) {
    BACKTAPE_ASSIGN_OR_RETURN(
        const IValueList results,
        Record("cond", {{names[0], &true_graph}, {names[1], &false_graph}}, {predicate}, {&operands}));
    const Positions wrt = Where(operands, RequiresGrad);
    const Positions outputs = Where(results, IsFloatingTensor);
    if (wrt.empty() || outputs.empty()) return results;
    const std::vector<ValueType> types = TypesOfAll(operands, TypeOfValue);
    const std::vector<ValueType> result_types = TypesOfAll(results, RowMajorType);
    const std::shared_ptr<const Graph> on_true = true_graph.Clone(), on_false = false_graph.Clone();
    auto backward = [=, self = shared()](const variable_list& grads) -> absl::StatusOr<variable_list> {
      BACKTAPE_ASSIGN_OR_RETURN(const auto true_gradient,
                                GradientOfSubgraph(*on_true, types, wrt, outputs, self.differentiate_));
      BACKTAPE_ASSIGN_OR_RETURN(const auto false_gradient,
                                GradientOfSubgraph(*on_false, types, wrt, outputs, self.differentiate_));
      const IValueList tangents = TangentsOf(grads, outputs, result_types);
      const IValueList inputs = Joined({&operands, &tangents});
      ControlFlowReplay replay = self;
      BACKTAPE_ASSIGN_OR_RETURN(const IValueList gradients,
                                replay.Record("cond",
                                              {{absl::StrCat(names[0], "_gradient"), true_gradient.get()},
                                               {absl::StrCat(names[1], "_gradient"), false_gradient.get()}},
                                              {predicate}, {&inputs}));
      return AsVariables(gradients);
    };
    PutOnTape("CondBackward", operands, wrt, results, backward);
    return results;
  }

  absl::StatusOr<IValueList> Scan(absl::string_view kind, const Graph& body, const std::string& name,
                                  const IValueList& carried, const IValueList& scanned, const IValueList& additional) {
    const bool is_map = kind == "map_impl";
    const std::vector<const IValueList*> groups =
        is_map ? std::vector{&scanned, &additional} : std::vector{&carried, &scanned, &additional};
    const IValueList all = Joined({&carried, &scanned, &additional});
    if (Where(all, RequiresGrad).empty()) return Record(kind, {{name, &body}}, {}, groups);
    const size_t num_results = OutputItems(body).size();
    const std::unique_ptr<Graph> saving = WithCarriedReturned(body, carried.size());
    BACKTAPE_ASSIGN_OR_RETURN(IValueList results, Record(kind, {{name, saving.get()}}, {}, groups));
    const IValueList saved(results.begin() + static_cast<int64_t>(num_results), results.end());
    results.resize(num_results);
    const Positions inputs = Where(all, RequiresGrad);

    const ScanGradient plan = MakeScanGradient(body, name, carried, scanned, additional, results);
    auto backward = [plan, saved, carried, scanned, additional, self = shared()](const variable_list& grads) {
      ControlFlowReplay replay = self;
      return replay.ScanBackward(plan, saved, carried, scanned, additional, grads);
    };
    PutOnTape("ScanBackward", all, inputs, results, backward);
    return results;
  }

  absl::StatusOr<IValueList> AssociativeScan(const Graph& body, const std::string& name, const IValueList& scanned,
                                             const IValueList& additional) {
    const std::unique_ptr<Graph> step = ScanStepOf(body);
    IValueList first, rest;
    for (const IValue& value : scanned) {
      first.push_back(ToIValue(ops::select(ToVariable(value), 0, 0)));
      rest.push_back(
          ToIValue(ops::slice(ToVariable(value), 0, SymInt(1), SymInt(std::numeric_limits<int64_t>::max()))));
    }
    BACKTAPE_ASSIGN_OR_RETURN(const IValueList scans, Scan("scan", *step, name, first, rest, additional));
    IValueList results;
    for (size_t k = 0; k < scanned.size(); ++k) {
      const variable_list parts = {ops::unsqueeze(ToVariable(first[k]), 0), ToVariable(scans[scanned.size() + k])};
      results.push_back(ToIValue(ops::cat(parts, 0)));
    }
    return results;
  }

  absl::StatusOr<IValueList> While(absl::string_view kind, const Graph& cond, const Graph& body,
                                   const std::vector<std::string>& names, const IValueList& carried,
                                   const IValueList& additional) {
    const IValueList all = Joined({&carried, &additional});
    const Positions inputs = Where(all, RequiresGrad);
    if (inputs.empty()) return Record(kind, {{names[0], &cond}, {names[1], &body}}, {}, {&carried, &additional});
    if (kind != "while_loop") {
      return absl::UnimplementedError(
          "while_loop_stack_output (the form of while_loop in a joint graph) cannot be differentiated again");
    }
    for (size_t k = 0; k < carried.size(); ++k) {
      if (carried[k].is_tensor()) continue;
      return absl::UnimplementedError(
          absl::StrCat("a loop with a number among its carried values cannot be differentiated; carried value ", k,
                       " is ", carried[k].KindName()));
    }
    // The forward also counts its steps. The length of a stack does not show their number, because the stack of a loop
    // without steps holds the initial value.
    const std::unique_ptr<Graph> counting_cond = WithCounter(cond, carried.size(), /*returns=*/false);
    const std::unique_ptr<Graph> counting_body = WithCounter(body, carried.size(), /*returns=*/true);
    IValueList with_counter = carried;
    with_counter.push_back(ToIValue(ops::zeros({}, DType::kInt64)));
    IValueList stacks;
    BACKTAPE_ASSIGN_OR_RETURN(
        stacks, Record("while_loop_stack_output", {{names[0], counting_cond.get()}, {names[1], counting_body.get()}},
                       {}, {&with_counter, &additional}));
    IValueList results;
    {
      const NoGradGuard no_grad;
      for (const IValue& stack : stacks) results.push_back(ToIValue(ops::clone(ops::select(ToVariable(stack), 0, -1))));
    }
    const IValue count = results.back();
    results.pop_back();
    const std::shared_ptr<const Graph> body_copy = body.Clone();
    auto backward = [=, self = shared()](const variable_list& grads) {
      ControlFlowReplay replay = self;
      return replay.WhileBackward(*body_copy, names, carried, additional, stacks, count, inputs, grads);
    };
    PutOnTape("WhileLoopBackward", all, inputs, results, backward);
    return results;
  }

 private:
  // The properties of a scan that its backward needs.
  struct ScanGradient {
    std::shared_ptr<const Graph> body;
    std::string name;
    Positions floating_carried;     // the backward loop carries a gradient for each of these
    Positions scanned, additional;  // only operands that require grad
    Positions wanted_carried;       // only operands that require grad
    Positions results;              // floating-point results other than carried values
    std::vector<ValueType> result_types;
  };

  static ScanGradient MakeScanGradient(const Graph& body, const std::string& name, const IValueList& carried,
                                       const IValueList& scanned, const IValueList& additional,
                                       const IValueList& results) {
    ScanGradient plan;
    plan.body = body.Clone();
    plan.name = absl::StrCat(name, "_gradient");
    plan.floating_carried = Where(carried, IsFloatingTensor);
    plan.wanted_carried = Where(carried, RequiresGrad);
    plan.scanned = Where(scanned, RequiresGrad);
    plan.additional = Where(additional, RequiresGrad);
    for (size_t k = carried.size(); k < results.size(); ++k) {
      if (IsFloatingTensor(results[k])) plan.results.push_back(k);
    }
    plan.result_types = TypesOfAll(results, RowMajorType);
    return plan;
  }

  ControlFlowReplay shared() const {
    ControlFlowReplay copy = *this;
    copy.SetBackward();
    return copy;
  }

  // Returns a tangent for each of the results `outputs`: its gradient or, if that is undefined, zeros.
  static IValueList TangentsOf(const variable_list& grads, const Positions& outputs,
                               const std::vector<ValueType>& types) {
    IValueList tangents;
    for (const size_t k : outputs) tangents.push_back(ToIValue(grads[k].defined() ? grads[k] : ZerosLike(types[k])));
    return tangents;
  }

  static variable_list AsVariables(const IValueList& values) {
    variable_list variables;
    for (const IValue& value : values) variables.push_back(ToVariable(value));
    return variables;
  }

  template <typename Backward>
  static void PutOnTape(const char* name, const IValueList& operands, const Positions& wrt, const IValueList& results,
                        Backward backward) {
    if (!GradMode::is_enabled()) return;
    auto node = MakeNode<ControlFlowBackward>(name, std::move(backward));
    for (const size_t i : wrt) node->AddNextEdge(ToVariable(operands[i]).gradient_edge());
    SetHistory(IValue(results), node);
  }

  // The body of a scan that also returns its carried inputs.
  static std::unique_ptr<Graph> WithCarriedReturned(const Graph& body, size_t num_carried) {
    std::unique_ptr<Graph> saving = body.Clone();
    std::vector<Argument> returned = OutputItems(*saving);
    const std::vector<Node*> placeholders = saving->placeholders();
    Node* const output = saving->output();
    saving->set_insertion_point(output);
    for (size_t k = 0; k < num_carried; ++k) {
      Node* const saved = saving->Call(OpId::clone, {Argument(placeholders[k])});
      saved->set_provenance(output->provenance());
      returned.emplace_back(saved);
    }
    saving->set_insertion_point(nullptr);
    output->SetArgs({Argument::List(std::move(returned))});
    return saving;
  }

  // A graph of a loop with one more carried value, which the body increases by one.
  static std::unique_ptr<Graph> WithCounter(const Graph& graph, size_t num_carried, bool returns) {
    std::unique_ptr<Graph> counting = graph.Clone();
    const std::vector<Node*> placeholders = counting->placeholders();
    Node* const output = counting->output();
    Node* next = counting->first();
    for (size_t k = 0; k < num_carried; ++k) next = next->next();
    counting->set_insertion_point(next);
    Node* const counter = counting->Placeholder("step", TensorType::Contiguous(DType::kInt64, {}));
    if (returns) {
      std::vector<Argument> returned = OutputItems(*counting);
      counting->set_insertion_point(output);
      Node* const increased = counting->Call(OpId::add_Tensor, {Argument(counter), Argument(1)});
      increased->set_provenance(output->provenance());
      returned.emplace_back(increased);
      output->SetArgs({Argument::List(std::move(returned))});
    }
    counting->set_insertion_point(nullptr);
    return counting;
  }

  absl::StatusOr<variable_list> ScanBackward(const ScanGradient& plan, const IValueList& saved,
                                             const IValueList& carried, const IValueList& scanned,
                                             const IValueList& additional, const variable_list& grads) {
    const std::vector<ValueType> carried_types = TypesOfAll(carried, RowMajorType);
    const std::vector<ValueType> scanned_types = TypesOfAll(scanned, SliceTypeOf);
    const std::vector<ValueType> additional_types = TypesOfAll(additional, TypeOfValue);
    std::vector<ValueType> arguments = carried_types;
    arguments.insert(arguments.end(), scanned_types.begin(), scanned_types.end());
    arguments.insert(arguments.end(), additional_types.begin(), additional_types.end());
    Positions wrt = plan.floating_carried, outputs = plan.floating_carried;
    for (const size_t i : plan.additional) wrt.push_back(carried.size() + scanned.size() + i);
    for (const size_t i : plan.scanned) wrt.push_back(carried.size() + i);
    outputs.insert(outputs.end(), plan.results.begin(), plan.results.end());
    BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Graph> gradient,
                              GradientOfSubgraph(*plan.body, arguments, wrt, outputs, differentiate_));

    const IValueList carried_tangents = TangentsOf(grads, plan.floating_carried, plan.result_types);
    const IValueList stacked_tangents = TangentsOf(grads, plan.results, plan.result_types);
    IValueList init = carried_tangents;
    for (const size_t i : plan.additional) init.push_back(ToIValue(ZerosLike(RowMajorType(additional[i]))));
    IValueList reversed;
    for (const IValueList* list : {&saved, &scanned, &stacked_tangents}) {
      for (const IValue& value : *list) reversed.push_back(ToIValue(ops::flip(ToVariable(value), {0})));
    }

    Graph step;
    const std::vector<Argument> tangent_inputs =
        AddInputs(step, "gradient", TypesOfAll(carried_tangents, RowMajorType));
    std::vector<ValueType> sum_types;
    for (const size_t i : plan.additional) sum_types.push_back(RowMajorType(additional[i]));
    const std::vector<Argument> sums = AddInputs(step, "sum", sum_types);
    const std::vector<Argument> carried_inputs = AddInputs(step, "carried", carried_types);
    const std::vector<Argument> scanned_inputs = AddInputs(step, "scanned", scanned_types);
    const std::vector<Argument> stacked_inputs = AddInputs(step, "tangent", TypesOfAll(stacked_tangents, SliceTypeOf));
    const std::vector<Argument> additional_inputs = AddInputs(step, "additional", additional_types);
    std::vector<Argument> operands;
    for (const auto* list : {&carried_inputs, &scanned_inputs, &additional_inputs, &tangent_inputs, &stacked_inputs}) {
      operands.insert(operands.end(), list->begin(), list->end());
    }
    std::vector<Argument> returned = CallGraph(step, *gradient, plan.name, std::move(operands));
    for (size_t k = 0; k < sums.size(); ++k) {
      Argument& term = returned[plan.floating_carried.size() + k];
      term = step.Call(OpId::add_Tensor, {sums[k], term});
    }
    BACKTAPE_RETURN_IF_ERROR(FinishGraph(step, std::move(returned)));
    BACKTAPE_ASSIGN_OR_RETURN(const IValueList results,
                              Record("scan", {{plan.name, &step}}, {}, {&init, &reversed, &additional}));

    variable_list gradients;  // of the operands that require grad: carried, scanned, additional
    for (const size_t i : plan.wanted_carried) {
      const auto at = std::find(plan.floating_carried.begin(), plan.floating_carried.end(), i);
      gradients.push_back(ToVariable(results[static_cast<size_t>(at - plan.floating_carried.begin())]));
    }
    for (size_t k = 0; k < plan.scanned.size(); ++k) {
      gradients.push_back(ops::flip(ToVariable(results[init.size() + k]), {0}));
    }
    for (size_t k = 0; k < plan.additional.size(); ++k) {
      gradients.push_back(ToVariable(results[plan.floating_carried.size() + k]));
    }
    return gradients;
  }

  absl::StatusOr<variable_list> WhileBackward(const Graph& body, const std::vector<std::string>& names,
                                              const IValueList& carried, const IValueList& additional,
                                              const IValueList& stacks, const IValue& count, const Positions& inputs,
                                              const variable_list& grads) {
    const std::vector<ValueType> carried_types = TypesOfAll(carried, RowMajorType);
    const std::vector<ValueType> additional_types = TypesOfAll(additional, TypeOfValue);
    std::vector<ValueType> arguments = carried_types;
    arguments.insert(arguments.end(), additional_types.begin(), additional_types.end());
    const Positions floating = Where(carried, IsFloatingTensor);
    const Positions wanted = Where(additional, RequiresGrad);
    Positions wrt = floating;
    for (const size_t i : wanted) wrt.push_back(carried.size() + i);
    BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Graph> gradient,
                              GradientOfSubgraph(body, arguments, wrt, floating, differentiate_));

    // The carried values before each step, and after the last one.
    IValueList constants;
    for (size_t k = 0; k < carried.size(); ++k) {
      const variable_list parts = {ops::unsqueeze(ToVariable(carried[k]), 0), ToVariable(stacks[k])};
      constants.push_back(ToIValue(ops::cat(parts, 0)));
    }
    const std::vector<ValueType> entry_types = TypesOfAll(constants, RowMajorType);
    constants.push_back(count);
    constants.insert(constants.end(), additional.begin(), additional.end());
    IValueList init = {ToIValue(ops::zeros({}, DType::kInt64))};
    const IValueList tangents = TangentsOf(grads, floating, carried_types);
    init.insert(init.end(), tangents.begin(), tangents.end());
    std::vector<ValueType> sum_types;
    for (const size_t i : wanted) sum_types.push_back(RowMajorType(additional[i]));
    for (const ValueType& type : sum_types) init.push_back(ToIValue(ZerosLike(type)));

    const std::vector<ValueType> number = {TensorType::Contiguous(DType::kInt64, {})};
    const auto add_inputs = [&](Graph& graph) {
      std::vector<std::vector<Argument>> groups;
      groups.push_back(AddInputs(graph, "step", number));
      groups.push_back(AddInputs(graph, "gradient", TypesOfAll(tangents, RowMajorType)));
      groups.push_back(AddInputs(graph, "sum", sum_types));
      groups.push_back(AddInputs(graph, "entry", entry_types));
      groups.push_back(AddInputs(graph, "count", number));
      groups.push_back(AddInputs(graph, "additional", additional_types));
      return groups;
    };
    Graph go_on;
    {
      const auto groups = add_inputs(go_on);
      BACKTAPE_RETURN_IF_ERROR(
          FinishGraph(go_on, {Argument(go_on.Call(OpId::lt_Tensor, {groups[0][0], groups[4][0]}))}));
    }
    Graph step;
    const auto groups = add_inputs(step);
    // Steps are numbered from the last one.
    Node* index = step.Call(OpId::sub_Tensor, {groups[4][0], groups[0][0]});
    index = step.Call(OpId::sub_Tensor, {Argument(index), Argument(1)});
    index = step.Call(OpId::unsqueeze, {Argument(index), Argument(0)});
    std::vector<Argument> operands;
    for (const Argument& entry : groups[3]) {
      Node* const slice = step.Call(OpId::index_select, {entry, Argument(0), Argument(index)});
      operands.emplace_back(step.Call(OpId::squeeze_dim, {Argument(slice), Argument(0)}));
    }
    operands.insert(operands.end(), groups[5].begin(), groups[5].end());
    operands.insert(operands.end(), groups[1].begin(), groups[1].end());
    const std::string name = absl::StrCat(names[1], "_gradient");
    const std::vector<Argument> found = CallGraph(step, *gradient, name, std::move(operands));
    std::vector<Argument> returned = {Argument(step.Call(OpId::add_Tensor, {groups[0][0], Argument(1)}))};
    for (size_t k = 0; k < found.size(); ++k) {
      const bool is_sum = k >= floating.size();
      returned.push_back(is_sum ? Argument(step.Call(OpId::add_Tensor, {groups[2][k - floating.size()], found[k]}))
                                : found[k]);
    }
    BACKTAPE_RETURN_IF_ERROR(FinishGraph(step, std::move(returned)));
    BACKTAPE_ASSIGN_OR_RETURN(
        const IValueList results,
        Record("while_loop", {{absl::StrCat(names[0], "_gradient"), &go_on}, {name, &step}}, {}, {&init, &constants}));

    variable_list gradients;
    for (const size_t i : inputs) {
      const bool is_carried = i < carried.size();
      const Positions& list = is_carried ? floating : wanted;
      const auto at = std::find(list.begin(), list.end(), is_carried ? i : i - carried.size());
      const auto position = static_cast<size_t>(at - list.begin());
      gradients.push_back(ToVariable(results[1 + (is_carried ? 0 : floating.size()) + position]));
    }
    return gradients;
  }

  DifferentiateSubgraph differentiate_;
};

}  // namespace

absl::StatusOr<IValue> ReplayControlFlow(const HigherOrderCall& call, const ControlFlowOperands& operands,
                                         Tracer& tracer, const DifferentiateSubgraph& differentiate) {
  ControlFlowReplay replay(call, tracer, differentiate);
  absl::StatusOr<IValueList> results = absl::InternalError("unknown kind of higher-order op");
  const Graph& first = *call.graphs[0];
  switch (call.kind) {
    case HigherOrderKind::kCond:
      results = replay.Cond(first, *call.graphs[1], call.names, operands.predicate, operands.additional);
      break;
    case HigherOrderKind::kWhileLoop:
      results = replay.While("while_loop", first, *call.graphs[1], call.names, operands.carried, operands.additional);
      break;
    case HigherOrderKind::kWhileLoopStackOutput:
      results = replay.While("while_loop_stack_output", first, *call.graphs[1], call.names, operands.carried,
                             operands.additional);
      break;
    case HigherOrderKind::kScan:
      results = replay.Scan("scan", first, call.names[0], operands.carried, operands.scanned, operands.additional);
      break;
    case HigherOrderKind::kMap:
      results = replay.Scan("map_impl", first, call.names[0], {}, operands.scanned, operands.additional);
      break;
    case HigherOrderKind::kAssociativeScan: {
      const IValueList all = Joined({&operands.scanned, &operands.additional});
      results = Where(all, RequiresGrad).empty()
                    ? replay.Record("associative_scan", {{call.names[0], &first}}, {},
                                    {&operands.scanned, &operands.additional})
                    : replay.AssociativeScan(first, call.names[0], operands.scanned, operands.additional);
      break;
    }
  }
  if (!results.ok()) return results.status();
  return IValue(*std::move(results));
}

}  // namespace backtape::internal
