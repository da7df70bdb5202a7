#include "backtape/codegen_spec/forward_formula.h"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/codegen_spec/formula_parser.h"
#include "backtape/codegen_spec/output_names.h"
#include "backtape/codegen_spec/type_check.h"

namespace backtape::codegen_spec {
namespace {

class ForwardBuilder {
 public:
  ForwardBuilder(const ForwardContext& context, const Callables& callables, Diagnostics& diagnostics)
      : context_(context), schema_(context.op.schema), callables_(callables), diagnostics_(diagnostics) {}

  std::vector<ForwardFormula> Run(absl::Span<const FormulaText* const> texts) {
    for (const FormulaText* text : texts) Read(*text);
    CheckThatOutputsAreCovered(texts);
    return std::move(formulas_);
  }

 private:
  void Report(const Location& where, std::string message) { diagnostics_.Report(where, std::move(message)); }

  // The message is empty for a call of a function whose row has mistakes, which are reported elsewhere.
  void ReportIn(const Location& where, const std::string& prefix, const std::string& message) {
    if (!message.empty()) return Report(where, absl::StrCat(prefix, message));
    diagnostics_.ReportFollowOn(where, "the formula calls a function whose row has errors");
  }

  CheckOptions Options() const { return {callables_, context_.allow_undefined}; }

  // PyTorch's formulas of in-place ops write the tangent: self_t.mul_(2). If such a call is the whole formula, it is
  // read as its functional form.
  CheckOptions OptionsFor(const Expr& formula) const {
    CheckOptions options = Options();
    const bool is_call = formula.kind == Expr::Kind::kMethod || formula.kind == Expr::Kind::kCall;
    if (!context_.allow_written_tangent || !is_call || formula.operands.empty()) return options;
    const Expr& object = *formula.operands[0];
    if (object.kind == Expr::Kind::kName && absl::EndsWith(object.text, "_t")) options.written_name = &object;
    return options;
  }

  void Read(const FormulaText& text) {
    ForwardFormula formula;
    formula.text = text.formula.value;
    for (const SpecText& name : text.names) AddOutput(name, formula);
    if (formula.outputs.empty()) return;
    const absl::string_view word = absl::StripAsciiWhitespace(text.formula.value);
    if (word == "not_implemented") return;
    const bool is_list_among_several =
        schema_.returns.size() > 1 && std::any_of(formula.outputs.begin(), formula.outputs.end(),
                                                  [&](int output) { return schema_.returns[output].type.is_list; });
    if (is_list_among_several) {
      Report(text.formula.At(0), "a list among several outputs cannot have a forward-mode formula");
      return;
    }
    if (word == "auto_linear") {
      if (schema_.returns.size() != 1) {
        Report(text.formula.At(0),
               absl::StrCat("auto_linear is only for ops with one output; this op has ", schema_.returns.size()));
      }
      if (context_.differentiable_args.empty())
        Report(text.formula.At(0), "auto_linear is only for ops with a gradient formula");
      formula.tangents = context_.differentiable_args;
    } else if (word == "auto_element_wise") {
      if (!ReadElementWise(text, formula)) return;
    } else if (!ReadExpression(text, formula)) {
      return;
    }
    formulas_.push_back(std::move(formula));
  }

  void AddOutput(const SpecText& name, ForwardFormula& formula) {
    const std::vector<std::string> names = OutputNames(schema_);
    const auto found = std::find(names.begin(), names.end(), name.value);
    // A single output may also be called "result" if the schema gives it another name.
    const size_t output = found == names.end() && name.value == "result" && names.size() == 1
                              ? 0
                              : static_cast<size_t>(found - names.begin());
    if (output >= names.size()) return;  // EntryBuilder has reported it
    if (!given_.insert(static_cast<int>(output)).second) {
      Report(name.where, absl::StrCat("duplicate formula for '", name.value, "'"));
    }
    if (!context_.differentiable_outputs[output]) {
      Report(name.where, absl::StrCat("'", name.value, "' has a forward-mode formula, but is not differentiable"));
    }
    formula.outputs.push_back(static_cast<int>(output));
  }

  ExprPtr Parse(const std::string& formula, const FormulaText& text, bool is_own) {
    std::vector<SchemaProblem> problems;
    ExprPtr expr = ParseFormula(formula, problems);
    for (SchemaProblem& p : problems) Report(text.formula.At(is_own ? p.offset : 0), std::move(p.message));
    return expr;
  }

  // "has 2 differentiable arguments and 1 output"
  std::string CountsText() const {
    const size_t args = context_.differentiable_args.size(), outputs = schema_.returns.size();
    return absl::StrCat("has ", args, args == 1 ? " differentiable argument and " : " differentiable arguments and ",
                        outputs, outputs == 1 ? " output" : " outputs");
  }

