#include <algorithm>
#include <map>
#include <set>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "backtape/codegen_spec/autograd_types.h"
#include "backtape/codegen_spec/emit_autograd.h"
#include "backtape/codegen_spec/output_names.h"

namespace backtape::codegen_spec {
namespace {

std::string ShapeRule(const OpSet& set, const Op& op) {
  if (op.is_decomposed) return "decomposition";
  if (op.HasTag("kTagPython")) return "python";
  if (op.foreach_base >= 0) return absl::StrCat(set.ops[op.foreach_base].QualifiedName(), " for each element");
  if (op.HasGenericRule()) return op.check < 0 ? "generic" : "generic, with check";
  return op.shape_rule == op.id ? "own" : absl::StrCat("shared with ", set.ops[op.shape_rule].QualifiedName());
}

std::string Kernel(const OpSet& set, const Op& op) {
  if (op.is_decomposed) return "decomposition";
  if (op.HasTag("kTagPython")) return "python";
  if (op.foreach_base >= 0) return absl::StrCat(set.ops[op.foreach_base].QualifiedName(), " for each element");
  if (op.HasTag("kTagView")) return "view";
  if (op.HasTag("kTagMetadata")) return "shape rule";
  return op.kernel == op.id ? "own" : absl::StrCat("shared with ", set.ops[op.kernel].QualifiedName());
}

// The replacement of a composite op: another op, or the source of the function that replaces it by other calls.
std::string Decomposition(const OpSet& set, const Op& op) {
  if (op.is_decomposed) {
    if (op.same_as >= 0) return set.ops[op.same_as].QualifiedName();
    constexpr absl::string_view kPrefix = "composite_";
    return absl::StrCat("decompositions/", absl::StripPrefix(op.family, kPrefix), ".cc");
  }
  if (op.foreach_base >= 0) return absl::StrCat(set.ops[op.foreach_base].QualifiedName(), " for each element");
  return op.HasTag("kTagComposite") ? "on the tape" : "";
}

// How native code runs the op.
std::string NativeForm(const OpSet& set, const Op& op) {
  if (op.is_decomposed) return "decomposition";
  if (op.HasTag("kTagPython")) return "python";
  if (op.foreach_base >= 0) return absl::StrCat(set.ops[op.foreach_base].QualifiedName(), " for each element");
  if (op.HasTag("kTagView")) return "view";
  if (op.HasTag("kTagMetadata")) return "shape rule";
  return op.HasTag("kTagNoNativeForm") ? "kernel" : "yes";
}

bool IsNotImplemented(const DerivativeEntry& entry) {
  return std::any_of(entry.formulas.begin(), entry.formulas.end(),
                     [](const Derivative& d) { return d.is_not_implemented; });
}

std::string FirstDerivative(const DerivativeEntry* entry) {
  if (entry == nullptr) return "";
  if (entry->node.empty()) return "not differentiable";
  return absl::StrCat(entry->node, IsNotImplemented(*entry) ? ", partly" : "");
}

// "missing" for a differentiable op without a forward-mode formula.
std::string Forward(const OpSet& set, const DerivativeSet& derivatives, const Op& op) {
  if (op.HasTag("kTagComposite") || op.foreach_base >= 0 || op.is_decomposed) return "composite";
  const DerivativeEntry* entry = derivatives.Find(set, op);
  if (entry == nullptr || (entry->node.empty() && !LacksFormula(*entry))) return "";
  const DerivativeEntry* forward = FindForwardEntry(derivatives, set, op);
  if (forward == nullptr) return "missing";
  if (forward->forward[0].is_linear()) return "linear";
  return forward->forward[0].text == "auto_element_wise" ? "element-wise" : "formula";
}

// Determines whether an op's formulas can be differentiated in turn.
class SecondDerivative {
 public:
  SecondDerivative(const OpSet& set, const DerivativeSet& derivatives, const DerivativeEntry& entry)
      : set_(set), derivatives_(derivatives), entry_(entry) {}

  // Returns "yes", or lists the ops without a derivative that the formulas call with a value that depends on a gradient
  // or on a differentiable argument or output of the op. Helper functions are assumed to consist of differentiable ops;
  // the gradient tests check that.
  std::string Text() {
    for (const Derivative& derivative : entry_.formulas) Visit(*derivative.expr);
    return lacking_.empty() ? "yes" : absl::StrCat("missing for ", absl::StrJoin(lacking_, ", "));
  }

