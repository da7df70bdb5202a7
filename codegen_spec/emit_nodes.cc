#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "backtape/codegen_spec/autograd_types.h"
#include "backtape/codegen_spec/cpp_types.h"
#include "backtape/codegen_spec/emit_autograd.h"
#include "backtape/codegen_spec/emit_formula.h"

namespace backtape::codegen_spec {
namespace {

const SchemaArgument& Arg(const DerivativeEntry& entry, int arg) { return entry.op->schema.args[arg]; }

// Arguments that are lists of tensors; the node stores their lengths.
std::vector<const SchemaArgument*> ListInputs(const DerivativeEntry& entry) {
  std::vector<const SchemaArgument*> out;
  for (const int arg : entry.differentiable_args) {
    if (Arg(entry, arg).type.is_list) out.push_back(&Arg(entry, arg));
  }
  return out;
}

std::string SizeName(const SchemaArgument& list) { return absl::StrCat(list.name, "_size"); }

// The type of needs_input_grad, which has a flag for each output of the node: one for each differentiable argument, or
// for each element of a list.
std::string FlagsType(const DerivativeEntry& entry) {
  if (entry.HasListInput()) return "std::vector<bool>";
  return absl::StrCat("std::array<bool, ", entry.differentiable_args.size(), ">");
}

// "std::array<bool, 2> needs_input_grad, const Variable& other": all parameters except the gradients.
std::string Parameters(const DerivativeEntry& entry) {
  std::string out = entry.HasListInput() ? "const std::vector<bool>& needs_input_grad"
                                         : absl::StrCat(FlagsType(entry), " needs_input_grad");
  for (const SchemaArgument* list : ListInputs(entry)) absl::StrAppend(&out, ", size_t ", SizeName(*list));
  for (const SavedValue* value : entry.Saved()) {
    absl::StrAppend(&out, ", ", ValueParameter(value->type), " ", LocalName(*value));
  }
  return out;
}

std::string UnpackedType(const SavedValue& value) { return ValueType(value.type); }

// The names that the entry's formulas use, as C++ in the functional form.
FormulaSurroundings Surroundings(const AutogradSpec& spec, const DerivativeEntry& entry) {
  FormulaSurroundings out;
  out.library = spec.library();
  out.names["grad"] = "grads[0]";
  out.names["retain_variables"] = "true";  // saved values are never moved from
  int index = 0;
  for (size_t i = 0; i < entry.differentiable_outputs.size(); ++i) {
    if (!entry.differentiable_outputs[i]) continue;
    const std::string& name = entry.op->schema.returns[i].name;
    if (!name.empty()) out.names[absl::StrCat("grad_", name)] = absl::StrCat("grads[", index, "]");
    ++index;
  }
  for (const SavedValue* value : entry.Saved()) {
    out.names[value->name] = absl::StrCat(LocalName(*value), value->type.Is("TypeAndSize") ? ".zeros()" : "");
  }
  return out;
}

void AppendClass(std::string& out, const AutogradSpec& spec, const DerivativeEntry& entry) {
  const bool may_run_user_code = !spec.is_builtin() || entry.op->HasTag("kTagCollective");
  absl::StrAppend(&out, "// ", entry.op->schema_text, "\nclass ", entry.node, " final : public TapeNode {\n public:\n",
                  may_run_user_code ? absl::StrCat("  ", entry.node, "() { set_may_run_user_code(); }\n") : "",
                  "  absl::string_view Name() const override { return \"", entry.node, "\"; }\n",
                  "  void VisitSaved(SavedVisitor& visitor) override;\n",
                  "  FunctionalIvalueFn functional_ivalue() const override;\n");
  std::vector<std::string> constant;
  for (const Derivative& derivative : entry.formulas) {
    if (derivative.uses_gradients || entry.HasListInput()) continue;
    for (const int arg : derivative.args) {
      constant.push_back(absl::StrCat("output != ", entry.DifferentiableIndex(arg)));
    }
  }
  if (!constant.empty()) {
    absl::StrAppend(&out, "  bool UsesGradients(size_t output) const override { return ",
                    absl::StrJoin(constant, " && "), "; }\n");
  }
  const bool may_reject = std::any_of(entry.formulas.begin(), entry.formulas.end(),
                                      [](const Derivative& derivative) { return derivative.may_reject; });
  if (may_reject) out += "  bool MayReject() const override { return true; }\n";
  for (const SchemaArgument* list : ListInputs(entry)) absl::StrAppend(&out, "  size_t ", SizeName(*list), "_ = 0;\n");
  for (const SavedValue* value : entry.Saved()) {
    if (IsSavedTensor(*value)) {
      absl::StrAppend(&out, "  SavedVariable ", MemberName(*value), ";\n");
    } else if (IsSavedList(*value)) {
      absl::StrAppend(&out, "  std::vector<SavedVariable> ", MemberName(*value), ";\n");
    } else {
      absl::StrAppend(&out, "  ", UnpackedType(*value), " ", MemberName(*value), "{};\n");
    }
  }
  absl::StrAppend(&out, "\n private:\n  variable_list Apply(variable_list&& grads) override;\n};\n", "variable_list ",
                  entry.node, "_apply_functional(variable_list&& grads, ", Parameters(entry), ");\n", "variable_list ",
                  entry.node, "_apply_functional_ivalue(variable_list grads, absl::Span<const IValue> args);\n\n");
}

// Emits the functional form, with one block per formula.
class FunctionalForm {
 public:
  FunctionalForm(const AutogradSpec& spec, const DerivativeEntry& entry)
      : entry_(entry), surroundings_(Surroundings(spec, entry)), has_lists_(entry.HasListInput()) {}

