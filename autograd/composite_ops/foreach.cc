#include "backtape/autograd/composite_ops/foreach.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/foreach.h"
#include "backtape/tensor/error.h"

namespace backtape {

namespace {

size_t LengthOrThrow(const OpSchema& op, absl::Span<const IValue> args) {
  const absl::StatusOr<size_t> length = ForeachLength(op, args);
  if (length.ok()) return *length;
  throw Error(absl::Status(length.status().code(), absl::StrCat(op.QualifiedName(), ": ", length.status().message())));
}

}  // namespace

IValue CallForeach(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const OpSchema& op = library.ops->at(op_id);
  const OpSchema& base = *ForeachBase(op);
  const size_t length = LengthOrThrow(op, args);
  IValueList results;
  for (size_t i = 0; i < length; ++i) {
    results.push_back(Call(library, base.id, ForeachCall(op, base, args, i)));
  }
  if (op.returns.empty()) return IValue();  // in place
  return IValue(std::move(results));
}

IValue CallForeachInplace(const OpLibrary& library, int op_id, int single, absl::Span<const IValue> args) {
  const OpSchema& op = library.ops->at(op_id);
  const size_t length = LengthOrThrow(op, args);
  for (size_t i = 0; i < length; ++i) Call(library, single, ForeachCall(op, library.ops->at(single), args, i));
  return {};
}

IValue CallForeachThenCopy(const OpLibrary& library, int op_id, int functional, absl::Span<const IValue> args) {
  const OpSchema& op = library.ops->at(op_id);
  const size_t length = LengthOrThrow(op, args);
  for (size_t i = 0; i < length; ++i) {
    IValueList element(args.begin(), args.end());
    for (size_t k = 0; k < element.size(); ++k) {
      if (op.args[k].is_list && args[k].is_list()) element[k] = IValue(IValueList{args[k].list()[i]});
    }
    const Variable self = ToVariable(args[0].list()[i]);
    // The node may save the value that is about to be overwritten.
    if (GradMode::is_enabled()) element[0] = IValue(IValueList{internal::Clone(self)});
    const IValue result = Call(library, functional, element);
    internal::CopyInplace(self, ToVariable(result.list()[0]));
  }
  return {};
}

}  // namespace backtape
