#include "backtape/codegen_spec/derivative_entry.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/codegen_spec/formula_parser.h"
#include "backtape/codegen_spec/output_names.h"
#include "backtape/codegen_spec/type_check.h"
#include "backtape/files/closest_name.h"

namespace backtape::codegen_spec {
namespace {

bool IsDifferentiableType(const SchemaTypeText& type) { return type.base == "Tensor"; }

void ForEach(const Expr& expr, const std::function<void(const Expr&)>& visit) {
  visit(expr);
  for (const ExprPtr& operand : expr.operands) ForEach(*operand, visit);
}

// True if the value of a formula depends on the elements of a gradient.
bool UsesGradients(const Expr& expr) {
  const auto is_gradient = [](const Expr& e) {
    return e.kind == Expr::Kind::kName && absl::StartsWith(e.text, "grad") && e.text != "grad_input_mask";
  };
  if (is_gradient(expr)) return true;
  const bool reads_type = expr.kind == Expr::Kind::kCall && expr.text == "zeros_like";
  return std::any_of(expr.operands.begin(), expr.operands.end(), [&](const ExprPtr& operand) {
    return UsesGradients(*operand) && !(reads_type && is_gradient(*operand));
  });
}

// Builds one entry.
class EntryBuilder {
 public:
  EntryBuilder(const DerivativeRow& row, const Op& op, const Callables& callables, const EntryOptions& options,
               Diagnostics& diagnostics)
      : row_(row), op_(op), callables_(callables), options_(options), diagnostics_(diagnostics) {}

  DerivativeEntry Run(const FormulaBlock& block) {
    entry_.op = &op_;
    entry_.is_foreach = absl::StartsWith(op_.schema.name, "_foreach_");
    CheckReservedNames();
    SortNames(block);
    SetOutputDifferentiability();
    for (const FormulaText* text : backward_) ReadFormula(*text);
    CheckGradStyle();
    NarrowToFirstOutput();
    CheckListAmongOutputs();
    Saves();
    for (Work& work : work_) CheckOne(work);
    Finish();
    BuildForward();
    return std::move(entry_);
  }

 private:
  struct Work {
    Derivative derivative;
    const FormulaText* text = nullptr;
    std::vector<std::string> saved_names;
  };

  void Report(const Location& where, std::string message) { diagnostics_.Report(where, std::move(message)); }

  std::function<void(int, std::string)> ReporterOf(const SpecText& text) {
    return [this, &text](int offset, std::string message) {
      if (message.empty()) {
        diagnostics_.ReportFollowOn(text.At(offset), "the formula calls a function whose row has errors");
      } else {
        Report(text.At(offset), std::move(message));
      }
    };
  }

  int ArgIndex(absl::string_view name) const {
    for (size_t i = 0; i < op_.schema.args.size(); ++i) {
      if (op_.schema.args[i].name == name) return static_cast<int>(i);
    }
    return -1;
  }

  void CheckReservedNames() {
    for (const SchemaArgument& arg : op_.schema.args) {
      if (arg.name == "result" || arg.name == "grad_input_mask" || arg.name == "grads") {
        Report(row_.name.At(0), absl::StrCat("the argument name '", arg.name, "' is reserved in formulas"));
        has_reserved_name_ = true;
      }
      const std::string size = absl::StrCat(arg.name, "_size");  // a node stores it
      if (arg.type.is_list && arg.type.base == "Tensor" && ArgIndex(size) >= 0) {
        Report(row_.name.At(0),
               absl::StrCat("the argument name '", size, "' is reserved for the length of '", arg.name, "'"));
      }
    }
  }

  // Separates gradient formulas from forward-mode formulas, and finds the arguments marked non_differentiable.
  void SortNames(const FormulaBlock& block) {
    const std::vector<std::string> outputs = OutputNames(op_.schema);
    std::map<std::string, const SpecText*> seen;
    std::set<std::string> explicitly_none;
    for (const FormulaText& text : block.formulas) {
      if (std::any_of(text.names.begin(), text.names.end(),
                      [&](const SpecText& n) { return ArgIndex(n.value) >= 0; })) {
        const std::string word = absl::AsciiStrToLower(absl::StripAsciiWhitespace(text.formula.value));
        const bool is_none = word == "non_differentiable" || word == "not_differentiable";
        for (const SpecText& name : text.names) {
          CheckArgument(name, is_none);
          const auto [first, inserted] = seen.emplace(name.value, &name);
          if (inserted) continue;
          const bool was_none = explicitly_none.count(name.value) != 0;
          Report(name.where, is_none != was_none
                                 ? absl::StrCat("'", name.value, "' has a formula and is non_differentiable")
                                 : absl::StrCat("duplicate formula for '", name.value, "'"));
        }
        if (is_none) {
          for (const SpecText& name : text.names) {
            explicitly_none.insert(name.value);
            non_differentiable_.insert(ArgIndex(name.value));
          }
        } else {
          backward_.push_back(&text);
        }
        continue;
      }
      CheckForwardNames(text, outputs);
      forward_.push_back(&text);
    }
    // Keys are sorted by their text, as in PyTorch's generator. The flags of masks, and the generated code of the
    // formulas, are in this order.
    const auto key = [](const FormulaText* text) {
      return absl::StrJoin(text->names, ", ",
                           [](std::string* out, const SpecText& n) { absl::StrAppend(out, n.value); });
    };
    std::stable_sort(backward_.begin(), backward_.end(),
                     [&](const FormulaText* a, const FormulaText* b) { return key(a) < key(b); });
  }

