#include "backtape/codegen_spec/definedness.h"

#include "absl/strings/str_cat.h"
#include "backtape/codegen_spec/callables.h"

namespace backtape::codegen_spec {
namespace {

using Kind = Expr::Kind;

}  // namespace

std::string PlaceOf(const Expr& expr) {
  if (expr.kind == Kind::kName || expr.kind == Kind::kSaved) return expr.text;
  const bool is_item =
      expr.kind == Kind::kIndex && expr.operands[0]->kind == Kind::kName && expr.operands[1]->kind == Kind::kInteger;
  return is_item ? absl::StrCat(expr.operands[0]->text, "[", expr.operands[1]->text, "]") : "";
}

DefinedPlaces DefinedIf(const Expr& condition, bool value) {
  if (condition.kind == Kind::kUnary && condition.text == "!") return DefinedIf(*condition.operands[0], !value);
  if (condition.kind == Kind::kMethod && (condition.text == "defined" || condition.text == "has_value")) {
    return value ? DefinedPlaces{PlaceOf(*condition.operands[0])} : DefinedPlaces();
  }
  const absl::string_view joined_by = value ? "&&" : "||";
  if (condition.kind != Kind::kBinary || condition.text != joined_by) return {};
  DefinedPlaces places = DefinedIf(*condition.operands[0], value);
  places.merge(DefinedIf(*condition.operands[1], value));
  return places;
}

bool IsNewTensor(const Expr& expr) {
  if (expr.kind == Kind::kSaved) return expr.type.IsTensor() && expr.is_created;
  if (expr.callee == nullptr || expr.operands.empty()) return expr.callee != nullptr;
  if (expr.callee->kind == Callable::Kind::kHelper) return true;
  const Op* op = expr.callee->op;
  if (op != nullptr && !op->HasTag("kTagView") && !op->HasTag("kTagViewOrCopy")) return true;
  return IsNewTensor(*expr.operands[0]);
}

}  // namespace backtape::codegen_spec
