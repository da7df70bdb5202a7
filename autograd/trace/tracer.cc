#include "backtape/autograd/trace/tracer.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <iterator>

#include "absl/functional/function_ref.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/autograd/origin/call_stack.h"
#include "backtape/autograd/origin/traced_origin.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/autograd/variable/off_the_tape.h"
#include "backtape/ir/aliasing.h"
#include "backtape/ir/argument_value.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/open_sizes.h"
#include "backtape/ir/unclamped_strides.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/random_call.h"

namespace backtape {
namespace {

// For values without tensors.
bool IsSameConstant(const IValue& a, const IValue& b) {
  if (a.is_none()) return b.is_none();
  if (a.is_int()) return b.is_int() && a.sym_int() == b.sym_int();
  if (a.is_double()) return b.is_double() && a.float_value() == b.float_value();
  if (a.is_bool()) return b.is_bool() && a.bool_value() == b.bool_value();
  if (a.is_string()) return b.is_string() && a.string() == b.string();
  if (a.is_dtype()) return b.is_dtype() && a.dtype() == b.dtype();
  if (a.is_layout()) return b.is_layout() && a.layout() == b.layout();
  if (a.is_device()) return b.is_device() && a.device() == b.device();
  if (a.is_memory_format()) return b.is_memory_format() && a.memory_format() == b.memory_format();
  if (!a.is_list() || !b.is_list() || a.list().size() != b.list().size()) return false;
  for (size_t i = 0; i < a.list().size(); ++i) {
    if (!IsSameConstant(a.list()[i], b.list()[i])) return false;
  }
  return true;
}

// PyTorch's traces write Python's x * 2.0 as mul.Tensor with a number instead of a tensor; both overloads have the same
// order of arguments. A symbol is excluded, because a tensor cannot hold it.
const OpSchema& AsPythonCalls(const OpTable& ops, const OpSchema& op, absl::Span<const IValue> args) {
  static constexpr absl::string_view kArithmetic[] = {"add", "sub", "mul", "div"};
  const absl::string_view name = absl::StripSuffix(op.name, "_");
  if (op.ns != "aten" || !absl::StartsWith(op.overload, "Scalar")) return op;
  if (std::find(std::begin(kArithmetic), std::end(kArithmetic), name) == std::end(kArithmetic)) return op;
  if (!args[1].is_scalar()) return op;
  const absl::string_view mode = absl::StripPrefix(op.overload, "Scalar");
  const OpSchema* written = ops.Find(absl::StrCat("torch.ops.aten.", op.name, ".Tensor", mode));
  return written != nullptr ? *written : op;
}

uint64_t NextTraceNumber() {
  static std::atomic<uint64_t> last = 0;
  return ++last;
}

bool IsDefault(const ArgSchema& arg, const IValue& value) {
  return arg.has_default && IsSameConstant(value, DefaultOf(arg));
}

}  // namespace

Tracer::Tracer(const OpLibrary& library, Graph& graph, ShapeEnv& shape_env)
    : library_(library), graph_(graph), shape_env_(shape_env), number_(NextTraceNumber()) {}

Tracer::~Tracer() = default;

Node* Tracer::AddPlaceholder(absl::string_view name, ValueType type) {
  Node* after = last_placeholder_ != nullptr ? last_placeholder_->next() : graph_.first();
  while (after != nullptr && after->is_placeholder()) after = after->next();
  Node* node = graph_.Placeholder(name, std::move(type));
  if (after != nullptr) graph_.MoveBefore(node, after);
  last_placeholder_ = node;
  return node;
}

// Tracer is the only kind of recorder.
Tracer* Tracer::Current() { return static_cast<Tracer*>(internal::TraceRecorder::Current()); }

Variable Tracer::TensorFor(Node* node, TensorType type) {
  UnclampStrides(type);
  node->set_type(type);
  NoteSizes(node, type);
  Variable tensor = Tensor::Symbolic(std::move(type));
  AutogradMeta& meta = AutogradMeta::Require(tensor);
  meta.traced_node = node;
  meta.trace_number = number_;
  return tensor;
}

Node* Tracer::KnownNode(const Tensor& tensor) const {
  if (tensor.is_symbolic()) {
    const AutogradMeta* meta = AutogradMeta::Get(tensor);
    return meta != nullptr && meta->trace_number == number_ ? meta->traced_node : nullptr;
  }
  const auto it = nodes_of_lifted_.find(tensor.identity());
  return it == nodes_of_lifted_.end() ? nullptr : it->second;
}

void Tracer::SetNode(const Tensor& tensor, Node* node) {
  if (tensor.is_symbolic()) {
    AutogradMeta::Require(tensor).traced_node = node;
  } else {
    nodes_of_lifted_[tensor.identity()] = node;
  }
}

void Tracer::NoteAlias(const Tensor& tensor, const Tensor& alias) {
  if (!lifts_tensors_) return;
  nodes_of_lifted_[alias.identity()] = NodeOf(tensor);
  aliases_.push_back(alias);
}

Node* Tracer::NodeOf(const Tensor& tensor) {
  NoteRead(tensor);
  if (Node* known = KnownNode(tensor)) return known;
  if (tensor.is_symbolic()) {
    throw Error(
        absl::FailedPreconditionError(absl::StrCat("the program uses a symbolic tensor (", tensor.type().ToString(),
                                                   ") of another traced program; a program must not "
                                                   "keep tensors that it computes while it is traced")));
  }
  if (lifts_tensors_) {
    Node* placeholder = AddPlaceholder(absl::StrCat("state_", lifted_.size()), tensor.type());
    nodes_of_lifted_[tensor.identity()] = placeholder;
    lifted_.push_back(tensor);
    versions_of_lifted_.push_back(tensor.storage()->version());
    if (GradMode::is_enabled()) Variable(tensor).grad_fn();  // updates the grad_fn of a view
    places_of_lifted_.emplace_back(Variable(tensor));
    return placeholder;
  }
  Node*& node = constants_[tensor.identity()];
  if (node == nullptr) {
    std::string name;
    for (size_t i = kept_.size(); name.empty() || graph_.attributes().contains(name) || graph_.Find(name) != nullptr;
         ++i) {
      name = absl::StrCat("_tensor_constant", i);
    }
    graph_.attributes()[name] = tensor;
    node = graph_.GetAttr(name);
    node->set_type(tensor.type());
    SetProvenance(node);
    kept_.push_back(tensor);
  }
  return node;
}

// Whether runs of the graph read the value of a Number anew.
bool Tracer::IsChangingNumber(const Tensor& tensor) const {
  const AutogradMeta* const meta = AutogradMeta::Get(tensor);
  return lifts_tensors_ && meta != nullptr && meta->is_number;
}

bool Tracer::HasMovedLifted() const {
  return std::any_of(places_of_lifted_.begin(), places_of_lifted_.end(),
                     [](const internal::TapePlace& place) { return place.HasChanged(); });
}

bool Tracer::HasWrittenCaptured() const {
  for (size_t i = 0; i < lifted_.size(); ++i) {
    if (lifted_[i].storage()->version() == versions_of_lifted_[i]) continue;
    constexpr int64_t kOwnHandles = 2;  // in lifted_ and places_of_lifted_
    int64_t storage_handles = 1;
    bool is_alias_held = false;
    for (const Tensor& alias : aliases_) {
      if (!alias.shares_storage(lifted_[i])) continue;
      ++storage_handles;
      is_alias_held |= alias.use_count() > 1;
    }
    if (lifted_[i].use_count() > kOwnHandles || is_alias_held || lifted_[i].storage().use_count() > storage_handles) {
      return true;
    }
  }
  return false;
}

void Tracer::RestoreLifted() {
  traced_writes_.Clear();
  // Restores in reverse order, so that the first record of a tensor wins. A base that was lifted after its view has two
  // records: when the second one is taken, a write to the view may already have moved the base on the tape.
  for (size_t i = places_of_lifted_.size(); i-- > 0;) places_of_lifted_[i].Restore();
}

void Tracer::NoteGrad(const Variable& variable, bool is_read) {
  if (!lifts_tensors_ || !variable.defined() || variable.is_symbolic() ||
      !has_grad_use_.insert(variable.identity()).second)
    return;
  const AutogradMeta* meta = AutogradMeta::Get(variable);
  grad_uses_.push_back({.variable = variable, .is_read = is_read, .before = meta != nullptr ? meta->grad : Tensor()});
}

void Tracer::NoteGeometryWrite(const Variable& variable) { ++geometry_writes_[variable.storage().get()]; }

int64_t Tracer::num_geometry_writes(const Variable& variable) const {
  const auto found = geometry_writes_.find(variable.storage().get());
  return found == geometry_writes_.end() ? 0 : found->second;
}

void Tracer::CheckUserCode(absl::string_view what) const {
  if (!lifts_tensors_) return;
  throw Error(absl::FailedPreconditionError(
      absl::StrCat("the backward calls ", what, ", which cannot be part of the traced graph")));
}

void Tracer::CheckEffect(absl::string_view what) const {
  if (!lifts_tensors_) return;
  throw Error(
      absl::FailedPreconditionError(absl::StrCat("the program ", what, ", which cannot be part of the traced graph")));
}

void Tracer::CheckRequiresGradChange(const Variable& variable) const {
  const auto is_same = [&](const Tensor& alias) { return alias.is_same(variable); };
  if (variable.is_symbolic() || std::any_of(aliases_.begin(), aliases_.end(), is_same)) return;
  CheckEffect("changes requires_grad of a tensor that it has not computed");
}

Node* Tracer::AliasNode(OpId alias_op, Node* node, const TensorType& type) {
  Node* const alias = graph_.Call(alias_op, {node});
  alias->set_type(type);
  SetProvenance(alias);
  return alias;
}

Argument Tracer::ArgumentOf(const IValue& value) {
  if (value.is_none()) return {};
  if (value.is_tensor()) {
    const Tensor& tensor = value.tensor();
    const bool is_constant = tensor.is_wrapped_number() && !tensor.is_symbolic() && tensor.dim() == 0;
    return is_constant && !IsChangingNumber(tensor) ? Argument(tensor.item()) : Argument(NodeOf(tensor));
  }
  if (value.is_int()) return ArgumentOfSymInt(value.sym_int());
  if (!value.is_list()) return ConstantArgument(value);
  ArgumentList items;
  items.reserve(value.list().size());
  for (const IValue& item : value.list()) items.push_back(ArgumentOf(item));
  return Argument::List(std::move(items));
}

IValue Tracer::RecordCall(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const OpSchema& op = library.ops->at(op_id);
  if (&library == &library_) return Record(op, args);
  const OpSchema* own = library_.ops->Find(op.Target());
  if (own == nullptr) {
    throw Error(absl::NotFoundError(absl::StrCat(
        op.QualifiedName(), " is called in a traced program, but the tracer's op library does not contain it")));
  }
  return Record(*own, args);
}

variable_list Tracer::RecordFunction(absl::string_view name, std::shared_ptr<const ProgramFunction> function,
                                     const variable_list& inputs,
                                     absl::FunctionRef<variable_list(const variable_list&)> forward) {
  ArgumentList args;
  for (const Variable& input : inputs) args.push_back(input.defined() ? NodeOf(input) : Argument());
  Graph scratch(graph_.ops());
  Tracer types(library_, scratch, shape_env_);
  variable_list stand_ins;
  for (const Variable& input : inputs) {
    stand_ins.push_back(input.defined() ? types.TensorFor(scratch.Placeholder("input"), input.type()) : Variable());
  }
  variable_list traced;
  {
    const TracingGuard tracing(&types);
    const NoGradGuard no_grad;
    traced = forward(stand_ins);
  }
  for (const Variable& stand_in : stand_ins) {
    if (!stand_in.defined() || stand_in.version() == 0) continue;
    throw Error(absl::UnimplementedError(
        absl::StrCat("Function ", name, " writes an input, which functional transforms do not support")));
  }
  std::string target = absl::StrCat("backtape.function.", name);
  for (int i = 1; !graph_.functions().try_emplace(target, function).second; ++i) {
    target = absl::StrCat("backtape.function.", name, "_", i);
  }
  Node* call = graph_.Create(Opcode::kCallFunction, target, std::move(args));
  SetProvenance(call);
  IValueList result_types;
  for (const Variable& result : traced) {
    result_types.push_back(result.defined() ? TypesOf(ToIValue(result)) : IValue());
  }
  call->set_type(ValueType::Of(IValue(result_types)));
  variable_list results;
  for (size_t i = 0; i < traced.size(); ++i) {
    if (!traced[i].defined()) {
      results.emplace_back();
      continue;
    }
    Node* item = graph_.Call(OpId::operator_getitem, {call, static_cast<int64_t>(i)});
    SetProvenance(item);
    results.push_back(TensorFor(item, traced[i].type()));
  }
  IValueList values;
  for (const Variable& input : inputs) {
    if (input.defined()) values.push_back(ToIValue(input));
  }
  const bool takes_off_tape = TakesOffTape(values);
  for (const Variable& result : results) {
    if (takes_off_tape && result.defined()) TakeOffTape(result, NoGradAlias());
  }
  return results;
}

IValue Tracer::Record(const OpSchema& op, absl::Span<const IValue> args) {
  const bool states_grad_modes = detachments_ == Detachments::kAny || detachments_ == Detachments::kDetachOnly;
  if (op.is(OpId::no_grad_alias) && !states_grad_modes) return AliasOnTape(args[0].tensor());
  IValueList types;
  types.reserve(args.size());
  for (const IValue& arg : args) types.push_back(TypesOf(arg));
  absl::StatusOr<IValue> result = ApplyShapeRule(library_.shape_rules, shape_env_, op, types);
  if (!result.ok()) {
    throw Error(
        absl::Status(result.status().code(), absl::StrCat(op.QualifiedName(), ": ", result.status().message())));
  }
  // The shape rule has returned the result; there is nothing to compute. A check of a symbolic size is repeated in
  // runs.
  const bool checks_size = op.returns.empty() && !args.empty() && args[0].is_int() && args[0].sym_int().is_symbolic();
  if (op.has_tag(kTagMetadata) && !HasOpenSizes(*result) && !checks_size) return *std::move(result);

  const OpSchema& written = AsPythonCalls(*library_.ops, op, args);
  size_t num_positional = 0;
  while (num_positional < op.args.size() && !written.args[num_positional].is_kwarg_only) ++num_positional;
  size_t num_given = num_positional;
  while (num_given > 0 && IsDefault(op.args[num_given - 1], args[num_given - 1])) --num_given;
  ArgumentList positional;
  const bool takes_off_tape = !op.is(OpId::no_grad_alias) && TakesOffTape(args);
  const std::vector<Tensor> without_derivative = std::exchange(without_derivative_, {});
  const auto argument = [&](const IValue& value) {
    return takes_off_tape ? ArgumentOffTape(value, without_derivative) : ArgumentOf(value);
  };
  for (size_t i = 0; i < num_given; ++i) {
    positional.push_back(argument(args[i]));
    if (!op.args[i].is_written || !args[i].is_tensor()) continue;
    const Variable target(args[i].tensor());
    if (takes_off_tape && IsFloatingPoint(target.dtype())) {
      positional.back() = AliasNode(NoGradAlias(), positional.back().node(), target.type());
    }
    NoteWrite(target, args);
  }
  KeywordArguments keyword;
  for (size_t i = num_positional; i < op.args.size(); ++i) {
    if (!IsDefault(op.args[i], args[i])) keyword.emplace_back(std::string(written.args[i].name), argument(args[i]));
  }
  for (size_t i = 0; i < op.args.size(); ++i) {
    if (!op.args[i].is_written) continue;
    const IValueList list = args[i].is_list() ? args[i].list() : IValueList{args[i]};
    for (const IValue& written_value : list) {
      if (!written_value.is_tensor() || written_value.tensor().is_symbolic()) continue;
      if (!lifts_tensors_) {
        throw Error(absl::FailedPreconditionError(
            absl::StrCat(op.QualifiedName(), " writes a tensor that is not an input of the traced program")));
      }
      traced_writes_.Add(written_value.tensor().storage());
    }
  }
  const bool is_draw = numbers_draws_ && op.has_tag(kTagNondeterministic);
  Node* call = graph_.Call(written, std::move(positional), std::move(keyword),
                           is_draw ? DrawnCallName(num_draws_++) : std::string());
  *result = WithSymbols(*result, ValueType(), call->name(), shape_env_);
  call->set_type(ValueType::Of(*result));
  SetProvenance(call);
  if (result->is_int()) BindSize(result->sym_int(), call);
  if (takes_off_tape && op.has_tag(kTagInplace)) return args[0];
  IValue results = ResultOf(call, *result, op, args);
  if (takes_off_tape) TakeAllOffTape(results);
  return results;
}

IValue Tracer::ResultOf(Node* call, const IValue& type, const OpSchema& op, absl::Span<const IValue> args) {
  if (op.has_tag(kTagInplace)) {
    // Later reads of the tensor read what the op wrote.
    SetNode(args[0].tensor(), call);
    return args[0];
  }
  if (type.is_none()) return {};
  if (type.is_tensor_type()) {
    TensorType made = type.tensor_type();
    // Sizes of inputs are known already; those that depend on values are known from the first result that has them.
    if (std::any_of(made.sizes.begin(), made.sizes.end(), HasUnbackedSymbol)) NoteSizes(call, made);
    std::shared_ptr<Storage> storage;
    if (MayViewFirstArgument(op)) {
      ShapeContext context(shape_env_, op);
      if (std::optional<TensorType> view = SharedView(context, op, args[0].tensor().type(), made)) {
        made = *std::move(view);
        storage = args[0].tensor().storage();
        NoteAliased(args[0].tensor());
      }
    }
    const Variable tensor = Tensor::Symbolic(std::move(made), std::move(storage));
    AutogradMeta& meta = AutogradMeta::Require(tensor);
    meta.traced_node = call;
    meta.trace_number = number_;
    return tensor;
  }
  if (!type.is_list()) return type;
  IValueList results;
  for (size_t i = 0; i < type.list().size(); ++i) {
    if (type.list()[i].is_none()) {
      results.emplace_back();
      continue;
    }
    ArgumentList getitem_args;
    getitem_args.emplace_back(call);
    getitem_args.emplace_back(static_cast<int64_t>(i));
    Node* item = graph_.Call(OpId::operator_getitem, std::move(getitem_args));
    item->set_type(ValueType::Of(type.list()[i]));
    SetProvenance(item);
    results.push_back(ResultOf(item, type.list()[i], op, args));
  }
  return results;
}

void Tracer::SetProvenance(Node* node) {
  Provenance& provenance = node->mutable_provenance();
  if (const TracedOriginGuard::Origin* origin = TracedOriginGuard::Current()) {
    provenance.stack = origin->stack;
    provenance.sequence_number = origin->sequence_number;
  } else {
    provenance.stack = CallStack::Capture().Resolve();
    provenance.sequence_number = TracedCallGuard::SequenceNumber();
  }
  if (CurrentTapeNode() == nullptr) {
    forward_nodes_[provenance.sequence_number] = node;
  } else if (const auto forward = forward_nodes_.find(provenance.sequence_number); forward != forward_nodes_.end()) {
    provenance.forward_node = forward->second->name();
  }
  provenance.origins = {graph_.AddOrigin({node->name(), 0})};
}

}  // namespace backtape
