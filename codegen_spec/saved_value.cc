#include "backtape/codegen_spec/saved_value.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"

namespace backtape::codegen_spec {
namespace {

// One row of the table of saved expressions.
struct Rule {
  absl::string_view method;  // x.method(), or method(x) if is_function
  absl::string_view suffix;  // suffix of the saved value's name
  absl::string_view base;    // type of the saved value
  bool is_list;
  absl::string_view compute;
  bool is_function = false;
};

constexpr Rule kRules[] = {
    {"sym_sizes", "_sym_sizes", "SymInt", true, "SymSizesOf($0)"},
    {"sym_numel", "_sym_numel", "SymInt", false, "SymNumelOf($0)"},
    {"numel", "_numel", "int", false, "NumelOf($0)"},
    {"sym_strides", "_sym_strides", "SymInt", true, "SymStridesOf($0)"},
    {"dim", "_dim", "int", false, "DimOf($0)"},
    {"scalar_type", "_scalar_type", "ScalarType", false, "DTypeOf($0)"},
    {"options", "_options", "TensorOptions", false, "TensorOptions::Of($0)"},
    {"layout", "_layout", "Layout", false, "LayoutOf($0)"},
    {"is_conj", "_conjugate", "bool", false, "false"},
    {"TensorGeometry", "_geometry", "TensorGeometry", false, "TensorGeometry::Of($0)", true},
    {"zeros_like", "_info", "TypeAndSize", false, "TypeAndSize::Of($0)", true},
};

class Rewriter {
 public:
  Rewriter(const std::vector<SavableName>& names, const SavedRewriteOptions& options, std::vector<SavedValue>& saved,
           const std::function<void(int, std::string)>& report)
      : names_(names), options_(options), saved_(saved), report_(report) {}

  void Rewrite(ExprPtr& expr) {
    if (expr->kind == Expr::Kind::kMethod && RewriteMethod(expr)) return;
    if (expr->kind == Expr::Kind::kCall && RewriteCall(expr)) return;
    if (const SavableName* name = Savable(*expr)) {
      Save(expr, *name, {name->name, name->name, name->is_output, name->type, "", "", nullptr});
      return;
    }
    for (ExprPtr& operand : expr->operands) Rewrite(operand);
  }

 private:
  // The argument or output that an expression names; null for other expressions.
  const SavableName* Savable(const Expr& expr) const {
    if (expr.kind != Expr::Kind::kName) return nullptr;
    const auto found = std::find_if(names_.begin(), names_.end(), [&](const auto& n) { return n.name == expr.text; });
    return found == names_.end() ? nullptr : &*found;
  }

  void Save(ExprPtr& expr, const SavableName& name, SavedValue value) {
    ExprPtr leaf = MakeExpr(Expr::Kind::kSaved, expr->offset, value.name);
    leaf->type = value.type;
    expr = std::move(leaf);
    const auto same = std::find_if(saved_.begin(), saved_.end(), [&](const auto& s) { return s.name == value.name; });
    if (same == saved_.end()) {
      saved_.push_back(std::move(value));
    } else if (value.condition == nullptr || same->condition == nullptr) {
      same->condition = nullptr;  // another use needs it unconditionally
    } else {
      auto either = std::make_shared<Expr>();
      either->kind = Expr::Kind::kBinary;
      either->text = "||";
      either->height = std::max(same->condition->height, value.condition->height) + 1;
      // Saving it unconditionally is also correct; it only costs memory.
      if (either->height > kMaxFormulaHeight) {
        same->condition = nullptr;
        return;
      }
      either->operands.push_back(std::make_unique<Expr>(std::move(*same->condition)));
      either->operands.push_back(std::make_unique<Expr>(std::move(*value.condition)));
      same->condition = std::move(either);
    }
  }

  void Save(ExprPtr& expr, const SavableName& name, absl::string_view suffix, FormulaType type, std::string compute,
            std::string second = "") {
    SavedValue value;
    value.name = absl::StrCat(name.name, suffix);
    value.of = name.name;
    value.is_output = name.is_output;
    value.type = std::move(type);
    value.compute = std::move(compute);
    value.second = std::move(second);
    Save(expr, name, std::move(value));
  }

