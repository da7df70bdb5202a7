#include "backtape/passes/tape_replay.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/origin/traced_origin.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/ir/autograd_function_call.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/open_size.h"
#include "backtape/ir/placeholder_types.h"
#include "backtape/ir/problem_list.h"
#include "backtape/ir/random_calls.h"
#include "backtape/ir/shape_rule.h"
#include "backtape/passes/autograd_function_calls.h"
#include "backtape/passes/differentiate_control_flow.h"
#include "backtape/passes/rewrite.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::internal {
namespace {

void AddDevices(const Argument& argument, std::vector<Device>& devices) {
  if (argument.is_device()) {
    devices.push_back(argument.device());
  } else if (argument.is_sequence()) {
    for (const Argument& item : argument.items()) AddDevices(item, devices);
  }
}

// Most texts state no devices for inputs, but their calls name the device on which they create tensors. PyTorch
// requires all operands of a call to be on one device, so the inputs are on it too. Returns the default device if an
// input's type states a device other than the CPU, or if the calls name no such device, or several.
Device DeviceOfInputs(const Graph& graph) {
  const std::string cpu = Device().type;
  std::vector<Device> devices;
  for (const Node* node : graph.nodes()) {
    if (node->is_placeholder() && node->type().is_tensor() && node->type().tensor().device.type != cpu) return {};
    if (!node->is_call()) continue;
    for (const Argument& argument : node->args()) AddDevices(argument, devices);
    for (const auto& [name, argument] : node->kwargs()) AddDevices(argument, devices);
  }
  std::erase_if(devices, [&cpu](const Device& device) { return device.type == cpu; });
  const bool is_one = !devices.empty() && std::equal(devices.begin() + 1, devices.end(), devices.begin());
  return is_one ? devices[0] : Device();
}

}  // namespace

TapeReplay::TapeReplay(const Graph& forward, const OpLibrary& library, std::string purpose, std::string verb)
    : forward_(forward),
      purpose_(std::move(purpose)),
      joint_(std::make_unique<Graph>(*library.ops)),
      tracer_(library, *joint_, shape_env_),
      values_(library, std::move(verb)),
      device_(DeviceOfInputs(forward)) {
  if (!forward.functions().empty()) tracer_.KeepFunctions();
  tracer_.KeepDetachments(Tracer::Detachments::kDetachOnly);
}

void TapeReplay::SetSizes(const SymbolValues* sizes, bool specialise) {
  sizes_ = sizes;
  if (sizes == nullptr) return;
  specialise ? SetHints(*sizes, shape_env_) : WidenRanges(*sizes, shape_env_);
}

bool TapeReplay::IsFloating(const IValue& value) {
  return value.is_tensor() && IsFloatingPoint(value.tensor().dtype());
}

absl::Status TapeReplay::MakePlaceholders(const TypeFn& type_of) {
  for (const Node* node : forward_.placeholders()) {
    ValueType stated = node->type();
    if (stated.is_tensor()) stated = ValueType(OnDeviceOfInputs(stated.tensor()));
    Node* copy = joint_->Placeholder(node->name(), stated);
    copy->set_provenance(node->provenance());
    copy->mutable_provenance().origins = {joint_->AddOrigin({node->name(), 0})};
    if (node->type().is_tensor()) {
      const TensorType type = OnDeviceOfInputs(type_of ? type_of(*node) : node->type().tensor());
      if (absl::Status fits = CheckFits(type); !fits.ok()) return NodeError(fits, *node);
      values_[node] = tracer_.TensorFor(copy, type);
    } else if (node->type().is_sym_int()) {
      const SymInt& value = node->type().sym_int();
      values_[node] = value;
      tracer_.BindSize(value, copy);
    }
  }
  return CheckPlaceholderTypes(forward_);
}

TensorType TapeReplay::OnDeviceOfInputs(TensorType type) const {
  if (device_ != Device()) type.device = device_;
  return type;
}

// Searches by the node's name, then by the target, which keeps the spelling of the Python program. Null if there is
// none.
const Node* TapeReplay::FindPlaceholder(absl::string_view name) const {
  const Node* const named = forward_.Find(name);
  if (named != nullptr && named->is_placeholder()) return named;
  for (const Node* node : forward_.placeholders()) {
    if (node->target() == name) return node;
  }
  return nullptr;
}

