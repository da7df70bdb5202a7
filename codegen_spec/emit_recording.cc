#include <algorithm>
#include <cstdint>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/codegen_spec/autograd_types.h"
#include "backtape/codegen_spec/cpp_types.h"
#include "backtape/codegen_spec/emit_autograd.h"
#include "backtape/codegen_spec/emit_formula.h"
#include "backtape/codegen_spec/output_names.h"

namespace backtape::codegen_spec {
namespace {

// An op with a recording function of its own, and its derivative entry.
struct RecordedOp {
  const Op* op = nullptr;
  const DerivativeEntry* entry = nullptr;
};

std::vector<RecordedOp> RecordedOps(const AutogradSpec& spec) {
  std::vector<RecordedOp> out;
  for (const Op& op : spec.ops.ops) {
    const DerivativeEntry* entry = spec.derivatives.Find(spec.ops, op);
    const bool calls_others = op.WritesGeometry() || op.WritesList();
    if (entry != nullptr && !entry->node.empty() && !calls_others) out.push_back({&op, entry});
  }
  return out;
}

std::string RecordingName(const Op& op) { return absl::StrCat(op.identifier, "_autograd"); }

constexpr char kSignature[] = "(const OpLibrary& library, int op_id, absl::Span<const IValue> args)";

// Emits one recording function. An op's in-place form uses the op's entry, because its arguments are in the same
// positions.
class RecordingFunctionEmitter {
 public:
  explicit RecordingFunctionEmitter(const RecordedOp& recorded)
      : op_(*recorded.op), entry_(*recorded.entry), is_inplace_(op_.HasTag("kTagInplace")) {}

  std::string Emit() {
    std::string out = absl::StrCat("// ", op_.schema_text, "\nIValue ", RecordingName(op_), kSignature, " {\n");
    const std::string positions = absl::StrJoin(entry_.differentiable_args, ", ");
    const std::string records = absl::StrCat("AnyRequiresGrad(args, {", positions, "})", Condition());
    if (is_inplace_) {
      absl::StrAppend(&out, "  const Variable self = ToVariable(args[0]);\n", "  const bool requires_grad = ", records,
                      ";\n", "  CheckInplace(self, requires_grad);\n");
    }
    for (const int arg : entry_.uncovered_args) {
      absl::StrAppend(&out, "  CheckNoRequiresGrad(args[", arg, "], ", Quoted(entry_.op->schema.args[arg].name), ", ",
                      Quoted(entry_.op->schema.name), ");\n");
    }
    absl::StrAppend(&out, "  ", entry_.node, "* node = nullptr;\n  std::shared_ptr<TapeNode> owner;\n", "  if (",
                    is_inplace_ ? "requires_grad" : records, ") {\n", "    owner = AdoptNode(node = new ", entry_.node,
                    "());\n    SetNextEdges(*node, args, {", positions, "});\n");
    AppendSavedInputs(out);
    absl::StrAppend(&out, "  }\n  IValue result = Redispatch(library, op_id, args);\n");
    const bool may_view = (op_.HasTag("kTagView") && !is_inplace_) || op_.HasTag("kTagViewOrCopy");
    if (may_view) absl::StrAppend(&out, "  MarkViews(result, library, op_id, args);\n");
    absl::StrAppend(&out, "  if (node != nullptr) {\n    ",
                    is_inplace_ ? "RebaseHistory(self, owner)"
                                : absl::StrCat("SetHistory(result, owner", DifferentiableMask(), ")"),
                    ";\n");
    for (const SavedValue& value : entry_.saved_outputs) AppendSave(out, value, OutputText(value.of), "    ");
    absl::StrAppend(&out, "  }\n  return result;\n}\n\n");
    return out;
  }

 private:
  // " && (dtype ...)" if the output is differentiable only for some arguments.
  std::string Condition() const {
    if (entry_.output_condition == nullptr) return "";
    FormulaSurroundings surroundings;
    for (size_t i = 0; i < entry_.op->schema.args.size(); ++i) {
      const SchemaArgument& arg = entry_.op->schema.args[i];
      if (arg.type.base == "Generator") continue;
      surroundings.names[arg.name] =
          absl::StrCat("FromArgument<", ValueType(FormulaType::Of(arg.type)), ">(args[", i, "])");
    }
    return absl::StrCat(" && ", EmitFormula(*entry_.output_condition, FormulaType::Value("bool"), surroundings));
  }