  bool IsTensor(const SavableName& name) const { return name.type.IsTensor(); }

  // The property is computed when the op runs, regardless of conditions in the formula.
  void CheckIsAlwaysDefined(const Expr& expr, const SavableName& name, absl::string_view what) {
    if (!name.type.MayBeUndefined()) return;
    report_(expr.offset, absl::StrCat(name.name, " may be None, but ", what,
                                      " is evaluated when the op runs; use a tensor that is always defined"));
  }

  bool RewriteMethod(ExprPtr& expr) {
    const SavableName* name = Savable(*expr->operands[0]);
    if (name == nullptr || !IsTensor(*name)) return false;
    std::string method = expr->text;
    if (method == "sizes" || method == "size" || method == "strides") {
      if (!options_.allow_plain_sizes) {
        report_(expr->offset, absl::StrCat("write sym_", method, "(): sizes and strides may be symbolic"));
      }
      method = absl::StrCat("sym_", method);
    }
    const size_t num_arguments = expr->operands.size() - 1;
    if (method == "sym_size" && num_arguments == 1) return RewriteSymSize(expr, *name);
    if (num_arguments != 0) return false;
    if (expr->is_arrow && method == "sym_sizes") {
      FormulaType type = FormulaType::Value("SymInt", /*is_list=*/true);
      type.schema.is_optional = true;
      Save(expr, *name, "_sym_sizes_opt", type, "OptionalSymSizesOf($0)");
      return true;
    }
    if (method == "sym_strides" && (options_.formula_of.size() != 1 || options_.formula_of[0] != name->name)) {
      report_(expr->offset,
              absl::StrCat("the strides of ", name->name, " may be used only in the formula for that argument"));
    }
    if (method == "sym_blocksize") {  // for sparse layouts, which are not supported
      FormulaType type = FormulaType::Value("SymInt", /*is_list=*/true);
      type.schema.is_optional = true;
      Save(expr, *name, "_self_sym_blocksize_opt", type, "std::nullopt");
      return true;
    }
    for (const Rule& rule : kRules) {
      if (rule.is_function || rule.method != method) continue;
      if (method == "sym_sizes" && name->type.schema.is_optional) {
        report_(expr->offset, absl::StrCat(name->name, " may be None: write ", name->name, "->sym_sizes()"));
      } else {
        CheckIsAlwaysDefined(*expr, *name, absl::StrCat(name->name, ".", method, "()"));
      }
      Save(expr, *name, rule.suffix, FormulaType::Value(std::string(rule.base), rule.is_list),
           std::string(rule.compute));
      return true;
    }
    return false;
  }

  // x.sym_size(i), where i is a number or the name of an argument.
  bool RewriteSymSize(ExprPtr& expr, const SavableName& name) {
    const Expr& dim = *expr->operands[1];
    const bool is_negative = dim.kind == Expr::Kind::kUnary && dim.text == "-";
    const Expr& atom = is_negative ? *dim.operands[0] : dim;
    if (atom.kind != Expr::Kind::kInteger && (is_negative || Savable(atom) == nullptr)) return false;
    const std::string spelling = absl::StrCat(is_negative ? "-" : "", atom.text);
    CheckIsAlwaysDefined(*expr, name, absl::StrCat(name.name, ".sym_size()"));
    const std::string suffix = absl::StrCat("_sym_argsize_", is_negative ? "minus_" : "", atom.text);
    const bool is_argument = atom.kind == Expr::Kind::kName;
    Save(expr, name, suffix, FormulaType::Value("SymInt"),
         absl::StrCat("SymSizeOf($0, ", is_argument ? "$1" : spelling, ")"), is_argument ? atom.text : "");
    return true;
  }

