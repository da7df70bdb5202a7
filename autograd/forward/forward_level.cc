#include "backtape/autograd/forward/forward_level.h"

#include "absl/strings/str_cat.h"
#include "backtape/autograd/forward/tangent_storage.h"
#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

thread_local constinit const ForwardLevel* current_level = nullptr;

// A view without a tangent of this level; it keeps the tangents of other levels.
Variable AliasWithout(const Variable& variable, internal::LevelId level) {
  Variable alias = internal::CallForTensor(OpId::alias, {variable});
  AutogradMeta& meta = AutogradMeta::Require(alias);
  if (meta.tangents != nullptr) meta.tangents->Erase(level);
  if (meta.view != nullptr) meta.view->hidden_levels.push_back(level);
  if (meta.forward_view != nullptr) meta.forward_view->hidden_levels.push_back(level);
  return alias;
}

// Whether the tangent has the same offset as the dual tensor, in a storage of the same size. Other tangents are copied.
bool MayShare(const Variable& dual, const Variable& tangent) {
  if (dual.is_symbolic() || tangent.is_symbolic()) return true;
  return dual.storage_offset() == tangent.storage_offset() && dual.storage()->nbytes() == tangent.storage()->nbytes();
}

}  // namespace

ForwardLevel::ForwardLevel(const ForwardLevelOptions& options)
    : id_(internal::BeginLevel(options.tangents_may_alias)), outer_(current_level) {
  current_level = this;
}

ForwardLevel::~ForwardLevel() {
  current_level = outer_;
  internal::EndLevel(id_);
}

const ForwardLevel* ForwardLevel::Current() { return current_level; }

Variable MakeDual(const Variable& primal, const Variable& tangent) {
  if (current_level != nullptr) return MakeDual(primal, tangent, *current_level);
  throw Error(absl::FailedPreconditionError(
      "MakeDual is called, but the thread has no forward level; create a ForwardLevel first"));
}

Variable MakeDual(const Variable& primal, const Variable& tangent, const ForwardLevel& level) {
  const auto refuse = [](const std::string& message) { throw Error(absl::InvalidArgumentError(message)); };
  if (!primal.defined() || !tangent.defined()) refuse("a dual tensor needs a primal and a tangent");
  if (!IsFloatingPoint(primal.dtype())) {
    refuse(absl::StrCat("only tensors of floating-point dtype have tangents, but the primal is ",
                        primal.type().ToString()));
  }
  if (tangent.dtype() != primal.dtype() || tangent.sym_sizes() != primal.sym_sizes()) {
    refuse(absl::StrCat("the tangent must have the dtype and sizes of the primal (", primal.type().ToString(),
                        "), found ", tangent.type().ToString()));
  }
  if (internal::GetTangent(primal, level.id()).defined()) {
    refuse("the primal already has a tangent of the same forward level");
  }
  internal::CheckTangent(tangent, level.id());
  Variable dual = AliasWithout(primal, level.id());
  const internal::BelowLevelGuard below(level.id());
  const Variable own = MayShare(dual, tangent) ? tangent : internal::Clone(tangent);
  internal::SetTangent(dual, level.id(), internal::InLayoutOf(dual, own));
  return dual;
}

DualParts UnpackDual(const Variable& dual) {
  if (current_level == nullptr) return {dual, {}};
  return UnpackDual(dual, *current_level);
}

DualParts UnpackDual(const Variable& dual, const ForwardLevel& level) {
  if (!dual.defined()) return {};
  return {AliasWithout(dual, level.id()), internal::GetTangent(dual, level.id())};
}

}  // namespace backtape
