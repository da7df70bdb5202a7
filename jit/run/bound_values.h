#ifndef BACKTAPE_JIT_RUN_BOUND_VALUES_H_
#define BACKTAPE_JIT_RUN_BOUND_VALUES_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "backtape/jit/plan/plan.h"
#include "backtape/jit/run/binding.h"
#include "backtape/tensor/sym_int.h"

// Evaluates parts of a plan for given values of its symbols.
namespace backtape::jit {

// Evaluates an expression for these values of the symbols, which are sorted. Returns nullopt if it has other symbols or
// the result does not fit in 64 bits.
std::optional<int64_t> EvaluateWith(absl::Span<const std::string> symbols, absl::Span<const int64_t> values,
                                    const SymInt& expression);
// Like EvaluateWith, for expressions of a plan. CHECKs that they have a value: MakeBinding has verified this for blocks
// and steps, and the expressions of inputs describe tensors that exist.
int64_t ValueWith(absl::Span<const std::string> symbols, absl::Span<const int64_t> values, const SymInt& expression);

// A tensor of the plan for these values of its symbols.
BoundTensor BindTensor(const Plan& plan, absl::Span<const int64_t> symbol_values, const Operand& operand);

// Divides the kernel of a step into pieces that begin at these points; the last number is the end. Lists the kernel's
// operands, separately for each piece if some of them are scratch memory.
void CutKernel(const Plan& plan, size_t step, std::vector<int64_t> piece_begins, Binding& binding);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_BOUND_VALUES_H_
