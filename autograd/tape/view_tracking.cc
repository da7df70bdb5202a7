#include "backtape/autograd/tape/view_tracking.h"

#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/autograd/tape/copy_slices.h"
#include "backtape/autograd/tape/view_replay.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace internal {
namespace {

// Throws for a view whose history cannot be updated when its memory is written, directly or through another view.
void CheckCanBeRebased(const AutogradMeta& meta, bool is_indirect) {
  if (meta.view->creation == ViewCreation::kDefault) return;
  std::string message = "A tensor is a view";
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

// Throws if SetInPlace or SetData has given the base different memory since the view was made.
void CheckSharesStorageWithBase(const Variable& view, const Tensor& base) {
  if (view.shares_storage(base)) return;
  throw Error(absl::FailedPreconditionError(
      "the base of this view was given other data after the view was made, so autograd no longer treats the tensor as "
      "a view of that base"));
}

// Whether grad_fn is still the node of the view: nothing has been written since it was made or, for a view that stands
// for its base, the base still has the same node.
bool IsUpToDate(const ViewInfo& info, int64_t version) {
  return info.version == version || (info.stands_for_base && NodeOf(BaseOf(info)) == info.base_node);
}

// The node of a view whose base has been taken off the tape since the view was made. As in PyTorch, the view still
// requires grad, but no gradient passes through it.
class ViewOfConstant final : public TapeNode {
 public:
  absl::string_view Name() const override { return "AsStridedBackward0"; }

 private:
  variable_list Apply(variable_list&& grads) override { return variable_list(1); }
};

// Runs `make`, which calls view ops of `view` or its base, with grad mode on. The views of a tensor with elements are
// made for the tape only, so a trace does not record them.
template <typename F>
Variable OnTape(const Variable& view, const F& make) {
  const EnableGradGuard grad_mode;
  std::optional<TraceRecorderGuard> untraced;
  if (!view.is_symbolic()) untraced.emplace(nullptr);
  return make();
}

}  // namespace

void CheckHistoryOfView(const Variable& view, AutogradMeta& meta) {
  const ViewInfo& info = *meta.view;
  const std::lock_guard lock(meta.mutex);
  if (meta.grad_fn == nullptr && !Variable(BaseOf(info)).requires_grad()) return;
  if (IsUpToDate(info, view.version())) return;
  CheckCanBeRebased(meta, /*is_indirect=*/true);
  CheckSharesStorageWithBase(view, BaseOf(info));
}

std::shared_ptr<TapeNode> GradFnOfView(const Variable& view, AutogradMeta& meta) {
  ViewInfo& info = *meta.view;
  int64_t version = 0;
  {
    const std::lock_guard lock(meta.mutex);
    if (meta.grad_fn == nullptr && !Variable(BaseOf(info)).requires_grad()) return nullptr;
    version = view.version();
    if (IsUpToDate(info, version)) {
      info.version = version;
      return meta.grad_fn;
    }
    CheckCanBeRebased(meta, /*is_indirect=*/true);
    CheckSharesStorageWithBase(view, BaseOf(info));
  }
  // Runs without the lock, because ops of a user's library may do anything.
  const Variable again = OnTape(view, [&] { return ReplayViews(*info.steps, BaseOf(info)); });
  std::shared_ptr<TapeNode> node = again.grad_fn();
  uint32_t output_nr = again.output_nr();
  if (node == nullptr) {
    node = MakeNode<ViewOfConstant>();
    node->AddNextEdge(Edge());
    output_nr = node->AddInputMetadata(view);
  }
  // Destroyed after the lock is released, as that may run user code.
  std::shared_ptr<TapeNode> before, base_node;
  if (info.stands_for_base) base_node = NodeOf(BaseOf(info));
  const std::lock_guard lock(meta.mutex);
  before = meta.grad_fn;
  if (info.version != version) {
    SetGradientEdge(view, std::move(node), output_nr);
    info.version = version;
    info.base_node.swap(base_node);
  }
  return meta.grad_fn;
}

Edge EdgeOfBase(AutogradMeta& base) {
  std::unique_lock<std::mutex> lock(base.mutex, std::defer_lock);
  if (base.has_stand_in) lock.lock();
  return {base.grad_fn, base.output_nr};
}

std::shared_ptr<TapeNode> NodeOf(const Tensor& base) {
  AutogradMeta* const meta = AutogradMeta::Get(base);
  return meta != nullptr ? EdgeOfBase(*meta).node : nullptr;
}

void SetGradientEdge(const Variable& variable, std::shared_ptr<TapeNode> node, uint32_t output_nr) {
  AutogradMeta& meta = AutogradMeta::Require(variable);
  if (meta.retains_grad && meta.grad_fn != nullptr) {
    TensorHook hook = meta.grad_fn->mutable_hooks().ReplaceRetainsGrad(meta.output_nr, {});
    if (hook) node->mutable_hooks().ReplaceRetainsGrad(output_nr, std::move(hook));
  }
  meta.grad_fn = std::move(node);
  meta.output_nr = output_nr;
}

void LetBaseFollow(const Variable& view) {
  ViewInfo& info = *AutogradMeta::Require(view).view;
  const Variable base = BaseOf(info);
  const Variable again =
      OnTape(view, [&] { return AsStrided(view, base.sym_sizes(), base.sym_strides(), base.sym_storage_offset()); });
  std::shared_ptr<TapeNode> node = again.grad_fn();
  // Destroyed after the locks are released, as that may run user code.
  const std::shared_ptr<TapeNode> before = NodeOf(base);
  if (node != nullptr) {
    const std::lock_guard lock(AutogradMeta::Require(base).mutex);
    SetGradientEdge(base, node, again.output_nr());
  }
  const std::lock_guard lock(AutogradMeta::Require(view).mutex);
  info.base_node.swap(node);
}

}  // namespace internal

