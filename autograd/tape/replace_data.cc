#include "backtape/autograd/tape/replace_data.h"

#include <atomic>
#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/tape/not_implemented.h"
#include "backtape/autograd/tape/view_tracking.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/autograd/variable/tangents.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

constinit std::atomic<int64_t> num_replacements = 0;

void CheckHasPlainData(const Variable& variable) {
  if (internal::TraceRecorder::Current() != nullptr || variable.is_symbolic()) {
    throw Error(absl::FailedPreconditionError("a traced program cannot replace the data of a tensor"));
  }
  const AutogradMeta* const meta = AutogradMeta::Get(variable);
  if (internal::ForwardMode::is_active() && meta != nullptr && meta->tangents != nullptr) {
    throw Error(absl::UnimplementedError("the data of a tensor with a tangent cannot be replaced"));
  }
}

// Does not change the version that saved variables are checked against (AutogradMeta::version_offset).
void TakeDataOf(const Variable& self, const Variable& source) {
  AutogradMeta& meta = AutogradMeta::Require(self);
  // A view that has a place on the tape keeps it.
  if (meta.view != nullptr) self.grad_fn();
  meta.view = nullptr;
  meta.forward_view = nullptr;
  num_replacements.fetch_add(1, std::memory_order_relaxed);
  const int64_t before = self.version();
  self.TakeGeometry(source);
  meta.version_offset += before - self.version();
}

}  // namespace

const Variable& SetInPlace(const Variable& variable, const Variable& source) {
  CheckHasPlainData(variable);
  CheckHasPlainData(source);
  if (source.dtype() != variable.dtype()) {
    throw Error(absl::InvalidArgumentError(absl::StrCat("Could not set tensor of type ", TorchName(source.dtype()),
                                                        " to a tensor of type ", TorchName(variable.dtype()))));
  }
  const bool is_recorded = GradMode::is_enabled() && (variable.requires_grad() || source.requires_grad());
  CheckInplace(variable, is_recorded);
  if (is_recorded && variable.is_view()) {
    throw Error(
        absl::UnimplementedError("the data of a view cannot be replaced while the call is recorded for "
                                 "backward; use NoGradGuard, or replace the data of a clone"));
  }
  std::shared_ptr<NotImplementedNode> node;
  if (is_recorded) {
    node = MakeNode<NotImplementedNode>("set_");
    node->AddNextEdge(variable.gradient_edge());
    node->AddNextEdge(source.gradient_edge());
  }
  variable.storage()->BumpVersion();  // nodes that saved it, or a view of it, fail from now on
  TakeDataOf(variable, source);
  AutogradMeta::Get(variable)->grad_accumulator.reset();
  if (node != nullptr) internal::SetGradientEdge(variable, node, node->AddInputMetadata(variable));
  return variable;
}

void SetData(const Variable& variable, const Variable& source) {
  CheckHasPlainData(variable);
  CheckHasPlainData(source);
  if (variable.requires_grad() && !IsFloatingPoint(source.dtype())) {
    throw Error(absl::InvalidArgumentError(
        absl::StrCat("data set to a tensor that requires gradients must be of a floating point dtype; found ",
                     TorchName(source.dtype()))));
  }
  const bool changes_dtype = source.dtype() != variable.dtype();
  TakeDataOf(variable, source);
  if (changes_dtype) AutogradMeta::Get(variable)->grad_accumulator.reset();
}

namespace internal {

int64_t NumDataReplacements() { return num_replacements.load(std::memory_order_relaxed); }

}  // namespace internal
}  // namespace backtape
