#include <algorithm>
#include <map>
#include <set>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "backtape/codegen_spec/autograd_types.h"
#include "backtape/codegen_spec/cpp_types.h"
#include "backtape/codegen_spec/emit_autograd.h"
#include "backtape/codegen_spec/emit_formula.h"
#include "backtape/codegen_spec/output_names.h"

namespace backtape::codegen_spec {
namespace {

constexpr char kJvpSignature[] = "(const ForwardCall& call)";

std::string JvpName(const Op& op) { return absl::StrCat(op.identifier, "_jvp"); }

std::vector<const DerivativeEntry*> EntriesWithForward(const AutogradSpec& spec) {
  std::vector<const DerivativeEntry*> out;
  for (const DerivativeEntry& entry : spec.derivatives.entries) {
    if (!entry.forward.empty()) out.push_back(&entry);
  }
  return out;
}

// One of the tensors that a formula adds or subtracts.
struct Term {
  const Expr* expr = nullptr;
  bool is_negative = false;
  std::set<int> tangents;
};

// Emits the forward-mode function of one op.
class JvpFunction {
 public:
  JvpFunction(const AutogradSpec& spec, const DerivativeEntry& entry) : entry_(entry), schema_(entry.op->schema) {
    base_.library = spec.library();
    outputs_ = OutputNames(schema_);
  }

  std::string Emit() {
    std::string body;
    const bool is_linear = entry_.forward[0].is_linear();
    if (entry_.is_foreach && !is_linear) {
      AppendForeach(body, entry_.forward[0]);
    } else if (is_linear) {
      absl::StrAppend(&body, "  // auto_linear\n  return ApplyToTangents(call, {",
                      absl::StrJoin(entry_.forward[0].tangents, ", "), "});\n");
    } else {
      const bool has_several = schema_.returns.size() != 1;
      if (has_several) absl::StrAppend(&body, "  IValueList tangents(", schema_.returns.size(), ");\n");
      for (const ForwardFormula& formula : entry_.forward) AppendFormula(body, formula);
      body += has_several ? "  return tangents;\n" : "";
    }
    std::string out =
        absl::StrCat("// ", entry_.op->schema_text, "\nIValue ", JvpName(*entry_.op), kJvpSignature, " {\n");
    for (const int arg : ArgumentsWithoutTangent()) {
      absl::StrAppend(&out, "  CheckNoTangent(call, ", arg, ", ", Quoted(schema_.args[arg].name), ");\n");
    }
    absl::StrAppend(&out, declarations_, body, "}\n\n");
    return out;
  }

 private:
  // The arguments that must not have a tangent: tensors that have neither a formula nor non_differentiable, and
  // arguments whose formula is not_implemented and whose tangent no forward-mode formula uses.
  std::vector<int> ArgumentsWithoutTangent() const {
    std::vector<int> out = entry_.uncovered_args;
    for (const Derivative& derivative : entry_.formulas) {
      for (const int arg : derivative.args) {
        const bool is_used = std::any_of(entry_.forward.begin(), entry_.forward.end(), [&](const ForwardFormula& f) {
          return std::find(f.tangents.begin(), f.tangents.end(), arg) != f.tangents.end();
        });
        if (derivative.is_not_implemented && !is_used) out.push_back(arg);
      }
    }
    return out;
  }

  int ArgNamed(absl::string_view name) const {
    for (size_t i = 0; i < schema_.args.size(); ++i) {
      if (schema_.args[i].name == name) return static_cast<int>(i);
    }
    return -1;
  }

  // The argument whose tangent has this name; -1 if there is none.
  int TangentNamed(absl::string_view name) const {
    if (name.size() < 3 || name.substr(name.size() - 2) != "_t") return -1;
    const int arg = ArgNamed(name.substr(0, name.size() - 2));
    return arg >= 0 && schema_.args[arg].type.base == "Tensor" ? arg : -1;
  }

  void Declare(const std::string& name, const std::string& text) {
    if (declared_.insert(name).second) absl::StrAppend(&declarations_, "  const auto ", name, " = ", text, ";\n");
  }

  std::string Value(int arg) const {
    const SchemaArgument& a = schema_.args[arg];
    const std::string value = absl::StrCat("call.args[", arg, "]");
    if (a.type.base != "Tensor")
      return absl::StrCat("FromArgument<", ValueType(FormulaType::Of(a.type)), ">(", value, ")");
    return absl::StrCat(a.type.is_list ? "ToVariableList(" : "ToVariable(", value, ")");
  }

