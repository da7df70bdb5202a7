#include "backtape/codegen_spec/type_check.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "backtape/codegen_spec/call_binding.h"
#include "backtape/codegen_spec/definedness.h"
#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/files/closest_name.h"

namespace backtape::codegen_spec {
namespace {

using Kind = Expr::Kind;

// The ops that an operator on tensors calls, in the given and in swapped operand order.
struct Operator {
  absl::string_view symbol;
  absl::string_view op;
  absl::string_view swapped;  // for number OP tensor; empty if there is no such op
};
constexpr Operator kOperators[] = {
    {"+", "add", "add"},    {"-", "sub", "rsub"},     {"*", "mul", "mul"},       {"/", "div", ""},
    {"==", "eq", "eq"},     {"!=", "ne", "ne"},       {"<", "lt", "gt"},         {">", "gt", "lt"},
    {"<=", "le", "ge"},     {">=", "ge", "le"},       {"&&", "logical_and", ""}, {"||", "logical_or", ""},
    {"%", "remainder", ""}, {"&", "bitwise_and", ""}, {"|", "bitwise_or", ""},
};

bool IsComparison(absl::string_view op) {
  return op == "==" || op == "!=" || op == "<" || op == ">" || op == "<=" || op == ">=";
}

absl::string_view WithoutNamespace(absl::string_view name) {
  for (const absl::string_view prefix : {"at::", "std::", "c10::", "torch::"}) absl::ConsumePrefix(&name, prefix);
  return name;
}

class Checker {
 public:
  Checker(const FormulaNames& names, const CheckOptions& options, const std::function<void(int, std::string)>& report)
      : names_(names), options_(options), callables_(options.callables), report_(report) {}

  void Check(Expr& expr) {
    CheckOperands(expr);
    switch (expr.kind) {
      case Kind::kName:
        return Name(expr);
      case Kind::kInteger:
        expr.type = FormulaType::Value("int");
        return;
      case Kind::kFloat:
        expr.type = FormulaType::Value("float");
        return;
      case Kind::kString:
        expr.type = FormulaType::Value("str");
        return;
      case Kind::kCall:
        return FreeCall(expr);
      case Kind::kMethod:
        return Method(expr);
      case Kind::kIndex:
        return Index(expr);
      case Kind::kBraces:
        return Braces(expr);
      case Kind::kUnary:
        return Unary(expr);
      case Kind::kBinary:
        return Binary(expr);
      case Kind::kConditional:
        return Conditional(expr);
      case Kind::kConstruct:
        return Construct(expr);
      case Kind::kGet:
        return Get(expr);
      case Kind::kSaved:
        return Narrow(expr);  // already typed when it was inserted
      case Kind::kLambda:
        Report(expr, "a lambda is allowed only as the second argument of fmap(list, function)");
        return;
    }
  }

  void Report(const Expr& expr, std::string message) { report_(expr.offset, std::move(message)); }

 private:
  void CheckWhereDefined(Expr& expr, DefinedPlaces places) {
    const DefinedPlaces before = defined_;
    defined_.merge(places);
    Check(expr);
    defined_ = before;
  }

  // A condition may imply that a tensor is defined in a branch of ?: or to the right of && or ||.
  void CheckOperands(Expr& expr) {
    if (expr.kind == Kind::kLambda) return;  // checked with the type of its parameter
    if (expr.kind == Kind::kCall && expr.text == "fmap") return Check(*expr.operands[0]);
    if (expr.kind == Kind::kConditional) {
      Check(*expr.operands[0]);
      CheckWhereDefined(*expr.operands[1], DefinedIf(*expr.operands[0], true));
      CheckWhereDefined(*expr.operands[2], DefinedIf(*expr.operands[0], false));
    } else if (expr.kind == Kind::kBinary && (expr.text == "&&" || expr.text == "||")) {
      Check(*expr.operands[0]);
      CheckWhereDefined(*expr.operands[1], DefinedIf(*expr.operands[0], expr.text == "&&"));
    } else {
      for (ExprPtr& operand : expr.operands) Check(*operand);
    }
  }

