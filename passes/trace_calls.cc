#include "backtape/passes/trace_calls.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/autograd/origin/traced_origin.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/autograd_function_call.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/inline_subgraphs.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/python_operators.h"
#include "backtape/ir/replace_nodes.h"
#include "backtape/passes/call_tracing.h"
#include "backtape/passes/python_targets/call_python.h"
#include "backtape/passes/rewrite.h"
#include "backtape/passes/traceable_calls.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::internal {

CallTracing::CallTracing(Graph& graph, const TraceCallsOptions& options)
    : graph_(graph), options_(options), values_(graph, *options.library) {
  if (options.autocast.has_value()) autocast_.Enter(options.autocast);
  if (options.sizes == nullptr) return;
  options.specialise_sizes ? SetHints(*options.sizes, values_.shape_env())
                           : WidenRanges(*options.sizes, values_.shape_env());
}

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
  if (options_.specialise_sizes) EraseUnusedFloats();
  return subgraphs_changed_ || !replaced_.empty() || options_.autocast.has_value();
}

void CallTracing::EraseUnusedFloats() {
  for (Node* node = graph_.last(); node != nullptr;) {
    Node* const number = std::exchange(node, node->prev());
    if (number->is_call() && size_numbers_.IsFloat(*number) && !number->has_uses()) graph_.Erase(number);
  }
}

void CallTracing::Report(const absl::Status& status, const Node& node) {
  problems_.emplace_back(NodeError(status, node).message());
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
    if (const IValue* const number = size_numbers_.ValueOf(*node)) {
      values_.Set(node, *number);
      replaced_.push_back(node);
      is_replaced_.insert(node);
    }
  }
  if (!grad_enabled_) DetachKept(node);
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

bool CallTracing::IsTensorOp(const Node& node) {
  return node.is_call() && node.op() != nullptr && !node.op()->has_tag(kTagPython) && !node.op()->has_tag(kTagMetadata);
}

TraceCallsOptions CallTracing::InnerOptions() const {
  TraceCallsOptions inner = options_;
  inner.values = nullptr;
  inner.autocast = autocast_.current();
  return inner;
}

void CallTracing::VisitPlaceholder(Node* node) {
  values_.AddPlaceholder(node);
  if (options_.values == nullptr || !node->type().is_tensor() || !values_.contains(node)) return;
  const auto known = options_.values->find(node->name());
  if (known != options_.values->end()) known_.emplace(node, known->second);
}

bool CallTracing::LeaveUntyped(const Node& node) {
  const Node* untyped = nullptr;
  for (size_t i = 0; i < node.num_operands(); ++i) {
    const Node* operand = node.operand(i);
    if (values_.contains(operand)) continue;
    if (operand->is_call()) return false;
    untyped = operand;
  }
  if (untyped != nullptr) return Leave(node, absl::StrCat("the type of %", untyped->name(), " is unknown"));
  for (const Argument& argument : node.args()) {
    if (argument.is_symbol() && !values_.ValueOf(argument).has_value()) {
      return Leave(node, absl::StrCat("the argument ", argument.symbol(), " has no value"));
    }
  }
  return Leave(node, "an argument is not a supported value");
}

bool CallTracing::HasUnknownTarget(const Node& node) const {
  if (node.opcode() == Opcode::kCallModule) return true;
  const bool is_python = node.op() == nullptr || node.op()->has_tag(kTagPython);
  return is_python && !python_targets::IsKnown(TargetOf(node), *options_.library->ops);
}

bool CallTracing::Leave(const Node& node, const std::string& reason) {
  if (options_.notes != nullptr && !HasUnknownTarget(node)) {
    options_.notes->push_back(
        absl::StrCat("%", node.name(), " (", node.target(), ") cannot be replaced by simpler ops: ", reason));
  }
  return false;
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

}  // namespace backtape::internal

namespace backtape {

absl::StatusOr<bool> TraceCalls(Graph& graph, const TraceCallsOptions& options) {
  BACKTAPE_ASSIGN_OR_RETURN(const bool has_inlined, InlineSubgraphs(graph, {.keep_autograd_functions = true}));
  BACKTAPE_ASSIGN_OR_RETURN(const bool has_traced, internal::CallTracing(graph, options).Run());
  return has_inlined || has_traced;
}

}  // namespace backtape