  // The C++ name of an argument or output, which must not clash with the function's own variables.
  static std::string OwnName(const std::string& name) {
    constexpr absl::string_view kTaken[] = {"call", "tangent", "tangents", "outputs", "i"};
    const bool is_taken = std::find(std::begin(kTaken), std::end(kTaken), name) != std::end(kTaken);
    return is_taken ? absl::StrCat(name, "_value") : ParameterName(name);
  }

  // Declares the names that the expression uses besides tangents.
  void DeclareNames(const Expr& expr, FormulaSurroundings& surroundings) {
    if (expr.kind == Expr::Kind::kName && TangentNamed(expr.text) < 0) {
      std::string name = expr.text;
      int arg = ArgNamed(name);
      const bool has_suffix = name.size() > 2 && name.substr(name.size() - 2) == "_p";
      if (arg < 0 && has_suffix) arg = ArgNamed(name.substr(0, name.size() - 2));
      const auto output = std::find(outputs_.begin(), outputs_.end(), name);
      if (arg >= 0) {
        const std::string cpp = OwnName(schema_.args[arg].name);
        Declare(cpp, Value(arg));
        surroundings.names[name] = cpp;
      } else if (output != outputs_.end() || (name == "result" && outputs_.size() == 1)) {
        const int index = output == outputs_.end() ? 0 : static_cast<int>(output - outputs_.begin());
        const std::string cpp = OwnName(name);
        Declare(cpp, OutputText(index));
        surroundings.names[name] = cpp;
      }
    }
    for (const ExprPtr& operand : expr.operands) DeclareNames(*operand, surroundings);
  }

  std::string OutputText(int output) const {
    if (schema_.returns.size() != 1) return absl::StrCat("ToVariable(call.result.list()[", output, "])");
    return schema_.returns[0].type.is_list ? "ToVariableList(call.result)" : "ToVariable(call.result)";
  }

  std::string RawTangent(int arg) const { return absl::StrCat("Tangent(call, ", arg, ")"); }
  std::string TangentOrZeros(int arg) const {
    return absl::StrCat(schema_.args[arg].type.is_list ? "TangentsOrZeros(call, " : "TangentOrZeros(call, ", arg, ")");
  }

  std::set<int> TangentsIn(const Expr& expr, const ForwardFormula& formula) const {
    std::set<int> used;
    if (expr.kind == Expr::Kind::kName) {
      const int arg = expr.text == "grad" && ArgNamed("grad") < 0 ? formula.tangents[0] : TangentNamed(expr.text);
      if (arg >= 0) used.insert(arg);
    }
    for (const ExprPtr& operand : expr.operands) used.merge(TangentsIn(*operand, formula));
    return used;
  }

  // Splits sums of tensors, so that the terms of absent tangents are not computed.
  void Split(const Expr& expr, bool is_negative, const ForwardFormula& formula, std::vector<Term>& terms) const {
    const std::string op = expr.callee != nullptr && expr.callee->op != nullptr ? expr.callee->schema.FullName() : "";
    if ((op == "add.Tensor" || op == "sub.Tensor") && expr.operands.size() == 2 && expr.operands[0]->type.IsTensor() &&
        expr.operands[1]->type.IsTensor()) {
      Split(*expr.operands[0], is_negative, formula, terms);
      Split(*expr.operands[1], is_negative != (op == "sub.Tensor"), formula, terms);
      return;
    }
    terms.push_back({&expr, is_negative, TangentsIn(expr, formula)});
  }

  static std::string AnyTangentOf(const std::set<int>& args) {
    return absl::StrCat("AnyTangent(call, {", absl::StrJoin(args, ", "), "})");
  }

  std::string EmitTerm(const Expr& expr, const FormulaType& wanted, const std::set<int>& tangents) {
    FormulaSurroundings surroundings = base_;
    DeclareNames(expr, surroundings);
    for (const int arg : tangents) {
      // A term with one tangent is computed only if that tangent is defined.
      const std::string text =
          tangents.size() == 1 && !schema_.args[arg].type.is_list ? RawTangent(arg) : TangentOrZeros(arg);
      surroundings.names[absl::StrCat(schema_.args[arg].name, "_t")] = text;
      if (ArgNamed("grad") < 0) surroundings.names["grad"] = text;
    }
    return EmitFormula(expr, wanted, surroundings);
  }

