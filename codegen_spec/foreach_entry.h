#ifndef BACKTAPE_CODEGEN_SPEC_FOREACH_ENTRY_H_
#define BACKTAPE_CODEGEN_SPEC_FOREACH_ENTRY_H_

#include "backtape/codegen_spec/derivative_file.h"
#include "backtape/codegen_spec/schema_parser.h"

namespace backtape::codegen_spec {

// The entry of an op on lists (`_foreach_mul.List`) that follows from that of the op on single tensors: arguments take
// the names that they have in `list`, by position, a list is indexed by [i], and `grad` and `result` become `grads[i]`
// and `result[i]`. Arguments that the op on lists leaves out have their defaults.
DerivativeRow ForeachRow(const DerivativeRow& reference, const Schema& list);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_FOREACH_ENTRY_H_
