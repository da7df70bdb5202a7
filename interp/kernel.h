#ifndef BACKTAPE_INTERP_KERNEL_H_
#define BACKTAPE_INTERP_KERNEL_H_

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/tensor/ivalue.h"
#include "backtape/tensor/random_stream.h"

namespace backtape {

// The uniform form of a reference kernel: computes the outputs of one call. `args` are bound to the op's schema as for
// shape rules (ir/shape_rule.h), with Tensors. `outs` are the output tensors, allocated by the caller as the op's shape
// rule says (dtype, sizes, strides), not initialised, sharing no memory with an argument; an output that the rule gives
// as None is an undefined Tensor. A kernel fails only for what values decide (an index out of range); everything else
// was checked by the shape rule. View ops have no kernel: their shape rule gives sizes, strides and offset over the
// first argument's storage. In-place ops have none either: their functional op's kernel runs, and the result is copied
// into the first argument.
// For an op that draws random numbers BoxedStream of the call's stream stands behind the arguments.
using KernelFn = absl::Status (*)(absl::Span<const IValue> args, absl::Span<const Tensor> outs);

// How a kernel is given its stream.
IValue BoxedStream(const RandomStream& stream);

// The kernel of each op of a table, by OpSchema::id; null for views, in-place ops and operator.*. Immutable.
using KernelTable = absl::Span<const KernelFn>;
KernelTable BuiltinKernels();

// Typed kernels (interp/kernels/*.cc, declared by the generator in <build>/generated/backtape/interp/
// kernel_declarations.h, namespace backtape::kernels) take: Tensor and Tensor? as const Tensor& (undefined for None),
// Tensor[] and Tensor?[] as absl::Span<const Tensor>, int and SymInt as int64_t, their lists as absl::Span<const
// int64_t>, float as double, Scalar as const Scalar&, bool[n] as std::array<bool, n>, str as absl::string_view,
// ScalarType as DType, Layout, Device, MemoryFormat; T? of the others as std::optional<...>; Generators are left out.
// Then, for ops with the tag nondeterministic, const RandomStream&. Then one `const Tensor&` for each output, or
// absl::Span<const Tensor> for a list. They return absl::Status.

}  // namespace backtape

#endif  // BACKTAPE_INTERP_KERNEL_H_
