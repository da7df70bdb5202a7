#include "backtape/passes/trace_calls.h"

#include <memory>
#include <optional>
#include <utility>

#include "absl/strings/str_join.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/origin/traced_origin.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/autocast.h"
#include "backtape/ir/autograd_function_call.h"
#include "backtape/ir/inline_subgraphs.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/replace_nodes.h"
#include "backtape/passes/call_tracing.h"
#include "backtape/passes/decomposed_ops.h"
#include "backtape/passes/rewrite.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace internal {
namespace {

bool IsTensorOp(const Node& node) {
  return node.is_call() && node.op() != nullptr && !node.op()->has_tag(kTagPython) && !node.op()->has_tag(kTagMetadata);
}

IValue Detached(const IValue& value) {
  if (value.is_list()) {
    IValueList items;
    for (const IValue& item : value.list()) items.push_back(Detached(item));
    return IValue(std::move(items));
  }
  if (!value.is_tensor() || !IsFloatingPoint(value.tensor().dtype())) return value;
  return IValue(static_cast<const Tensor&>(ops::detach(ToVariable(value))));
}

}  // namespace

absl::StatusOr<bool> CallTracing::Run() {
  if (!HasCallsToTrace(graph_, options_) && !options_.autocast.has_value()) return false;
  {
    const TracingGuard tracing(&values_.tracer());
    const NoGradGuard no_grad;
    for (Node* node = graph_.first(); node != nullptr;) {
      Node* const last = ReplaceVmap(node);
      Node* const next = (last != nullptr ? last : node)->next();
      if (last == nullptr) Visit(node);
      node = next;
    }
  }
  graph_.set_insertion_point(nullptr);
  if (replaced_.empty()) values_.RemoveAddedTypes();
  if (!problems_.empty()) return absl::InvalidArgumentError(absl::StrJoin(problems_, "\n"));
  if (options_.sizes != nullptr && !options_.specialise_sizes) {
    const absl::Status fits = values_.shape_env().CheckGuards(*options_.sizes);
    if (absl::IsFailedPrecondition(fits)) return fits;
  }
  for (size_t i = replaced_.size(); i > 0; --i) EraseCallAndSubgraphs(graph_, replaced_[i - 1]);
  return subgraphs_changed_ || !replaced_.empty() || options_.autocast.has_value();
}

void CallTracing::Visit(Node* node) {
  graph_.set_insertion_point(node);
  switch (node->opcode()) {
    case Opcode::kPlaceholder:
      return VisitPlaceholder(node);
    case Opcode::kGetAttr:
      return values_.AddAttribute(node);
    case Opcode::kOutput:
      return RewriteOperands(node);
    default:
      break;
  }
  const size_t num_notes = options_.notes != nullptr ? options_.notes->size() : 0;
  if ((MayReplace(*node, options_) || (!grad_enabled_ && IsTensorOp(*node))) && Replace(node)) return;
  if (Node* const read = ReadInRun(node)) {
    if (options_.notes != nullptr) options_.notes->resize(num_notes);
    return size_numbers_.Add(*read, values_.shape_env());
  }
  RewriteOperands(node);
  if (IsHigherOrderCall(*node)) TraceSubgraphs(*node);
  if (IsAutogradFunctionCall(*node)) TraceAutogradFunction(node);
  if (autocast_.current().has_value()) CastKept(node);
  values_.AddKeptCall(node);
  size_numbers_.Add(*node, values_.shape_env());
  if (options_.specialise_sizes && !values_.contains(node) && !size_numbers_.IsFloat(*node)) {
    if (const IValue* const number = size_numbers_.ValueOf(*node)) values_.Set(node, *number);
  }
  if (!grad_enabled_) DetachKept(node);
}

void CallTracing::VisitPlaceholder(Node* node) {
  values_.AddPlaceholder(node);
  if (options_.values == nullptr || !node->type().is_tensor() || !values_.contains(node)) return;
  const auto known = options_.values->find(node->name());
  if (known != options_.values->end()) known_.emplace(node, known->second);
}

Node* CallTracing::ReadInRun(Node* node) {
  if (node->opcode() != Opcode::kCallMethod || node->target() != "item" || node->args().size() != 1) return nullptr;
  const std::optional<IValue> value = values_.ValueOf(node->args()[0]);
  if (!options_.python || !value.has_value() || !value->is_tensor()) return nullptr;
  const Variable x = ToVariable(*value);
  if (!IsFloatingPoint(x.dtype()) || x.has_symbolic_sizes() || x.numel() != 1) return nullptr;
  if (graph_.ops().Find(OpId::_local_scalar_dense) == nullptr) return nullptr;
  Node* const read = CallFor(graph_, node, OpId::_local_scalar_dense, {values_.tracer().ArgumentOf(*value)});
  const std::string name(node->name());
  graph_.ReplaceAllUsesWith(node, read);
  graph_.Erase(node);
  SetUniqueName(graph_, read, name);
  subgraphs_changed_ = true;
  return read;
}

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

void CallTracing::CastKept(Node* node) {
  absl::Status status;
  if (IsHigherOrderCall(*node) || IsAutogradFunctionCall(*node)) return;  // their subgraphs are traced in the region
  if (node->op() != nullptr) {
    status = CastOperands(graph_, *node, *autocast_.current());
  } else if (!HasUnknownTarget(*node)) {
    status = absl::UnimplementedError(
        "this call cannot be replaced by ops, so its operands cannot be cast for its autocast region");
  }
  if (!status.ok()) Report(status, *node);
}

void CallTracing::RewriteOperands(Node* node) {
  bool uses_replaced = false;
  for (size_t i = 0; i < node->num_operands(); ++i) uses_replaced |= is_replaced_.contains(node->operand(i));
  if (!uses_replaced) return;
  // Symbolic sizes among the arguments may need nodes.
  const TracedOriginGuard origin(StackOf(*node), SequenceNumberOf(*node));
  ReplaceOperands(*node, [this](Node* operand) -> Argument {
    return is_replaced_.contains(operand) ? values_.tracer().ArgumentOf(values_.at(operand)) : Argument(operand);
  });
}

void CallTracing::Report(const absl::Status& status, const Node& node) {
  problems_.emplace_back(NodeError(status, node).message());
}

}  // namespace internal

absl::StatusOr<bool> TraceCalls(Graph& graph, const TraceCallsOptions& options) {
  BACKTAPE_ASSIGN_OR_RETURN(const bool has_inlined, InlineSubgraphs(graph, {.keep_autograd_functions = true}));
  BACKTAPE_ASSIGN_OR_RETURN(const bool has_traced, internal::CallTracing(graph, options).Run());
  return has_inlined || has_traced;
}

}  // namespace backtape