  bool RewriteCall(ExprPtr& expr) {
    const std::string function(absl::StripPrefix(expr->text, "at::"));  // saving replaces the expression
    if (function == "wrap_opt_if") return RewriteWrapOptIf(expr);
    if (expr->operands.size() != 1) return false;
    const SavableName* name = Savable(*expr->operands[0]);
    if (name == nullptr) return false;
    if (name->type.kind == FormulaType::Kind::kValue && name->type.schema.is_list) return RewriteLists(expr, *name);
    if (!IsTensor(*name)) return false;
    for (const Rule& rule : kRules) {
      if (!rule.is_function || rule.method != function) continue;
      const bool is_zeros = function == "zeros_like";
      CheckIsAlwaysDefined(*expr, *name, absl::StrCat(function, "(", name->name, ")"));
      Save(expr, *name, rule.suffix, FormulaType::Value(std::string(rule.base)), std::string(rule.compute));
      if (is_zeros) {  // the formula uses it as a tensor
        expr->type = FormulaType::Value("Tensor");
        expr->is_created = true;
      }
      return true;
    }
    return false;
  }

  bool RewriteLists(ExprPtr& expr, const SavableName& name) {
    if (name.type.schema.base != "Tensor") return false;
    if (expr->text == "to_args_sizes" || expr->text == "to_args_sizes_symint") {
      FormulaType type = FormulaType::Value("SymInt", /*is_list=*/true);
      type.schema.is_list_of_lists = true;
      const bool is_symint = expr->text == "to_args_sizes_symint";
      Save(expr, name, is_symint ? "_args_sizes_symint" : "_args_sizes", type, "SymSizesOfEach($0)");
      return true;
    }
    if (expr->text == "to_args_scalartypes") {
      Save(expr, name, "_args_scalartypes", FormulaType::Value("ScalarType", /*is_list=*/true), "DTypesOfEach($0)");
      return true;
    }
    return false;
  }

  // wrap_opt_if(x, condition): saves x only if the condition holds.
  bool RewriteWrapOptIf(ExprPtr& expr) {
    const SavableName* name = expr->operands.size() == 2 ? Savable(*expr->operands[0]) : nullptr;
    if (name == nullptr || !IsTensor(*name) || name->is_output) {
      report_(expr->offset, "wrap_opt_if takes a tensor argument and a condition");
      return false;
    }
    if (!IsMaskCondition(*expr->operands[1])) {
      report_(expr->operands[1]->offset,
              "expected a condition made of grad_input_mask[i], bool arguments, &&, || and !");
    }
    SavedValue value;
    value.name = name->name;
    value.of = name->name;
    value.type = name->type;
    value.condition = std::move(expr->operands[1]);
    Save(expr, *name, std::move(value));
    return true;
  }

  // True if the condition is known when the op runs: it depends only on the needed gradients and on bool arguments.
  bool IsMaskCondition(const Expr& expr) const {
    if (const SavableName* name = Savable(expr)) return name->type.Is("bool") && !name->is_output;
    if (expr.kind == Expr::Kind::kIndex) {
      return expr.operands[0]->kind == Expr::Kind::kName && expr.operands[0]->text == "grad_input_mask" &&
             expr.operands[1]->kind == Expr::Kind::kInteger;
    }
    const bool is_logic = (expr.kind == Expr::Kind::kBinary && (expr.text == "&&" || expr.text == "||")) ||
                          (expr.kind == Expr::Kind::kUnary && expr.text == "!");
    return is_logic && std::all_of(expr.operands.begin(), expr.operands.end(),
                                   [this](const ExprPtr& operand) { return IsMaskCondition(*operand); });
  }

  const std::vector<SavableName>& names_;
  const SavedRewriteOptions& options_;
  std::vector<SavedValue>& saved_;
  const std::function<void(int, std::string)>& report_;
};

}  // namespace

void RewriteSavedExpressions(ExprPtr& expr, const std::vector<SavableName>& names, const SavedRewriteOptions& options,
                             std::vector<SavedValue>& saved, const std::function<void(int, std::string)>& report) {
  Rewriter(names, options, saved, report).Rewrite(expr);
}

}  // namespace backtape::codegen_spec
