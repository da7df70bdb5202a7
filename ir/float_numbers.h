#ifndef BACKTAPE_IR_FLOAT_NUMBERS_H_
#define BACKTAPE_IR_FLOAT_NUMBERS_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

// What to do with arithmetic on sizes whose result is a float (s0 / 2), and with sizes in place of a tensor
// (aten.mul.Tensor(x, s0)).
enum class FloatsOfSizes : uint8_t {
  kKeep,     // the interpreter evaluates them
  kReplace,  // formulas that are traced over symbolic sizes need a tensor
  // Native code computes them from sizes that are known before the run. Replaces comparisons of such sizes too. Keeps
  // numbers among the results and numbers that a call passes to its subgraphs, and leaves subgraphs unchanged.
  kReplaceInPlan,
};

struct FloatNumbersOptions {
  FloatsOfSizes of_sizes = FloatsOfSizes::kKeep;
  // Leaves the numbers that cannot be replaced as they are, without a type.
  bool keep_others = false;
};

// Replaces Python floats and bools whose values are known only at run time with 0-dim tensors (float64 or bool), and
// the calls that take them with calls that take tensors, in subgraphs too. Such a number is x.item() of a tensor of
// floats or bools, or the result of one of Python's operators or functions on such a number; it has no type. Where such
// a tensor would take part in type promotion and the number does not, the tensor is cast. A division by zero, for which
// Python raises an error, has an infinite or NaN result. An integer that is computed from such a number is read from a
// tensor of int64; the run fails if the number is infinite, NaN or does not fit. A subgraph that several calls share is
// copied for a call that passes numbers to it.
//
// Results do not depend on which types the text states: unknown ones are inferred, and are unknown again afterwards.
// Returns whether anything changed. Returns an error that names the call if a call takes only a number (aten.dropout(x,
// item)), if its shape rule rejects the constant (0.5 or True) with which its type is inferred, or if the type of an
// operand is unknown.
absl::StatusOr<bool> ReplaceFloatNumbers(Graph& graph, const FloatNumbersOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_IR_FLOAT_NUMBERS_H_