  bool ReadElementWise(const FormulaText& text, ForwardFormula& formula) {
    const bool has_list =
        context_.differentiable_args.size() == 1 && schema_.returns.size() == 1 &&
        (schema_.returns[0].type.is_list || schema_.args[context_.differentiable_args[0]].type.is_list);
    const bool has_one = context_.only_gradient != nullptr && context_.differentiable_args.size() == 1 &&
                         schema_.returns.size() == 1 && (context_.is_foreach || !has_list);
    if (!has_one) {
      Report(text.formula.At(0),
             absl::StrCat(
                 "auto_element_wise is only for ops with one differentiable tensor argument and one output tensor; "
                 "this op ",
                 has_list ? "takes or returns a list" : CountsText()));
      return false;
    }
    if (!diagnostics_.empty()) return false;  // the gradient's formula has problems of its own
    formula.expr = Parse(*context_.only_gradient, text, /*is_own=*/false);
    if (formula.expr == nullptr) return false;
    FormulaNames names = Names();
    names[context_.is_foreach ? "grads" : "grad"] = FormulaType::Value("Tensor", /*is_list=*/context_.is_foreach);
    formula.tangents = context_.differentiable_args;
    // The gradient's formula has already been checked; this reports what is invalid only in forward mode.
    CheckFormulaGives(
        *formula.expr, FormulaType::Value("Tensor"), names, Options(), [&](int, const std::string& message) {
          ReportIn(text.formula.At(0), "the gradient's formula cannot be used in forward mode: ", message);
        });
    return true;
  }

  bool ReadExpression(const FormulaText& text, ForwardFormula& formula) {
    formula.expr = Parse(text.formula.value, text, /*is_own=*/true);
    if (formula.expr == nullptr) return false;
    std::vector<FormulaType> types;
    for (const int output : formula.outputs) {
      types.push_back(FormulaType::Value("Tensor", schema_.returns[output].type.is_list && !context_.is_foreach));
    }
    const FormulaType wanted = types.size() == 1 ? types[0] : FormulaType::Tuple(std::move(types));
    if (context_.allow_written_tangent) AdaptToPyTorch(*formula.expr);
    CheckFormulaGives(*formula.expr, wanted, Names(), OptionsFor(*formula.expr),
                      [&](int offset, const std::string& message) { ReportIn(text.formula.At(offset), "", message); });
    std::set<int> used;
    CollectTangents(*formula.expr, used);
    formula.tangents.assign(used.begin(), used.end());
    return true;
  }

  // In PyTorch's formulas of in-place ops, original_self_p and original_self_t are the values before the write. Here
  // self_p and self_t are always these values. Forward-mode formulas may read sizes.
  void AdaptToPyTorch(Expr& expr) const {
    constexpr absl::string_view kPrefix = "original_";
    const std::string self = absl::StrCat(kPrefix, schema_.args[0].name, "_");
    const bool is_inplace = context_.op.functional >= 0;
    if (is_inplace && expr.kind == Expr::Kind::kName && absl::StartsWith(expr.text, self)) {
      expr.text.erase(0, kPrefix.size());
    }
    if (expr.kind == Expr::Kind::kMethod && expr.text == "sizes") expr.text = "sym_sizes";
    for (const ExprPtr& operand : expr.operands) AdaptToPyTorch(*operand);
  }

  void CollectTangents(const Expr& expr, std::set<int>& used) const {
    if (expr.kind == Expr::Kind::kName) {
      for (size_t i = 0; i < schema_.args.size(); ++i) {
        if (schema_.args[i].type.base == "Tensor" && expr.text == absl::StrCat(schema_.args[i].name, "_t")) {
          used.insert(static_cast<int>(i));
        }
      }
    }
    for (const ExprPtr& operand : expr.operands) CollectTangents(*operand, used);
  }

  // The names that a formula may use: arguments, outputs, and for a tensor argument also its primal (`<arg>_p`, the
  // same as `<arg>`) and its tangent (`<arg>_t`). In an op on lists, `<arg>_p` and `<arg>_t` are element i.
  FormulaNames Names() const {
    FormulaNames names;
    for (const SchemaArgument& arg : schema_.args) {
      if (arg.type.base == "Generator") continue;
      FormulaType type = FormulaType::Of(arg.type);
      names[arg.name] = type;
      if (arg.type.base != "Tensor") continue;
      if (context_.is_foreach && arg.type.is_list) type = type.Element();
      names[absl::StrCat(arg.name, "_p")] = type;
      names[absl::StrCat(arg.name, "_t")] = type;
    }
    if (context_.is_foreach) names["i"] = FormulaType::Value("int");
    const std::vector<std::string> outputs = OutputNames(schema_);
    for (size_t i = 0; i < outputs.size(); ++i) names[outputs[i]] = FormulaType::Of(schema_.returns[i].type);
    if (outputs.size() == 1) names["result"] = FormulaType::Of(schema_.returns[0].type);
    return names;
  }

  // An output without a tangent would silently be treated as constant.
  void CheckThatOutputsAreCovered(absl::Span<const FormulaText* const> texts) {
    if (texts.empty() || !diagnostics_.empty()) return;
    const std::vector<std::string> names = OutputNames(schema_);
    for (size_t i = 0; i < names.size(); ++i) {
      if (!context_.differentiable_outputs[i] || given_.count(static_cast<int>(i)) != 0) continue;
      Report(texts[0]->names[0].where,
             absl::StrCat("the output '", names[i], "' is differentiable but has no forward-mode formula"));
    }
  }

  const ForwardContext& context_;
  const Schema& schema_;
  const Callables& callables_;
  Diagnostics& diagnostics_;
  std::set<int> given_;
  std::vector<ForwardFormula> formulas_;
};

}  // namespace

std::vector<ForwardFormula> BuildForwardFormulas(absl::Span<const FormulaText* const> texts,
                                                 const ForwardContext& context, const Callables& callables,
                                                 Diagnostics& diagnostics) {
  return ForwardBuilder(context, callables, diagnostics).Run(texts);
}

}  // namespace backtape::codegen_spec
