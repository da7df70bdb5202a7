#ifndef BACKTAPE_INTERP_KERNEL_H_
#define BACKTAPE_INTERP_KERNEL_H_

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/tensor/ivalue.h"
#include "backtape/tensor/random_stream.h"

namespace backtape {

// The uniform signature of a reference kernel, which computes the outputs of one call. `args` are bound to the op's
// schema as for shape rules (ir/shape_rule.h), but contain Tensors. The caller allocates `outs` as the shape rule
// states (dtype, sizes, strides); they are uninitialised and share no memory with an argument. An output for which the
// rule returns None is an undefined Tensor. A kernel fails only for value-dependent errors (an index out of range); the
// shape rule has checked everything else.
//
// View ops have no kernel: their shape rule returns sizes, strides and offset over the first argument's storage.
// In-place ops have none either: the functional op's kernel runs, and its result is copied into the first argument. For
// an op that draws random numbers, `args` ends with the BoxedStream of the call's stream.
using KernelFn = absl::Status (*)(absl::Span<const IValue> args, absl::Span<const Tensor> outs);

// Wraps the stream for passing it to a kernel.
IValue BoxedStream(const RandomStream& stream);

// The kernels of a table's ops, indexed by OpSchema::id; null for ops without a kernel, such as views, in-place ops and
// operator.*. Immutable.
using KernelTable = absl::Span<const KernelFn>;
KernelTable BuiltinKernels();

// Typed kernels (interp/kernels/*.cc) are declared by the generator in
// <build>/generated/backtape/interp/kernel_declarations.h, namespace backtape::kernels. Their parameters are: Tensor
// and Tensor? as const Tensor& (undefined for None), Tensor[] and Tensor?[] as absl::Span<const Tensor>, int and SymInt
// as int64_t, lists of these as absl::Span<const int64_t>, float as double, Scalar as const Scalar&, bool[n] as
// std::array<bool, n>, str as absl::string_view, ScalarType as DType, Layout, Device and MemoryFormat under their own
// names, and T? of any of the others as std::optional<...>. Generator arguments are omitted. Next, for ops tagged
// nondeterministic, comes a const RandomStream&. Last come the outputs: one `const Tensor&` for each, or an
// absl::Span<const Tensor> for a list. Kernels return absl::Status.

}  // namespace backtape

#endif  // BACKTAPE_INTERP_KERNEL_H_
