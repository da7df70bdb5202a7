#ifndef BACKTAPE_IR_OP_TABLE_DATA_H_
#define BACKTAPE_IR_OP_TABLE_DATA_H_

#include "absl/types/span.h"
#include "backtape/ir/op_schema.h"

namespace backtape {

// The rows of codegen_spec/ops, by id. Defined in a generated file; others use OpTable::Builtin().
absl::Span<const OpSchema> BuiltinOpSchemas();

}  // namespace backtape

#endif  // BACKTAPE_IR_OP_TABLE_DATA_H_
