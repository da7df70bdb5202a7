#ifndef BACKTAPE_INTERP_KERNEL_H_
#define BACKTAPE_INTERP_KERNEL_H_

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "backtape/tensor/ivalue.h"
#include "backtape/tensor/random_stream.h"

namespace backtape {

// The uniform signature of a reference kernel, which computes the outputs of one call. `args` are bound to the op's
// schema as for shape rules (ir/shape_rule.h), but contain Tensors. The caller allocates `outs` as the shape rule
// states (dtype, sizes, strides); they are uninitialised and share no memory with an argument, except that native code
// may run all_reduce and wait_tensor in place. An output for which the rule returns None is an undefined Tensor. A
// kernel fails only for what its shape rule cannot check: values (an index out of range), memory, and the other
// processes of a collective.
//
// View ops have no kernel: their shape rule returns sizes, strides and offset over the first argument's storage.
// In-place ops have none either: the functional op's kernel runs, and its result is copied into the first argument. For
// an op that draws random numbers, `args` ends with ToIValue of the call's stream.
using KernelFn = absl::Status (*)(absl::Span<const IValue> args, absl::Span<const Tensor> outs);

// The stream as an argument of a kernel: the list of its seed and its stream number.
IValue ToIValue(const RandomStream& stream);

// The kernels of a table's ops, indexed by OpSchema::id; null for ops without a kernel, such as views, in-place ops and
// operator.*. Immutable.
using KernelTable = absl::Span<const KernelFn>;
KernelTable BuiltinKernels();

// The generator declares typed kernels (interp/kernels/*.cc) in
// <build>/generated/backtape/interp/kernel_declarations.h, namespace backtape::kernels. Types of the schema become
// these parameter types:
//   Tensor, Tensor?             const Tensor& (undefined for None)
//   Tensor[], Tensor?[]         absl::Span<const Tensor>
//   int, SymInt                 int64_t
//   int[], SymInt[]             absl::Span<const int64_t>
//   float, Scalar               double, const Scalar&
//   bool[n], str, ScalarType    std::array<bool, n>, absl::string_view, DType
//   bool, Layout, Device, MemoryFormat have the same names in C++
//   T? of any other type        std::optional<...>
// Generator arguments are omitted. Ops tagged nondeterministic then have a const RandomStream&. The outputs come last:
// one `const Tensor&` for each, or an absl::Span<const Tensor> for a list. Kernels return absl::Status.

}  // namespace backtape

#endif  // BACKTAPE_INTERP_KERNEL_H_