  void Narrow(Expr& expr) {
    if (expr.type.MayBeUndefined() && defined_.count(PlaceOf(expr)) != 0) expr.type.schema.is_optional = false;
  }

  void Name(Expr& expr) {
    if (const auto found = names_.find(expr.text); found != names_.end()) {
      expr.type = found->second;
      return Narrow(expr);
    }
    if (const FormulaConstant* constant = FindConstant(expr.text)) {
      expr.type = constant->type;
      return;
    }
    std::vector<std::string> known;
    for (const auto& [name, type] : names_) known.push_back(name);
    const std::string close = ClosestName(expr.text, known);
    Report(expr, absl::StrCat("unknown name '", expr.text, "'",
                              close.empty() ? "" : absl::StrCat("; did you mean ", close, "?")));
  }

  void FreeCall(Expr& expr) {
    if (expr.text == "not_implemented" || expr.text == "not_implemented_list") return NotImplemented(expr);
    if (expr.text == "fmap") return Fmap(expr);
    const absl::string_view name = WithoutNamespace(expr.text);
    std::vector<const Callable*> candidates = callables_.Functions(name);
    if (candidates.empty() && callables_.IsBroken(name)) return Report(expr, "");
    if (const std::string why = candidates.empty() ? callables_.WhyRefused(name) : ""; !why.empty()) {
      return Report(expr, why);
    }
    if (candidates.empty()) {
      const std::string close = callables_.ClosestFunction(name);
      Report(expr, absl::StrCat("unknown function ", expr.text,
                                close.empty() ? "" : absl::StrCat("; did you mean ", close, "?")));
      return;
    }
    Resolve(expr, candidates);
  }

  void Method(Expr& expr) {
    const FormulaType& object = expr.operands[0]->type;
    if (object.is_unknown()) return;
    std::vector<const Callable*> candidates;
    for (const Callable* c : callables_.Methods(expr.text)) {
      if (MethodFits(*c, object)) candidates.push_back(c);
    }
    if (candidates.empty() && callables_.IsBroken(expr.text)) return Report(expr, "");
    if (const std::string why = candidates.empty() ? callables_.WhyRefused(expr.text) : ""; !why.empty()) {
      return Report(expr, why);
    }
    if (candidates.empty()) {
      const bool known = !callables_.Methods(expr.text).empty();
      const std::string close = known ? "" : callables_.ClosestMethod(expr.text);
      Report(expr, absl::StrCat(known ? "" : "unknown method ", known ? object.ToString() : "",
                                known ? " has no method " : "", expr.text,
                                known ? "" : absl::StrCat(" of ", object.ToString()),
                                close.empty() ? "" : absl::StrCat("; did you mean ", close, "?")));
      return;
    }
    Resolve(expr, candidates);
  }

  static bool MethodFits(const Callable& callable, const FormulaType& object) {
    FormulaType self = FormulaType::Of(callable.schema.args[0].type);
    if (callable.kind == Callable::Kind::kOp) return object.IsTensor();
    if (self.IsTensor() || object.IsTensor()) return self.IsTensor() && object.IsTensor();
    if (object.kind == FormulaType::Kind::kValue && object.schema.is_optional != self.schema.is_optional) return false;
    // Numbers have the methods of Scalar.
    if (self.Is("Scalar")) return object.IsScalarLike();
    SchemaTypeText have = object.schema;
    have.list_size.reset();
    return object.kind == FormulaType::Kind::kValue && have.ToString() == self.schema.ToString();
  }

