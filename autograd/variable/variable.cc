#include "backtape/autograd/variable/variable.h"

#include <mutex>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/variable/adding_hooks.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/autograd/variable/off_the_tape.h"
#include "backtape/autograd/variable/store_grad.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

[[noreturn]] void ThrowVariableMisused(absl::string_view message) {
  throw Error(absl::FailedPreconditionError(message));
}

[[noreturn]] void ThrowWrongGrad(const Variable& variable, const Variable& grad) {
  ThrowVariableMisused(absl::StrCat("the gradient of ", variable.type().ToString(),
                                    " must have the same dtype and sizes; found ", grad.type().ToString()));
}

bool IsOnTapeOrWantsGrad(const AutogradMeta& meta) { return meta.requires_grad || meta.grad_fn != nullptr; }

// IsOnTapeOrWantsGrad for a tensor that is not a view.
bool IsBaseOnTapeOrWantsGrad(AutogradMeta& base) {
  if (!base.has_stand_in) return IsOnTapeOrWantsGrad(base);
  const std::lock_guard lock(base.mutex);
  return IsOnTapeOrWantsGrad(base);
}

}  // namespace

variable_list ToVariableList(const IValue& value) {
  variable_list out;
  out.reserve(value.list().size());
  for (const IValue& item : value.list()) out.push_back(ToVariable(item));
  return out;
}

ivalue_list ToIValueList(absl::Span<const Variable> variables) {
  return ivalue_list(variables.begin(), variables.end());
}

bool Variable::requires_grad() const {
  CheckDefined("requires_grad");
  AutogradMeta* meta = AutogradMeta::Get(*this);
  if (meta == nullptr) return false;
  const ViewInfo* view = meta->view.get();
  if (view == nullptr) return IsBaseOnTapeOrWantsGrad(*meta);
  // A view follows its base, which may have been put on the tape since. As in PyTorch, so does a view that was made in
  // no-grad mode, although it has no node: its gradient goes nowhere.
  AutogradMeta* base = AutogradMeta::Get(BaseOf(*view));
  if (base != nullptr && IsBaseOnTapeOrWantsGrad(*base)) return true;
  // Another thread may be making the node of the view again.
  const std::lock_guard lock(meta->mutex);
  return IsOnTapeOrWantsGrad(*meta);
}

const Variable& Variable::set_requires_grad(Flag requires_grad) const {
  CheckDefined("set_requires_grad");
  if (requires_grad && !IsFloatingPoint(dtype())) {
    ThrowVariableMisused(
        absl::StrCat("only tensors of floating point dtype can require gradients; found ", type().ToString()));
  }
  if (!is_leaf()) {
    if (requires_grad) return *this;
    ThrowVariableMisused(
        "you can only change requires_grad flags of leaf variables; use detach() to take a tensor off the tape");
  }
  AutogradMeta& meta = AutogradMeta::Require(*this);
  if (meta.requires_grad == requires_grad) return *this;
  if (const auto* recorder = internal::TraceRecorder::Current()) recorder->CheckRequiresGradChange(*this);
  meta.requires_grad = requires_grad;
  return *this;
}

uint32_t Variable::output_nr() const {
  CheckDefined("output_nr");
  const AutogradMeta* meta = AutogradMeta::Get(*this);
  return meta == nullptr ? 0 : meta->output_nr;
}

Variable Variable::grad() const {
  CheckDefined("grad");
  if (auto* recorder = internal::TraceRecorder::Current()) recorder->NoteGrad(*this, /*is_read=*/true);
  const AutogradMeta* meta = AutogradMeta::Get(*this);
  return meta == nullptr ? Variable() : Variable(meta->grad);
}

void Variable::set_grad(Variable grad) const {
  CheckDefined("set_grad");
  if (grad.defined() && grad.is_same(*this)) ThrowVariableMisused("can't assign Variable as its own grad");
  if (grad.defined() && grad.dtype() != dtype()) ThrowWrongGrad(*this, grad);
  internal::StoreGrad(*this, std::move(grad));
}

bool Variable::retains_grad() const {
  CheckDefined("retains_grad");
  AutogradMeta* meta = AutogradMeta::Get(*this);
  if (meta == nullptr) return false;
  const std::lock_guard lock(meta->mutex);  // another thread may call retain_grad
  return meta->retains_grad;
}

Variable Variable::detach() const {
  CheckDefined("detach");
  Variable result = internal::OffTheTape(*this);
  if (auto* recorder = internal::TraceRecorder::Current()) recorder->NoteDetach(*this, result);
  return result;
}

namespace internal {

void CheckSizesOfGrad(const Variable& variable, const Variable& grad) {
  const bool is_plain = !grad.is_symbolic() && !variable.is_symbolic();
  const bool is_same = is_plain ? grad.sizes() == variable.sizes() : grad.sym_sizes() == variable.sym_sizes();
  if (!is_same) ThrowWrongGrad(variable, grad);
}

void StoreGrad(const Variable& variable, Variable grad) {
  if (grad.defined()) CheckSizesOfGrad(variable, grad);
  if (auto* recorder = TraceRecorder::Current()) recorder->NoteGrad(variable, /*is_read=*/false);
  AutogradMeta::Require(variable).grad = std::move(grad);
}

Variable OffTheTape(const Variable& variable) {
  const Tensor& tensor = variable;
  Variable result = tensor.Alias();
  if (!tensor.is_symbolic()) {
    if (auto* recorder = TraceRecorder::Current()) recorder->NoteAlias(tensor, result);
    return result;
  }
  if (const AutogradMeta* meta = AutogradMeta::Get(tensor); meta != nullptr && meta->traced_node != nullptr) {
    AutogradMeta& copy = AutogradMeta::Require(result);
    copy.traced_node = meta->traced_node;
    copy.trace_number = meta->trace_number;
  }
  return result;
}

}  // namespace internal

bool Variable::is_view() const {
  CheckDefined("is_view");
  const AutogradMeta* meta = AutogradMeta::Get(*this);
  return meta != nullptr && meta->view != nullptr;
}

Variable Variable::base() const { return is_view() ? Variable(BaseOf(*AutogradMeta::Get(*this)->view)) : Variable(); }

HookHandle Variable::RegisterPostAccumulateGradHook(PostAccumulateGradHook hook) const {
  CheckDefined("RegisterPostAccumulateGradHook");
  internal::CheckCallable(hook);
  if (!requires_grad()) ThrowVariableMisused("cannot register a hook on a tensor that doesn't require gradient");
  if (!is_leaf()) ThrowVariableMisused("post accumulate grad hooks cannot be registered on non-leaf tensors");
  internal::CheckMayAddHook(is_symbolic(), "a post-accumulate hook");
  return AutogradMeta::Require(*this).post_accumulate_hooks.Add(std::move(hook));
}

}  // namespace backtape