 private:
  void Visit(const Expr& expr) {
    for (const ExprPtr& operand : expr.operands) Visit(*operand);
    if (expr.callee == nullptr || expr.callee->op == nullptr) return;
    if (expr.callee->schema.returns[0].type.base != "Tensor") return;
    const DerivativeEntry* callee = derivatives_.Find(set_, *expr.callee->op);
    for (size_t i = 0; i < expr.operands.size(); ++i) {
      if (HasGradient(*expr.operands[i]) && (callee == nullptr || IsNotImplemented(*callee, static_cast<int>(i)))) {
        lacking_.insert(expr.callee->op->QualifiedName());
      }
    }
  }

  // True if the value depends on a gradient or on a differentiable argument or output.
  bool HasGradient(const Expr& expr) const {
    if (expr.kind == Expr::Kind::kName) return absl::StartsWith(expr.text, "grad") && expr.text != "grad_input_mask";
    if (expr.kind == Expr::Kind::kSaved) {
      const SavedValue* saved = entry_.FindSaved(expr.text);
      if (saved == nullptr || !(IsSavedTensor(*saved) || IsSavedList(*saved))) return false;
      const Schema& schema = entry_.op->schema;
      if (saved->is_output) {
        const std::vector<std::string> names = OutputNames(schema);
        return entry_.differentiable_outputs[std::find(names.begin(), names.end(), saved->of) - names.begin()];
      }
      return std::any_of(entry_.differentiable_args.begin(), entry_.differentiable_args.end(),
                         [&](int arg) { return schema.args[arg].name == saved->of; });
    }
    return std::any_of(expr.operands.begin(), expr.operands.end(),
                       [&](const ExprPtr& operand) { return HasGradient(*operand); });
  }

  static bool IsNotImplemented(const DerivativeEntry& entry, int arg) {
    return std::any_of(entry.formulas.begin(), entry.formulas.end(), [&](const Derivative& d) {
      return d.is_not_implemented && std::find(d.args.begin(), d.args.end(), arg) != d.args.end();
    });
  }

  const OpSet& set_;
  const DerivativeSet& derivatives_;
  const DerivativeEntry& entry_;
  std::set<std::string> lacking_;
};

}  // namespace

// In-place forms are listed in the row of their functional op.
std::string EmitOpStatus(const OpSet& set, const DerivativeSet& derivatives) {
  std::map<std::string, int> per_family;
  for (const Op& op : set.ops) ++per_family[op.family];
  std::string out = absl::StrCat(
      "# Op status\n\nGenerated by derivative-gen: ", set.ops.size(), " ops.\n\n",
      "In the second table:\n\n"
      "- `own`: the op has a function of its own. `generic`: the op uses the shape rule that "
      "pointwise ops share.\n"
      "- `decomposition`: the op is replaced by calls to other ops before it needs a shape rule, a kernel "
      "or native code.\n"
      "- `composite`: the op is replaced by other calls, and their derivatives are used. The column `decomposition` "
      "names the file that makes these calls, or the op that replaces this one. `on the tape`: the op is replaced only "
      "where it is recorded for backward.\n"
      "- `OP for each element`: the op applies OP to each element of its lists.\n"
      "- `view`: the op needs no kernel. `shape rule`: the op returns no tensor, and its shape rule "
      "computes the result. `python`: an op of Python's modules `operator`, `math` and `torch`.\n"
      "- `linear`: the op itself, called with the tangents of its arguments, computes the tangent. `element-wise`: the "
      "tangent is computed by the gradient's formula. `missing`: the op has a derivative, but no "
      "forward-mode formula.\n"
      "- `partly`: some gradients are not implemented.\n"
      "- The column `native`: `yes` if the op is compiled to native code, at least for common "
      "arguments; `kernel` if native code calls the interpreter's kernel.\n\n"
      "| family | ops |\n| --- | --- |\n");
  for (const auto& [family, count] : per_family) absl::StrAppend(&out, "| ", family, " | ", count, " |\n");
  absl::StrAppend(&out,
                  "\n| op | family | shape rule | kernel | native | derivative | second derivative | forward | "
                  "decomposition | in-place form |\n"
                  "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n");
  for (const Op& op : set.ops) {
    if (op.functional >= 0) continue;
    const DerivativeEntry* entry = derivatives.Find(set, op);
    const bool has_node = entry != nullptr && !entry->node.empty();
    const std::string second = has_node ? SecondDerivative(set, derivatives, *entry).Text() : "";
    absl::StrAppend(&out, "| ", op.QualifiedName(), " | ", op.family, " | ", ShapeRule(set, op), " | ", Kernel(set, op),
                    " | ", NativeForm(set, op), " | ",
                    op.HasTag("kTagComposite") || op.foreach_base >= 0 ? "composite" : FirstDerivative(entry), " | ",
                    second, " | ", Forward(set, derivatives, op), " | ", Decomposition(set, op), " | ",
                    op.inplace >= 0 ? set.ops[op.inplace].QualifiedName() : "", " |\n");
  }
  return out;
}

}  // namespace backtape::codegen_spec
