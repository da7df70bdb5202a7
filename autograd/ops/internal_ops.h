#ifndef BACKTAPE_AUTOGRAD_OPS_INTERNAL_OPS_H_
#define BACKTAPE_AUTOGRAD_OPS_INTERNAL_OPS_H_

#include <initializer_list>

#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/ir/op_id.h"

// The ops that the tape itself needs. Internal to autograd; everything else uses autograd/ops.h.
namespace backtape::internal {

// Calls a builtin op with autograd. `args` are positional; the other arguments take their defaults.
IValue CallBuiltin(OpId op, std::initializer_list<IValue> args);
inline Variable CallForTensor(OpId op, std::initializer_list<IValue> args) { return ToVariable(CallBuiltin(op, args)); }

Variable Zeros(absl::Span<const SymInt> sizes, DType dtype, const Device& device);
Variable Add(const Variable& a, const Variable& b);
Variable AddInplace(const Variable& self, const Variable& other);
Variable Clone(const Variable& self);
Variable CloneRowMajor(const Variable& self);
// Uninitialised, with the dtype and device of `self`.
Variable NewEmptyStrided(const Variable& self, absl::Span<const SymInt> sizes, absl::Span<const SymInt> strides);
Variable AsStrided(const Variable& self, absl::Span<const SymInt> sizes, absl::Span<const SymInt> strides,
                   const SymInt& storage_offset);
Variable CopyInplace(const Variable& self, const Variable& source);
Variable OnesLike(const Variable& self);
Variable ToDType(const Variable& self, DType dtype);
// An alias of a gradient, for grad(). Like Variable::detach(), but visible to observers, which see two calls of the op
// detach (a dispatch mode of PyTorch 2.15 sees one).
Variable DetachForGrad(const Variable& gradient);
// Whether a gradient has a NaN, computed below autograd and outside of the current trace. Observers see the ops isnan,
// any and _local_scalar_dense.
bool HasNaN(const Variable& gradient);
// Sums over the dims that broadcasting from `sizes` would add or expand.
Variable SumTo(const Variable& self, absl::Span<const SymInt> sizes);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_OPS_INTERNAL_OPS_H_
