#ifndef BACKTAPE_CODEGEN_SPEC_FOREACH_ENTRY_H_
#define BACKTAPE_CODEGEN_SPEC_FOREACH_ENTRY_H_

#include "backtape/codegen_spec/derivative_file.h"
#include "backtape/codegen_spec/schema_parser.h"

namespace backtape::codegen_spec {

// Derives the entry of an op on lists (`_foreach_mul.List`) from that of the op on single tensors. Renames the
// arguments, by position, to their names in `list`. Indexes lists by [i], and replaces `grad` and `result` by
// `grads[i]` and `result[i]`. Arguments that the op on lists leaves out get their defaults.
DerivativeRow ForeachRow(const DerivativeRow& reference, const Schema& list);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_FOREACH_ENTRY_H_
