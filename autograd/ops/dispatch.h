#ifndef BACKTAPE_AUTOGRAD_OPS_DISPATCH_H_
#define BACKTAPE_AUTOGRAD_OPS_DISPATCH_H_

#include "absl/types/span.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/interp/kernel.h"
#include "backtape/ir/op_table.h"
#include "backtape/ir/shape_rule.h"

namespace backtape {

struct ForwardCall;
struct NodeForm;
struct OpLibrary;

// Calls an op with autograd: records it on the tape if a gradient may be wanted, and returns its results. The arguments
// are IValues, bound as for kernels, with variables for tensors. Throws backtape::Error.
using AutogradFn = IValue (*)(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

// Computes the tangents of an op's outputs (autograd/tape/forward_call.h): a tensor or None for one output, otherwise a
// list of them.
using ForwardFn = IValue (*)(const ForwardCall& call);

// Everything known about a set of ops, by OpSchema::id. Immutable; must outlive everything made with it. A user's
// library is the builtin one with ops appended, so builtin ids are valid in it too.
struct OpLibrary {
  const OpTable* ops = nullptr;
  KernelTable kernels;
  ShapeRuleTable shape_rules;
  absl::Span<const AutogradFn> autograd;       // null: the op has no derivative
  absl::Span<const ForwardFn> forward;         // null: no forward-mode formula
  AutogradFn with_tangents;                    // calls an op with dual tensors (autograd/forward/dual_call.h)
  AutogradFn without_derivative;               // calls ops without a derivative (autograd/tape/not_implemented.h)
  absl::Span<const NodeForm> node_forms = {};  // of generated tape nodes (autograd/tape/node_form.h), sorted by name
};

// The ops of codegen_spec/ops.
const OpLibrary& BuiltinLibrary();

// Calls an op with autograd. Typed ops use this, and so do graphs that run on the tape. `args` are bound
// (ir/bind_arguments.h). If an op without a derivative is called with arguments that require grad, backward through its
// results throws "the derivative ... is not implemented".
IValue Call(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

// Like Call, but sets no tangents of the results. If the op calls other ops, those calls set them.
IValue CallWithoutTangents(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

// Calls the op alone, below autograd: records it in the graph of the thread's tracer (autograd/trace/tracer.h) if there
// is one, else computes it with its reference kernel. Bumps the version of what it writes. The result is a new tensor
// off the tape, unless the op writes an argument and returns it.
IValue Redispatch(const OpLibrary& library, int op_id, absl::Span<const IValue> args);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_OPS_DISPATCH_H_
