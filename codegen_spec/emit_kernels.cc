#include <algorithm>
#include <string>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/codegen_spec/cpp_types.h"
#include "backtape/codegen_spec/emit.h"

namespace backtape::codegen_spec {
namespace {

// "const Tensor& out0": output parameters follow the arguments; the kernel's outputs are numbered. If one of several
// outputs is a list, the kernel gets the tensors of all outputs, in order, as one span.
std::string OutputParameters(const Op& op) {
  std::string out;
  const bool is_single = op.schema.returns.size() == 1;
  const bool has_list = std::any_of(op.schema.returns.begin(), op.schema.returns.end(),
                                    [](const SchemaReturn& result) { return result.type.is_list; });
  if (has_list && !is_single) return ", absl::Span<const Tensor> outs";
  for (size_t i = 0; i < op.schema.returns.size(); ++i) {
    const SchemaReturn& result = op.schema.returns[i];
    if (result.type.base != "Tensor") continue;
    absl::StrAppend(&out, ", ", result.type.is_list ? "absl::Span<const Tensor>" : "const Tensor&", " ",
                    is_single ? std::string(result.type.is_list ? "outs" : "out") : absl::StrCat("out", i));
  }
  return out;
}

// The name of an argument's parameter, which must not clash with the kernel's other parameters (`random` and the
// outputs).
std::string ArgumentName(const std::string& name) {
  absl::string_view number = name;
  const bool is_output = absl::ConsumePrefix(&number, "out") && !number.empty() &&
                         (number == "s" || std::all_of(number.begin(), number.end(), absl::ascii_isdigit));
  const bool is_taken = name == "random" || is_output;
  return is_taken ? absl::StrCat(name, "_value") : ParameterName(name);
}

std::string Entry(const OpSet& set, const Op& op) {
  if (op.is_decomposed) return "nullptr";
  if (op.foreach_base >= 0) return absl::StrCat("&ForeachKernel<", op.id + set.first_id, ">");
  if (op.functional >= 0 || op.kernel < 0) return "nullptr";
  std::string out = absl::StrCat("&TypedKernel<&kernels::", set.ops[op.kernel].identifier);
  for (size_t i = 0; i < op.schema.args.size(); ++i) {
    if (op.schema.args[i].type.base != "Generator") absl::StrAppend(&out, ", ", i);
  }
  // The stream follows the arguments.
  if (op.HasTag("kTagNondeterministic")) absl::StrAppend(&out, ", ", op.schema.args.size());
  return out + ">";
}

}  // namespace

std::string EmitKernelDeclarations(const OpSet& set) {
  const std::string guard = set.IncludeGuard("interp", "kernel_declarations.h");
  std::string out = absl::StrCat(kGeneratedBanner, "#ifndef ", guard, "\n#define ", guard,
                                 "\n"
                                 "\n"
                                 "#include <array>\n"
                                 "#include <optional>\n"
                                 "\n"
                                 "#include \"backtape/interp/kernel.h\"\n"
                                 "\n"
                                 "// One kernel for each op that does not use another op's kernel.\n"
                                 "namespace ",
                                 set.library, "::kernels {\n\n", set.UsingBacktape());
  for (const Op& op : set.ops) {
    if (op.functional >= 0 || op.foreach_base >= 0 || op.kernel != op.id) continue;
    std::string parameters;
    for (const SchemaArgument& arg : op.schema.args) {
      if (arg.type.base == "Generator") continue;
      absl::StrAppend(&parameters, ", ", KernelParameterType(arg.type), " ", ArgumentName(arg.name));
    }
    if (op.HasTag("kTagNondeterministic")) absl::StrAppend(&parameters, ", const RandomStream& random");
    absl::StrAppend(&parameters, OutputParameters(op));
    absl::StrAppend(&out, "// ", op.schema_text, "\nabsl::Status ", op.identifier, "(",
                    parameters.empty() ? "" : parameters.substr(2), ");\n");
  }
  absl::StrAppend(&out, "\n}  // namespace ", set.library, "::kernels\n\n#endif  // ", guard, "\n");
  return out;
}

std::string EmitKernelTable(const OpSet& set) {
  std::string out =
      absl::StrCat(kGeneratedBanner, "#include \"", set.HeaderPath("interp", "kernel_declarations.h"),
                   "\"\n"
                   "#include \"backtape/interp/foreach_kernel.h\"\n"
                   "#include \"backtape/interp/typed_kernel.h\"\n"
                   "\n"
                   "namespace ",
                   set.library, " {\n\n", set.UsingBacktape(), "KernelTable ", set.is_builtin() ? "Builtin" : "",
                   "Kernels() {\n"
                   "  static constexpr KernelFn kKernels[] = {\n");
  for (const Op& op : set.ops) {
    absl::StrAppend(&out, "      ", Entry(set, op), ",  // ", op.QualifiedName(), "\n");
  }
  absl::StrAppend(&out, "  };\n  return kKernels;\n}\n\n}  // namespace ", set.library, "\n");
  return out;
}

}  // namespace backtape::codegen_spec
