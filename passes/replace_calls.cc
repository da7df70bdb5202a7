#include "backtape/passes/call_tracing.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops/traced_arguments_scope.h"
#include "backtape/autograd/origin/traced_origin.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/python_operators.h"
#include "backtape/ir/random_calls.h"
#include "backtape/passes/flex_attention.h"
#include "backtape/passes/func_regions.h"
#include "backtape/passes/python_targets/call_python.h"
#include "backtape/passes/rewrite.h"
#include "backtape/passes/trace_calls.h"
#include "backtape/passes/traceable_calls.h"
#include "backtape/passes/traced_numbers.h"
#include "backtape/passes/vmap_regions.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::internal {

Node* CallTracing::ReplaceVmap(Node* node) {
  if (!options_.python) return nullptr;
  const std::optional<VmapRegion> region = VmapRegionAt(node);
  if (!region.has_value()) return nullptr;
  for (Node* inner = region->first; inner != region->last; inner = inner->next()) {
    graph_.set_insertion_point(inner);
    if (inner->opcode() == Opcode::kGetAttr) values_.AddAttribute(inner);
  }
  graph_.set_insertion_point(node);
  Node* const before = node->prev();
  bool is_differentiable = false;
  absl::StatusOr<std::vector<std::pair<Node*, IValue>>> results = absl::NotFoundError("");
  try {
    const TracedOriginGuard origin(StackOf(*node), SequenceNumberOf(*node));
    if (!grad_enabled_) values_.tracer().KeepDetachments(Tracer::Detachments::kOnTape);
    results = CallVmapRegion(*region, ContextFor(is_differentiable));
  } catch (const Error& error) {
    results = error.status();
  }
  values_.tracer().KeepDetachments(Tracer::Detachments::kNone);
  if (!results.ok()) {
    EraseMade(before, node, {});
    Leave(*node, std::string(results.status().message()));
    return nullptr;
  }
  for (auto& [removal, value] : *results) {
    FinishMade(before, node, value);
    if (is_differentiable && grad_enabled_) MarkDifferentiable(value);
    values_.Set(removal, std::move(value));
  }
  for (Node* inner = region->first; inner != region->last->next(); inner = inner->next()) {
    if (!inner->is_call()) continue;
    replaced_.push_back(inner);
    is_replaced_.insert(inner);
  }
  return region->last;
}

CallContext CallTracing::ContextFor(bool& is_differentiable) {
  const auto value_of = [this, &is_differentiable](const Argument& operand) {
    std::optional<IValue> value = values_.ValueOf(operand);
    is_differentiable |= value.has_value() && IsDifferentiable(*value);
    return value;
  };
  const auto resolve = [this](Graph& graph) { return TraceCalls(graph, InnerOptions()).status(); };
  return {options_.library, value_of, resolve};
}

bool CallTracing::Replace(Node* node) {
  if (values_.IsItemOfKeptCall(*node)) return false;
  bool is_differentiable = false;
  if (IsFlexAttention(*node)) {
    return ReplaceBy(
        node, [&] { return CallFlexAttention(*node, ContextFor(is_differentiable)); }, is_differentiable);
  }
  if (options_.python && IsDerivativeCall(*node)) {
    return ReplaceBy(
        node, [&] { return CallDerivative(node, ContextFor(is_differentiable)); }, is_differentiable);
  }
  if (const std::vector<Node*> numbers = FloatsOf(*node); !numbers.empty()) return ReplaceWithFloats(node, numbers);
  return ReplacePlain(node);
}

std::vector<Node*> CallTracing::FloatsOf(const Node& node) const {
  std::vector<Node*> numbers;
  bool has_tensor = node.op() == nullptr || !node.op()->has_tag(kTagPython);
  for (size_t i = 0; i < node.num_operands(); ++i) {
    Node* const operand = node.operand(i);
    const bool has_value = values_.contains(operand);
    has_tensor |= has_value && HoldsTensor(values_.at(operand));
    const bool is_listed = std::find(numbers.begin(), numbers.end(), operand) != numbers.end();
    if (!has_value && !is_listed && size_numbers_.IsFloat(*operand)) numbers.push_back(operand);
  }
  return has_tensor ? numbers : std::vector<Node*>();
}

