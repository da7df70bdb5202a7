#include "backtape/autograd/tape/geometry_write.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "absl/cleanup/cleanup.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/autograd/tape/view_replay.h"
#include "backtape/autograd/tape/view_tracking.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/ir/op_id.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

// Returns an alias of `self` that takes over its place on the tape.
Variable TakePlaceOf(const Variable& self) {
  Variable former = static_cast<const Tensor&>(self).Alias();
  AutogradMeta* const from = AutogradMeta::Get(self);
  if (from == nullptr) return former;
  AutogradMeta& to = AutogradMeta::Require(former);
  to.grad_fn = from->grad_fn;
  to.output_nr = from->output_nr;
  to.tangents = std::move(from->tangents);
  to.forward_view = std::move(from->forward_view);
  to.traced_node = from->traced_node;
  to.trace_number = from->trace_number;
  return former;
}

// Whether a view contains each element of its source exactly once: both have the same dims (size and stride) in any
// order, not counting dims of size 1. Compares expressions only, without recording a guard.
bool HasEachElement(const Variable& view, const Variable& source) {
  const auto dims_of = [](const Variable& variable) {
    const SymIntVector sizes = variable.sym_sizes(), strides = variable.sym_strides();
    std::vector<std::pair<SymInt, SymInt>> dims;
    for (size_t d = 0; d < sizes.size(); ++d) {
      if (sizes[d] != SymInt(1)) dims.emplace_back(sizes[d], strides[d]);
    }
    return dims;
  };
  const auto dims = dims_of(view), of_source = dims_of(source);
  return view.sym_storage_offset() == source.sym_storage_offset() &&
         std::is_permutation(dims.begin(), dims.end(), of_source.begin(), of_source.end());
}

// Turns `self` into the view that was just made.
void BecomeView(const Variable& self, const Variable& view, bool stands_for_base) {
  self.TakeGeometry(view);
  self.storage()->BumpVersion();
  AutogradMeta& meta = AutogradMeta::Require(self);
  AutogradMeta& made = AutogradMeta::Require(view);
  meta.view = std::move(made.view);
  meta.view->version = self.version();
  meta.view->stands_for_base = stands_for_base;
  if (stands_for_base) {
    AutogradMeta::Require(BaseOf(*meta.view)).has_stand_in = true;
    meta.view->base_node = internal::NodeOf(BaseOf(*meta.view));
  }
  meta.forward_view = std::move(made.forward_view);
  meta.tangents = std::move(made.tangents);
  meta.traced_node = made.traced_node;
  meta.trace_number = made.trace_number;
  if (made.grad_fn != nullptr) internal::SetGradientEdge(self, made.grad_fn, made.output_nr);
  if (self.is_symbolic()) internal::TraceRecorder::Current()->NoteGeometryWrite(self);
}

template <typename F>
void ChangeInPlace(const Variable& self, F&& make_view) {
  CheckInplace(self, self.requires_grad());
  AutogradMeta* const meta = AutogradMeta::Get(self);
  // In no-grad mode, a traced value has no place on the tape, and requires_grad only marks that it is differentiable.
  const bool is_traced_only = self.is_symbolic() && !GradMode::is_enabled();
  const bool has_mark = meta != nullptr && meta->requires_grad;
  if (has_mark && !is_traced_only) {
    throw Error(absl::UnimplementedError("the sizes of a leaf Variable that requires grad cannot be changed in place"));
  }
  if (internal::TraceRecorder::Current() != nullptr && !self.is_symbolic()) {
    throw Error(absl::FailedPreconditionError(
        "the traced program changes the sizes of a tensor in place, but the tensor is not one of its inputs"));
  }
  // Grad mode is on, so that the view keeps the tensor's place on the tape even if the caller is in no-grad mode.
  const EnableGradGuard grad_mode;
  const bool is_view = meta != nullptr && meta->view != nullptr;
  const bool was_base = !is_view || meta->view->stands_for_base;
  // Clears requires_grad for a moment, so that the view gets no node. Its node would own the value, and the value is
  // about to own the view's node: a cycle.
  if (has_mark) meta->requires_grad = false;
  absl::Cleanup restore = [&] {
    if (has_mark) meta->requires_grad = true;
  };
  const Variable view = make_view(is_view ? self : TakePlaceOf(self));
  std::move(restore).Invoke();
  BecomeView(self, view, was_base && HasEachElement(view, self));
}

}  // namespace

IValue WriteGeometry(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const OpSchema& op = library.ops->at(op_id);
  const Variable self = ToVariable(args[0]);
  if (op.is(OpId::detach_)) {
    internal::DetachInPlace(self);
    return args[0];
  }
  ChangeInPlace(self, [&](const Variable& source) {
    IValueList bound(args.begin(), args.end());
    bound[0] = ToIValue(source);
    Variable view = ToVariable(Call(library, op.functional_id, bound));
    if (!view.shares_storage(source)) {
      throw Error(absl::UnimplementedError(absl::StrCat(op.name, ": the storage of the tensor is too small for ",
                                                        SymNumelOf(view).ToString(), " elements")));
    }
    return view;
  });
  return args[0];
}

namespace internal {

void WriteGeometry(const Variable& self, const ViewStep& last) {
  std::vector<const ViewStep*> steps;
  for (const ViewStep* step = &last; step != nullptr; step = step->previous.get()) steps.push_back(step);
  for (size_t i = steps.size(); i-- > 0;) {
    ChangeInPlace(self, [&](const Variable& source) { return ReplayStep(*steps[i], source); });
  }
}

void DetachInPlace(const Variable& self) {
  AutogradMeta* const meta = AutogradMeta::Get(self);
  if (meta == nullptr) return;
  if (meta->view != nullptr && !meta->view->stands_for_base) {
    throw Error(absl::FailedPreconditionError("Can't detach views in-place. Use detach() instead."));
  }
  meta->grad_fn = nullptr;
  meta->output_nr = 0;
  meta->requires_grad = false;
  meta->retains_grad = false;
  if (meta->view == nullptr) return;
  DetachInPlace(BaseOf(*meta->view));
  meta->view->version = self.version();
  meta->view->base_node = nullptr;
}

}  // namespace internal
}  // namespace backtape
