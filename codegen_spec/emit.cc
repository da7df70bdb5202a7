#include "backtape/codegen_spec/emit.h"

namespace backtape::codegen_spec {

std::vector<OutputFile> EmitAll(const OpSet& set, const DerivativeSet& derivatives) {
  return {
      {"generated/backtape/ir/op_id.h", EmitOpId(set)},
      {"generated/backtape/ir/op_table_data.cc", EmitOpTableData(set)},
      {"generated/backtape/ir/shape_rule_declarations.h", EmitShapeRuleDeclarations(set)},
      {"generated/backtape/ir/shape_rule_adapters.cc", EmitShapeRuleTable(set)},
      {"generated/backtape/interp/kernel_declarations.h", EmitKernelDeclarations(set)},
      {"generated/backtape/interp/kernel_adapters.cc", EmitKernelTable(set)},
      {"op_status.md", EmitOpStatus(set, derivatives)},
  };
}

}  // namespace backtape::codegen_spec
