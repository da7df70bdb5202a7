#ifndef BACKTAPE_IR_OP_TABLE_DATA_H_
#define BACKTAPE_IR_OP_TABLE_DATA_H_

#include "absl/types/span.h"
#include "backtape/ir/op_schema.h"

namespace backtape {

// The rows of codegen_spec/ops, by id. Defined in a generated file; callers use OpTable::Builtin().
absl::Span<const OpSchema> BuiltinOpSchemas();
// For each id, the id of the base op if the op works on lists (ir/foreach.h), else -1.
absl::Span<const int32_t> BuiltinForeachBases();

}  // namespace backtape

#endif  // BACKTAPE_IR_OP_TABLE_DATA_H_
