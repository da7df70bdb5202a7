#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/codegen_spec/autograd_types.h"
#include "backtape/codegen_spec/cpp_types.h"
#include "backtape/codegen_spec/emit_autograd.h"

namespace backtape::codegen_spec {

std::string EmitDerivativeFunctions(const AutogradSpec& spec) {
  const std::string guard = spec.IncludeGuard("derivative_functions.h");
  std::string out =
      absl::StrCat(kGeneratedBanner, "#ifndef ", guard, "\n#define ", guard,
                   "\n\n"
                   "#include <array>\n"
                   "#include <optional>\n"
                   "#include <tuple>\n"
                   "#include <vector>\n"
                   "\n"
                   "#include \"backtape/autograd/variable/list_parameters.h\"\n"
                   "#include \"backtape/autograd/tape/tensor_options.h\"\n"
                   "#include \"backtape/autograd/variable/variable.h\"\n"
                   "#include \"backtape/tensor/sym_scalar.h\"\n"
                   "\n"
                   "// Helper functions that derivative formulas call. A missing definition is a link error.\n"
                   "namespace ",
                   spec.library(), "::formulas {\n\n", spec.UsingBacktape());
  for (const HelperFunctionRow& row : spec.helpers) {
    if (row.library != spec.library() || row.is_broken) continue;
    std::vector<std::string> parameters;
    for (const SchemaArgument* arg : TypedArguments(row.schema)) {
      const std::string value = TypedDefault(*arg);
      parameters.push_back(absl::StrCat(TypedParameter(arg->type), " ", ParameterName(arg->name),
                                        value.empty() ? "" : absl::StrCat(" = ", value)));
    }
    absl::StrAppend(&out, "// ", row.func.value, "\n", TypedReturn(row.schema.returns), " ", row.schema.name, "(",
                    absl::StrJoin(parameters, ", "), ");\n");
  }
  absl::StrAppend(&out, "\n}  // namespace ", spec.library(), "::formulas\n\n#endif  // ", guard, "\n");
  return out;
}

}  // namespace backtape::codegen_spec