  std::string Emit() {
    const bool uses_defined = std::any_of(entry_.formulas.begin(), entry_.formulas.end(),
                                          [](const Derivative& d) { return !d.is_not_implemented; });
    std::string out = absl::StrCat("variable_list ", entry_.node, "_apply_functional(variable_list&& grads, ",
                                   Parameters(entry_), ") {\n");
    if (has_lists_) {
      absl::StrAppend(&out, "  IndexRangeGenerator ranges;\n");
      for (const int arg : entry_.differentiable_args) {
        const SchemaArgument& a = Arg(entry_, arg);
        absl::StrAppend(&out, "  const IndexRange ", a.name, "_range = ranges.Next(",
                        a.type.is_list ? SizeName(a) : "1", ");\n");
      }
      absl::StrAppend(&out, "  variable_list grad_inputs(ranges.size());\n");
    } else {
      absl::StrAppend(&out, "  variable_list grad_inputs(", entry_.differentiable_args.size(), ");\n");
    }
    if (uses_defined) out += "  const bool any_grad_defined = AnyDefined(grads);\n";
    for (const Derivative& derivative : entry_.formulas) AppendFormula(out, derivative);
    absl::StrAppend(&out, "  return grad_inputs;\n}\n\n");
    return out;
  }

 private:
  std::string Needs(int arg) const {
    const SchemaArgument& a = Arg(entry_, arg);
    if (a.type.is_list) return absl::StrCat("AnyNeeded(needs_input_grad, ", a.name, "_range)");
    if (has_lists_) return absl::StrCat("needs_input_grad[", a.name, "_range.first]");
    return absl::StrCat("needs_input_grad[", entry_.DifferentiableIndex(arg), "]");
  }

  // The statement that stores the gradient of an argument.
  std::string Store(int arg, const std::string& value) const {
    const SchemaArgument& a = Arg(entry_, arg);
    if (a.type.is_list) return absl::StrCat("CopyRange(grad_inputs, ", a.name, "_range, ", value, ");");
    const std::string index =
        has_lists_ ? absl::StrCat(a.name, "_range.first") : absl::StrCat(entry_.DifferentiableIndex(arg));
    return absl::StrCat("grad_inputs[", index, "] = ", value, ";");
  }

  // A flag for each argument of the formula or, if the only argument is a list, for each of its elements.
  std::string Mask(const Derivative& derivative) const {
    const SchemaArgument& first = Arg(entry_, derivative.args[0]);
    if (derivative.args.size() == 1 && first.type.is_list) {
      return absl::StrCat("const std::vector<bool> grad_input_mask = FlagsOf(needs_input_grad, ", first.name,
                          "_range);\n");
    }
    std::vector<std::string> needs;
    for (const int arg : derivative.args) needs.push_back(Needs(arg));
    return absl::StrCat("const std::array<bool, ", needs.size(), "> grad_input_mask = {", absl::StrJoin(needs, ", "),
                        "};\n");
  }

