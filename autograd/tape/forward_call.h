#ifndef BACKTAPE_AUTOGRAD_TAPE_FORWARD_CALL_H_
#define BACKTAPE_AUTOGRAD_TAPE_FORWARD_CALL_H_

#include <initializer_list>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/variable/variable.h"

// The argument of generated forward-mode functions, and their building blocks.
namespace backtape {

// A call whose outputs' tangents are wanted. A forward-mode function is pure: it computes them with typed ops.
struct ForwardCall {
  const OpLibrary& library;
  int op_id = 0;                      // for an in-place op, that of the functional op
  absl::Span<const IValue> args;      // bound primals; for an in-place op, before the write
  const IValue& result;               // primals
  absl::Span<const IValue> tangents;  // for each argument: its tangent, or None for zero; for a list, a list or None
};

// The forward-mode functions of the builtin ops, by OpSchema::id; null where forward mode is not implemented.
absl::Span<const ForwardFn> BuiltinForward();

// Markers in the table, which must not be called. TangentsOfCalls: the op calls other ops, which compute the tangents.
// NoTangents: the op has no differentiable outputs.
IValue TangentsOfCalls(const ForwardCall& call);
IValue NoTangents(const ForwardCall& call);

// Calls the op itself with the tangents of these arguments in their place.
IValue ApplyToTangents(const ForwardCall& call, std::initializer_list<int> args);

// Throws if this argument has a tangent: the op is not differentiable with respect to it.
void CheckNoTangent(const ForwardCall& call, int arg, absl::string_view name);
// Whether any of these arguments, or an element of a list among them, has a tangent.
bool AnyTangent(const ForwardCall& call, std::initializer_list<int> args);
// The tangent of an argument, undefined for zero.
Variable Tangent(const ForwardCall& call, int arg);
// The tangent of an argument, or zeros if it has no tangent; undefined only if the argument is None.
Variable TangentOrZeros(const ForwardCall& call, int arg);
variable_list TangentsOrZeros(const ForwardCall& call, int arg);

// `sum` may be undefined, which is zero.
void AddTerm(Variable& sum, const Variable& term);
void SubtractTerm(Variable& sum, const Variable& term);

// The tangent with the dtype and sizes of the output that it belongs to. None for zero, and for an output that is None
// or has an integral dtype.
IValue TangentLike(const Variable& tangent, const Variable& output);
IValue TangentsLike(const variable_list& tangents, const variable_list& outputs);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_FORWARD_CALL_H_
