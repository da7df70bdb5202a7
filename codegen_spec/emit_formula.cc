#include "backtape/codegen_spec/emit_formula.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/codegen_spec/autograd_types.h"
#include "backtape/codegen_spec/callables.h"
#include "backtape/codegen_spec/cpp_types.h"
#include "backtape/codegen_spec/type_check.h"

namespace backtape::codegen_spec {
namespace {

using Kind = Expr::Kind;

class Emitter {
 public:
  explicit Emitter(const FormulaSurroundings& surroundings) : surroundings_(surroundings) {}

  // The expression converted to type `to`.
  std::string Convert(const Expr& expr, const FormulaType& to) const {
    const FormulaType& from = expr.type;
    if (to.kind != FormulaType::Kind::kValue) return Value(expr);
    const SchemaTypeText& want = to.schema;
    if (from.kind == FormulaType::Kind::kNullopt) {
      return want.base == "Tensor" && !want.is_list ? "Variable()" : Nullopt(to);
    }
    if (from.kind == FormulaType::Kind::kBraces) return List(expr, to);
    if (from.kind == FormulaType::Kind::kValue && want.is_list && !from.schema.is_list) {
      const std::string value = Value(expr);
      return InitializerList(to, std::vector<std::string>(*want.list_size, value));
    }
    if (want.base == "Scalar" && !want.is_list && !from.Is("Scalar") && from.IsNumber()) {
      return absl::StrCat("SymScalar(", Value(expr), ")");
    }
    return Value(expr);
  }

 private:
  static std::string Nullopt(const FormulaType& to) {
    if (to.schema.is_list && to.schema.base == "int") return "OptionalIntSpan(std::nullopt)";
    if (to.schema.is_list && to.schema.base == "SymInt") return "OptionalSymIntSpan(std::nullopt)";
    return absl::StrCat(ValueType(to), "()");
  }

  static std::string InitializerList(const FormulaType& to, const std::vector<std::string>& values) {
    const SchemaTypeText& want = to.schema;
    const std::string inside = absl::StrJoin(values, ", ");
    if (want.base == "bool" && want.list_size.has_value()) return absl::StrCat(ValueType(to), "{", inside, "}");
    return absl::StrCat("std::initializer_list<", ValueType(to.Element()), ">{", inside, "}");
  }

  std::string List(const Expr& braces, const FormulaType& to) const {
    std::vector<std::string> values;
    for (const ExprPtr& operand : braces.operands) values.push_back(Convert(*operand, to.Element()));
    return InitializerList(to, values);
  }

  std::string Value(const Expr& expr) const {
    switch (expr.kind) {
      case Kind::kName:
        return Name(expr);
      case Kind::kInteger:
      case Kind::kFloat:
        return expr.text;
      case Kind::kString:
        return Quoted(expr.text);
      case Kind::kSaved:
        return Named(expr.text, ParameterName(expr.text));
      case Kind::kCall:
      case Kind::kMethod:
        return Call(expr);
      case Kind::kIndex:
        return absl::StrCat(Value(*expr.operands[0]), "[", Value(*expr.operands[1]), "]");
      case Kind::kUnary:
        return Unary(expr);
      case Kind::kBinary:
        return Binary(expr);
      case Kind::kConditional:
        return absl::StrCat("(", Value(*expr.operands[0]), " ? ", Branch(*expr.operands[1], expr.type), " : ",
                            Branch(*expr.operands[2], expr.type), ")");
      case Kind::kConstruct:
        return Construct(expr);
      case Kind::kGet:
        return absl::StrCat("std::get<", expr.text, ">(", Value(*expr.operands[0]), ")");
      case Kind::kLambda:
      case Kind::kBraces:
        break;  // converted where a list is expected
    }
    return "";
  }

  std::string Named(const std::string& name, std::string otherwise) const {
    const auto found = surroundings_.names.find(name);
    if (found != surroundings_.names.end()) return found->second;
    return otherwise;
  }

  std::string Name(const Expr& expr) const {
    const FormulaConstant* constant = FindConstant(expr.text);
    return Named(expr.text, constant != nullptr ? constant->cpp : expr.text);
  }

  // Both branches of ?: must have the same type, which owns its value.
  std::string Branch(const Expr& expr, const FormulaType& type) const {
    if (type.kind != FormulaType::Kind::kValue) return Value(expr);
    if (expr.type.kind == FormulaType::Kind::kBraces) {
      std::vector<std::string> values;
      for (const ExprPtr& operand : expr.operands) values.push_back(Convert(*operand, type.Element()));
      return absl::StrCat(ValueType(type), "{", absl::StrJoin(values, ", "), "}");
    }
    if (expr.type.kind == FormulaType::Kind::kNullopt) return absl::StrCat(ValueType(type), "()");
    if (expr.type.schema.ToString() == type.schema.ToString() || type.IsTensor()) return Value(expr);
    return absl::StrCat(ValueType(type), "(", Value(expr), ")");
  }

