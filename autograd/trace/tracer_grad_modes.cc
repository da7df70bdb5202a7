// Where a traced program takes values off the tape: detach(), and calls in no-grad mode.
#include <algorithm>
#include <utility>
#include <vector>

#include "absl/functional/function_ref.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/autograd/variable/off_the_tape.h"

namespace backtape {
namespace {

bool AnyTensor(absl::Span<const IValue> args, absl::FunctionRef<bool(const Tensor&)> matches) {
  return std::any_of(args.begin(), args.end(), [&](const IValue& arg) {
    return arg.is_tensor() ? matches(arg.tensor()) : arg.is_list() && AnyTensor(arg.list(), matches);
  });
}

// The tensor itself if it is not a view.
Tensor ViewBase(const Tensor& tensor) {
  const AutogradMeta* const meta = AutogradMeta::Get(tensor);
  return meta != nullptr && meta->view != nullptr ? BaseOf(*meta->view) : tensor;
}

bool IsSameBase(const Tensor& a, const Tensor& b) { return ViewBase(a).is_same(ViewBase(b)); }

}  // namespace

void Tracer::NoteDetach(const Variable& variable, const Variable& alias) {
  NoteAliased(variable);
  TakeOffTape(alias, OpId::detach);
}

void Tracer::TakeOffTape(const Variable& value, OpId alias_op) {
  // Backward of a custom function defines the derivatives of what its Forward computes.
  if (detachments_ == Detachments::kOnTape && GradMode::state() == internal::GradModeState::kOffForTrace) return;
  if (detachments_ == Detachments::kNone || !IsFloatingPoint(value.dtype())) return;
  if (Node* node = KnownNode(value)) SetNode(value, AliasNode(alias_op, node, value.type()));
}

OpId Tracer::NoGradAlias() const { return detachments_ == Detachments::kAny ? OpId::no_grad_alias : OpId::detach; }

bool Tracer::TakesOffTape(absl::Span<const IValue> args) const {
  const bool heeds_grad_mode = detachments_ == Detachments::kOnTape || detachments_ == Detachments::kAny;
  if (!heeds_grad_mode || GradMode::state() != internal::GradModeState::kOff) return false;
  return AnyTensor(args, [&](const Tensor& tensor) {
    return IsFloatingPoint(tensor.dtype()) && (detachments_ == Detachments::kAny || Variable(tensor).requires_grad());
  });
}

void Tracer::TakeAllOffTape(const IValue& results) {
  if (results.is_list()) {
    for (const IValue& result : results.list()) TakeAllOffTape(result);
  } else if (results.is_tensor()) {
    TakeOffTape(results.tensor(), NoGradAlias());
  }
}

// The tape of the program distinguishes the alias from the tensor. The graph does so only for derivatives of the graph
// itself.
IValue Tracer::AliasOnTape(const Tensor& tensor) {
  NodeOf(tensor);
  const Variable alias = internal::OffTheTape(tensor);
  if (detachments_ == Detachments::kOnTape) NoteDetach(tensor, alias);
  return ToIValue(alias);
}

void Tracer::NoteAliased(const Tensor& tensor) {
  if (detachments_ != Detachments::kOnTape || !IsFloatingPoint(tensor.dtype())) return;
  std::vector<Tensor>& aliased = aliased_[tensor.storage().get()];
  const bool is_known =
      std::any_of(aliased.begin(), aliased.end(), [&](const Tensor& other) { return IsSameBase(other, tensor); });
  if (!is_known) aliased.push_back(tensor);
}

void Tracer::NoteWrite(const Tensor& target, absl::Span<const IValue> args) {
  if (detachments_ != Detachments::kOnTape || !IsFloatingPoint(target.dtype())) return;
  const auto requires_grad = [](const Tensor& tensor) { return Variable(tensor).requires_grad(); };
  const bool is_recorded = GradMode::is_enabled();
  has_hidden_write_ |= !is_recorded && (requires_grad(target) || requires_grad(ViewBase(target)));
  const auto found = aliased_.find(target.storage().get());
  if (found == aliased_.end()) return;
  const std::vector<Tensor>& aliased = found->second;
  has_hidden_write_ |= std::any_of(aliased.begin(), aliased.end(), [&](const Tensor& other) {
    return !IsSameBase(other, target) && requires_grad(ViewBase(other));
  });
  if (is_recorded && !IsSameBase(aliased[0], target) && AnyTensor(args, requires_grad)) {
    joined_.insert_or_assign(target.storage().get(), target);
  }
}

void Tracer::NoteRead(const Tensor& tensor) {
  if (joined_.empty() || detachments_ != Detachments::kOnTape || !IsFloatingPoint(tensor.dtype())) return;
  const auto found = joined_.find(tensor.storage().get());
  has_hidden_write_ |= found != joined_.end() && !IsSameBase(found->second, tensor);
}

void Tracer::NoteWithoutDerivative(const IValue& argument) {
  AnyTensor({&argument, 1}, [&](const Tensor& tensor) {
    without_derivative_.push_back(tensor);
    return false;
  });
}

Argument Tracer::ArgumentOffTape(const IValue& value, absl::Span<const Tensor> tensors) {
  if (value.is_list()) {
    ArgumentList items;
    for (const IValue& item : value.list()) items.push_back(ArgumentOffTape(item, tensors));
    return Argument::List(std::move(items));
  }
  Argument argument = ArgumentOf(value);
  if (!value.is_tensor() || !argument.is_node() || !IsFloatingPoint(value.tensor().dtype())) return argument;
  const bool is_listed =
      std::any_of(tensors.begin(), tensors.end(), [&](const Tensor& listed) { return listed.is_same(value.tensor()); });
  return is_listed ? AliasNode(NoGradAlias(), argument.node(), value.tensor().type()) : argument;
}

}  // namespace backtape