  int ArgIndex(absl::string_view name) const {
    const auto& args = entry_.op->schema.args;
    return static_cast<int>(std::find_if(args.begin(), args.end(), [&](const auto& a) { return a.name == name; }) -
                            args.begin());
  }

  // The C++ of an argument or output, an IValue except for `self` of an in-place op.
  std::string ArgText(absl::string_view name) const {
    const int index = ArgIndex(name);
    return is_inplace_ && index == 0 ? "self" : absl::StrCat("args[", index, "]");
  }
  static std::string AsVariable(const std::string& text) {
    return text == "self" ? text : absl::StrCat("ToVariable(", text, ")");
  }

  std::string OutputText(absl::string_view name) const {
    const std::vector<std::string> outputs = OutputNames(entry_.op->schema);
    if (is_inplace_) return "self";
    if (outputs.size() == 1) return "result";
    const auto index = std::find(outputs.begin(), outputs.end(), name) - outputs.begin();
    return absl::StrCat("result.list()[", index, "]");
  }

  // ", 0b101": the outputs that get the node; omitted if all do.
  std::string DifferentiableMask() const {
    uint64_t mask = 0;
    for (size_t i = 0; i < entry_.differentiable_outputs.size(); ++i) {
      mask |= uint64_t{entry_.differentiable_outputs[i]} << i;
    }
    const bool all = std::all_of(entry_.differentiable_outputs.begin(), entry_.differentiable_outputs.end(),
                                 [](bool b) { return b; });
    return all ? "" : absl::StrCat(", ", mask);
  }

  void AppendSavedInputs(std::string& out) const {
    for (const int arg : entry_.differentiable_args) {
      const SchemaArgument& a = entry_.op->schema.args[arg];
      if (a.type.is_list) absl::StrAppend(&out, "    node->", a.name, "_size_ = args[", arg, "].list().size();\n");
    }
    const bool has_conditions = std::any_of(entry_.saved_inputs.begin(), entry_.saved_inputs.end(),
                                            [](const SavedValue& v) { return v.condition != nullptr; });
    if (has_conditions) {
      std::vector<std::string> needs;
      for (size_t i = 0; i < entry_.differentiable_args.size(); ++i) {
        needs.push_back(absl::StrCat("node->ShouldComputeOutput(", i, ")"));
      }
      absl::StrAppend(&out, "    [[maybe_unused]] const std::array<bool, ", needs.size(), "> grad_input_mask = {",
                      absl::StrJoin(needs, ", "), "};\n");
    }
    for (const SavedValue& value : entry_.saved_inputs) {
      const std::string guard = Guard(value);
      if (!guard.empty()) absl::StrAppend(&out, "    if (", guard, ")\n");
      AppendSave(out, value, ArgText(value.of), guard.empty() ? "    " : "      ");
    }
  }

  // A tensor that only one formula needs is saved only if that formula's gradient is needed.
  std::string Guard(const SavedValue& value) const {
    if (value.condition != nullptr) {
      FormulaSurroundings surroundings;
      for (const SchemaArgument& arg : entry_.op->schema.args) {
        if (FormulaType::Of(arg.type).Is("bool")) {
          surroundings.names[arg.name] = absl::StrCat("args[", ArgIndex(arg.name), "].bool_value()");
        }
      }
      return EmitFormula(*value.condition, FormulaType::Value("bool"), surroundings);
    }
    if (!IsSavedTensor(value) || entry_.HasListInput() || entry_.differentiable_args.size() < 2) return "";
    const Derivative* only = nullptr;
    for (const Derivative& derivative : entry_.formulas) {
      if (!Uses(*derivative.expr, value.name)) continue;
      if (only != nullptr) return "";
      only = &derivative;
    }
    if (only == nullptr || only->args.size() != 1) return "";
    return absl::StrCat("node->ShouldComputeOutput(", entry_.DifferentiableIndex(only->args[0]), ")");
  }