  std::string Call(const Expr& expr) const {
    if (expr.text == "fmap") {
      const Expr& lambda = *expr.operands[1];
      return absl::StrCat("MapEach(", Value(*expr.operands[0]), ", [&](const auto& ", ParameterName(lambda.text),
                          ") { return ", Value(*lambda.operands[0]), "; })");
    }
    if (expr.callee == nullptr) {  // not_implemented
      const Expr& op = *expr.operands[0];
      return absl::StrCat("NotImplementedGradient(", Value(op),
                          expr.operands.size() > 1 ? absl::StrCat(", ", Value(*expr.operands[1])) : "", ")");
    }
    const Callable& callee = *expr.callee;
    std::vector<std::string> args;
    for (size_t i = 0; i < expr.operands.size(); ++i) {
      if (expr.converted[i].Is("TensorOptions") && expr.takes_options && callee.kind != Callable::Kind::kMethod) {
        const std::string options = Value(*expr.operands[i]);
        for (const char* part : {"dtype", "layout", "device", "pinned_memory"}) {
          args.push_back(absl::StrCat(options, ".", part));
        }
        continue;
      }
      args.push_back(Convert(*expr.operands[i], expr.converted[i]));
    }
    switch (callee.kind) {
      case Callable::Kind::kOp:
        return absl::StrCat(Prefix(callee.op->library), "ops::", TypedOpName(callee.schema), "(",
                            absl::StrJoin(args, ", "), ")");
      case Callable::Kind::kHelper:
        return absl::StrCat(Prefix(callee.library), "formulas::", callee.schema.name, "(", absl::StrJoin(args, ", "),
                            ")");
      case Callable::Kind::kFunction:
      case Callable::Kind::kMethod:
        return FillIn(callee.cpp, args);
    }
    return "";
  }

  std::string Prefix(const std::string& library) const {
    return library == surroundings_.library ? "" : absl::StrCat(library, "::");
  }

  std::string Unary(const Expr& expr) const {
    std::string operand = Value(*expr.operands[0]);
    if (expr.text == "*" && expr.type.IsTensor()) return operand;
    if (expr.text == "-" && expr.type.Is("Scalar")) return absl::StrCat("Negated(", operand, ")");
    return absl::StrCat("(", expr.text, operand, ")");
  }

  std::string Binary(const Expr& expr) const {
    const FormulaType& left = expr.operands[0]->type;
    const FormulaType& right = expr.operands[1]->type;
    const std::string a = Value(*expr.operands[0]);
    const std::string b = Value(*expr.operands[1]);
    const bool is_comparison = expr.type.Is("bool") && expr.text != "&&" && expr.text != "||";
    if (is_comparison && (left.Is("Scalar") || right.Is("Scalar"))) {
      std::string equal = absl::StrCat("ScalarsEqual(", a, ", ", b, ")");
      if (expr.text == "==") return equal;
      if (expr.text == "!=") return absl::StrCat("!", equal);
      return absl::StrCat("(ToDouble(", a, ") ", expr.text, " ToDouble(", b, "))");
    }
    if (is_comparison && (left.Is("SymInt") || right.Is("SymInt"))) {
      if (expr.text == "==") return absl::StrCat("SymEqual(", a, ", ", b, ")");
      if (expr.text == "!=") return absl::StrCat("!SymEqual(", a, ", ", b, ")");
      if (expr.text == "<") return absl::StrCat("SymLess(", a, ", ", b, ")");
      if (expr.text == ">") return absl::StrCat("SymLess(", b, ", ", a, ")");
      if (expr.text == "<=") return absl::StrCat("!SymLess(", b, ", ", a, ")");
      return absl::StrCat("!SymLess(", a, ", ", b, ")");
    }
    // Sizes are not negative, so C++'s division and Python's agree.
    if (expr.type.Is("SymInt") && expr.text == "/") return absl::StrCat("SymInt::FloorDiv(", a, ", ", b, ")");
    if (expr.type.Is("SymInt") && expr.text == "%") return absl::StrCat("SymInt::Mod(", a, ", ", b, ")");
    return absl::StrCat("(", a, " ", expr.text, " ", b, ")");
  }

  std::string Construct(const Expr& expr) const {
    if (expr.type.IsTensor()) return expr.operands.empty() ? "Variable()" : Value(*expr.operands[0]);
    if (expr.type.kind == FormulaType::Kind::kTuple) return absl::StrCat(ValueType(expr.type), "()");
    if (expr.type.schema.is_optional && expr.operands.empty()) return Nullopt(expr.type);
    if (expr.operands.size() == 1) {
      return absl::StrCat(ValueType(expr.type), "(", Convert(*expr.operands[0], WithoutOptional(expr.type)), ")");
    }
    if (expr.type.schema.is_list) {
      return absl::StrCat(ValueType(expr.type), "(", Value(*expr.operands[0]), ", ", Value(*expr.operands[1]), ")");
    }
    return "";
  }

  static FormulaType WithoutOptional(FormulaType type) {
    if (type.schema.base == "Tensor" && type.schema.is_list) return FormulaType::Value("int");  // the list's size
    type.schema.is_optional = false;
    return type;
  }

  const FormulaSurroundings& surroundings_;
};

}  // namespace

std::string FillIn(absl::string_view text, const std::vector<std::string>& values) {
  std::string out;
  for (size_t i = 0; i < text.size(); ++i) {
    const bool is_place = text[i] == '$' && i + 1 < text.size() && absl::ascii_isdigit(text[i + 1]);
    if (!is_place) {
      out += text[i];
      continue;
    }
    out += values[text[++i] - '0'];
  }
  return out;
}

std::string EmitFormula(const Expr& expr, const FormulaType& wanted, const FormulaSurroundings& surroundings) {
  return Emitter(surroundings).Convert(expr, wanted);
}

}  // namespace backtape::codegen_spec