void CheckInplace(const Variable& self, Flag requires_grad) {
  if (!requires_grad || !GradMode::is_enabled()) return;
  const AutogradMeta* meta = AutogradMeta::Get(self);
  if (meta == nullptr) return;
  const bool is_view = meta->view != nullptr && !meta->view->stands_for_base;
  if (is_view) {
    internal::CheckCanBeRebased(*meta, /*is_indirect=*/false);
    if (self.requires_grad() && Variable(BaseOf(*meta->view)).is_leaf()) {
      throw Error(absl::FailedPreconditionError(
          "a view of a leaf Variable that requires grad is being used in an in-place operation."));
    }
  }
  // As in PyTorch, a view that did not require grad when it was made counts as a leaf until grad_fn() is first called,
  // even if a write to its base has made it require grad since.
  const bool has_no_node = is_view ? meta->grad_fn == nullptr : self.is_leaf();
  if (self.requires_grad() && has_no_node) {
    throw Error(
        absl::FailedPreconditionError("a leaf Variable that requires grad is being used in an in-place operation."));
  }
}

void RebaseHistory(const Variable& self, const std::shared_ptr<TapeNode>& node) {
  if (!IsFloatingPoint(self.dtype())) return;  // has no gradient
  const uint32_t nr = node->AddInputMetadata(self);
  AutogradMeta& meta = AutogradMeta::Require(self);
  if (meta.view == nullptr) {
    internal::SetGradientEdge(self, node, nr);
    return;
  }
  const Variable base = BaseOf(*meta.view);
  internal::CheckSharesStorageWithBase(self, base);
  if (meta.view->stands_for_base) {
    internal::SetGradientEdge(self, node, nr);
    meta.view->version = self.version();
    internal::LetBaseFollow(self);
    return;
  }
  const auto copy = MakeNode<internal::CopySlices>(base, self, meta.view->steps, node);
  internal::SetGradientEdge(base, copy, 0);
  self.grad_fn();
}