  void AppendFormula(std::string& out, const ForwardFormula& formula) {
    absl::StrAppend(&out, "  // ", absl::StrReplaceAll(formula.text, {{"\n", " "}}), "\n");
    const std::set<int> used(formula.tangents.begin(), formula.tangents.end());
    if (formula.outputs.size() > 1) return AppendTuple(out, formula, used);
    const int output = formula.outputs[0];
    const bool has_several = schema_.returns.size() != 1;
    const std::string store = has_several ? absl::StrCat("tangents[", output, "] = ") : std::string("return ");
    if (schema_.returns[output].type.is_list) {
      absl::StrAppend(&out, "  if (!", AnyTangentOf(used), ") return IValue();\n  return TangentsLike(",
                      EmitTerm(*formula.expr, FormulaType::Value("Tensor", /*is_list=*/true), used), ", ",
                      OutputText(output), ");\n");
      return;
    }
    std::vector<Term> terms;
    Split(*formula.expr, false, formula, terms);
    const bool splits = std::all_of(terms.begin(), terms.end(), [](const Term& t) { return !t.tangents.empty(); });
    if (!splits) terms = {{formula.expr.get(), false, used}};
    absl::StrAppend(
        &out,
        has_several ? absl::StrCat("  if (call.result.list()[", output, "].is_tensor()) {\n") : std::string("  {\n"),
        "    Variable tangent;\n");
    for (const Term& term : terms) {
      const std::string value = EmitTerm(*term.expr, FormulaType::Value("Tensor"), term.tangents);
      absl::StrAppend(&out, "    ",
                      term.tangents.empty() ? "" : absl::StrCat("if (", AnyTangentOf(term.tangents), ") "),
                      term.is_negative ? "SubtractTerm" : "AddTerm", "(tangent, ", value, ");\n");
    }
    absl::StrAppend(&out, "    ", store, "TangentLike(tangent, ", OutputText(output), ");\n  }\n");
  }

  // A formula for element i of lists.
  void AppendForeach(std::string& out, const ForwardFormula& formula) {
    FormulaSurroundings surroundings = base_;
    DeclareNames(*formula.expr, surroundings);
    for (size_t k = 0; k < schema_.args.size(); ++k) {
      const SchemaArgument& arg = schema_.args[k];
      if (arg.type.base != "Tensor") continue;
      const std::string element = arg.type.is_list ? "[i]" : "";
      const std::string primal = absl::StrCat(arg.name, "_p");
      if (const auto found = surroundings.names.find(primal); found != surroundings.names.end()) {
        found->second += element;
      }
      const auto index = static_cast<int>(k);
      if (std::find(formula.tangents.begin(), formula.tangents.end(), index) == formula.tangents.end()) continue;
      const std::string list = absl::StrCat("tangents_of_", k);
      Declare(list, TangentOrZeros(index));
      surroundings.names[absl::StrCat(arg.name, "_t")] = absl::StrCat(list, element);
      surroundings.names["grads"] = list;
    }
    Declare("outputs", OutputText(0));
    absl::StrAppend(&out, "  // ", absl::StrReplaceAll(formula.text, {{"\n", " "}}),
                    "\n  variable_list tangents;\n  for (size_t i = 0; i < outputs.size(); ++i) {\n"
                    "    tangents.push_back(",
                    EmitFormula(*formula.expr, FormulaType::Value("Tensor"), surroundings),
                    ");\n  }\n  return TangentsLike(tangents, outputs);\n");
  }

  void AppendTuple(std::string& out, const ForwardFormula& formula, const std::set<int>& used) {
    std::vector<FormulaType> types(formula.outputs.size(), FormulaType::Value("Tensor"));
    absl::StrAppend(&out, "  if (", AnyTangentOf(used), ") {\n    const auto values = ",
                    EmitTerm(*formula.expr, FormulaType::Tuple(std::move(types)), used), ";\n");
    for (size_t i = 0; i < formula.outputs.size(); ++i) {
      absl::StrAppend(&out, "    tangents[", formula.outputs[i], "] = TangentLike(std::get<", i, ">(values), ",
                      OutputText(formula.outputs[i]), ");\n");
    }
    out += "  }\n";
  }