absl::Status TapeReplay::ChooseInputs(const std::optional<std::vector<std::string>>& names) {
  ProblemList problems;
  const auto add = [&problems](const std::string& text) { problems.Add(text, text); };
  if (!names.has_value()) {
    const std::vector<InputSpec>& inputs = forward_.signature().inputs;
    const bool has_parameters = std::any_of(inputs.begin(), inputs.end(),
                                            [](const InputSpec& input) { return input.kind == InputKind::kParameter; });
    for (const Node* node : forward_.placeholders()) {
      const InputSpec* input = forward_.signature().FindPlaceholder(node->name());
      if (has_parameters && (input == nullptr || input->kind != InputKind::kParameter || !input->tied_to.empty())) {
        continue;
      }
      if (IsFloating(values_[node])) wrt_.push_back(node);
    }
    if (wrt_.empty()) {
      return absl::InvalidArgumentError(
          absl::StrCat("no ", has_parameters ? "parameter" : "placeholder", " has a floating-point dtype"));
    }
  } else {
    for (const std::string& name : *names) {
      const InputSpec* input = forward_.signature().FindTarget(name);
      const Node* node = FindPlaceholder(input != nullptr ? input->placeholder : name);
      if (node == nullptr) {
        add(absl::StrCat("no placeholder is named ", name));
      } else if (!IsFloating(values_[node])) {
        add(absl::StrCat("%", name, " is ", node->type().ToString(), ": only tensors of floating-point dtype have ",
                         purpose_));
      } else if (std::find(wrt_.begin(), wrt_.end(), node) != wrt_.end()) {
        add(absl::StrCat("%", name, " is given twice"));
      } else {
        wrt_.push_back(node);
      }
    }
  }
  if (!problems.empty()) {
    std::vector<std::string> candidates;
    for (const Node* node : forward_.placeholders()) {
      if (IsFloating(values_[node])) candidates.push_back(node->name());
    }
    return absl::InvalidArgumentError(absl::StrCat(
        "cannot differentiate:", problems.ToString(),
        "\nthe placeholders of floating-point dtype are: ", candidates.empty() ? "none" : ListNames(candidates)));
  }
  return absl::OkStatus();
}

absl::Status TapeReplay::RunNodes() {
  for (const Node* node : forward_.nodes()) {
    if (node->is_call() || node->opcode() == Opcode::kGetAttr) BACKTAPE_RETURN_IF_ERROR(RunNode(*node));
  }
  return ReadOutputs();
}

absl::Status TapeReplay::RunNode(const Node& node) {
  Node* const last = joint_->last();
  absl::Status status;
  try {
    const auto sequence_number = static_cast<int64_t>(TapeNode::NextSequenceNumber());
    std::shared_ptr<const StackTrace> stack = node.provenance().stack;
    if (stack == nullptr) stack = std::make_shared<const StackTrace>();
    const TracedOriginGuard origin(std::move(stack), sequence_number);
    absl::StatusOr<IValue> value = Evaluate(node);
    status = value.status();
    if (status.ok()) values_[&node] = *std::move(value);
  } catch (const Error& error) {
    status = error.status();
  }
  if (!status.ok()) return NodeError(status, node);
  Node* first = last == nullptr ? joint_->first() : last->next();
  const OriginId from = joint_->AddOrigin({node.name(), 0});
  for (Node* made = first; made != nullptr; made = made->next()) made->mutable_provenance().origins = {from};
  // Keep the node's name on its value or, for random numbers, on the call that draws them, so that they do not
  // change.
  if (DrawsRandomNumbers(node)) {
    for (Node* n = first; n != nullptr; n = n->next()) {
      if (DrawsRandomNumbers(*n)) SetUniqueName(*joint_, n, node.name());
    }
    return absl::OkStatus();
  }
  const IValue& value = values_[&node];
  if (value.is_tensor()) {
    Node* made =
        AutogradMeta::Get(value.tensor()) != nullptr ? AutogradMeta::Get(value.tensor())->traced_node : nullptr;
    for (Node* n = first; n != nullptr; n = n->next()) {
      if (n == made && n->name() != node.name()) joint_->Rename(n, node.name());
    }
  }
  return absl::OkStatus();
}

