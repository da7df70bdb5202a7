#include "backtape/autograd/variable.h"

#include "absl/strings/str_cat.h"
#include "backtape/autograd/accumulate_grad.h"
#include "backtape/autograd/autograd_meta.h"
#include "backtape/autograd/deferred_free.h"
#include "backtape/autograd/engine.h"
#include "backtape/autograd/hook_calls.h"
#include "backtape/autograd/internal_ops.h"
#include "backtape/autograd/tape_node.h"
#include "backtape/autograd/tracer.h"
#include "backtape/autograd/view_info.h"
#include "backtape/autograd/view_tracking.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

[[noreturn]] void Throw(absl::string_view message) { throw Error(absl::FailedPreconditionError(message)); }

}  // namespace

AutogradMeta::~AutogradMeta() {
  if (view != nullptr) internal::DeleteInTurn(view.release());
  // Both may own other variables, which may own others in turn.
  if (grad.defined()) internal::DeleteInTurn(new Variable(std::move(grad)));
  if (tensor_hooks != nullptr) internal::DeleteInTurn(new std::shared_ptr<HookListBase>(std::move(tensor_hooks)));
  if (post_accumulate_hooks != nullptr) {
    internal::DeleteInTurn(new std::shared_ptr<HookListBase>(std::move(post_accumulate_hooks)));
  }
}

AutogradMeta& AutogradMeta::Require(const Tensor& tensor) {
  if (AutogradMeta* meta = Get(tensor)) return *meta;
  auto made = std::make_unique<AutogradMeta>();
  AutogradMeta& meta = *made;
  tensor.set_extension(std::move(made));
  return meta;
}

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
  const AutogradMeta* meta = AutogradMeta::Get(*this);
  if (meta == nullptr) return false;
  if (meta->requires_grad || meta->grad_fn != nullptr) return true;
  // The base may have come onto the tape since, unless the view was made apart from it.
  const ViewInfo* view = meta->view.get();
  return view != nullptr && view->creation != ViewCreation::kNoGradMode && view->base.requires_grad();
}

const Variable& Variable::set_requires_grad(bool requires_grad) const {
  CheckDefined("set_requires_grad");
  if (requires_grad && !IsFloatingPoint(dtype())) {
    Throw(absl::StrCat("only tensors of floating point dtype can require gradients; found ", type().ToString()));
  }
  if (!is_leaf()) {
    if (requires_grad) return *this;
    Throw("you can only change requires_grad flags of leaf variables; use detach() to take a tensor off the tape");
  }
  AutogradMeta::Require(*this).requires_grad = requires_grad;
  return *this;
}

std::shared_ptr<TapeNode> Variable::grad_fn() const {
  CheckDefined("grad_fn");
  AutogradMeta* meta = AutogradMeta::Get(*this);
  if (meta == nullptr) return nullptr;
  if (meta->view != nullptr) return internal::GradFnOfView(*this, *meta);
  return meta->grad_fn;
}

uint32_t Variable::output_nr() const {
  CheckDefined("output_nr");
  const AutogradMeta* meta = AutogradMeta::Get(*this);
  return meta == nullptr ? 0 : meta->output_nr;
}

Edge Variable::gradient_edge() const {
  CheckDefined("gradient_edge");
  if (std::shared_ptr<TapeNode> node = grad_fn()) return {std::move(node), output_nr()};
  if (std::shared_ptr<TapeNode> node = grad_accumulator()) return {std::move(node), 0};
  return {};
}

std::shared_ptr<TapeNode> Variable::grad_accumulator() const {
  CheckDefined("grad_accumulator");
  AutogradMeta* meta = AutogradMeta::Get(*this);
  if (meta == nullptr || !meta->requires_grad || meta->grad_fn != nullptr) return nullptr;
  const std::lock_guard lock(meta->mutex);
  std::shared_ptr<TapeNode> node = meta->grad_accumulator.lock();
  if (node == nullptr) {
    node = MakeNode<AccumulateGrad>(*this);
    meta->grad_accumulator = node;
  }
  return node;
}

Variable Variable::grad() const {
  CheckDefined("grad");
  if (Tracer* tracer = Tracer::Current()) tracer->NoteGrad(*this, /*is_read=*/true);
  const AutogradMeta* meta = AutogradMeta::Get(*this);
  return meta == nullptr ? Variable() : meta->grad;
}