  void CheckArgument(const SpecText& name, bool is_none) {
    const int arg = ArgIndex(name.value);
    if (arg < 0) return ReportUnknownName(name);
    const SchemaTypeText& type = op_.schema.args[arg].type;
    if (!is_none && !IsDifferentiableType(type)) {
      Report(name.where,
             absl::StrCat("'", name.value, "' is of type ", type.ToString(), ": only tensors have gradients"));
    }
    // The tape records a written tensor only for in-place forms.
    if (!is_none && type.alias.has_value() && type.alias->is_written && !op_.HasTag("kTagInplace")) {
      Report(name.where,
             absl::StrCat("'", name.value,
                          "' is written by the op but not returned, so it has no gradient; declare a functional op "
                          "that returns the new value, and declare this op as its in-place form"));
    }
  }

  void ReportUnknownName(const SpecText& name) {
    std::vector<std::string> known = OutputNames(op_.schema);
    for (const SchemaArgument& arg : op_.schema.args) known.push_back(arg.name);
    const std::string close = ClosestName(name.value, known);
    Report(name.where, absl::StrCat(op_.schema.FullName(), " has no argument or output '", name.value, "'",
                                    close.empty() ? "" : absl::StrCat("; did you mean ", close, "?")));
  }

  void CheckForwardNames(const FormulaText& text, const std::vector<std::string>& outputs) {
    for (const SpecText& name : text.names) {
      const bool is_output = std::find(outputs.begin(), outputs.end(), name.value) != outputs.end() ||
                             (name.value == "result" && outputs.size() == 1);
      if (!is_output) ReportUnknownName(name);
    }
  }

  void SetOutputDifferentiability() {
    const auto& returns = op_.schema.returns;
    entry_.differentiable_outputs.assign(returns.size(), false);
    for (size_t i = 0; i < returns.size(); ++i) {
      const bool is_said = row_.output_differentiability.has_value();
      const bool value = !is_said || (i < row_.output_differentiability->size() && (*row_.output_differentiability)[i]);
      entry_.differentiable_outputs[i] = value && IsDifferentiableType(returns[i].type);
    }
    if (row_.output_differentiability.has_value() && row_.output_differentiability->size() > returns.size()) {
      Report(row_.output_differentiability_place,
             absl::StrCat("output_differentiability has ", row_.output_differentiability->size(),
                          " entries, but the op has ", returns.size(), returns.size() == 1 ? " output" : " outputs"));
    }
    if (row_.output_differentiability_condition.has_value() && returns.size() != 1) {
      Report(row_.output_differentiability_place,
             absl::StrCat("a condition is allowed only for ops with one output; this op has ", returns.size()));
    }
  }

  int NumDifferentiableOutputs() const {
    return static_cast<int>(
        std::count(entry_.differentiable_outputs.begin(), entry_.differentiable_outputs.end(), true));
  }
  bool ReturnsList() const { return op_.schema.returns.size() == 1 && op_.schema.returns[0].type.is_list; }

  void ReadFormula(const FormulaText& text) {
    std::vector<SchemaProblem> problems;
    Work work;
    work.text = &text;
    work.derivative.text = text.formula.value;
    work.derivative.expr = ParseFormula(text.formula.value, problems);
    for (SchemaProblem& p : problems) Report(text.formula.At(p.offset), std::move(p.message));
    if (work.derivative.expr == nullptr) return;
    for (const SpecText& name : text.names) {
      const int arg = ArgIndex(name.value);
      if (arg >= 0) work.derivative.args.push_back(arg);
    }
    const Expr& expr = *work.derivative.expr;
    work.derivative.is_not_implemented =
        expr.kind == Expr::Kind::kCall && (expr.text == "not_implemented" || expr.text == "not_implemented_list");
    work_.push_back(std::move(work));
  }

