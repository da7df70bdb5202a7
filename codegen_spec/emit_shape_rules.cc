#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/codegen_spec/cpp_types.h"
#include "backtape/codegen_spec/emit.h"

namespace backtape::codegen_spec {
namespace {

// ", 0, 1": the indices of the bound arguments that the typed function takes.
std::string Positions(const Op& op) {
  std::string out;
  for (size_t i = 0; i < op.schema.args.size(); ++i) {
    if (op.schema.args[i].type.base != "Generator") absl::StrAppend(&out, ", ", i);
  }
  return out;
}

std::string Parameters(const Op& op) {
  std::string out = "ShapeContext& ctx";
  for (const SchemaArgument& arg : op.schema.args) {
    if (arg.type.base == "Generator") continue;
    absl::StrAppend(&out, ", ", ShapeRuleParameterType(arg.type), " ",
                    arg.name == "ctx" ? "ctx_value" : ParameterName(arg.name));
  }
  return out;
}

// "&TypedShapeRule<&shape_rules::mm, 0, 1>": the rule and the indices of its bound arguments.
std::string ShapeRuleEntry(const OpSet& set, const Op& op) {
  if (op.is_decomposed || op.WritesList()) return "nullptr";
  if (op.functional >= 0) {
    std::string functional = ShapeRuleEntry(set, set.ops[op.functional]);
    if (op.WritesGeometry()) return functional;
    return absl::StrCat(op.fills_expanded ? "&FillShapeRule<" : "&InplaceShapeRule<", functional, ">");
  }
  if (op.HasTag("kTagPython")) return "nullptr";
  if (op.foreach_base >= 0) return "&ForeachShapeRule";
  if (op.HasGenericRule() && op.check < 0) return "&PointwiseShapeRule";
  if (op.HasGenericRule()) {
    return absl::StrCat("&CheckedPointwiseShapeRule<&TypedShapeRule<&argument_checks::", set.ops[op.check].identifier,
                        Positions(op), ">>");
  }
  return absl::StrCat("&TypedShapeRule<&shape_rules::", set.ops[op.shape_rule].identifier, Positions(op), ">");
}

}  // namespace

std::string EmitShapeRuleDeclarations(const OpSet& set) {
  const std::string guard = set.IncludeGuard("ir", "shape_rule_declarations.h");
  std::string out = absl::StrCat(kGeneratedBanner, "#ifndef ", guard, "\n#define ", guard,
                                 "\n"
                                 "\n"
                                 "#include <array>\n"
                                 "#include <optional>\n"
                                 "#include <vector>\n"
                                 "\n"
                                 "#include \"backtape/ir/shape_rule.h\"\n"
                                 "\n"
                                 "// One rule for each op that does not use another op's rule.\n"
                                 "namespace ",
                                 set.library, "::shape_rules {\n\n", set.UsingBacktape());
  for (const Op& op : set.ops) {
    if (op.functional >= 0 || op.foreach_base >= 0 || op.shape_rule != op.id) continue;
    absl::StrAppend(&out, "// ", op.schema_text, "\n", ShapeRuleReturnType(op.schema.returns), " ", op.identifier, "(",
                    Parameters(op), ");\n");
  }
  absl::StrAppend(&out,
                  "\n"
                  "}  // namespace ",
                  set.library,
                  "::shape_rules\n"
                  "\n"
                  "// Checks of arguments that run before the generic rule of pointwise ops.\n"
                  "namespace ",
                  set.library, "::argument_checks {\n\n", set.UsingBacktape());
  for (const Op& op : set.ops) {
    if (op.functional >= 0 || op.check != op.id) continue;
    absl::StrAppend(&out, "// ", op.schema_text, "\nabsl::Status ", op.identifier, "(", Parameters(op), ");\n");
  }
  absl::StrAppend(&out, "\n}  // namespace ", set.library, "::argument_checks\n\n#endif  // ", guard, "\n");
  return out;
}

std::string EmitShapeRuleTable(const OpSet& set) {
  std::string out =
      absl::StrCat(kGeneratedBanner, "#include \"", set.HeaderPath("ir", "shape_rule_declarations.h"),
                   "\"\n"
                   "#include \"backtape/ir/foreach.h\"\n"
                   "#include \"backtape/ir/shape_rules/inplace.h\"\n"
                   "#include \"backtape/ir/shape_rules/pointwise.h\"\n"
                   "#include \"backtape/ir/typed_shape_rule.h\"\n"
                   "\n"
                   "namespace ",
                   set.library, " {\n\n", set.UsingBacktape(), "ShapeRuleTable ", set.is_builtin() ? "Builtin" : "",
                   "ShapeRules() {\n"
                   "  static constexpr ShapeRuleFn kRules[] = {\n");
  for (const Op& op : set.ops) {
    absl::StrAppend(&out, "      ", ShapeRuleEntry(set, op), ",  // ", op.QualifiedName(), "\n");
  }
  absl::StrAppend(&out, "  };\n  return kRules;\n}\n\n}  // namespace ", set.library, "\n");
  return out;
}

}  // namespace backtape::codegen_spec