  static bool Uses(const Expr& expr, const std::string& saved) {
    if (expr.kind == Expr::Kind::kSaved && expr.text == saved) return true;
    return std::any_of(expr.operands.begin(), expr.operands.end(),
                       [&](const ExprPtr& operand) { return Uses(*operand, saved); });
  }

  void AppendSave(std::string& out, const SavedValue& value, const std::string& text, absl::string_view indent) const {
    const std::string member = absl::StrCat("node->", MemberName(value));
    if (IsSavedList(value) && value.is_output) {
      absl::StrAppend(&out, indent, member, " = MakeSavedList(", text, ", /*is_output=*/true);\n");
    } else if (!IsSavedTensor(value)) {
      absl::StrAppend(&out, indent, member, " = ", SavedText(value, text), ";\n");
    } else if (value.is_output) {
      absl::StrAppend(&out, indent, "SaveOutput(", member, ", ", text, ");\n");
    } else {
      const bool overwritten = is_inplace_ && ArgIndex(value.of) == 0;
      absl::StrAppend(&out, indent, "SaveInput(", member, ", ", overwritten ? "OriginalSelf(self)" : text, ");\n");
    }
  }

  std::string SavedText(const SavedValue& value, const std::string& text) const {
    const int index = value.is_output ? -1 : ArgIndex(value.of);
    if (IsSavedList(value)) return absl::StrCat("MakeSavedList(args[", index, "])");
    if (value.compute.empty()) return absl::StrCat("FromArgument<", ValueType(value.type), ">(args[", index, "])");
    const bool is_list = index >= 0 && entry_.op->schema.args[index].type.is_list;
    std::vector<std::string> operands = {is_list ? absl::StrCat("ToVariableList(args[", index, "])")
                                                 : AsVariable(text)};
    if (!value.second.empty()) {
      operands.push_back(absl::StrCat("FromArgument<int64_t>(args[", ArgIndex(value.second), "])"));
    }
    return FillIn(value.compute, operands);
  }

