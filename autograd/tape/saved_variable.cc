#include "backtape/autograd/tape/saved_variable.h"

#include "absl/strings/str_cat.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/autograd/variable/tangents.h"
#include "backtape/tensor/error.h"

namespace backtape {

SavedVariable::SavedVariable(const Variable& variable, bool is_output) {
  if (!variable.defined()) return;
  version_ = variable.version();
  output_nr_ = variable.output_nr();
  is_output_ = is_output && !variable.is_leaf();
  // Keeping the output itself would create a reference cycle, because the output owns its node.
  data_ = is_output_ ? variable.detach() : variable;
  // The tangents of an output are set after it is saved.
  if (is_output_ && internal::ForwardMode::is_active()) internal::ShareTangents(variable, data_);
  if (is_output_ && variable.is_view()) view_maker_ = variable.grad_fn();
}

const Variable& SavedVariable::UnpackData(const TapeNode* saved_for) const {
  if (!data_.defined() || data_.version() == version_) return data_;
  std::string what = absl::StrCat("[", data_.type().ToString(), "]");
  const std::shared_ptr<TapeNode> own_maker = is_output_ ? nullptr : data_.grad_fn();
  const TapeNode* maker = is_output_ ? saved_for : own_maker.get();
  if (maker != nullptr) absl::StrAppend(&what, ", which is output ", output_nr_, " of ", maker->Name(), ",");
  throw Error(absl::FailedPreconditionError(absl::StrCat(
      "one of the variables needed for gradient computation has been modified by an inplace operation: ", what,
      " is at version ", data_.version(), "; expected version ", version_, " instead.")));
}

Variable SavedVariable::Unpack(const std::shared_ptr<TapeNode>& saved_for) const {
  UnpackData(saved_for.get());
  if (!data_.defined()) return {};
  if (!is_output_) return data_;
  Variable output = data_.detach();
  AutogradMeta& meta = AutogradMeta::Require(output);
  meta.grad_fn = view_maker_.lock();
  if (meta.grad_fn == nullptr) meta.grad_fn = saved_for;
  meta.output_nr = output_nr_;
  if (const AutogradMeta* saved = AutogradMeta::Get(data_)) meta.tangents = saved->tangents;
  return output;
}

}  // namespace backtape