bool CallTracing::ReplaceWithFloats(Node* node, const std::vector<Node*>& numbers) {
  Node* const before = node->prev();
  const OperandNodes operands = NodesOfOperands(*node);
  const std::string name(node->name());
  const size_t num_problems = problems_.size();
  const size_t num_notes = options_.notes != nullptr ? options_.notes->size() : 0;
  std::string expected;
  bool is_replaced = true;
  for (int trace = 0; trace <= kNumProbes && is_replaced; ++trace) {
    const int probe = trace % kNumProbes;
    const bool is_last = trace == kNumProbes;
    for (size_t i = 0; i < numbers.size(); ++i) values_.Set(numbers[i], IValue(ProbeNumber(probe, i)));
    const bool is_made = ReplacePlain(node);
    for (const Node* number : numbers) values_.Remove(number);
    if (is_last) {
      is_replaced = is_made;
      continue;
    }
    problems_.resize(num_problems);
    if (options_.notes != nullptr) options_.notes->resize(num_notes);
    is_replaced = is_made || !IsRequiredProbe(probe);
    if (!is_made) continue;
    const std::string found = DescribeCalls(graph_, before, node, probe, numbers.size());
    if (probe == 0) expected = found;
    is_replaced = found == expected && values_.at(node).is_tensor();
    replaced_.pop_back();
    is_replaced_.erase(node);
    values_.Remove(node);
    EraseMade(before, node, operands);
    SetUniqueName(graph_, node, name);  // a made node had taken it
  }
  if (!is_replaced) {
    if (ReplaceWithNumbersInRun(node, numbers)) return true;
    return Leave(*node, absl::StrCat("the ops that would replace it depend on the value of the float %",
                                     numbers[0]->name(), ", which is known only at run time"));
  }
  ReplaceProbeNumbers(graph_, before, node, 0, numbers);
  return true;
}

bool CallTracing::ReplaceWithNumbersInRun(Node* node, const std::vector<Node*>& numbers) {
  for (const Node* number : numbers) {
    if (size_numbers_.ValueOf(*number) == nullptr) return false;
  }
  for (const Node* number : numbers) values_.Set(number, *size_numbers_.ValueOf(*number));
  const bool is_replaced = ReplacePlain(node);
  for (const Node* number : numbers) values_.Remove(number);
  return is_replaced;
}

bool CallTracing::ReplacePlain(Node* node) {
  python_targets::PythonCall call;
  for (const Argument& argument : node->args()) {
    std::optional<IValue> value = values_.ValueOf(argument);
    if (!value.has_value()) return LeaveUntyped(*node);
    call.args.push_back(*std::move(value));
  }
  // x[[0, 2]] has one item, a list; x[0, 2] has two.
  const bool is_subscript =
      node->op() != nullptr ? node->op()->is(OpId::operator_getitem) : node->target() == "operator.setitem";
  if (is_subscript && node->args().size() > 1 && node->args()[1].is_list()) {
    call.args[1] = IValue(IValueList{call.args[1]});
  }
  for (const auto& [key, argument] : node->kwargs()) {
    std::optional<IValue> value = values_.ValueOf(argument);
    if (!value.has_value()) return LeaveUntyped(*node);
    call.kwargs.emplace_back(key, *std::move(value));
  }
  bool is_differentiable = IsDifferentiable(IValue(call.args));
  for (const auto& [key, argument] : call.kwargs) is_differentiable |= IsDifferentiable(argument);
  const size_t num_problems = problems_.size();
  const bool is_replaced = ReplaceBy(
      node, [&] { return Evaluate(*node, call); }, is_differentiable);
  if (problems_.size() == num_problems || !options_.specialise_sizes || !StateSizes(call, *node)) return is_replaced;
  std::vector<std::string> problems(problems_.begin() + static_cast<int64_t>(num_problems), problems_.end());
  problems_.resize(num_problems);
  if (ReplaceBy(
          node, [&] { return Evaluate(*node, call); }, is_differentiable)) {
    return true;
  }
  problems_.resize(num_problems);
  std::move(problems.begin(), problems.end(), std::back_inserter(problems_));
  return false;
}

bool CallTracing::StateSizes(python_targets::PythonCall& call, const Node& node) {
  bool has_changed = false;
  const auto number_of = [this](absl::string_view symbol) { return values_.shape_env().hint(symbol); };
  const std::function<void(IValue&)> state = [&](IValue& value) {
    if (value.is_list()) {
      IValueList items = value.list();
      std::for_each(items.begin(), items.end(), state);
      value = IValue(std::move(items));
    }
    if (!value.is_int() || !value.sym_int().is_symbolic()) return;
    const std::optional<int64_t> number = value.sym_int().Evaluate(number_of);
    const std::string reason = absl::StrCat("the value of an argument of ", node.target());
    if (!number.has_value() || !values_.shape_env().RequireEq(value.sym_int(), *number, reason)) return;
    value = IValue(*number);
    has_changed = true;
  };
  std::for_each(call.args.begin(), call.args.end(), state);
  for (auto& [key, value] : call.kwargs) state(value);
  return has_changed;
}

bool CallTracing::ReplaceBy(Node* node, absl::FunctionRef<absl::StatusOr<IValue>()> evaluate,
                            const bool& is_differentiable) {
  Node* const before = node->prev();
  const OperandNodes operands = NodesOfOperands(*node);
  absl::StatusOr<IValue> value = absl::NotFoundError("");
  try {
    const TracedOriginGuard origin(StackOf(*node), SequenceNumberOf(*node));
    // In a no-grad region, the tracer detaches results that depend on values on the tape, and the targets
    // of writes.
    if (!grad_enabled_) values_.tracer().KeepDetachments(Tracer::Detachments::kOnTape);
    value = evaluate();
  } catch (const Error& error) {
    value = error.status();
  }
  values_.tracer().KeepDetachments(Tracer::Detachments::kNone);
  if (!value.ok()) {
    EraseMade(before, node, operands);
    if (absl::IsNotFound(value.status())) return Leave(*node, std::string(value.status().message()));
    Report(value.status(), *node);
    return false;
  }
  if (kept_) {
    kept_ = false;
    return false;
  }
  FinishMade(before, node, *value);
  if (is_differentiable && grad_enabled_) MarkDifferentiable(*value);
  values_.Set(node, *std::move(value));
  replaced_.push_back(node);
  is_replaced_.insert(node);
  return true;
}

