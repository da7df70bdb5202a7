#ifndef BACKTAPE_AUTOGRAD_DISPATCH_H_
#define BACKTAPE_AUTOGRAD_DISPATCH_H_

#include "absl/types/span.h"
#include "backtape/autograd/variable.h"
#include "backtape/interp/kernel.h"
#include "backtape/ir/op_table.h"
#include "backtape/ir/shape_rule.h"

namespace backtape {

struct NodeForm;
struct OpLibrary;

// An op with autograd, over boxed arguments (bound as for kernels, Tensors being variables): puts it on the tape when
// that is called for, and gives its results. Throws backtape::Error.
using AutogradFn = IValue (*)(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

// All that is known of a set of ops, by OpSchema::id. Immutable; outlives everything made with it. A user's library is
// the builtin one with ops added behind, so that builtin ids hold in it too.
struct OpLibrary {
  const OpTable* ops = nullptr;
  KernelTable kernels;
  ShapeRuleTable shape_rules;
  absl::Span<const AutogradFn> autograd;       // null: the op has no derivative
  absl::Span<const NodeForm> node_forms = {};  // of generated tape nodes (autograd/node_form.h), sorted by name
};

// The ops of codegen_spec/ops.
const OpLibrary& BuiltinLibrary();

// An op with autograd: what typed ops and graphs run over the tape call. `args` are bound (ir/bind_arguments.h). An op
// without a derivative gives, where one would be wanted, results whose backward throws that it is not implemented.
IValue Call(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

// The op alone, below autograd: recorded in the tracer's graph when the thread has one (autograd/tracer.h), else
// computed by its reference kernel. Bumps the version of what it writes. What it gives, unless the op writes and
// returns an argument, is a new tensor, off the tape.
IValue Redispatch(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_DISPATCH_H_
