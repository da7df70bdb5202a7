#ifndef BACKTAPE_CODEGEN_SPEC_OP_ROW_CHECKS_H_
#define BACKTAPE_CODEGEN_SPEC_OP_ROW_CHECKS_H_

#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/codegen_spec/op.h"
#include "backtape/codegen_spec/op_file.h"

namespace backtape::codegen_spec {

// Reports types for which no code can be generated.
void CheckTypes(const OpRow& row, Diagnostics& unsupported);

// Alias annotations must match the op's behaviour: kernels always write to outputs of their own.
void CheckAliases(const Op& op, const OpRow& row, Diagnostics& unsupported);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_OP_ROW_CHECKS_H_
