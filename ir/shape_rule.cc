#include "backtape/ir/shape_rule.h"

#include "absl/strings/str_cat.h"

namespace backtape {
namespace {

std::string Reason(const OpSchema& op, absl::string_view reason) {
  return reason.empty() ? op.QualifiedName() : absl::StrCat(op.QualifiedName(), ": ", reason);
}

bool BothConstant(const SymInt& a, const SymInt& b) { return !a.is_symbolic() && !b.is_symbolic(); }

}  // namespace

IValue TypesOf(const IValue& value) {
  if (value.is_tensor()) return value.tensor().type();
  if (!value.is_list()) return value;
  IValueList types;
  types.reserve(value.list().size());
  for (const IValue& item : value.list()) types.push_back(TypesOf(item));
  return types;
}

// Plain numbers are by far the most frequent: they are answered without building the text of a reason.
bool ShapeContext::Eq(const SymInt& a, const SymInt& b, absl::string_view reason) {
  if (BothConstant(a, b)) return a.value() == b.value();
  return env_.DecideEq(a, b, Reason(op_, reason));
}

bool ShapeContext::Lt(const SymInt& a, const SymInt& b, absl::string_view reason) {
  if (BothConstant(a, b)) return a.value() < b.value();
  return env_.DecideLt(a, b, Reason(op_, reason));
}

bool ShapeContext::Le(const SymInt& a, const SymInt& b, absl::string_view reason) {
  if (BothConstant(a, b)) return a.value() <= b.value();
  return env_.DecideLe(a, b, Reason(op_, reason));
}

bool ShapeContext::RequireEq(const SymInt& a, const SymInt& b, absl::string_view reason) {
  if (BothConstant(a, b)) return a.value() == b.value();
  return env_.RequireEq(a, b, Reason(op_, reason));
}

std::optional<bool> ShapeContext::TryLt(const SymInt& a, const SymInt& b, absl::string_view reason) {
  if (BothConstant(a, b)) return a.value() < b.value();
  return env_.TryDecideLt(a, b, Reason(op_, reason));
}

}  // namespace backtape