  const DerivativeEntry& entry_;
  const Schema& schema_;
  FormulaSurroundings base_;
  std::vector<std::string> outputs_;
  std::set<std::string> declared_;
  std::string declarations_;
};

std::string TableEntry(const AutogradSpec& spec, const Op& op) {
  if (op.is_decomposed || op.HasTag("kTagComposite") || op.foreach_base >= 0) return "&TangentsOfCalls";
  if (op.WritesGeometry()) return "nullptr";
  if (const DerivativeEntry* entry = FindForwardEntry(spec.derivatives, spec.ops, op)) {
    return absl::StrCat("&generated::", JvpName(*entry->op));
  }
  const DerivativeEntry* entry = spec.derivatives.Find(spec.ops, op);
  if (entry != nullptr && entry->node.empty() && !LacksFormula(*entry)) return "&NoTangents";
  const bool returns_tensor = std::any_of(op.schema.returns.begin(), op.schema.returns.end(),
                                          [](const auto& value) { return value.type.base == "Tensor"; });
  return returns_tensor ? "nullptr" : "&NoTangents";
}

}  // namespace

const DerivativeEntry* FindForwardEntry(const DerivativeSet& derivatives, const OpSet& ops, const Op& op) {
  const DerivativeEntry* entry = derivatives.Find(ops, op);
  if (entry != nullptr && entry->forward.empty() && op.functional >= 0) {
    entry = derivatives.Find(ops, ops.ops[op.functional]);
  }
  return entry != nullptr && !entry->forward.empty() ? entry : nullptr;
}

std::string EmitForward(const AutogradSpec& spec) {
  const std::string guard = spec.IncludeGuard("generated_forward.h");
  std::string out =
      absl::StrCat(kGeneratedBanner, "#ifndef ", guard, "\n#define ", guard,
                   "\n\n#include \"backtape/autograd/tape/forward_call.h\"\n\n"
                   "// One function for each op: computes the tangents of its outputs from its arguments, "
                   "its outputs\n// and the tangents of its arguments.\nnamespace ",
                   spec.library(), "::generated {\n\n", spec.UsingBacktape());
  for (const DerivativeEntry* entry : EntriesWithForward(spec)) {
    absl::StrAppend(&out, "IValue ", JvpName(*entry->op), kJvpSignature, ";\n");
  }
  absl::StrAppend(&out, "\n}  // namespace ", spec.library(), "::generated\n\n#endif  // ", guard, "\n");
  return out;
}

std::string EmitForwardSource(const AutogradSpec& spec, int part) {
  std::string out = absl::StrCat(kGeneratedBanner, "#include \"", spec.HeaderPath("generated_forward.h"),
                                 "\"\n\n"
                                 "#include <cmath>\n"
                                 "#include <numbers>\n"
                                 "#include <utility>\n"
                                 "\n"
                                 "#include \"backtape/autograd/derivative_functions.h\"\n"
                                 "#include \"backtape/autograd/functions/formula_support.h\"\n"
                                 "#include \"backtape/autograd/ops.h\"\n"
                                 "#include \"backtape/autograd/tape/argument_conversion.h\"\n");
  if (!spec.is_builtin()) {
    absl::StrAppend(&out, "#include \"", spec.HeaderPath("derivative_functions.h"), "\"\n", "#include \"",
                    spec.HeaderPath("ops.h"), "\"\n");
  }
  absl::StrAppend(&out, "\nnamespace ", spec.library(), "::generated {\n\n");
  const std::vector<const DerivativeEntry*> entries = EntriesWithForward(spec);
  const size_t begin = entries.size() * part / spec.num_forward_sources();
  const size_t end = entries.size() * (part + 1) / spec.num_forward_sources();
  for (size_t i = begin; i < end; ++i) out += JvpFunction(spec, *entries[i]).Emit();
  absl::StrAppend(&out, "}  // namespace ", spec.library(), "::generated\n");
  return out;
}

std::string EmitForwardTable(const AutogradSpec& spec) {
  std::string out = absl::StrCat(kGeneratedBanner, "#include \"", spec.HeaderPath("generated_forward.h"),
                                 "\"\n\nnamespace ", spec.library(), " {\n\n", spec.UsingBacktape(),
                                 "absl::Span<const ForwardFn> ", spec.is_builtin() ? "BuiltinForward" : "Forward",
                                 "() {\n  static constexpr ForwardFn kFunctions[] = {\n");
  for (const Op& op : spec.ops.ops) {
    absl::StrAppend(&out, "      ", TableEntry(spec, op), ",  // ", op.QualifiedName(), "\n");
  }
  absl::StrAppend(&out, "  };\n  return kFunctions;\n}\n\n}  // namespace ", spec.library(), "\n");
  return out;
}

}  // namespace backtape::codegen_spec
