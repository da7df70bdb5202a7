#ifndef BACKTAPE_CODEGEN_SPEC_FORWARD_FORMULA_H_
#define BACKTAPE_CODEGEN_SPEC_FORWARD_FORMULA_H_

#include <string>
#include <vector>

#include "absl/types/span.h"
#include "backtape/codegen_spec/callables.h"
#include "backtape/codegen_spec/derivative_file.h"
#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/codegen_spec/formula_ast.h"
#include "backtape/codegen_spec/op_set.h"

namespace backtape::codegen_spec {

// A checked forward-mode formula: the tangents of one or more outputs.
struct ForwardFormula {
  std::vector<int> outputs;  // positions in the schema's returns, in the order of the formula's key
  std::string text;          // as written
  // The formula. For auto_element_wise, this is the gradient's formula, with the argument's tangent as `grad`. Null for
  // auto_linear, which calls the op itself with the tangents.
  ExprPtr expr;
  std::vector<int> tangents;  // arguments whose tangents the formula uses, ascending

  bool is_linear() const { return expr == nullptr; }
};

// The parts of an entry on which the checks of forward-mode formulas depend.
struct ForwardContext {
  const Op& op;
  const std::vector<int>& differentiable_args;
  const std::vector<bool>& differentiable_outputs;
  // The formula of the gradient if there is exactly one argument with a formula, otherwise null.
  const std::string* only_gradient = nullptr;
  bool is_foreach = false;             // an op on lists: formulas are for element i
  bool allow_undefined = false;        // EntryOptions::allow_undefined
  bool allow_written_tangent = false;  // EntryOptions::allow_written_tangent
};

// Checks the formulas with keys named like outputs, and reports problems to `diagnostics`.
std::vector<ForwardFormula> BuildForwardFormulas(absl::Span<const FormulaText* const> texts,
                                                 const ForwardContext& context, const Callables& callables,
                                                 Diagnostics& diagnostics);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_FORWARD_FORMULA_H_