  // For each output, the name of its gradient: "grad_values" for `values`; empty if an argument has that name.
  std::vector<std::string> NamedGradients() const {
    std::vector<std::string> names;
    for (size_t i = 0; i < op_.schema.returns.size(); ++i) {
      const std::string& name = op_.schema.returns[i].name;
      const std::string gradient = absl::StrCat("grad_", name);
      const bool is_named = entry_.differentiable_outputs[i] && !name.empty() && ArgIndex(gradient) < 0;
      names.push_back(is_named ? gradient : "");
    }
    return names;
  }

  // All formulas of an op must use the same one of the styles grad, grads[i] and grad_<output>.
  void CheckGradStyle() {
    const std::vector<std::string> named = NamedGradients();
    const Expr* grad = nullptr;
    const Expr* whole = nullptr;
    std::map<int, const Expr*> indices;
    for (const Work& work : work_) {
      const SpecText& text = work.text->formula;
      std::vector<const Expr*> indexed;
      ForEach(*work.derivative.expr, [&](const Expr& e) {
        if (e.kind == Expr::Kind::kName && e.text == "grad") {
          if ((grads_place_ != nullptr || !named_place_.empty()) && !has_reserved_name_) {
            Report(text.At(e.offset),
                   absl::StrCat("'grad' is mixed with ", named_place_.empty() ? "'grads'" : named_place_,
                                ": the formulas of an op must use only one of grad, grads and grad_<output>"));
          }
          grad = &e;
          uses_grad_ = true;
        } else if (e.kind == Expr::Kind::kName && std::find(named.begin(), named.end(), e.text) != named.end()) {
          if ((grad != nullptr || grads_place_ != nullptr) && !has_reserved_name_) {
            Report(text.At(e.offset),
                   absl::StrCat("'", e.text, "' is mixed with '", grad != nullptr ? "grad" : "grads",
                                "': the formulas of an op must use only one of grad, grads and grad_<output>"));
          }
          named_place_ = absl::StrCat("'", e.text, "'");
        } else if (e.kind == Expr::Kind::kIndex && e.operands[0]->kind == Expr::Kind::kName &&
                   e.operands[0]->text == "grads" && e.operands[1]->kind == Expr::Kind::kInteger) {
          int index = 0;
          const int outputs = NumDifferentiableOutputs();
          if (!absl::SimpleAtoi(e.operands[1]->text, &index) || (index >= outputs && !ReturnsList())) {
            Report(text.At(e.operands[0]->offset),
                   absl::StrCat("'grads[", e.operands[1]->text, "]' does not name a gradient: the op has ", outputs,
                                " differentiable ", outputs == 1 ? "output" : "outputs"));
          }
          indices.emplace(index, e.operands[0].get());
          indexed.push_back(e.operands[0].get());
        }
        if (e.kind != Expr::Kind::kName || e.text != "grads") return;
        if (std::find(indexed.begin(), indexed.end(), &e) == indexed.end()) whole = &e;
        if ((grad != nullptr || !named_place_.empty()) && !has_reserved_name_) {
          Report(text.At(e.offset),
                 absl::StrCat("'grads' is mixed with ", grad != nullptr ? "'grad'" : named_place_,
                              ": the formulas of an op must use only one of grad, grads and grad_<output>"));
        }
        grads_place_ = &e;
      });
    }
    const bool only_first = whole == nullptr && indices.size() == 1 && indices.begin()->first == 0;
    if (only_first && !ReturnsList() && diagnostics_.empty()) {
      Report(work_.front().text->formula.At(0),
             "the formulas use only grads[0]; if only the first output is differentiable, write grad instead");
    }
  }

  // Formulas that use `grad` refer to only the first differentiable output, so the others count as not differentiable.
  void NarrowToFirstOutput() {
    if (!uses_grad_ || ReturnsList()) return;
    bool found = false;
    for (size_t i = 0; i < entry_.differentiable_outputs.size(); ++i) {
      if (found) entry_.differentiable_outputs[i] = false;
      found = found || entry_.differentiable_outputs[i];
    }
  }

  // A node gets one gradient for each element of a list. The number of a gradient after the list would depend on the
  // length of the list, so formulas could not refer to it.
  void CheckListAmongOutputs() {
    for (size_t i = 0; i < op_.schema.returns.size() && op_.schema.returns.size() > 1; ++i) {
      if (!entry_.differentiable_outputs[i] || !op_.schema.returns[i].type.is_list) continue;
      for (const Work& work : work_) {
        if (work.derivative.is_not_implemented) continue;
        Report(work.text->formula.At(0),
               "an op with a differentiable list among several outputs cannot have a formula; "
               "in output_differentiability, set the value for the list to False");
      }
      return;
    }
  }