  const Op& op_;
  const DerivativeEntry& entry_;
  const bool is_inplace_;
};

}  // namespace

std::string EmitRecording(const AutogradSpec& spec) {
  const std::string guard = spec.IncludeGuard("generated_recording.h");
  std::string out = absl::StrCat(
      kGeneratedBanner, "#ifndef ", guard, "\n#define ", guard, "\n\n#include \"backtape/autograd/ops/dispatch.h\"\n",
      spec.is_builtin() ? "" : "#include \"backtape/autograd/tape/node_form.h\"\n",
      "\n// Recording functions of ops with a derivative. Only the library's table uses them.\nnamespace ",
      spec.library(), "::generated {\n\n", spec.UsingBacktape());
  for (const RecordedOp& recorded : RecordedOps(spec)) {
    absl::StrAppend(&out, "IValue ", RecordingName(*recorded.op), kSignature, ";\n");
  }
  absl::StrAppend(&out, "\n}  // namespace ", spec.library(), "::generated\n\n#endif  // ", guard, "\n");
  return out;
}

std::string EmitRecordingSource(const AutogradSpec& spec, int part) {
  std::string out = absl::StrCat(
      kGeneratedBanner, "#include \"", spec.HeaderPath("generated_recording.h"), "\"\n\n#include <memory>\n\n",
      "#include \"backtape/autograd/functions/formula_support.h\"\n#include \"backtape/autograd/tape/recording.h\"\n",
      "#include \"", spec.HeaderPath("generated_nodes.h"), "\"\n\nnamespace ", spec.library(), "::generated {\n\n");
  const std::vector<RecordedOp> ops = RecordedOps(spec);
  const size_t begin = ops.size() * part / spec.num_recording_sources();
  const size_t end = ops.size() * (part + 1) / spec.num_recording_sources();
  for (size_t i = begin; i < end; ++i) out += RecordingFunctionEmitter(ops[i]).Emit();
  absl::StrAppend(&out, "}  // namespace ", spec.library(), "::generated\n");
  return out;
}

bool LacksFormula(const DerivativeEntry& entry) {
  const auto& outputs = entry.differentiable_outputs;
  return entry.node.empty() && !entry.uncovered_args.empty() &&
         std::any_of(outputs.begin(), outputs.end(), [](bool is_differentiable) { return is_differentiable; });
}

// The table entry of an op that is defined by calls of other ops.
std::string DecomposedEntry(const OpSet& set, const Op& op) {
  if (op.functional >= 0) {
    const Op& functional = set.ops[op.functional];
    const int inplace = functional.same_as < 0 ? -1 : set.ops[functional.same_as].inplace;
    return inplace >= 0 ? absl::StrCat("&CallSame<", inplace, ">") : absl::StrCat("&CallThenCopy<", op.functional, ">");
  }
  if (op.same_as >= 0) return absl::StrCat("&CallSame<", op.same_as, ">");
  std::string out = absl::StrCat("&CallDecomposition<&decompositions::", EscapedName(op.identifier));
  for (size_t i = 0; i < op.schema.args.size(); ++i) {
    if (op.schema.args[i].type.base != "Generator") absl::StrAppend(&out, ", ", i);
  }
  return absl::StrCat(out, ">");
}

// The table entry of an in-place op on lists. It calls the in-place op on single tensors for each element, as PyTorch
// records one node for each. Without such an op, or if the functional op on lists has formulas of its own, it calls the
// functional op.
std::string ListWriteEntry(const AutogradSpec& spec, const Op& op) {
  const DerivativeEntry* entry = spec.derivatives.Find(spec.ops, op);
  const bool has_own_formulas = entry != nullptr && entry->is_foreach && !entry->is_derived;
  if (op.foreach_reference >= 0 && !has_own_formulas) {
    return absl::StrCat("&CallForeachInplace<", op.foreach_reference + spec.ops.first_id, ">");
  }
  return absl::StrCat("&CallForeachThenCopy<", op.functional + spec.ops.first_id, ">");
}

std::string EmitRecordingTable(const AutogradSpec& spec) {
  std::string out = absl::StrCat(
      kGeneratedBanner, "#include \"backtape/autograd/tape/recording_table.h\"\n\n",
      spec.is_builtin() ? "#include \"backtape/autograd/composite_ops/composite_ops.h\"\n"
                          "#include \"backtape/autograd/decompositions.h\"\n"
                          "#include \"backtape/autograd/decompositions/call_decomposition.h\"\n"
                        : "",
      "#include \"backtape/autograd/composite_ops/foreach.h\"\n"
      "#include \"backtape/autograd/tape/geometry_write.h\"\n"
      "#include \"backtape/autograd/tape/not_implemented.h\"\n",
      "#include \"", spec.HeaderPath("generated_recording.h"), "\"\n\nnamespace ", spec.library(), " {\n\n",
      spec.UsingBacktape(), "absl::Span<const AutogradFn> ", spec.is_builtin() ? "BuiltinAutograd" : "Autograd",
      "() {\n  static constexpr AutogradFn kFunctions[] = {\n");
  for (const Op& op : spec.ops.ops) {
    const DerivativeEntry* entry = spec.derivatives.Find(spec.ops, op);
    const std::string function = op.is_decomposed             ? DecomposedEntry(spec.ops, op)
                                 : op.WritesList()            ? ListWriteEntry(spec, op)
                                 : op.HasTag("kTagComposite") ? absl::StrCat("&composite_ops::", op.identifier)
                                 : op.foreach_base >= 0       ? "&CallForeach"
                                 : op.WritesGeometry()        ? "&WriteGeometry"
                                 : entry == nullptr           ? "nullptr"
                                 : LacksFormula(*entry)       ? "&CallWithoutDerivative"
                                 : entry->node.empty()        ? "&CallNonDifferentiable"
                                                              : absl::StrCat("&generated::", RecordingName(op));
    absl::StrAppend(&out, "      ", function, ",  // ", op.QualifiedName(), "\n");
  }
  absl::StrAppend(&out, "  };\n  return kFunctions;\n}\n\n}  // namespace ", spec.library(), "\n");
  return out;
}

}  // namespace backtape::codegen_spec