  // fmap(list, [](T x) { return f(x); }) applies f to each element.
  void Fmap(Expr& expr) {
    if (expr.operands.size() != 2 || expr.operands[1]->kind != Kind::kLambda) {
      return Report(expr, "fmap takes a list and a lambda");
    }
    const FormulaType& list = expr.operands[0]->type;
    if (list.is_unknown()) return;
    if (list.kind != FormulaType::Kind::kValue || !list.schema.is_list || list.schema.is_optional) {
      return Report(*expr.operands[0], absl::StrCat("fmap takes a list, not ", list.ToString()));
    }
    Expr& lambda = *expr.operands[1];
    if (names_.count(lambda.text) != 0) {
      return Report(lambda,
                    absl::StrCat("the lambda's parameter has the name '", lambda.text, "', which is already in use"));
    }
    names_[lambda.text] = list.Element();
    Check(*lambda.operands[0]);
    names_.erase(lambda.text);
    const FormulaType& result = lambda.operands[0]->type;
    if (result.kind != FormulaType::Kind::kValue || result.schema.is_list || result.schema.is_optional) {
      if (!result.is_unknown()) Report(lambda, absl::StrCat("fmap cannot make a list of ", result.ToString()));
      return;
    }
    expr.type = FormulaType::Value(result.schema.base, /*is_list=*/true);
  }

  // not_implemented(...) is a formula that throws; it is allowed wherever a tensor is. PyTorch calls it
  // not_implemented_list for a list of tensors.
  void NotImplemented(Expr& expr) {
    if (expr.operands.empty() || expr.operands.size() > 2 || !expr.operands[0]->type.Is("str")) {
      Report(expr, "not_implemented takes the op's name as a string, and optionally a reason");
    }
    expr.type = FormulaType::Value("Tensor");
  }

  static std::string MayBeUndefined(const Expr& operand, absl::string_view taker) {
    const std::string place = PlaceOf(operand);
    const std::string what = place.empty() ? "this tensor" : absl::StrCat("'", place, "'");
    const std::string test = absl::StrCat(place.empty() ? "x" : place, ".defined()");
    return absl::StrCat(what, " may be undefined, but ", taker, " requires a defined tensor; write '", test,
                        " ? A : B' and use ", place.empty() ? "x" : place, " only in A");
  }

  void Resolve(Expr& expr, const std::vector<const Callable*>& candidates) {
    std::optional<Binding> best;
    std::vector<Binding> failed;
    for (const Callable* candidate : candidates) {
      Binding binding = BindCall(*candidate, expr, options_.allow_undefined);
      if (binding.wrong_operand.has_value()) {
        failed.push_back(std::move(binding));
      } else if (!best.has_value() || binding.cost < best->cost) {
        best = std::move(binding);
      }
    }
    if (!best.has_value()) return ReportMismatch(expr, failed);
    if (best->callable->op != nullptr && best->callable->op->HasTag("kTagInplace")) return Inplace(expr);
    expr.callee = best->callable;
    expr.converted = std::move(best->converted);
    expr.takes_options = best->takes_options;
    expr.type = best->callable->result();
    if (expr.callee->schema.returns.empty()) {
      Report(expr, absl::StrCat(expr.text, " returns nothing"));
      expr.type = FormulaType();
    }
  }

  // Formulas have no side effects. An in-place op is equivalent to its functional form if nothing else refers to the
  // tensor that it writes.
  void Inplace(Expr& expr) {
    const std::string functional = expr.text.substr(0, expr.text.size() - 1);
    if (expr.operands[0].get() != options_.written_name && !IsNewTensor(*expr.operands[0])) {
      Report(expr, absl::StrCat(expr.text, " writes to a tensor that the formula did not create; write ", functional,
                                ", which returns the new value"));
      expr.type = FormulaType::Value("Tensor");
      return;
    }
    expr.text = functional;
    return expr.kind == Kind::kMethod ? Method(expr) : FreeCall(expr);
  }

  void ReportMismatch(const Expr& expr, const std::vector<Binding>& failed) {
    for (const Binding& binding : failed) {
      if (!binding.may_be_undefined) continue;
      const Expr& operand = *expr.operands[*binding.wrong_operand];
      const Expr& place = operand.kind == Kind::kIndex ? *operand.operands[0] : operand;
      return Report(place, MayBeUndefined(operand, expr.text));
    }
    const bool is_method = expr.kind == Kind::kMethod;
    if (failed.size() == 1) {
      const int operand = *failed[0].wrong_operand;
      const Expr& place = operand >= 0 ? *expr.operands[operand] : expr;
      Report(place, absl::StrCat(expr.text, " ", failed[0].wrong));
      return;
    }
    std::vector<std::string> overloads;
    for (const Binding& binding : failed) overloads.push_back(SignatureOf(binding.callable->schema));
    Report(expr,
           absl::StrCat("no overload of ", expr.text, " takes ", TypesOfOperands(expr.operands, is_method ? 1 : 0),
                        is_method ? absl::StrCat(" as a method of ", expr.operands[0]->type.ToString()) : "",
                        "; the overloads are ", absl::StrJoin(overloads, ", ")));
  }

