#ifndef BACKTAPE_CODEGEN_SPEC_OP_ROW_CHECKS_H_
#define BACKTAPE_CODEGEN_SPEC_OP_ROW_CHECKS_H_

#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/codegen_spec/op.h"
#include "backtape/codegen_spec/op_file.h"

namespace backtape::codegen_spec {

// Reports types for which no code can be generated.
void CheckTypes(const OpRow& row, Diagnostics& unsupported);

// Reports tags whose required arguments the op does not have.
void CheckTags(const Op& op, const OpRow& row, Diagnostics& diagnostics);

// Reports alias annotations that contradict the op's tags and name, or that generated code cannot implement.
void CheckAliases(const Op& op, const OpRow& row, Diagnostics& unsupported);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_OP_ROW_CHECKS_H_
