#include "backtape/ir/shape_rule.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/ir/unclamped_strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

std::string Reason(const OpSchema& op, absl::string_view reason) {
  return reason.empty() ? op.QualifiedName() : absl::StrCat(op.QualifiedName(), ": ", reason);
}

bool BothConstant(const SymInt& a, const SymInt& b) { return !a.is_symbolic() && !b.is_symbolic(); }

std::string Strided(const TensorType& type) {
  std::string text = absl::StrCat("tensor ", type.ToString());
  if (!type.strides.has_value()) return text;
  const auto join = [](std::string* out, const SymInt& s) { out->append(s.ToString()); };
  absl::StrAppend(&text, " with strides [", absl::StrJoin(*type.strides, ", ", join), "] and storage offset ",
                  type.storage_offset.ToString());
  return text;
}

absl::Status CheckPart(const SymInt& part, absl::string_view what, const TensorType& type) {
  if (part.overflowed()) {
    return absl::ResourceExhaustedError(absl::StrCat(Strided(type), ": a ", what, " does not fit in 64 bits"));
  }
  if (!part.is_symbolic() && part.value() < 0) {
    return absl::InvalidArgumentError(absl::StrCat(Strided(type), ": ", what, " ", part.value(), " is negative"));
  }
  return absl::OkStatus();
}

absl::Status CheckFits(const IValue& value) {
  if (value.is_tensor_type()) return CheckFits(value.tensor_type());
  if (value.is_int() && value.sym_int().overflowed()) {
    return absl::ResourceExhaustedError("the result does not fit in 64 bits");
  }
  if (!value.is_list()) return absl::OkStatus();
  for (const IValue& item : value.list()) BACKTAPE_RETURN_IF_ERROR(CheckFits(item));
  return absl::OkStatus();
}

}  // namespace

absl::Status CheckFits(const TensorType& type) {
  // `bytes` is the number of bytes, with sizes of 0 counted as 1; it then bounds every row-major stride, too. `last`
  // is the position of the last element. Both ignore symbolic sizes.
  int64_t bytes = ItemSize(type.dtype);
  int64_t last = 0;
  bool is_empty = false;
  bool fits = true;
  bool reach_fits = true;
  for (size_t d = 0; d < type.sizes.size(); ++d) {
    const SymInt& size = type.sizes[d];
    BACKTAPE_RETURN_IF_ERROR(CheckPart(size, "size", type));
    if (type.strides.has_value()) BACKTAPE_RETURN_IF_ERROR(CheckPart((*type.strides)[d], "stride", type));
    if (size.is_symbolic()) continue;
    is_empty |= size.value() == 0;
    fits &= !__builtin_mul_overflow(bytes, std::max<int64_t>(size.value(), 1), &bytes);
    if (!type.strides.has_value() || (*type.strides)[d].is_symbolic()) continue;
    int64_t reach = 0;
    reach_fits &= !__builtin_mul_overflow(size.value() - 1, (*type.strides)[d].value(), &reach) &&
                  !__builtin_add_overflow(last, reach, &last);
  }
  BACKTAPE_RETURN_IF_ERROR(CheckPart(type.storage_offset, "storage offset", type));
  if (!type.storage_offset.is_symbolic()) {
    reach_fits &= !__builtin_add_overflow(last, type.storage_offset.value(), &last);
  }
  reach_fits &= last < INT64_MAX / ItemSize(type.dtype);
  if (fits && (reach_fits || is_empty)) return absl::OkStatus();
  return absl::ResourceExhaustedError(
      absl::StrCat(Strided(type), " is too large: its number of bytes does not fit in 64 bits"));
}

absl::StatusOr<IValue> ApplyShapeRule(absl::Span<const ShapeRuleFn> rules, ShapeEnv& env, const OpSchema& op,
                                      absl::Span<const IValue> args) {
  if (op.id >= rules.size() || rules[op.id] == nullptr) {
    return absl::UnimplementedError("the op has no shape rule");
  }
  ShapeContext context(env, op);
  const std::optional<IValueList> unclamped = WithUnclampedStrides(args);
  absl::StatusOr<IValue> result = rules[op.id](context, unclamped ? absl::MakeConstSpan(*unclamped) : args);
  // If a number overflowed, the rule's own message would be misleading.
  if (!result.ok() && !context.overflowed()) return result;
  if (result.ok()) BACKTAPE_RETURN_IF_ERROR(CheckFits(*result));
  if (context.overflowed()) {
    return absl::ResourceExhaustedError("a number that the shape rule computes does not fit in 64 bits");
  }
  return result;
}

IValue TypesOf(const IValue& value) {
  if (value.is_tensor()) return value.tensor().type();
  if (!value.is_list()) return value;
  IValueList types;
  types.reserve(value.list().size());
  for (const IValue& item : value.list()) types.push_back(TypesOf(item));
  return types;
}

// Fast path for plain numbers, which are by far the most common: it does not build the reason's text.
bool ShapeContext::Eq(const SymInt& a, const SymInt& b, absl::string_view reason) {
  if (BothConstant(a, b)) return a.value() == b.value();
  if (NoteOverflow(a, b)) return false;
  return env_.DecideEq(a, b, Reason(op_, reason));
}

bool ShapeContext::Lt(const SymInt& a, const SymInt& b, absl::string_view reason) {
  if (BothConstant(a, b)) return a.value() < b.value();
  if (NoteOverflow(a, b)) return true;
  return env_.DecideLt(a, b, Reason(op_, reason));
}

bool ShapeContext::Le(const SymInt& a, const SymInt& b, absl::string_view reason) {
  if (BothConstant(a, b)) return a.value() <= b.value();
  if (NoteOverflow(a, b)) return true;
  return env_.DecideLe(a, b, Reason(op_, reason));
}

bool ShapeContext::RequireEq(const SymInt& a, const SymInt& b, absl::string_view reason) {
  if (BothConstant(a, b)) return a.value() == b.value();
  if (NoteOverflow(a, b)) return true;
  return env_.RequireEq(a, b, Reason(op_, reason));
}

std::optional<bool> ShapeContext::TryLt(const SymInt& a, const SymInt& b, absl::string_view reason) {
  if (BothConstant(a, b)) return a.value() < b.value();
  if (NoteOverflow(a, b)) return std::nullopt;
  return env_.TryDecideLt(a, b, Reason(op_, reason));
}

std::optional<bool> ShapeContext::TrySmaller(const SymInt& a, const SymInt& b, absl::string_view reason) {
  if (BothConstant(a, b)) return a.value() < b.value();
  if (NoteOverflow(a, b)) return std::nullopt;
  return env_.TryDecideSmaller(a, b, Reason(op_, reason));
}

}  // namespace backtape
