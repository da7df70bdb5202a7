#include "absl/strings/str_cat.h"
#include "backtape/codegen_spec/emit.h"

namespace backtape::codegen_spec {

std::string EmitOpId(const OpSet& set) {
  std::string out = absl::StrCat(kGeneratedBanner,
                                 "#ifndef BACKTAPE_IR_OP_ID_H_\n"
                                 "#define BACKTAPE_IR_OP_ID_H_\n"
                                 "\n"
                                 "#include <cstdint>\n"
                                 "\n"
                                 "namespace backtape {\n"
                                 "\n"
                                 "// OpSchema::id of each builtin op.\n"
                                 "enum class OpId : uint16_t {\n");
  for (const Op& op : set.ops) {
    absl::StrAppend(&out, "  ", op.identifier, " = ", op.id, ",  // ", op.QualifiedName(), "\n");
  }
  absl::StrAppend(&out,
                  "};\n"
                  "inline constexpr int kNumBuiltinOps = ",
                  set.ops.size(),
                  ";\n"
                  "\n"
                  "}  // namespace backtape\n"
                  "\n"
                  "#endif  // BACKTAPE_IR_OP_ID_H_\n");
  return out;
}

}  // namespace backtape::codegen_spec