void Variable::set_grad(Variable grad) const {
  CheckDefined("set_grad");
  const auto has_same_sizes = [&] {
    const bool is_plain = !grad.is_symbolic() && !is_symbolic();
    return is_plain ? grad.sizes() == sizes() : grad.sym_sizes() == sym_sizes();
  };
  if (grad.defined() && (grad.dtype() != dtype() || !has_same_sizes())) {
    Throw(absl::StrCat("a gradient of ", type().ToString(), " must be of that dtype and size; found ",
                       grad.type().ToString()));
  }
  if (Tracer* tracer = Tracer::Current()) tracer->NoteGrad(*this, /*is_read=*/false);
  AutogradMeta::Require(*this).grad = std::move(grad);
}

void Variable::retain_grad() const {
  CheckDefined("retain_grad");
  if (!requires_grad()) Throw("can't retain_grad on a tensor that does not require grad");
  const std::shared_ptr<TapeNode> node = grad_fn();
  if (node == nullptr) return;
  AutogradMeta& meta = AutogradMeta::Require(*this);
  if (meta.retains_grad) return;
  meta.retains_grad = true;
  node->mutable_hooks().retains_grad[meta.output_nr] = [weak = WeakTensor(*this)](const Variable& grad) {
    const Variable variable = weak.Lock();
    if (!variable.defined() || !grad.defined()) return Variable();
    const Variable before = variable.grad();
    variable.set_grad(before.defined() ? internal::Add(before, grad) : internal::Clone(grad));
    return Variable();
  };
}

bool Variable::retains_grad() const {
  CheckDefined("retains_grad");
  const AutogradMeta* meta = AutogradMeta::Get(*this);
  return meta != nullptr && meta->retains_grad;
}

Variable Variable::to(DType dtype) const {
  CheckDefined("to");
  return internal::ToDType(*this, dtype);
}

Variable Variable::detach() const {
  CheckDefined("detach");
  Variable result = Tensor::Alias();
  if (const AutogradMeta* meta = AutogradMeta::Get(*this); meta != nullptr && meta->traced_node != nullptr) {
    AutogradMeta& copy = AutogradMeta::Require(result);
    copy.traced_node = meta->traced_node;
    copy.tracer = meta->tracer;
  }
  return result;
}

bool Variable::is_view() const {
  CheckDefined("is_view");
  const AutogradMeta* meta = AutogradMeta::Get(*this);
  return meta != nullptr && meta->view != nullptr;
}

Variable Variable::base() const { return is_view() ? AutogradMeta::Get(*this)->view->base : Variable(); }

HookHandle Variable::RegisterHook(TensorHook hook) const {
  CheckDefined("RegisterHook");
  CheckCallable(hook);
  if (!requires_grad()) Throw("cannot register a hook on a tensor that doesn't require gradient");
  const std::shared_ptr<TapeNode> node = grad_fn();
  AutogradMeta& meta = AutogradMeta::Require(*this);
  std::shared_ptr<HookList<TensorHook>>* list = &meta.tensor_hooks;
  if (node != nullptr) {
    auto& entries = node->mutable_hooks().tensor;
    auto entry = entries.begin();
    while (entry != entries.end() && entry->first != meta.output_nr) ++entry;
    if (entry == entries.end()) entry = entries.insert(entry, {meta.output_nr, nullptr});
    list = &entry->second;
  }
  if (*list == nullptr) *list = std::make_shared<HookList<TensorHook>>();
  const uint64_t id = (*list)->Add(std::move(hook));
  return {*list, id};
}

HookHandle Variable::RegisterPostAccumulateGradHook(PostAccumulateGradHook hook) const {
  CheckDefined("RegisterPostAccumulateGradHook");
  CheckCallable(hook);
  if (!requires_grad()) Throw("cannot register a hook on a tensor that doesn't require gradient");
  if (!is_leaf()) Throw("post accumulate grad hooks cannot be registered on non-leaf tensors");
  auto& list = AutogradMeta::Require(*this).post_accumulate_hooks;
  if (list == nullptr) list = std::make_shared<HookList<PostAccumulateGradHook>>();
  const uint64_t id = list->Add(std::move(hook));
  return {list, id};
}

void Variable::backward(const Variable& gradient) const { backward(gradient, BackwardOptions()); }

void Variable::backward(const Variable& gradient, const BackwardOptions& options) const {
  CheckDefined("backward");
  Backward({*this}, {gradient}, options);
}

}  // namespace backtape