  void Index(Expr& expr) {
    const FormulaType& list = expr.operands[0]->type;
    const FormulaType& index = expr.operands[1]->type;
    if (!index.is_unknown() && !index.Is("int")) {
      Report(*expr.operands[1], absl::StrCat("an index must be an int, not ", index.ToString()));
    }
    if (list.is_unknown()) return;
    if (list.kind != FormulaType::Kind::kValue || !list.schema.is_list || list.schema.is_optional) {
      Report(expr, absl::StrCat("expected a list before '[', found ", list.ToString()));
      return;
    }
    const Expr& position = *expr.operands[1];
    int value = 0;
    if (list.schema.list_size.has_value() && list.schema.base == "bool" && position.kind == Kind::kInteger &&
        absl::SimpleAtoi(position.text, &value) && value >= *list.schema.list_size) {
      Report(position, absl::StrCat("index ", value, " is out of range for a list of length ", *list.schema.list_size));
    }
    expr.type = list.Element();
    Narrow(expr);
  }

  static void Braces(Expr& expr) {
    std::vector<FormulaType> elements;
    for (const ExprPtr& operand : expr.operands) elements.push_back(operand->type);
    // {{1, 1}} is equivalent to {1, 1} for a list of known length.
    if (elements.size() == 1 && elements[0].kind == FormulaType::Kind::kBraces) {
      ExprPtr inner = std::move(expr.operands[0]);
      expr = std::move(*inner);
      return;
    }
    expr.type = FormulaType::Braces(std::move(elements));
  }

  // Turns the expression into a call of an op.
  void CallOp(Expr& expr, absl::string_view op) {
    expr.kind = Kind::kCall;
    const std::string symbol = std::exchange(expr.text, std::string(op));
    const std::vector<const Callable*> candidates = callables_.Functions(op);
    if (candidates.empty()) {
      Report(expr, absl::StrCat("'", symbol, "' on tensors calls the op ", op, ", which does not exist"));
      return;
    }
    Resolve(expr, candidates);
  }

  void Unary(Expr& expr) {
    const FormulaType& type = expr.operands[0]->type;
    if (type.is_unknown()) return;
    if (expr.text == "*") return Dereference(expr);
    if (type.IsTensor()) {
      if (expr.text == "+") {
        Report(expr, "unary '+' on a tensor has no effect; remove it");
        return;
      }
      return CallOp(expr, expr.text == "-" ? "neg" : "logical_not");
    }
    if (expr.text == "!") {
      const bool is_optional = type.kind == FormulaType::Kind::kValue && type.schema.is_optional;
      if (!type.Is("bool") && !is_optional)
        Report(expr, absl::StrCat("'!' takes a bool, a tensor or an optional value, not ", type.ToString()));
      expr.type = FormulaType::Value("bool");
      return;
    }
    if (!type.IsScalarLike()) {
      Report(expr, absl::StrCat("'", expr.text, "' takes a number or a tensor, not ", type.ToString()));
      return;
    }
    expr.type = type.Is("bool") ? FormulaType::Value("int") : type;
  }

  // Reads the value of an optional.
  void Dereference(Expr& expr) {
    const FormulaType& type = expr.operands[0]->type;
    if (type.kind != FormulaType::Kind::kValue || !type.schema.is_optional) {
      Report(expr, absl::StrCat("'*' takes an optional value, not ", type.ToString()));
      return;
    }
    expr.type = type;
    expr.type.schema.is_optional = false;
  }