std::shared_ptr<const StackTrace> CallTracing::StackOf(const Node& node) {
  return node.provenance().stack != nullptr ? node.provenance().stack : std::make_shared<const StackTrace>();
}

int64_t CallTracing::SequenceNumberOf(const Node& node) {
  const int64_t stated = node.provenance().sequence_number;
  return stated >= 0 ? stated : static_cast<int64_t>(TapeNode::NextSequenceNumber());
}

std::string CallTracing::TargetOf(const Node& node) {
  if (node.opcode() == Opcode::kCallMethod) return absl::StrCat("Tensor.", node.target());
  return node.op() != nullptr ? node.op()->QualifiedName() : std::string(node.target());
}

absl::StatusOr<IValue> CallTracing::Evaluate(const Node& node, python_targets::PythonCall call) {
  std::optional<TracedArgumentsScope> casts;
  if (const std::optional<Autocast> autocast = autocast_.current()) {
    casts.emplace([autocast](const OpSchema& op, absl::Span<const IValue> args) {
      return python_targets::WithCasts(*autocast, op, args);
    });
  }
  const OpSchema* op = node.op();
  if (op != nullptr && !op->has_tag(kTagPython)) {
    const OpSchema* own = options_.library->ops->Find(op->Target());
    if (own == nullptr) return absl::NotFoundError("the op is not in the op library");
    BACKTAPE_ASSIGN_OR_RETURN(const IValueList bound, BindArguments(*op, call.args, call.kwargs, BindFor::kTape));
    return Call(*options_.library, own->id, bound);
  }
  if (op != nullptr && !HoldsTensor(IValue(call.args)) && !op->is(OpId::operator_getitem)) {
    const absl::StatusOr<std::optional<IValue>> number = EvaluatePythonOperator(*op, call.args);
    if (number.ok() && number->has_value()) {
      // Keep arithmetic on symbols unchanged.
      if (IsConstant(**number)) return **number;
      kept_ = true;
      return IValue();
    }
    if (number.ok()) {
      kept_ = true;
      return IValue();
    }
    // Tuples, dtypes and devices are handled below.
  }
  call.target = TargetOf(node);
  if (node.opcode() == Opcode::kCallModule)
    return absl::NotFoundError("calls of modules are not supported; trace the model to aten ops");
  call.tracer = &values_.tracer();
  call.known = &known_;
  call.autocast = &autocast_;
  call.grad_enabled = &grad_enabled_;
  call.library = options_.library;
  return python_targets::Evaluate(std::move(call));
}

CallTracing::OperandNodes CallTracing::NodesOfOperands(const Node& node) const {
  OperandNodes nodes;
  const std::function<void(const IValue&)> add = [&](const IValue& value) {
    if (value.is_list()) std::for_each(value.list().begin(), value.list().end(), add);
    if (!value.is_tensor() || !value.tensor().defined()) return;
    const AutogradMeta* const meta = AutogradMeta::Get(value.tensor());
    if (meta != nullptr && meta->traced_node != nullptr) nodes.emplace_back(value.tensor(), meta->traced_node);
  };
  for (size_t i = 0; i < node.num_operands(); ++i) {
    if (values_.contains(node.operand(i))) add(values_.at(node.operand(i)));
  }
  return nodes;
}

void CallTracing::EraseMade(Node* before, Node* node, const OperandNodes& operands) {
  for (const auto& [tensor, represented] : operands) AutogradMeta::Require(tensor).traced_node = represented;
  for (Node* made = node->prev(); made != before;) {
    Node* const previous = made->prev();
    const bool is_kept = made->opcode() == Opcode::kGetAttr || made->type().is_sym_int();
    if (!made->has_uses() && !is_kept) graph_.Erase(made);
    made = previous;
  }
}

void CallTracing::FinishMade(Node* before, Node* node, const IValue& value) {
  Node* const first = before == nullptr ? graph_.first() : before->next();
  Node* named = nullptr;
  for (Node* made = first; made != node; made = made->next()) {
    made->mutable_provenance().origins = node->provenance().origins;
    if (named == nullptr && DrawsRandomNumbers(*made)) named = made;
  }
  if (named == nullptr && value.is_tensor()) {
    const AutogradMeta* meta = AutogradMeta::Get(value.tensor());
    Node* const source = meta == nullptr ? nullptr : meta->traced_node;
    for (Node* made = first; made != node && source != nullptr; made = made->next()) {
      if (made == source) named = made;
    }
  }
  if (named != nullptr) SetUniqueName(graph_, named, node->name());
}

}  // namespace backtape::internal
