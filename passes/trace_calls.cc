#include "backtape/passes/trace_calls.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/functional/function_ref.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/traced_arguments_scope.h"
#include "backtape/autograd/origin/traced_origin.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/autocast.h"
#include "backtape/ir/autograd_function_call.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/ir/higher_order_types.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/inline_subgraphs.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/python_operators.h"
#include "backtape/ir/random_calls.h"
#include "backtape/ir/replace_nodes.h"
#include "backtape/passes/decomposed_ops.h"
#include "backtape/passes/flex_attention.h"
#include "backtape/passes/func_regions.h"
#include "backtape/passes/python_targets/call_python.h"
#include "backtape/passes/rewrite.h"
#include "backtape/passes/traceable_calls.h"
#include "backtape/passes/traced_numbers.h"
#include "backtape/passes/traced_values.h"
#include "backtape/passes/vmap_regions.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

class CallTracing {
 public:
  CallTracing(Graph& graph, const TraceCallsOptions& options)
      : graph_(graph), options_(options), values_(graph, *options.library) {
    if (options.autocast.has_value()) autocast_.Enter(options.autocast);
    if (options.specialise_sizes) values_.SetHints(*options.sizes);
  }

  absl::StatusOr<bool> Run() {
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

 private:
  void Report(const absl::Status& status, const Node& node) {
    problems_.emplace_back(NodeError(status, node).message());
  }

  void Visit(Node* node) {
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
    if ((internal::MayReplace(*node, options_) || (!grad_enabled_ && IsTensorOp(*node))) && Replace(node)) return;
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

  // Replaces item() of a floating-point tensor whose value is unknown before the run by the op that reads the number.
  // Returns null for other nodes.
  Node* ReadInRun(Node* node) {
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

  // Replaces the calls of a vmap that starts at the node, and returns the last of them. Returns null if there is none
  // or if they are left unchanged.
  Node* ReplaceVmap(Node* node) {
    if (!options_.python) return nullptr;
    const std::optional<internal::VmapRegion> region = internal::VmapRegionAt(node);
    if (!region.has_value()) return nullptr;
    for (Node* inner = region->first; inner != region->last; inner = inner->next()) {
      graph_.set_insertion_point(inner);
      if (inner->opcode() == Opcode::kGetAttr) values_.AddAttribute(inner);
    }
    graph_.set_insertion_point(node);
    Node* const before = node->prev();
    bool is_differentiable = false;
    const auto value_of = [&](const Argument& argument) {
      std::optional<IValue> value = values_.ValueOf(argument);
      is_differentiable |= value.has_value() && internal::IsDifferentiable(*value);
      return value;
    };
    const auto resolve = [&](Graph& sample) { return TraceCalls(sample, InnerOptions()).status(); };
    absl::StatusOr<std::vector<std::pair<Node*, IValue>>> results = absl::NotFoundError("");
    try {
      const TracedOriginGuard origin(StackOf(*node), SequenceNumberOf(*node));
      if (!grad_enabled_) values_.tracer().KeepDetachments(Tracer::Detachments::kOnTape);
      results = internal::CallVmapRegion(*region, {options_.library, value_of, resolve});
    } catch (const Error& error) {
      results = error.status();
    }
    values_.tracer().KeepDetachments(Tracer::Detachments::kNone);
    if (!results.ok()) {
      EraseMade(before, node);
      Leave(*node, std::string(results.status().message()));
      return nullptr;
    }
    for (auto& [removal, value] : *results) {
      FinishMade(before, node, value);
      if (is_differentiable && grad_enabled_) internal::MarkDifferentiable(value);
      values_.Set(removal, std::move(value));
    }
    for (Node* inner = region->first; inner != region->last->next(); inner = inner->next()) {
      if (!inner->is_call()) continue;
      replaced_.push_back(inner);
      is_replaced_.insert(inner);
    }
    return region->last;
  }

  static bool IsTensorOp(const Node& node) {
    return node.is_call() && node.op() != nullptr && !node.op()->has_tag(kTagPython) &&
           !node.op()->has_tag(kTagMetadata);
  }

  // Detaches the results of a call of subgraphs in a no-grad region. All other calls of the region have been
  // replaced.
  void DetachKept(Node* node) {
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

  static IValue Detached(const IValue& value) {
    if (value.is_list()) {
      IValueList items;
      for (const IValue& item : value.list()) items.push_back(Detached(item));
      return IValue(std::move(items));
    }
    if (!value.is_tensor() || !IsFloatingPoint(value.tensor().dtype())) return value;
    return IValue(static_cast<const Tensor&>(ops::detach(ToVariable(value))));
  }

  // Casts the operands of a call that stays in the graph, because the graph no longer shows its autocast region.
  void CastKept(Node* node) {
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

  // All calls of a subgraph must be in the same autocast region, because they share its casts.
  absl::Status NoteRegion(const std::string& subgraph) {
    const std::optional<Autocast> autocast = autocast_.current();
    const std::optional<DType> dtype = autocast.has_value() ? std::optional(autocast->dtype) : std::nullopt;
    const auto [it, is_new] = region_of_subgraph_.try_emplace(subgraph, dtype);
    if (is_new || it->second == dtype) return absl::OkStatus();
    const auto name = [](std::optional<DType> of) { return of.has_value() ? TorchName(*of) : "none"; };
    return absl::UnimplementedError(absl::StrCat("the subgraph ", subgraph,
                                                 " is called with different autocast dtypes: ", name(it->second),
                                                 " and ", name(dtype)));
  }

  TraceCallsOptions InnerOptions() const {
    TraceCallsOptions inner = options_;
    inner.values = nullptr;
    inner.autocast = autocast_.current();
    return inner;
  }

  // The placeholders of the call's subgraphs get the types of its operands.
  void TraceSubgraphs(const Node& node) {
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

  // Traces the subgraphs of an autograd function, and sets the type of the call.
  void TraceAutogradFunction(Node* node) {
    const absl::Status status = TryTraceAutogradFunction(node);
    if (!status.ok()) Report(status, *node);
  }

  absl::Status TryTraceAutogradFunction(Node* node) {
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

  void VisitPlaceholder(Node* node) {
    values_.AddPlaceholder(node);
    if (options_.values == nullptr || !node->type().is_tensor() || !values_.contains(node)) return;
    const auto known = options_.values->find(node->name());
    if (known != options_.values->end()) known_.emplace(node, known->second);
  }

  // Returns false if the call is not replaced.
  bool Replace(Node* node) {
    if (values_.IsItemOfKeptCall(*node)) return false;
    if (internal::IsFlexAttention(*node)) {
      bool is_differentiable = false;
      const auto value_of = [&](const Argument& argument) {
        std::optional<IValue> value = values_.ValueOf(argument);
        is_differentiable |= value.has_value() && internal::IsDifferentiable(*value);
        return value;
      };
      const auto resolve = [&](Graph& function) { return TraceCalls(function, InnerOptions()).status(); };
      const internal::FlexAttentionContext context{options_.library, value_of, resolve};
      return ReplaceBy(
          node, [&] { return internal::CallFlexAttention(*node, context); }, is_differentiable);
    }
    if (options_.python && internal::IsDerivativeCall(*node)) {
      bool is_differentiable = false;
      const auto value_of = [&](const Argument& argument) {
        std::optional<IValue> value = values_.ValueOf(argument);
        is_differentiable |= value.has_value() && internal::IsDifferentiable(*value);
        return value;
      };
      const auto resolve = [&](Graph& slice) { return TraceCalls(slice, InnerOptions()).status(); };
      const internal::SliceContext context{options_.library, value_of, resolve};
      return ReplaceBy(
          node, [&] { return internal::CallDerivative(node, context); }, is_differentiable);
    }
    if (const std::vector<Node*> numbers = FloatsOf(*node); !numbers.empty()) return ReplaceWithFloats(node, numbers);
    return ReplacePlain(node);
  }

  // The floats without a value that are operands of a call of a tensor op.
  std::vector<Node*> FloatsOf(const Node& node) const {
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

  // See traced_numbers.h. At the end, the first trace is made again and kept.
  bool ReplaceWithFloats(Node* node, const std::vector<Node*>& numbers) {
    Node* const before = node->prev();
    const std::string name(node->name());
    const size_t num_problems = problems_.size();
    const size_t num_notes = options_.notes != nullptr ? options_.notes->size() : 0;
    std::string expected;
    bool is_replaced = true;
    for (int trace = 0; trace <= internal::kNumProbes && is_replaced; ++trace) {
      const int probe = trace % internal::kNumProbes;
      const bool is_last = trace == internal::kNumProbes;
      for (size_t i = 0; i < numbers.size(); ++i) values_.Set(numbers[i], IValue(internal::ProbeNumber(probe, i)));
      const bool is_made = ReplacePlain(node);
      for (const Node* number : numbers) values_.Remove(number);
      if (is_last) {
        is_replaced = is_made;
        continue;
      }
      problems_.resize(num_problems);
      if (options_.notes != nullptr) options_.notes->resize(num_notes);
      is_replaced = is_made || !internal::IsRequiredProbe(probe);
      if (!is_made) continue;
      const std::string found = internal::DescribeCalls(graph_, before, node, probe, numbers.size());
      if (probe == 0) expected = found;
      is_replaced = found == expected && values_.at(node).is_tensor();
      replaced_.pop_back();
      is_replaced_.erase(node);
      values_.Remove(node);
      EraseMade(before, node);
      SetUniqueName(graph_, node, name);  // a made node had taken it
    }
    if (!is_replaced) {
      if (ReplaceWithNumbersInRun(node, numbers)) return true;
      return Leave(*node, absl::StrCat("the ops that would replace it depend on the value of the float %",
                                       numbers[0]->name(), ", which is known only at run time"));
    }
    internal::ReplaceProbeNumbers(graph_, before, node, 0, numbers);
    return true;
  }

  // The same with the numbers that the floats have for the given sizes.
  bool ReplaceWithNumbersInRun(Node* node, const std::vector<Node*>& numbers) {
    for (const Node* number : numbers) {
      if (size_numbers_.ValueOf(*number) == nullptr) return false;
    }
    for (const Node* number : numbers) values_.Set(number, *size_numbers_.ValueOf(*number));
    const bool is_replaced = ReplacePlain(node);
    for (const Node* number : numbers) values_.Remove(number);
    return is_replaced;
  }

  bool ReplacePlain(Node* node) {
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
    bool is_differentiable = internal::IsDifferentiable(IValue(call.args));
    for (const auto& [key, argument] : call.kwargs) is_differentiable |= internal::IsDifferentiable(argument);
    return ReplaceBy(
        node, [&] { return Evaluate(*node, std::move(call)); }, is_differentiable);
  }

  // Replaces a node by the calls that `evaluate` makes. `is_differentiable` is read after `evaluate` has returned.
  bool ReplaceBy(Node* node, absl::FunctionRef<absl::StatusOr<IValue>()> evaluate, const bool& is_differentiable) {
    Node* const before = node->prev();
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
      EraseMade(before, node);
      if (absl::IsNotFound(value.status())) return Leave(*node, std::string(value.status().message()));
      Report(value.status(), *node);
      return false;
    }
    if (kept_) {
      kept_ = false;
      return false;
    }
    FinishMade(before, node, *value);
    if (is_differentiable && grad_enabled_) internal::MarkDifferentiable(*value);
    values_.Set(node, *std::move(value));
    replaced_.push_back(node);
    is_replaced_.insert(node);
    return true;
  }

  static std::shared_ptr<const StackTrace> StackOf(const Node& node) {
    return node.provenance().stack != nullptr ? node.provenance().stack : std::make_shared<const StackTrace>();
  }
  static int64_t SequenceNumberOf(const Node& node) {
    const int64_t stated = node.provenance().sequence_number;
    return stated >= 0 ? stated : static_cast<int64_t>(TapeNode::NextSequenceNumber());
  }

  static std::string TargetOf(const Node& node) {
    if (node.opcode() == Opcode::kCallMethod) return absl::StrCat("Tensor.", node.target());
    return node.op() != nullptr ? node.op()->QualifiedName() : std::string(node.target());
  }

  absl::StatusOr<IValue> Evaluate(const Node& node, python_targets::PythonCall call) {
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
        if (internal::IsConstant(**number)) return **number;
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

  // Leaves a call unchanged because an operand has no value. Adds no note if the operand is a kept call, which has one
  // already.
  bool LeaveUntyped(const Node& node) {
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

  // The reader of a text has already listed the unknown targets (GraphText::unknown_ops). Both engines evaluate
  // functions on sizes (torch.sym_max) without replacing them.
  bool HasUnknownTarget(const Node& node) const {
    if (node.opcode() == Opcode::kCallModule) return true;
    const bool is_python = node.op() == nullptr || node.op()->has_tag(kTagPython);
    return is_python && !python_targets::IsKnown(TargetOf(node), *options_.library->ops);
  }

  bool Leave(const Node& node, const std::string& reason) {
    if (options_.notes != nullptr && !HasUnknownTarget(node)) {
      options_.notes->push_back(
          absl::StrCat("%", node.name(), " (", node.target(), ") cannot be replaced by simpler ops: ", reason));
    }
    return false;
  }

  // Erases the nodes made for a call that could not be traced to its end. Nodes that define a symbol or a constant are
  // kept, because later calls may use them.
  void EraseMade(Node* before, Node* node) {
    for (Node* made = node->prev(); made != before;) {
      Node* const previous = made->prev();
      const bool is_kept = made->opcode() == Opcode::kGetAttr || made->type().is_sym_int();
      if (!made->has_uses() && !is_kept) graph_.Erase(made);
      made = previous;
    }
  }

  // Copies the origins of `node` to the nodes made for it, and its name to the one that computes its value. If one of
  // them draws random numbers, that one gets the name instead, so that the numbers stay the same.
  void FinishMade(Node* before, Node* node, const IValue& value) {
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

  void RewriteOperands(Node* node) {
    bool uses_replaced = false;
    for (size_t i = 0; i < node->num_operands(); ++i) uses_replaced |= is_replaced_.contains(node->operand(i));
    if (!uses_replaced) return;
    // Symbolic sizes among the arguments may need nodes.
    const TracedOriginGuard origin(StackOf(*node), SequenceNumberOf(*node));
    ReplaceOperands(*node, [this](Node* operand) -> Argument {
      return is_replaced_.contains(operand) ? values_.tracer().ArgumentOf(values_.at(operand)) : Argument(operand);
    });
  }

  Graph& graph_;
  const TraceCallsOptions& options_;
  internal::TracedValues values_;
  internal::SizeNumbers size_numbers_;
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

}  // namespace

absl::StatusOr<bool> TraceCalls(Graph& graph, const TraceCallsOptions& options) {
  BACKTAPE_ASSIGN_OR_RETURN(const bool has_inlined, InlineSubgraphs(graph, {.keep_autograd_functions = true}));
  BACKTAPE_ASSIGN_OR_RETURN(const bool has_traced, CallTracing(graph, options).Run());
  return has_inlined || has_traced;
}

}  // namespace backtape