  void Binary(Expr& expr) {
    const FormulaType& left = expr.operands[0]->type;
    const FormulaType& right = expr.operands[1]->type;
    if (left.is_unknown() || right.is_unknown()) return;
    if (left.IsTensor() || right.IsTensor()) return TensorOperator(expr);
    const std::string& op = expr.text;
    const auto wrong = [&] {
      Report(expr, absl::StrCat("'", op, "' does not take ", left.ToString(), " and ", right.ToString()));
    };
    if (op == "&&" || op == "||") {
      if (!left.Is("bool") || !right.Is("bool")) return wrong();
      expr.type = left;
      return;
    }
    if (IsComparison(op)) {
      const bool is_numbers = left.IsScalarLike() && right.IsScalarLike();
      const bool is_same = left.kind == FormulaType::Kind::kValue && right.kind == FormulaType::Kind::kValue &&
                           left.schema.base == right.schema.base && !left.schema.is_list && !right.schema.is_list &&
                           (op == "==" || op == "!=");
      if (!is_numbers && !is_same) return wrong();
      expr.type = FormulaType::Value("bool");
      return;
    }
    if (!left.IsNumber() || !right.IsNumber()) {
      wrong();
      return;
    }
    const bool is_symbolic = left.Is("SymInt") || right.Is("SymInt");
    const bool is_float = left.Is("float") || right.Is("float");
    if (is_symbolic && is_float) {
      Report(expr,
             absl::StrCat(
                 "'", op, "' does not take ", left.ToString(), " and ", right.ToString(),
                 ", because the integer may be symbolic; combine a tensor with one of the two numbers, and the result "
                 "with the other, such as (t * a) * b instead of t * (a * b)"));
      return;
    }
    if (is_float && op == "%") return wrong();
    expr.type = FormulaType::Value(is_float ? "float" : is_symbolic ? "SymInt" : "int");
  }

  void TensorOperator(Expr& expr) {
    const Operator* const found = std::find_if(std::begin(kOperators), std::end(kOperators),
                                               [&](const Operator& o) { return o.symbol == expr.text; });
    if (expr.operands[0]->type.IsTensor()) return CallOp(expr, found->op);
    if (expr.text == "/") {  // number / tensor = reciprocal(tensor) * number
      ExprPtr reciprocal = MakeExpr(Kind::kCall, expr.offset, "/");
      reciprocal->operands.push_back(std::move(expr.operands[1]));
      CallOp(*reciprocal, "reciprocal");
      expr.operands[1] = std::move(expr.operands[0]);
      expr.operands[0] = std::move(reciprocal);
      return CallOp(expr, "mul");
    }
    if (found->swapped.empty()) {
      Report(expr, absl::StrCat("'", expr.text, "' does not take ", expr.operands[0]->type.ToString(), " and Tensor"));
      return;
    }
    std::swap(expr.operands[0], expr.operands[1]);
    CallOp(expr, found->swapped);
  }

  void Conditional(Expr& expr) {
    const FormulaType& condition = expr.operands[0]->type;
    if (!condition.is_unknown() && !condition.Is("bool")) {
      Report(*expr.operands[0], absl::StrCat("a condition must be a bool, not ", condition.ToString()));
    }
    const std::optional<FormulaType> common = CommonType(expr.operands[1]->type, expr.operands[2]->type);
    if (!common.has_value()) {
      Report(expr, absl::StrCat("the branches of '?:' have no common type: ", expr.operands[1]->type.ToString(),
                                " and ", expr.operands[2]->type.ToString()));
      return;
    }
    expr.type = *common;
  }

