#ifndef BACKTAPE_AUTOGRAD_TAPE_RECORDING_TABLE_H_
#define BACKTAPE_AUTOGRAD_TAPE_RECORDING_TABLE_H_

#include "absl/types/span.h"
#include "backtape/autograd/ops/dispatch.h"

namespace backtape {

// The recording functions of the builtin ops, by OpSchema::id; null where the op has no entry in
// codegen_spec/derivatives.
absl::Span<const AutogradFn> BuiltinAutograd();

// The recording function of ops whose entry declares them not differentiable: records nothing on the tape.
IValue CallNonDifferentiable(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_RECORDING_TABLE_H_
