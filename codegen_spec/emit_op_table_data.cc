#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/codegen_spec/cpp_types.h"
#include "backtape/codegen_spec/emit.h"

namespace backtape::codegen_spec {
namespace {

// ".alias_set = 'a', .is_written = true": fields in the order of ir/op_schema.h.
std::string AliasSet(const SchemaTypeText& type) {
  if (!type.alias.has_value()) return "";
  return absl::StrCat(", .alias_set = '", type.alias->before.substr(0, 1), "'");
}

std::string IsWritten(const SchemaTypeText& type) {
  return type.alias.has_value() && type.alias->is_written ? ", .is_written = true" : "";
}

std::string Argument(const SchemaArgument& arg) {
  const SchemaTypeText& type = arg.type;
  std::string out =
      absl::StrCat("{.name = ", Quoted(arg.name), ", .type = SchemaType::", SchemaTypeEnumerator(type.base));
  if (type.is_list) absl::StrAppend(&out, ", .is_list = true");
  if (type.is_optional) absl::StrAppend(&out, ", .is_optional = true");
  if (type.is_element_optional) absl::StrAppend(&out, ", .is_element_optional = true");
  if (arg.is_kwarg_only) absl::StrAppend(&out, ", .is_kwarg_only = true");
  absl::StrAppend(&out, IsWritten(type), AliasSet(type));
  if (type.list_size.has_value()) absl::StrAppend(&out, ", .list_size = ", *type.list_size);
  if (arg.default_text.has_value()) {
    absl::StrAppend(&out, ", .has_default = true, .default_text = ", Quoted(*arg.default_text));
  }
  return absl::StrCat(out, "}");
}

std::string Return(const SchemaReturn& result) {
  const SchemaTypeText& type = result.type;
  return absl::StrCat("{.name = ", Quoted(result.name), ", .type = SchemaType::", SchemaTypeEnumerator(type.base),
                      type.is_list ? ", .is_list = true" : "", IsWritten(type), AliasSet(type), "}");
}

void AppendArrays(std::string& out, const Op& op) {
  absl::StrAppend(&out, "// ", op.schema_text, "\n");
  if (!op.schema.args.empty()) {
    absl::StrAppend(&out, "constexpr ArgSchema ", op.identifier, "_args[] = {\n");
    for (const SchemaArgument& arg : op.schema.args) absl::StrAppend(&out, "    ", Argument(arg), ",\n");
    absl::StrAppend(&out, "};\n");
  }
  if (!op.schema.returns.empty()) {
    absl::StrAppend(&out, "constexpr ReturnSchema ", op.identifier, "_returns[] = {\n");
    for (const SchemaReturn& result : op.schema.returns) absl::StrAppend(&out, "    ", Return(result), ",\n");
    absl::StrAppend(&out, "};\n");
  }
}

uint32_t PromoteMask(const Op& op) {
  uint32_t mask = 0;
  for (size_t i = 0; i < op.promote.size(); ++i) mask |= op.promote[i] ? 1u << i : 0u;
  return mask;
}

void AppendOp(std::string& out, const OpSet& set, const Op& op) {
  const bool is_python = op.HasTag("kTagPython");
  absl::StrAppend(&out, "    {.name = ", Quoted(op.schema.name),
                  ",\n     .overload = ", Quoted(op.schema.overload.empty() ? "default" : op.schema.overload),
                  ",\n     .ns = ", Quoted(op.ns), ",\n     .family = ", Quoted(op.family),
                  ",\n     .schema = ", Quoted(op.schema_text));
  if (!op.schema.args.empty()) absl::StrAppend(&out, ",\n     .args = ", op.identifier, "_args");
  if (!op.schema.returns.empty()) absl::StrAppend(&out, ",\n     .returns = ", op.identifier, "_returns");
  if (!op.tags.empty()) absl::StrAppend(&out, ",\n     .tags = ", absl::StrJoin(op.tags, " | "));
  if (op.HasTag("kTagPointwise")) {
    absl::StrAppend(&out, ",\n     .promotion = Promotion::", op.promotion, ",\n     .dtypes = DTypeClass::", op.dtypes,
                    ",\n     .promote_mask = ", PromoteMask(op));
  }
  absl::StrAppend(&out, ",\n     .id = ", op.id + set.first_id);
  if (op.HasTag("kTagInplace")) absl::StrAppend(&out, ",\n     .functional_id = ", op.functional + set.first_id);
  if (is_python && !op.infix.empty()) absl::StrAppend(&out, ",\n     .infix = ", Quoted(op.infix));
  absl::StrAppend(&out, "},\n");
}

}  // namespace

std::string EmitOpTableData(const OpSet& set) {
  std::string out =
      absl::StrCat(kGeneratedBanner,
                   "#include \"backtape/ir/op_table_data.h\"\n"
                   "\n"
                   "namespace ",
                   set.library, " {\n", set.is_builtin() ? "" : "\n", set.UsingBacktape(), "namespace {\n\n");
  for (const Op& op : set.ops) {
    AppendArrays(out, op);
    out += '\n';
  }
  out += "constexpr OpSchema kOps[] = {\n";
  for (const Op& op : set.ops) AppendOp(out, set, op);
  if (set.is_builtin()) {
    out += "};\n\nconstexpr int32_t kForeachBases[] = {\n";
    for (const Op& op : set.ops) absl::StrAppend(&out, "    ", op.foreach_base, ",  // ", op.QualifiedName(), "\n");
  }
  absl::StrAppend(&out, "};\n\n}  // namespace\n\nabsl::Span<const OpSchema> ", set.is_builtin() ? "Builtin" : "",
                  "OpSchemas() { return kOps; }\n",
                  set.is_builtin() ? "absl::Span<const int32_t> BuiltinForeachBases() { return kForeachBases; }\n" : "",
                  "\n}  // namespace ", set.library, "\n");
  return out;
}

}  // namespace backtape::codegen_spec