  void AppendFormula(std::string& out, const Derivative& derivative) const {
    const std::string comment = absl::StrCat("  // ", absl::StrReplaceAll(derivative.text, {{"\n", " "}}), "\n");
    std::vector<FormulaType> types;
    for (const int arg : derivative.args) types.push_back(FormulaType::Value("Tensor", Arg(entry_, arg).type.is_list));
    out += comment;
    if (derivative.is_not_implemented) {
      for (const int arg : derivative.args) {
        absl::StrAppend(&out, "  if (", Needs(arg), ") ",
                        EmitFormula(*derivative.expr, FormulaType::Value("Tensor"), surroundings_), ";\n");
      }
      return;
    }
    if (entry_.is_foreach) return AppendForeach(out, derivative);
    if (derivative.args.size() == 1) {
      const int arg = derivative.args[0];
      absl::StrAppend(&out, "  if (any_grad_defined && ", Needs(arg), ") {\n");
      if (derivative.uses_mask) absl::StrAppend(&out, "    ", Mask(derivative));
      absl::StrAppend(&out, "    ", Store(arg, EmitFormula(*derivative.expr, types[0], surroundings_)), "\n  }\n");
      return;
    }
    std::vector<std::string> needs;
    for (const int arg : derivative.args) needs.push_back(Needs(arg));
    absl::StrAppend(&out, "  if (any_grad_defined && (", absl::StrJoin(needs, " || "), ")) {\n");
    if (derivative.uses_mask) absl::StrAppend(&out, "    ", Mask(derivative));
    absl::StrAppend(
        &out, "    auto gradients = ", EmitFormula(*derivative.expr, FormulaType::Tuple(types), surroundings_), ";\n");
    for (size_t i = 0; i < derivative.args.size(); ++i) {
      absl::StrAppend(&out, "    if (", needs[i], ") ",
                      Store(derivative.args[i], absl::StrCat("std::move(std::get<", i, ">(gradients))")), "\n");
    }
    out += "  }\n";
  }

  // The formula of element i, for each element with a gradient.
  void AppendForeach(std::string& out, const Derivative& derivative) const {
    const int arg = derivative.args[0];
    const SchemaArgument& a = Arg(entry_, arg);
    absl::StrAppend(
        &out, "  if (any_grad_defined && ", Needs(arg),
        ") {\n    variable_list gradients(grads.size());\n    for (size_t i = 0; i < grads.size(); ++i) {\n",
        "      if (grads[i].defined()",
        a.type.is_list ? absl::StrCat(" && needs_input_grad[", a.name, "_range.first + i]") : "",
        ") gradients[i] = ", EmitFormula(*derivative.expr, FormulaType::Value("Tensor"), surroundings_),
        ";\n    }\n    ", Store(arg, a.type.is_list ? "std::move(gradients)" : "SumOfAll(gradients)"), "\n  }\n");
  }