namespace {

// unsafe_split and its overloads: the results share memory with the argument, but the schema does not say so.
bool HidesViews(const OpSchema& op) {
  return op.has_tag(kTagView) && op.returns.size() == 1 && op.returns[0].is_list && op.returns[0].alias_set == 0;
}

// Gives a tensor a storage of its own, with its own version, in the same memory.
void GiveOwnStorage(const Tensor& tensor) {
  if (tensor.is_symbolic()) {
    tensor.TakeGeometry(Tensor::Symbolic(tensor.type()));
    return;
  }
  const std::shared_ptr<Storage>& shared = tensor.storage();
  absl::StatusOr<Tensor> own =
      Tensor::TryFromStorage(Storage::Borrow(shared->data(), shared->nbytes(), shared), tensor.sizes(),
                             tensor.strides(), tensor.storage_offset(), tensor.dtype());
  if (!own.ok()) throw Error(own.status());
  tensor.TakeGeometry(*own);
}

std::shared_ptr<ViewStep> StepOf(const OpLibrary& library, int op_id, absl::Span<const IValue> args,
                                 size_t output = 0) {
  auto step = std::make_shared<ViewStep>();
  step->output = output;
  step->library = &library;
  step->op_id = op_id;
  step->args.assign(args.begin(), args.end());
  step->args[0] = IValue();
  return step;
}

// The view info for the tangent of a new view: the base and the steps of `source`, then `step`. Null if `source` is
// null.
std::unique_ptr<ViewInfo> ForwardViewOf(const ViewInfo* source, const ViewStep& step) {
  if (source == nullptr) return nullptr;
  return std::make_unique<ViewInfo>(ViewInfo{.base = source->base,
                                             .steps = internal::JoinSteps(source->steps, step),
                                             .creation = source->creation,
                                             .hidden_levels = source->hidden_levels});
}

}  // namespace

void MarkForwardView(const IValue& result, const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Variable source = ToVariable(args[0]);
  const AutogradMeta* const meta = AutogradMeta::Get(source);
  std::shared_ptr<ViewStep> step = StepOf(library, op_id, args);
  std::unique_ptr<ViewInfo> view = ForwardViewOf(meta != nullptr ? meta->TangentView() : nullptr, *step);
  if (view == nullptr) view = std::make_unique<ViewInfo>(ViewInfo{.base = Tensor(source), .steps = std::move(step)});
  AutogradMeta::Require(result.tensor()).forward_view = std::move(view);
}

void MarkViews(const IValue& result, const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  // As in PyTorch, these are not views for autograd: each may be written in place.
  if (HidesViews(library.ops->at(op_id))) {
    for (const IValue& item : result.list()) GiveOwnStorage(item.tensor());
    return;
  }
  const Variable source = ToVariable(args[0]);
  if (result.is_tensor() && !result.tensor().shares_storage(source)) return;  // a copy
  const AutogradMeta* source_meta = AutogradMeta::Get(source);
  const ViewInfo* source_view = source_meta != nullptr ? source_meta->view.get() : nullptr;
  ViewCreation creation = GradMode::is_enabled() ? ViewCreation::kDefault : ViewCreation::kNoGradMode;
  if (result.is_list() && creation == ViewCreation::kDefault) creation = ViewCreation::kSeveralOutputs;
  if (source_view != nullptr && creation == ViewCreation::kDefault) creation = source_view->creation;
  const std::vector<uint64_t> hidden_levels =
      source_view != nullptr ? source_view->hidden_levels : std::vector<uint64_t>();
  const auto mark = [&](const Variable& view, size_t output) {
    const std::shared_ptr<ViewStep> step = StepOf(library, op_id, args, output);
    if (source_view != nullptr) step->previous = source_view->steps;
    AutogradMeta& meta = AutogradMeta::Require(view);
    meta.view = std::make_unique<ViewInfo>(ViewInfo{.base = source_view != nullptr ? source_view->base : Tensor(source),
                                                    .steps = step,
                                                    .creation = creation,
                                                    .hidden_levels = hidden_levels,
                                                    .version = view.version()});
    if (source_meta != nullptr) meta.forward_view = ForwardViewOf(source_meta->forward_view.get(), *step);
  };
  if (!result.is_list()) {
    mark(ToVariable(result), 0);
    return;
  }
  for (size_t i = 0; i < result.list().size(); ++i) {
    const IValue& item = result.list()[i];
    if (item.is_tensor() && item.tensor().shares_storage(source)) mark(ToVariable(item), i);
  }
}

}  // namespace backtape
