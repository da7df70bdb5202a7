#include "backtape/autograd/composite_ops/foreach.h"

#include <optional>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/autograd/tape/argument_conversion.h"
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

// An element that equals the bound gets half of its gradient in _foreach_maximum, but none in clamp_min with a number.
// For such a list op, returns the clamp whose bound is a tensor, which also halves the gradient; nullopt for other ops.
std::optional<OpId> ThatSharesTies(const OpSchema& op, const OpSchema& base) {
  if (!absl::StartsWith(op.name, "_foreach_maximum") && !absl::StartsWith(op.name, "_foreach_minimum")) return {};
  switch (static_cast<OpId>(base.id)) {
    case OpId::clamp_min:
      return OpId::clamp_min_Tensor;
    case OpId::clamp_min_:
      return OpId::clamp_min_Tensor_;
    case OpId::clamp_max:
      return OpId::clamp_max_Tensor;
    case OpId::clamp_max_:
      return OpId::clamp_max_Tensor_;
    default:
      return {};
  }
}

// The scalar as a 0-dim tensor. Combined with a tensor of `dtype`, it promotes to the same type as the scalar.
IValue AsTensor(const IValue& value, DType dtype) {
  const SymScalar scalar = FromArgument<SymScalar>(value);
  const DType other = scalar.is_floating_point() ? DType::kFloat32 : DType::kInt64;
  return ToIValue(ops::full({}, scalar, IsFloatingPoint(dtype) ? dtype : other));
}

}  // namespace

IValue CallForeach(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const OpSchema& op = library.ops->at(op_id);
  const OpSchema& base = *ForeachBase(op);
  const std::optional<OpId> sharing = ThatSharesTies(op, base);
  const size_t length = LengthOrThrow(op, args);
  IValueList results;
  for (size_t i = 0; i < length; ++i) {
    IValueList call = ForeachCall(op, base, args, i);
    if (sharing.has_value()) call[1] = AsTensor(call[1], call[0].tensor().dtype());
    results.push_back(Call(library, sharing.has_value() ? static_cast<int>(*sharing) : base.id, call));
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