absl::StatusOr<IValue> TapeReplay::Evaluate(const Node& node) {
  if (SubgraphOf(node) != nullptr) return IValue();  // each call that takes the subgraph copies it
  if (node.opcode() == Opcode::kGetAttr) return Attribute(node);
  if (IsHigherOrderCall(node)) return ControlFlow(node);
  if (IsAutogradFunctionCall(node)) {
    return CallAutogradFunction(
        node, [this](const Argument& argument) { return values_.ValueOf(argument); }, tracer_.library());
  }
  return values_.Evaluate(node);
}

absl::StatusOr<IValue> TapeReplay::Attribute(const Node& node) {
  const std::string target(node.target());
  const auto value = forward_.attributes().find(target);
  ValueType type = node.type();
  if (value != forward_.attributes().end()) {
    joint_->attributes()[target] = value->second;
    type = value->second.type();
  }
  if (!type.is_tensor()) {
    return absl::InvalidArgumentError(absl::StrCat("the type of the attribute ", target, " is unknown"));
  }
  Node* copy = joint_->GetAttr(target, node.name());
  copy->set_provenance(node.provenance());
  return ToIValue(tracer_.TensorFor(copy, OnDeviceOfInputs(type.tensor())));
}

absl::StatusOr<IValue> TapeReplay::ControlFlow(const Node& node) {
  BACKTAPE_ASSIGN_OR_RETURN(const HigherOrderCall call, ReadHigherOrderCall(node));
  ControlFlowOperands operands;
  BACKTAPE_ASSIGN_OR_RETURN(operands.predicate, values_.ValueOf(call.predicate));
  const auto read = [this](const std::vector<Argument>& arguments, IValueList* values) -> absl::Status {
    for (const Argument& argument : arguments) {
      BACKTAPE_ASSIGN_OR_RETURN(IValue value, values_.ValueOf(argument));
      values->push_back(std::move(value));
    }
    return absl::OkStatus();
  };
  BACKTAPE_RETURN_IF_ERROR(read(call.carried, &operands.carried));
  BACKTAPE_RETURN_IF_ERROR(read(call.scanned, &operands.scanned));
  BACKTAPE_RETURN_IF_ERROR(read(call.additional, &operands.additional));
  if (control_flow_) return control_flow_(call, operands);
  return ReplayControlFlow(call, operands, tracer_, nullptr);
}

absl::Status TapeReplay::ReadOutputs() {
  BACKTAPE_ASSIGN_OR_RETURN(const IValue value, values_.ValueOf(forward_.output()->args()[0]));
  outputs_ = value.is_list() ? value.list() : IValueList{value};
  for (size_t i = 0; i < outputs_.size(); ++i) {
    if (!outputs_[i].is_list()) continue;
    return absl::UnimplementedError(
        absl::StrCat("output ", i, " is a list of values; nested outputs are not supported"));
  }
  return absl::OkStatus();
}

absl::Status TapeReplay::ChooseOutputs(const std::optional<std::vector<int>>& indices, bool allow_independent,
                                       const std::function<bool(const Variable&)>& depends) {
  if (!indices.has_value()) {
    for (size_t i = 0; i < outputs_.size(); ++i) {
      if (IsFloating(outputs_[i]) && depends(ToVariable(outputs_[i]))) chosen_.push_back(i);
    }
    if (chosen_.empty() && !allow_independent) {
      return absl::InvalidArgumentError(
          "no real floating-point output depends differentiably on the chosen placeholders");
    }
    return absl::OkStatus();
  }
  ProblemList problems;
  const auto add = [&problems](const std::string& text) { problems.Add(text, text); };
  for (const int index : *indices) {
    if (index < 0 || static_cast<size_t>(index) >= outputs_.size()) {
      add(NoSuchOutput(index, outputs_.size()));
    } else if (!IsFloating(outputs_[index]) || !depends(ToVariable(outputs_[index]))) {
      if (allow_independent) continue;
      add(absl::StrCat("output ", index,
                       IsFloating(outputs_[index]) ? " does not depend differentiably on the chosen placeholders"
                                                   : absl::StrCat(" is ", outputs_[index].KindName(),
                                                                  "; expected a real floating-point tensor")));
    } else if (std::find(chosen_.begin(), chosen_.end(), static_cast<size_t>(index)) != chosen_.end()) {
      add(absl::StrCat("output ", index, " is given twice"));
    } else {
      chosen_.push_back(static_cast<size_t>(index));
    }
  }
  if (problems.empty()) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("cannot differentiate:", problems.ToString()));
}