  const DerivativeEntry& entry_;
  const FormulaSurroundings surroundings_;
  const bool has_lists_;
};

void AppendFunctionalIvalue(std::string& out, const DerivativeEntry& entry) {
  absl::StrAppend(&out, "variable_list ", entry.node,
                  "_apply_functional_ivalue(variable_list grads, absl::Span<const IValue> args) {\n",
                  "  ArgumentReader reader(args);\n", "  const auto needs_input_grad = reader.Next<", FlagsType(entry),
                  ">();\n");
  std::string values = "std::move(grads), needs_input_grad";
  for (const SchemaArgument* list : ListInputs(entry)) {
    absl::StrAppend(&out, "  const auto ", SizeName(*list), " = reader.Next<size_t>();\n");
    absl::StrAppend(&values, ", ", SizeName(*list));
  }
  for (const SavedValue* value : entry.Saved()) {
    const std::string name = LocalName(*value);
    absl::StrAppend(&out, "  const auto ", name, " = reader.Next<", UnpackedType(*value), ">();\n");
    absl::StrAppend(&values, ", ", name);
  }
  absl::StrAppend(&out, "  reader.Finish();\n  return ", entry.node, "_apply_functional(", values, ");\n}\n\n");
}

void AppendVisitSaved(std::string& out, const DerivativeEntry& entry) {
  std::string body;
  for (const SchemaArgument* list : ListInputs(entry)) {
    absl::StrAppend(&body, "  visitor.Visit(\"", SizeName(*list), "\", ", SizeName(*list), "_);\n");
  }
  for (const SavedValue* value : entry.Saved()) {
    absl::StrAppend(&body, "  visitor.Visit(\"", value->name, "\", ", MemberName(*value));
    if (IsSavedTensor(*value) || IsSavedList(*value)) {
      absl::StrAppend(&body, ", /*is_output=*/", value->is_output ? "true" : "false");
    }
    body += ");\n";
  }
  absl::StrAppend(&out, "void ", entry.node, "::VisitSaved(SavedVisitor& visitor) {", body.empty() ? "" : "\n", body,
                  "}\n");
}

// The value of needs_input_grad while a backward runs the node.
std::string TaskNeeds(const DerivativeEntry& entry) {
  if (entry.HasListInput()) return "TaskNeededOutputs()";
  std::vector<std::string> needs;
  for (size_t i = 0; i < entry.differentiable_args.size(); ++i) {
    needs.push_back(absl::StrCat("TaskShouldComputeOutput(", i, ")"));
  }
  return absl::StrCat("{", absl::StrJoin(needs, ", "), "}");
}

void AppendApply(std::string& out, const DerivativeEntry& entry) {
  std::string declarations;
  std::string unpacking;
  std::string values = "std::move(grads), needs_input_grad";
  for (const SchemaArgument* list : ListInputs(entry)) absl::StrAppend(&values, ", ", SizeName(*list), "_");
  for (const SavedValue* value : entry.Saved()) {
    const std::string owner = value->is_output ? "shared_from_this()" : "";
    const std::string member = MemberName(*value);
    const std::string name = LocalName(*value);
    absl::StrAppend(&values, ", ", IsSavedTensor(*value) || IsSavedList(*value) ? name : member);
    if (IsSavedTensor(*value)) {
      absl::StrAppend(&declarations, "  Variable ", name, ";\n");
      absl::StrAppend(&unpacking, "    ", name, " = ", member, ".Unpack(", owner, ");\n");
    } else if (IsSavedList(*value)) {
      absl::StrAppend(&declarations, "  variable_list ", name, ";\n");
      absl::StrAppend(&unpacking, "    ", name, " = UnpackList(", member,
                      owner.empty() ? "" : absl::StrCat(", ", owner), ");\n");
    }
  }
  absl::StrAppend(&out, "variable_list ", entry.node, "::Apply(variable_list&& grads) {\n", declarations);
  if (!unpacking.empty()) {
    absl::StrAppend(&out,
                    "  const UnpackHooksGuard hooks_guard(*this);\n"
                    "  {\n    const std::lock_guard lock(mutex_);\n    CheckNotReleased();\n",
                    unpacking, "  }\n");
  }
  absl::StrAppend(&out, "  const ", FlagsType(entry), " needs_input_grad = ", TaskNeeds(entry), ";\n  return ",
                  entry.node, "_apply_functional(", values, ");\n}\n\n");
}

std::vector<const DerivativeEntry*> EntriesWithNodes(const AutogradSpec& spec) {
  std::vector<const DerivativeEntry*> out;
  for (const DerivativeEntry& entry : spec.derivatives.entries) {
    if (!entry.node.empty()) out.push_back(&entry);
  }
  return out;
}

}  // namespace

std::string EmitNodes(const AutogradSpec& spec) {
  const std::string guard = spec.IncludeGuard("generated_nodes.h");
  std::string out = absl::StrCat(kGeneratedBanner, "#ifndef ", guard, "\n#define ", guard,
                                 "\n\n"
                                 "#include <array>\n"
                                 "#include <cstdint>\n"
                                 "#include <optional>\n"
                                 "#include <string>\n"
                                 "#include <vector>\n"
                                 "\n"
                                 "#include \"backtape/autograd/tape/argument_conversion.h\"\n"
                                 "#include \"backtape/autograd/tape/saved_variable.h\"\n"
                                 "#include \"backtape/autograd/tape/tape_node.h\"\n"
                                 "#include \"backtape/autograd/tape/tensor_options.h\"\n"
                                 "\n"
                                 "// Tape nodes of ops with a derivative. Each has two pure functional forms: one with "
                                 "typed parameters, one with IValues.\n"
                                 "namespace ",
                                 spec.library(), "::generated {\n\n", spec.UsingBacktape());
  for (const DerivativeEntry* entry : EntriesWithNodes(spec)) AppendClass(out, spec, *entry);
  absl::StrAppend(&out, "}  // namespace ", spec.library(), "::generated\n\n#endif  // ", guard, "\n");
  return out;
}

std::string EmitNodeSource(const AutogradSpec& spec, int part) {
  std::string out = absl::StrCat(kGeneratedBanner,
                                 "#include <cmath>\n"
                                 "#include <mutex>\n"
                                 "#include <numbers>\n"
                                 "#include <utility>\n"
                                 "\n"
                                 "#include \"backtape/autograd/derivative_functions.h\"\n"
                                 "#include \"backtape/autograd/functions/formula_support.h\"\n"
                                 "#include \"backtape/autograd/ops.h\"\n"
                                 "#include \"backtape/autograd/tape/recording.h\"\n");
  if (!spec.is_builtin()) {
    absl::StrAppend(&out, "#include \"", spec.HeaderPath("derivative_functions.h"), "\"\n", "#include \"",
                    spec.HeaderPath("ops.h"), "\"\n");
  }
  absl::StrAppend(&out, "#include \"", spec.HeaderPath("generated_nodes.h"), "\"\n\nnamespace ", spec.library(),
                  "::generated {\n\n");
  const std::vector<const DerivativeEntry*> entries = EntriesWithNodes(spec);
  const size_t begin = entries.size() * part / spec.num_node_sources();
  const size_t end = entries.size() * (part + 1) / spec.num_node_sources();
  for (size_t i = begin; i < end; ++i) {
    const DerivativeEntry& entry = *entries[i];
    absl::StrAppend(&out, "// ", entry.op->schema_text, "\n", FunctionalForm(spec, entry).Emit());
    AppendFunctionalIvalue(out, entry);
    AppendApply(out, entry);
    AppendVisitSaved(out, entry);
    absl::StrAppend(&out, "FunctionalIvalueFn ", entry.node, "::functional_ivalue() const { return &", entry.node,
                    "_apply_functional_ivalue; }\n\n");
  }
  absl::StrAppend(&out, "}  // namespace ", spec.library(), "::generated\n");
  return out;
}

std::string EmitNodeForms(const AutogradSpec& spec) {
  std::vector<const DerivativeEntry*> entries = EntriesWithNodes(spec);
  std::sort(entries.begin(), entries.end(), [](const auto* a, const auto* b) { return a->node < b->node; });
  std::string out = absl::StrCat(kGeneratedBanner, "#include \"backtape/autograd/tape/node_form.h\"\n#include \"",
                                 spec.HeaderPath("generated_nodes.h"), "\"\n");
  if (!spec.is_builtin()) absl::StrAppend(&out, "#include \"", spec.HeaderPath("generated_recording.h"), "\"\n");
  absl::StrAppend(&out, "\nnamespace ", spec.library(), " {\n\n", spec.UsingBacktape(), "absl::Span<const NodeForm> ",
                  spec.is_builtin() ? "BuiltinNodeForms" : "NodeForms", "() {\n");
  if (entries.empty()) {
    out += "  return {};\n";
  } else {
    out += "  static constexpr NodeForm kForms[] = {\n";
    for (const DerivativeEntry* entry : entries) {
      absl::StrAppend(&out, "      {\"", entry->node, "\", &generated::", entry->node, "_apply_functional_ivalue},\n");
    }
    out += "  };\n  return kForms;\n";
  }
  absl::StrAppend(&out, "}\n\n}  // namespace ", spec.library(), "\n");
  return out;
}

}  // namespace backtape::codegen_spec
