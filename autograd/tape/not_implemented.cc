#include "backtape/autograd/tape/not_implemented.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/tape/recording.h"
#include "backtape/autograd/tape/requires_grad.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/aliasing.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

bool HasFloatingTensor(const IValue& value) {
  if (value.is_tensor()) return IsFloatingPoint(value.tensor().dtype());
  if (!value.is_list()) return false;
  for (const IValue& item : value.list()) {
    if (HasFloatingTensor(item)) return true;
  }
  return false;
}

}  // namespace

variable_list NotImplementedNode::Apply(variable_list&&) {
  throw Error(absl::UnimplementedError(absl::StrCat("the derivative for '", op_, "' is not implemented.")));
}

IValue CallWithoutDerivative(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const OpSchema& op = library.ops->at(op_id);
  const bool requires_grad =
      GradMode::is_enabled() && std::any_of(args.begin(), args.end(), HoldsTensorThatRequiresGrad);
  for (size_t i = 0; i < args.size(); ++i) {
    if (op.args[i].is_written && args[i].is_tensor()) CheckInplace(ToVariable(args[i]), requires_grad);
  }
  std::shared_ptr<NotImplementedNode> node;
  if (requires_grad) {
    node = MakeNode<NotImplementedNode>(std::string(op.name));
    for (int i = 0; i < static_cast<int>(args.size()); ++i) {
      if (args[i].is_tensor() || args[i].is_list()) SetNextEdges(*node, args, {i});
    }
  }
  IValue result = Redispatch(library, op_id, args);
  if (MayViewFirstArgument(op)) MarkViews(result, library, op_id, args);
  if (node == nullptr) return result;
  for (size_t i = 0; i < args.size(); ++i) {
    if (op.args[i].is_written && HasFloatingTensor(args[i]) && args[i].is_tensor()) {
      RebaseHistory(ToVariable(args[i]), node);
    }
  }
  if (!op.has_tag(kTagInplace) && HasFloatingTensor(result)) SetHistory(result, node);
  return result;
}

}  // namespace backtape
