#ifndef BACKTAPE_CODEGEN_SPEC_DERIVATIVE_ENTRY_H_
#define BACKTAPE_CODEGEN_SPEC_DERIVATIVE_ENTRY_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/codegen_spec/callables.h"
#include "backtape/codegen_spec/derivative_file.h"
#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/codegen_spec/formula_ast.h"
#include "backtape/codegen_spec/forward_formula.h"
#include "backtape/codegen_spec/op_set.h"
#include "backtape/codegen_spec/saved_value.h"

namespace backtape::codegen_spec {

// One checked formula: the gradients of one or more arguments.
struct Derivative {
  std::vector<int> args;  // positions in the schema, in the order of the formula's key
  std::string text;       // as written
  ExprPtr expr;
  bool is_not_implemented = false;
  bool uses_mask = false;  // true if it uses grad_input_mask
  // False if the result depends on no element of a gradient, as in zeros_like(grad).
  bool uses_gradients = true;
  // True if the formula fails for some arguments that the op accepts.
  bool may_reject = false;
};

// The derivative of one op, from its Default formulas.
struct DerivativeEntry {
  const Op* op = nullptr;
  std::string node;                          // "MulBackward0"; empty if no argument has a formula, so there is no node
  std::vector<Derivative> formulas;          // in the order of their keys
  std::vector<int> differentiable_args;      // positions of arguments with a formula, ascending
  std::vector<int> uncovered_args;           // tensors with neither a formula nor non_differentiable
  std::vector<SavedValue> saved_inputs;      // sorted by name
  std::vector<SavedValue> saved_outputs;     // sorted by name
  std::vector<bool> differentiable_outputs;  // for each return
  ExprPtr output_condition;                  // condition on the arguments under which the output is differentiable
  bool uses_retain_variables = false;
  bool is_foreach = false;              // true for an op on lists, whose formulas are for element i
  bool is_derived = false;              // for an op on lists: true if it uses the formulas of the op on single tensors
  std::vector<ForwardFormula> forward;  // tangents of the outputs; empty if forward mode is not implemented
  // Forward-mode formulas left out (EntryOptions::forward_is_optional), and their first problem.
  int num_unusable_forward = 0;
  std::string forward_problem;

  // Index of an argument among the differentiable ones; -1 if it is not differentiable.
  int DifferentiableIndex(int arg) const;
  // Saved inputs, then saved outputs, in the order of the functional form's parameters.
  std::vector<const SavedValue*> Saved() const;
  const SavedValue* FindSaved(absl::string_view name) const;
  bool HasListInput() const;
};

struct EntryOptions {
  bool allow_plain_sizes = false;  // allow x.sizes() in formulas, as in files from 2019
  // Accept a tensor that may be undefined wherever a tensor is accepted, as PyTorch does.
  bool allow_undefined = false;
  // A forward-mode formula may be an in-place op on a tangent, as in PyTorch: self_t.zero_().
  bool allow_written_tangent = false;
  // Leave out the forward-mode formulas if one of them has a mistake. The entry remains usable.
  bool forward_is_optional = false;
};

// Checks the formulas of a block for `op` and reports problems to `diagnostics`. `op` must outlive the result.
DerivativeEntry BuildDerivativeEntry(const DerivativeRow& row, const FormulaBlock& block, const Op& op,
                                     const Callables& callables, const EntryOptions& options, Diagnostics& diagnostics);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_DERIVATIVE_ENTRY_H_
