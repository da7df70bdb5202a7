#include "backtape/autograd/view_tracking.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/dispatch.h"
#include "backtape/autograd/grad_mode.h"
#include "backtape/autograd/internal_ops.h"
#include "backtape/autograd/wrapper.h"
#include "backtape/tensor/error.h"

namespace backtape {

ViewStep::~ViewStep() {
  std::shared_ptr<const ViewStep> step = std::move(previous);
  // While this is the only handle, nobody else can make another one.
  while (step != nullptr && step.use_count() == 1) {
    std::shared_ptr<const ViewStep> next = std::move(const_cast<ViewStep&>(*step).previous);
    step = std::move(next);
  }
}

Variable ViewStep::Replay(const Variable& base) const {
  std::vector<const ViewStep*> steps;
  for (const ViewStep* step = this; step != nullptr; step = step->previous.get()) steps.push_back(step);
  Variable view = base;
  for (size_t i = steps.size(); i-- > 0;) {
    ivalue_list bound = steps[i]->args;
    bound[0] = view;
    view = ToVariable(Call(*steps[i]->library, steps[i]->op_id, bound));
  }
  return view;
}

namespace internal {
namespace {

// A view that can't follow when its memory is written through another view, or be written itself.
void CheckCanBeRebased(const AutogradMeta& meta, bool is_indirect) {
  if (meta.view->creation == ViewCreation::kDefault) return;
  std::string message = "A view";
  if (meta.grad_fn != nullptr) {
    message = absl::StrCat("Output ", meta.output_nr, " of ", meta.grad_fn->Name(), " is a view");
  }
  absl::StrAppend(&message, is_indirect ? " and its base or another view of its base has been modified inplace."
                                        : " and is being modified inplace.");
  switch (meta.view->creation) {
    case ViewCreation::kSeveralOutputs:
      absl::StrAppend(&message,
                      " This view is the output of a function that returns multiple views. Such functions do not "
                      "allow the output views to be modified inplace. You should replace the inplace operation by an "
                      "out-of-place one.");
      break;
    case ViewCreation::kInCustomFunction:
      absl::StrAppend(&message,
                      " This view was created inside a custom Function (or because an input was returned as-is) and "
                      "the autograd logic to handle view+inplace would override the custom backward associated with "
                      "the custom Function, leading to incorrect gradients. This behavior is forbidden. You can fix "
                      "this by cloning the output of the custom Function.");
      break;
    default:
      absl::StrAppend(&message,
                      " This view was created in no_grad mode, but is used with grad mode enabled. Move both the view "
                      "and the inplace operation into the no_grad block, or both outside of it.");
  }
  throw Error(absl::FailedPreconditionError(message));
}

}  // namespace

std::shared_ptr<TapeNode> GradFnOfView(const Variable& view, AutogradMeta& meta) {
  ViewInfo& info = *meta.view;
  int64_t version = 0;
  {
    const std::lock_guard lock(meta.mutex);
    if (meta.grad_fn == nullptr && !info.base.requires_grad()) return nullptr;
    version = view.version();
    if (info.version == version) return meta.grad_fn;
    CheckCanBeRebased(meta, /*is_indirect=*/true);
  }
  // Ops of a user's library may do anything: they are not called with the lock held.
  const EnableGradGuard grad_mode;
  const Variable again = info.steps->Replay(info.base);
  const AutogradMeta* made = AutogradMeta::Get(again);
  const std::lock_guard lock(meta.mutex);
  if (info.version != version) {
    SetGradientEdge(view, made->grad_fn, made->output_nr);
    info.version = version;
  }
  return meta.grad_fn;
}

void SetGradientEdge(const Variable& variable, std::shared_ptr<TapeNode> node, uint32_t output_nr) {
  AutogradMeta& meta = AutogradMeta::Require(variable);
  if (meta.retains_grad && meta.grad_fn != nullptr) {
    auto& from = meta.grad_fn->mutable_hooks().retains_grad;
    if (const auto hook = from.find(meta.output_nr); hook != from.end()) {
      node->mutable_hooks().retains_grad[output_nr] = std::move(hook->second);
      from.erase(hook);
    }
  }
  meta.grad_fn = std::move(node);
  meta.output_nr = output_nr;
}

Geometry Geometry::Of(const Tensor& tensor) {
  return {.sizes = tensor.sym_sizes(), .strides = tensor.sym_strides(), .storage_offset = tensor.sym_storage_offset()};
}

namespace {

// Known without asking for the values of symbols.
bool IsRowMajor(const Geometry& geometry) {
  SymInt expected = 1;
  for (size_t d = geometry.sizes.size(); d-- > 0;) {
    if (geometry.sizes[d] == SymInt(1)) continue;
    if (geometry.strides[d] != expected) return false;
    expected *= geometry.sizes[d];
  }
  return true;
}

// Elements of storage from the first that the geometry reaches to the last; nullopt when symbols decide.
std::optional<int64_t> PlainExtent(const Geometry& geometry) {
  int64_t extent = 1;
  for (size_t d = 0; d < geometry.sizes.size(); ++d) {
    if (geometry.sizes[d].is_symbolic() || geometry.strides[d].is_symbolic()) return std::nullopt;
    extent += std::max<int64_t>(geometry.sizes[d].value() - 1, 0) * geometry.strides[d].value();
  }
  return extent;
}

int64_t PlainNumel(const Geometry& geometry) {
  int64_t numel = 1;
  for (const SymInt& size : geometry.sizes) numel *= size.value();
  return numel;
}

}  // namespace

CopySlices::CopySlices(const Variable& base, const Variable& view, std::shared_ptr<const ViewStep> steps,
                       std::shared_ptr<TapeNode> node)
    : base_(Geometry::Of(base)), view_(Geometry::Of(view)), steps_(std::move(steps)), node_(std::move(node)) {
  AddInputMetadata(base);
  AddNextEdge(base.gradient_edge());
  for (size_t i = 1; i < node_->num_outputs(); ++i) AddNextEdge(node_->next_edge(i));
  // The node asks its own edges whether their gradients are wanted.
  node_->set_next_edges(next_edges());
}

void CopySlices::ReleaseVariables() {
  const std::lock_guard lock(mutex_);
  if (node_ == nullptr) return;
  node_->ReleaseVariables();
}

Variable CopySlices::CopyOfGradient(const Variable& grad) const {
  if (IsRowMajor(base_)) return IsRowMajor(Geometry::Of(grad)) ? Clone(grad) : CloneRowMajor(grad);
  const std::optional<int64_t> extent = PlainExtent(base_);
  // Storage between the elements of the base, which a view may reach by its strides, holds zeros.
  const bool has_gaps = extent.has_value() && *extent != PlainNumel(base_);
  const Variable copy =
      has_gaps ? AsStrided(Zeros({SymInt(*extent)}, grad.dtype(), grad.type().device), base_.sizes, base_.strides, 0)
               : NewEmptyStrided(grad, base_.sizes, base_.strides);
  CopyInplace(copy, grad);
  return copy;
}

// The part of the copy that the view is of the base. The copy begins at offset 0, so that steps which state an offset
// can only be replayed for a base that does.
Variable CopySlices::SliceOf(const Variable& copy) const {
  if (base_.storage_offset == SymInt(0)) return steps_->Replay(copy);
  return AsStrided(copy, view_.sizes, view_.strides, view_.storage_offset - base_.storage_offset);
}

variable_list CopySlices::Apply(variable_list&& grads) {
  if (!grads[0].defined()) return variable_list(num_outputs());
  const Variable result = CopyOfGradient(grads[0]);
  const Variable slice = SliceOf(result);
  variable_list inner = (*node_)({Clone(slice)});
  variable_list out(num_outputs());
  for (size_t i = 0; i < inner.size(); ++i) {
    if (!TaskShouldComputeOutput(i)) continue;
    if (i > 0) {
      out[i] = std::move(inner[i]);
      continue;
    }
    if (inner[0].defined()) {
      CopyInplace(slice, inner[0]);
    } else {
      CopyInplace(slice, Zeros(slice.sym_sizes(), slice.dtype(), Device()));
    }
    out[0] = result;
  }
  return out;
}

}  // namespace internal

void CheckInplace(const Variable& self, bool requires_grad) {
  if (!requires_grad || !GradMode::is_enabled()) return;
  const AutogradMeta* meta = AutogradMeta::Get(self);
  if (meta == nullptr) return;
  if (meta->view != nullptr) {
    internal::CheckCanBeRebased(*meta, /*is_indirect=*/false);
    if (self.requires_grad() && meta->view->base.is_leaf()) {
      throw Error(absl::FailedPreconditionError(
          "a view of a leaf Variable that requires grad is being used in an in-place operation."));
    }
  }
  if (self.requires_grad() && self.is_leaf()) {
    throw Error(
        absl::FailedPreconditionError("a leaf Variable that requires grad is being used in an in-place operation."));
  }
}

Variable OriginalSelf(const Variable& self) { return internal::Clone(self); }

void CheckNoRequiresGrad(const IValue& value, absl::string_view arg, absl::string_view op) {
  if (!GradMode::is_enabled()) return;
  bool requires_grad = value.is_tensor() && ToVariable(value).requires_grad();
  if (value.is_list()) {
    for (const IValue& item : value.list()) {
      requires_grad = requires_grad || (item.is_tensor() && ToVariable(item).requires_grad());
    }
  }
  if (!requires_grad) return;
  throw Error(
      absl::UnimplementedError(absl::StrCat("The function '", op, "' is not differentiable with respect to argument '",
                                            arg, "'. This input cannot have requires_grad True.")));
}

void RebaseHistory(const Variable& self, const std::shared_ptr<TapeNode>& node) {
  const uint32_t nr = node->AddInputMetadata(self);
  AutogradMeta& meta = AutogradMeta::Require(self);
  if (meta.view == nullptr) {
    internal::SetGradientEdge(self, node, nr);
    return;
  }
  const auto copy = MakeNode<internal::CopySlices>(meta.view->base, self, meta.view->steps, node);
  internal::SetGradientEdge(meta.view->base, copy, 0);
  self.grad_fn();
}

void MarkViews(const IValue& result, const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Variable source = ToVariable(args[0]);
  if (result.is_tensor() && !result.tensor().shares_storage(source)) return;  // a copy
  const AutogradMeta* source_meta = AutogradMeta::Get(source);
  const ViewInfo* source_view = source_meta != nullptr ? source_meta->view.get() : nullptr;
  auto step = std::make_shared<ViewStep>();
  step->library = &library;
  step->op_id = op_id;
  step->args.assign(args.begin(), args.end());
  step->args[0] = IValue();
  ViewCreation creation = GradMode::is_enabled() ? ViewCreation::kDefault : ViewCreation::kNoGradMode;
  if (result.is_list()) creation = ViewCreation::kSeveralOutputs;
  if (source_view != nullptr) {
    step->previous = source_view->steps;
    if (source_view->creation != ViewCreation::kDefault) creation = source_view->creation;
  }
  const auto mark = [&](const Variable& view) {
    AutogradMeta& meta = AutogradMeta::Require(view);
    meta.view = std::make_unique<ViewInfo>(ViewInfo{.base = source_view != nullptr ? source_view->base : source,
                                                    .steps = step,
                                                    .creation = creation,
                                                    .version = view.version()});
  };
  if (!result.is_list()) {
    mark(ToVariable(result));
    return;
  }
  for (const IValue& item : result.list()) {
    if (item.is_tensor() && item.tensor().shares_storage(source)) mark(ToVariable(item));
  }
}

}  // namespace backtape
