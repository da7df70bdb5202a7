#include "backtape/passes/control_flow_calls.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/inline_subgraphs.h"
#include "backtape/ir/op_id.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::internal {
namespace {

constexpr absl::string_view kHigherOrderPrefix = "torch.ops.higher_order.";

}  // namespace

bool IsFloatingTensor(const IValue& value) { return value.is_tensor() && IsFloatingPoint(value.tensor().dtype()); }

Positions Where(const IValueList& values, bool (*condition)(const IValue&)) {
  Positions positions;
  for (size_t i = 0; i < values.size(); ++i) {
    if (condition(values[i])) positions.push_back(i);
  }
  return positions;
}

ValueType TypeOfValue(const IValue& value) {
  return value.is_tensor() ? ValueType(value.tensor().type()) : ValueType::Of(value);
}

ValueType RowMajorType(const IValue& value) {
  if (!value.is_tensor()) return ValueType::Of(value);
  return TensorType::Contiguous(value.tensor().dtype(), value.tensor().type().sizes);
}

ValueType SliceTypeOf(const IValue& value) {
  TensorType type = value.tensor().type();
  type.sizes.erase(type.sizes.begin());
  return TensorType::Contiguous(type.dtype, type.sizes);
}

Variable ZerosLike(const ValueType& type) { return ops::zeros(type.tensor().sizes, type.tensor().dtype); }

IValueList Joined(std::initializer_list<const IValueList*> lists) {
  IValueList all;
  for (const IValueList* list : lists) all.insert(all.end(), list->begin(), list->end());
  return all;
}

std::vector<Argument> CallGraph(Graph& outer, const Graph& graph, const std::string& name,
                                std::vector<Argument> operands) {
  std::unique_ptr<Graph> copy = graph.Clone();
  copy->output()->SetArgs({Argument::List(OutputItems(*copy))});  // the condition of a loop may be a single value
  outer.subgraphs().insert_or_assign(name, std::move(copy));
  ArgumentList args = {Argument(outer.GetAttr(name)), Argument(name)};
  args.insert(args.end(), operands.begin(), operands.end());
  Node* call =
      outer.Create(Opcode::kCallFunction, absl::StrCat(kHigherOrderPrefix, "invoke_subgraph"), std::move(args));
  std::vector<Argument> results;
  for (size_t i = 0; i < OutputItems(graph).size(); ++i) {
    results.emplace_back(outer.Call(OpId::operator_getitem, {Argument(call), Argument(static_cast<int64_t>(i))}));
  }
  return results;
}

absl::Status FinishGraph(Graph& graph, std::vector<Argument> results) {
  graph.Output(Argument::List(std::move(results)));
  BACKTAPE_RETURN_IF_ERROR(InlineSubgraphs(graph).status());
  ShapeEnv env;
  return InferTypes(graph, env, {.overwrite = true});
}

std::vector<Argument> AddInputs(Graph& graph, absl::string_view name, const std::vector<ValueType>& types) {
  std::vector<Argument> inputs;
  for (const ValueType& type : types)
    inputs.emplace_back(graph.Placeholder(absl::StrCat(name, "_", inputs.size()), type));
  return inputs;
}

std::vector<ValueType> TypesOfAll(const IValueList& values, ValueType (*type_of)(const IValue&)) {
  std::vector<ValueType> types;
  for (const IValue& value : values) types.push_back(type_of(value));
  return types;
}

std::unique_ptr<Graph> ScanStepOf(const Graph& body) {
  std::unique_ptr<Graph> step = body.Clone();
  std::vector<Argument> returned = OutputItems(*step);
  Node* const output = step->output();
  step->set_insertion_point(output);
  for (size_t k = 0, n = returned.size(); k < n; ++k) {
    returned.emplace_back(step->Call(OpId::clone, {returned[k]}));
  }
  step->set_insertion_point(nullptr);
  output->SetArgs({Argument::List(std::move(returned))});
  return step;
}

ControlFlowRecorder::ControlFlowRecorder(const HigherOrderCall& call, Tracer& tracer)
    : tracer_(tracer), joint_(tracer.graph()), name_(call.node->name()), provenance_(call.node->provenance()) {}

absl::StatusOr<IValueList> ControlFlowRecorder::Record(absl::string_view kind,
                                                       const std::vector<std::pair<std::string, const Graph*>>& graphs,
                                                       const std::vector<IValue>& before,
                                                       const std::vector<const IValueList*>& groups) {
  ArgumentList args;
  for (const IValue& value : before) args.push_back(tracer_.ArgumentOf(value));
  for (const auto& [name, graph] : graphs) args.emplace_back(AddSubgraph(name, *graph));
  for (const IValueList* group : groups) {
    std::vector<Argument> items;
    for (const IValue& value : *group) items.push_back(tracer_.ArgumentOf(value));
    args.push_back(Argument::Tuple(std::move(items)));
  }
  Node* call = joint_.Create(Opcode::kCallFunction, absl::StrCat(kHigherOrderPrefix, kind), std::move(args), {},
                             is_backward_ ? "" : name_);
  SetProvenance(call);
  BACKTAPE_ASSIGN_OR_RETURN(const ValueType type, InferType(*call, tracer_.shape_env()));
  if (!type.is_list()) return absl::UnimplementedError("the types of the results are unknown");
  call->set_type(type);
  IValueList results;
  for (size_t i = 0; i < type.list().size(); ++i) {
    const ValueType& item = type.list()[i];
    if (item.is_none()) {
      results.emplace_back();
      continue;
    }
    if (!item.is_tensor()) return absl::UnimplementedError(absl::StrCat("result ", i, " is not a tensor"));
    Node* node = joint_.Call(OpId::operator_getitem, {Argument(call), Argument(static_cast<int64_t>(i))});
    SetProvenance(node);
    results.push_back(ToIValue(tracer_.TensorFor(node, item.tensor())));
  }
  return results;
}

Node* ControlFlowRecorder::AddSubgraph(const std::string& name, const Graph& graph) {
  std::string unique = name;
  for (int k = 1; joint_.FindSubgraph(unique) != nullptr; ++k) unique = absl::StrCat(name, "_", k);
  joint_.subgraphs().emplace(unique, graph.Clone());
  Node* node = joint_.GetAttr(unique, unique);
  SetProvenance(node);
  return node;
}

void ControlFlowRecorder::SetProvenance(Node* node) const {
  Provenance& provenance = node->mutable_provenance();
  provenance.stack = provenance_.stack;
  provenance.sequence_number = provenance_.sequence_number;
  if (is_backward_) provenance.forward_node = name_;
  provenance.origins = {joint_.AddOrigin({name_, 0})};
}

}  // namespace backtape::internal