  std::vector<SavableName> SavableNames() const {
    std::vector<SavableName> names;
    for (const SchemaArgument& arg : op_.schema.args) {
      // In a formula, grad is always the gradient, even if an argument has that name.
      if (arg.name != "grad") names.push_back({arg.name, FormulaType::Of(arg.type), /*is_output=*/false});
    }
    const std::vector<std::string> outputs = OutputNames(op_.schema);
    for (size_t i = 0; i < outputs.size(); ++i) {
      names.push_back({outputs[i], FormulaType::Of(op_.schema.returns[i].type), /*is_output=*/true});
    }
    return names;
  }

  void Saves() {
    const std::vector<SavableName> names = SavableNames();
    for (Work& work : work_) {
      SavedRewriteOptions options;
      options.allow_plain_sizes = options_.allow_plain_sizes;
      for (const SpecText& name : work.text->names) options.formula_of.push_back(name.value);
      std::vector<SavedValue> saved;
      RewriteSavedExpressions(work.derivative.expr, names, options, saved, ReporterOf(work.text->formula));
      for (SavedValue& value : saved) {
        work.saved_names.push_back(value.name);
        Merge(std::move(value));
      }
    }
    for (auto* list : {&entry_.saved_inputs, &entry_.saved_outputs}) {
      std::sort(list->begin(), list->end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    }
  }

  void Merge(SavedValue value) {
    auto& list = value.is_output ? entry_.saved_outputs : entry_.saved_inputs;
    const auto same = std::find_if(list.begin(), list.end(), [&](const auto& s) { return s.name == value.name; });
    if (same == list.end()) {
      list.push_back(std::move(value));
    } else if (value.of != same->of) {
      Report(row_.name.At(0), absl::StrCat("the argument name '", value.name, "' is reserved for a property of '",
                                           value.of == value.name ? same->of : value.of, "'"));
    } else if (value.condition == nullptr || same->condition == nullptr) {
      same->condition = nullptr;
    }
  }

  void CheckOne(Work& work) {
    FormulaNames names;
    // A formula runs only if some gradient is defined, so a single gradient is always defined. The formula of an op on
    // lists runs only for elements whose gradient is defined.
    const bool has_several = !entry_.is_foreach && (ReturnsList() || NumDifferentiableOutputs() > 1);
    FormulaType gradient = FormulaType::Value("Tensor");
    FormulaType gradients = FormulaType::Value("Tensor", /*is_list=*/true);
    gradient.schema.is_optional = has_several;
    gradients.schema.is_element_optional = has_several;
    if (entry_.is_foreach) {
      names["i"] = FormulaType::Value("int");
    } else if (NumDifferentiableOutputs() > 0 || ReturnsList()) {
      names["grad"] = gradient;
    }
    names["grads"] = gradients;
    for (const std::string& name : NamedGradients()) {
      if (!name.empty()) names[name] = gradient;
    }
    FormulaType mask = FormulaType::Value("bool", /*is_list=*/true);
    // The mask has one flag for each argument or, if the only argument is a list, for each of its elements.
    const bool is_for_list = work.derivative.args.size() == 1 && op_.schema.args[work.derivative.args[0]].type.is_list;
    if (!is_for_list) mask.schema.list_size = static_cast<int>(work.derivative.args.size());
    names["grad_input_mask"] = mask;
    names["retain_variables"] = FormulaType::Value("bool");
    FormulaType wanted;
    std::vector<FormulaType> elements;
    for (const int arg : work.derivative.args) {
      elements.push_back(FormulaType::Value("Tensor", op_.schema.args[arg].type.is_list && !entry_.is_foreach));
    }
    if (entry_.is_foreach && elements.size() > 1) {
      Report(work.text->names[0].where, "a formula of an op on lists must be for only one argument");
      return;
    }
    wanted = elements.size() == 1 ? elements[0] : FormulaType::Tuple(std::move(elements));
    if (work.derivative.is_not_implemented) wanted = FormulaType::Value("Tensor");
    const CheckOptions check{callables_, options_.allow_undefined};
    CheckFormulaGives(*work.derivative.expr, wanted, names, check, ReporterOf(work.text->formula));
    work.derivative.uses_gradients = work.derivative.is_not_implemented || UsesGradients(*work.derivative.expr);
    work.derivative.may_reject = work.derivative.is_not_implemented;
    ForEach(*work.derivative.expr, [&](const Expr& e) {
      if (e.callee != nullptr && e.callee->may_reject) work.derivative.may_reject = true;
      if (e.kind != Expr::Kind::kName) return;
      if (e.text == "grad_input_mask") work.derivative.uses_mask = true;
      if (e.text == "retain_variables") entry_.uses_retain_variables = true;
    });
  }

  void BuildForward() {
    const bool has_one = entry_.formulas.size() == 1 && entry_.formulas[0].args.size() == 1;
    const ForwardContext context = {.op = op_,
                                    .differentiable_args = entry_.differentiable_args,
                                    .differentiable_outputs = entry_.differentiable_outputs,
                                    .only_gradient = has_one ? &entry_.formulas[0].text : nullptr,
                                    .is_foreach = entry_.is_foreach,
                                    .allow_undefined = options_.allow_undefined,
                                    .allow_written_tangent = options_.allow_written_tangent};
    Diagnostics own;
    entry_.forward =
        BuildForwardFormulas(forward_, context, callables_, options_.forward_is_optional ? own : diagnostics_);
    if (own.empty()) return;
    entry_.num_unusable_forward = static_cast<int>(forward_.size());
    entry_.forward_problem = own.FirstMessage();
    entry_.forward.clear();
  }

  void Finish() {
    std::set<int> args;
    for (Work& work : work_) {
      args.insert(work.derivative.args.begin(), work.derivative.args.end());
      entry_.formulas.push_back(std::move(work.derivative));
    }
    entry_.differentiable_args.assign(args.begin(), args.end());
    for (int i = 0; i < static_cast<int>(op_.schema.args.size()); ++i) {
      // A backward op may take the `output` of its forward op. As in PyTorch, this argument needs no formula.
      const bool is_covered =
          args.count(i) != 0 || non_differentiable_.count(i) != 0 || op_.schema.args[i].name == "output";
      if (!is_covered && IsDifferentiableType(op_.schema.args[i].type)) entry_.uncovered_args.push_back(i);
    }
    if (row_.output_differentiability_condition.has_value()) ReadCondition(*row_.output_differentiability_condition);
  }

  // A condition on the arguments under which the output is differentiable.
  void ReadCondition(const SpecText& text) {
    std::vector<SchemaProblem> problems;
    ExprPtr expr = ParseFormula(text.value, problems);
    for (SchemaProblem& p : problems) Report(text.At(p.offset), std::move(p.message));
    if (expr == nullptr) return;
    FormulaNames names;
    for (const SchemaArgument& arg : op_.schema.args) names[arg.name] = FormulaType::Of(arg.type);
    CheckFormulaGives(*expr, FormulaType::Value("bool"), names, {callables_, options_.allow_undefined},
                      ReporterOf(text));
    entry_.output_condition = std::move(expr);
  }

  const DerivativeRow& row_;
  const Op& op_;
  const Callables& callables_;
  const EntryOptions options_;
  Diagnostics& diagnostics_;
  DerivativeEntry entry_;
  std::vector<const FormulaText*> backward_;
  std::vector<const FormulaText*> forward_;  // keys named like outputs
  std::vector<Work> work_;
  std::set<int> non_differentiable_;  // arguments marked non_differentiable
  bool has_reserved_name_ = false;
  bool uses_grad_ = false;
  const Expr* grads_place_ = nullptr;
  std::string named_place_;
};

}  // namespace

DerivativeEntry BuildDerivativeEntry(const DerivativeRow& row, const FormulaBlock& block, const Op& op,
                                     const Callables& callables, const EntryOptions& options,
                                     Diagnostics& diagnostics) {
  return EntryBuilder(row, op, callables, options, diagnostics).Run(block);
}

int DerivativeEntry::DifferentiableIndex(int arg) const {
  const auto found = std::find(differentiable_args.begin(), differentiable_args.end(), arg);
  return found == differentiable_args.end() ? -1 : static_cast<int>(found - differentiable_args.begin());
}

std::vector<const SavedValue*> DerivativeEntry::Saved() const {
  std::vector<const SavedValue*> out;
  for (const SavedValue& value : saved_inputs) out.push_back(&value);
  for (const SavedValue& value : saved_outputs) out.push_back(&value);
  return out;
}

const SavedValue* DerivativeEntry::FindSaved(absl::string_view name) const {
  for (const SavedValue* value : Saved()) {
    if (value->name == name) return value;
  }
  return nullptr;
}

bool DerivativeEntry::HasListInput() const {
  return std::any_of(differentiable_args.begin(), differentiable_args.end(),
                     [&](int arg) { return op->schema.args[arg].type.is_list; });
}

}  // namespace backtape::codegen_spec