Variable TapeReplay::AddTangentPlaceholder(const std::string& name, const TensorType& of) {
  TensorType type = TensorType::Contiguous(of.dtype, of.sizes);
  type.device = of.device;
  Node* placeholder = tracer_.AddPlaceholder(name, type);
  placeholder->mutable_provenance().origins = {joint_->AddOrigin({placeholder->name(), 0})};
  tangent_names_.emplace_back(placeholder->name());
  return tracer_.TensorFor(placeholder, type);
}

absl::Status TapeReplay::AddGuards() {
  if (shape_env_.guards().empty()) return absl::OkStatus();
  if (sizes_ != nullptr) {
    absl::Status fits = shape_env_.CheckGuards(*sizes_);
    if (absl::IsFailedPrecondition(fits)) return fits;
  }
  ShapeEnv known;
  const std::unique_ptr<Graph> typed = joint_->Clone();
  const InferTypesOptions options{.shape_rules = tracer_.library().shape_rules, .overwrite = true};
  // If some types cannot be inferred without the guards (those of the parts of a split, for example), adds all guards.
  if (!InferTypes(*typed, known, options).ok()) known = ShapeEnv();
  std::vector<const ShapeGuard*> missing;
  for (const ShapeGuard& guard : shape_env_.guards()) {
    const bool has_values = !HasUnbackedSymbol(guard.lhs) && !HasUnbackedSymbol(guard.rhs);
    if (has_values && !known.Implies(guard)) missing.push_back(&guard);
  }
  if (missing.empty()) return absl::OkStatus();
  // The sizes are computed again, before all calls.
  const std::vector<Node*> placeholders = joint_->placeholders();
  Node* const first = placeholders.empty() ? joint_->first() : placeholders.back()->next();
  joint_->set_insertion_point(first);
  const TracedOriginGuard origin(std::make_shared<const StackTrace>(),
                                 static_cast<int64_t>(TapeNode::NextSequenceNumber()));
  Tracer tracer(tracer_.library(), *joint_, shape_env_);
  for (Node* node : placeholders) {
    if (node->type().is_tensor()) tracer.TensorFor(node, node->type().tensor());
    if (node->type().is_sym_int()) tracer.BindSize(node->type().sym_int(), node);
  }
  absl::Status status;
  try {
    for (const ShapeGuard* guard : missing) AddGuard(*guard, tracer);
  } catch (const Error& error) {
    status = error.status();
  }
  joint_->set_insertion_point(nullptr);
  return status;
}

void TapeReplay::AddGuard(const ShapeGuard& guard, Tracer& tracer) {
  // lhs < rhs is rhs - lhs >= 1, and lhs != rhs is (lhs - rhs)^2 >= 1.
  SymInt amount = guard.rhs - guard.lhs;
  KeywordArguments bounds = {{"min", guard.relation == SymRelation::kLt ? 1 : 0}};
  if (guard.relation == SymRelation::kEq) bounds.emplace_back("max", 0);
  if (guard.relation == SymRelation::kNe) {
    amount = amount * amount;
    bounds.front().second = 1;
  }
  if (!amount.is_symbolic() || amount.overflowed()) return;
  joint_->Call(OpId::sym_constrain_range, {tracer.ArgumentOf(IValue(amount))}, std::move(bounds));
}

Signature TapeReplay::SignatureOfForward() const {
  const Signature& forward = forward_.signature();
  Signature out;
  int user_inputs = 0;
  for (const Node* node : forward_.placeholders()) {
    const InputSpec* known = forward.FindPlaceholder(node->name());
    InputSpec input = known != nullptr ? *known : InputSpec{InputKind::kUserInput, node->name(), "", user_inputs};
    if (input.kind == InputKind::kUserInput) ++user_inputs;
    out.inputs.push_back(std::move(input));
  }
  out.outputs = forward.outputs;
  for (size_t k = out.outputs.size(); k < outputs_.size(); ++k) {
    out.outputs.push_back({OutputKind::kUserOutput, {}, "", static_cast<int>(k)});
  }
  return out;
}

}  // namespace backtape::internal
