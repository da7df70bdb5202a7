#ifndef BACKTAPE_PASSES_DECOMPOSED_OPS_H_
#define BACKTAPE_PASSES_DECOMPOSED_OPS_H_

#include "backtape/autograd/ops/dispatch.h"
#include "backtape/ir/op_schema.h"

namespace backtape {

// True for an op that has no kernel because it is defined by calls of other ops (`decomposition` in codegen_spec/ops).
bool IsDecomposed(const OpSchema& op, const OpLibrary& library = BuiltinLibrary());

}  // namespace backtape

#endif  // BACKTAPE_PASSES_DECOMPOSED_OPS_H_
