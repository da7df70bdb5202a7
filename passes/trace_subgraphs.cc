#include "backtape/passes/call_tracing.h"

#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/origin/traced_origin.h"
#include "backtape/ir/autocast.h"
#include "backtape/ir/autograd_function_call.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/higher_order_types.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/node_error.h"
#include "backtape/passes/trace_calls.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::internal {

void CallTracing::DetachKept(Node* node) {
  const bool has_subgraphs = IsHigherOrderCall(*node) || IsAutogradFunctionCall(*node);
  if ((!has_subgraphs && !IsTensorOp(*node)) || size_numbers_.IsFloat(*node)) return;
  if (!has_subgraphs || !node->type().is_known()) {
    return Report(
        absl::UnimplementedError("in a no-grad region, the types of each call's operands and results must be known"),
        *node);
  }
  graph_.set_insertion_point(node->next());
  const TracedOriginGuard origin(StackOf(*node), SequenceNumberOf(*node));
  if (node->type().is_list()) {
    if (!values_.ItemsOf(node).has_value()) {
      return Report(absl::UnimplementedError("in a no-grad region, the results of this call must be tensors"), *node);
    }
  } else if (!node->type().is_tensor()) {
    return;
  }
  values_.Set(node, Detached(values_.at(node)));
  is_replaced_.insert(node);  // but not erased: the detached values come from it
}

IValue CallTracing::Detached(const IValue& value) {
  if (value.is_list()) {
    IValueList items;
    for (const IValue& item : value.list()) items.push_back(Detached(item));
    return IValue(std::move(items));
  }
  if (!value.is_tensor() || !IsFloatingPoint(value.tensor().dtype())) return value;
  return ToIValue(ops::detach(ToVariable(value)));
}

void CallTracing::CastKept(Node* node) {
  absl::Status status;
  if (IsHigherOrderCall(*node) || IsAutogradFunctionCall(*node)) return;  // their subgraphs are traced in the region
  if (node->op() != nullptr) {
    status = CastOperands(graph_, *node, *autocast_.current());
  } else if (!HasUnknownTarget(*node)) {
    status = absl::UnimplementedError(
        "no pass has replaced this call by known ops, so the autocast region that contains it cannot cast its "
        "operands");
  }
  if (!status.ok()) Report(status, *node);
}

absl::Status CallTracing::NoteRegion(const std::string& subgraph) {
  const std::optional<Autocast> autocast = autocast_.current();
  const std::optional<DType> dtype = autocast.has_value() ? std::optional(autocast->dtype) : std::nullopt;
  const auto [it, is_new] = region_of_subgraph_.try_emplace(subgraph, dtype);
  if (is_new || it->second == dtype) return absl::OkStatus();
  const auto name = [](std::optional<DType> of) { return of.has_value() ? TorchName(*of) : "none"; };
  return absl::UnimplementedError(absl::StrCat("the subgraph ", subgraph, " is called with different autocast dtypes: ",
                                               name(it->second), " and ", name(dtype)));
}

void CallTracing::TraceSubgraphs(const Node& node) {
  const absl::StatusOr<HigherOrderCall> call = ReadHigherOrderCall(node);
  if (!call.ok()) return;
  const absl::StatusOr<std::vector<ValueType>> types = SubgraphArgumentTypes(*call, values_.shape_env());
  for (const std::string& name : call->names) {
    if (const absl::Status status = NoteRegion(name); !status.ok()) return Report(status, node);
    Graph& subgraph = *graph_.FindSubgraph(name);
    if (types.ok()) subgraphs_changed_ |= SetPlaceholderTypes(subgraph, *types, /*overwrite=*/false);
    const TraceCallsOptions inner = InnerOptions();
    const absl::StatusOr<bool> changed = TraceCalls(subgraph, inner);
    if (changed.ok()) {
      subgraphs_changed_ |= *changed;
    } else {
      problems_.push_back(absl::StrCat("in the subgraph ", name, ": ", changed.status().message()));
    }
  }
}

void CallTracing::TraceAutogradFunction(Node* node) {
  const absl::Status status = TryTraceAutogradFunction(node);
  if (!status.ok()) Report(status, *node);
}

absl::Status CallTracing::TryTraceAutogradFunction(Node* node) {
  subgraphs_changed_ |= ReplaceConstantOperands(*node);
  BACKTAPE_ASSIGN_OR_RETURN(const AutogradFunctionCall call, ReadAutogradFunctionCall(*node));
  BACKTAPE_RETURN_IF_ERROR(NoteRegion(std::string(node->args()[0].node()->target())));
  const auto types_of = [](const std::vector<Argument>& values) {
    std::vector<ValueType> types;
    for (const Argument& value : values) types.push_back(value.is_node() ? value.node()->type() : ValueType());
    return types;
  };
  TraceCallsOptions inner = InnerOptions();
  SetPlaceholderTypes(*call.forward, types_of(call.operands), /*overwrite=*/false);
  BACKTAPE_ASSIGN_OR_RETURN(bool changed, TraceCalls(*call.forward, inner));
  subgraphs_changed_ |= changed;
  // The calls of the forward have been replaced.
  BACKTAPE_ASSIGN_OR_RETURN(const AutogradFunctionCall traced, ReadAutogradFunctionCall(*node));
  ShapeEnv env;
  BACKTAPE_RETURN_IF_ERROR(InferTypes(*traced.forward, env, {.shape_rules = options_.library->shape_rules}));
  std::vector<ValueType> types = types_of(traced.results);
  if (!node->type().is_known()) {
    node->set_type(ValueType(types));
    values_.NoteAddedType(node);
  }
  const std::vector<ValueType> saved = types_of(traced.saved);
  types.insert(types.end(), saved.begin(), saved.end());
  SetPlaceholderTypes(*traced.backward, types, /*overwrite=*/false);
  subgraphs_changed_ |= ReplaceConstantOperands(*node);
  inner.autocast = std::nullopt;  // the backward runs later, outside of the region
  BACKTAPE_ASSIGN_OR_RETURN(changed, TraceCalls(*traced.backward, inner));
  subgraphs_changed_ |= changed;
  return absl::OkStatus();
}

}  // namespace backtape::internal