  void Construct(Expr& expr) {
    const absl::string_view name = WithoutNamespace(expr.text);
    const size_t count = expr.operands.size();
    if (name == "Tensor" && count == 0) {
      expr.type = FormulaType::Value("Tensor");
      expr.type.schema.is_optional = true;
    } else if (name == "Scalar" && count == 1) {
      if (!ConversionCost(expr.operands[0]->type, FormulaType::Value("Scalar")).has_value()) {
        Report(expr, absl::StrCat("cannot convert ", expr.operands[0]->type.ToString(), " to Scalar"));
      }
      expr.type = FormulaType::Value("Scalar");
    } else if (name == "SymInt" && count == 1) {
      expr.type = FormulaType::Value("SymInt");
    } else if (absl::StartsWith(name, "tuple<") && count == 0) {
      const int tensors = static_cast<int>(std::count(name.begin(), name.end(), ',')) + 1;
      expr.type = FormulaType::Tuple(std::vector<FormulaType>(tensors, FormulaType::Value("Tensor")));
    } else if (absl::StartsWith(name, "vector<") && name.find("SymInt") != absl::string_view::npos && count == 2) {
      expr.type = FormulaType::Value("SymInt", /*is_list=*/true);
    } else if (name == "vector<Tensor>" && count == 1) {  // a list of undefined tensors
      if (!expr.operands[0]->type.is_unknown() && !expr.operands[0]->type.Is("int")) {
        Report(*expr.operands[0],
               absl::StrCat("the size of a list must be an int, not ", expr.operands[0]->type.ToString()));
      }
      expr.type = FormulaType::Value("Tensor", /*is_list=*/true);
      expr.type.schema.is_element_optional = true;
    } else if (const std::optional<FormulaType> optional = OptionalOf(name); optional.has_value() && count <= 1) {
      if (count == 1 && !ConversionCost(expr.operands[0]->type, *optional).has_value()) {
        Report(expr, absl::StrCat("cannot convert ", expr.operands[0]->type.ToString(), " to ", optional->ToString()));
      }
      expr.type = *optional;
    } else {
      Report(expr, absl::StrCat(expr.text, " with ", count, count == 1 ? " argument" : " arguments",
                                " is not supported here"));
    }
  }

  // "Tensor?" for "optional<Tensor>", "SymInt[]?" for "OptionalArrayRef<SymInt>".
  static std::optional<FormulaType> OptionalOf(absl::string_view name) {
    const bool is_list = absl::ConsumePrefix(&name, "OptionalArrayRef<");
    if ((!is_list && !absl::ConsumePrefix(&name, "optional<")) || !absl::ConsumeSuffix(&name, ">")) return std::nullopt;
    constexpr std::pair<absl::string_view, absl::string_view> kBases[] = {
        {"Tensor", "Tensor"}, {"SymInt", "SymInt"}, {"int64_t", "int"},          {"double", "float"},
        {"bool", "bool"},     {"Scalar", "Scalar"}, {"ScalarType", "ScalarType"}};
    for (const auto& [cpp, base] : kBases) {
      if (WithoutNamespace(name) != cpp) continue;
      FormulaType type = FormulaType::Value(std::string(base), is_list);
      type.schema.is_optional = true;
      return type;
    }
    return std::nullopt;
  }

  void Get(Expr& expr) {
    const FormulaType& tuple = expr.operands[0]->type;
    int index = 0;
    if (tuple.is_unknown()) return;
    if (tuple.kind != FormulaType::Kind::kTuple || !absl::SimpleAtoi(expr.text, &index) || index < 0 ||
        index >= static_cast<int>(tuple.elements.size())) {
      Report(expr, absl::StrCat("std::get<", expr.text, "> is not valid for ", tuple.ToString()));
      return;
    }
    expr.type = tuple.elements[index];
  }

  FormulaNames names_;
  const CheckOptions& options_;
  const Callables& callables_;
  const std::function<void(int, std::string)>& report_;
  DefinedPlaces defined_;  // tensors that the enclosing conditions imply to be defined
};

}  // namespace

void CheckFormula(Expr& expr, const FormulaNames& names, const CheckOptions& options,
                  const std::function<void(int, std::string)>& report) {
  Checker(names, options, report).Check(expr);
}

void CheckFormulaGives(Expr& expr, const FormulaType& wanted, const FormulaNames& names, const CheckOptions& options,
                       const std::function<void(int, std::string)>& report) {
  CheckFormula(expr, names, options, report);
  if (ConversionCost(WithDefinedTensors(expr.type), wanted).has_value()) return;
  report(expr.offset, absl::StrCat("the formula has type ", expr.type.ToString(), ", expected ", wanted.ToString()));
}

}  // namespace backtape::codegen_spec
