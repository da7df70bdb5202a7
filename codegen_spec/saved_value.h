#ifndef BACKTAPE_CODEGEN_SPEC_SAVED_VALUE_H_
#define BACKTAPE_CODEGEN_SPEC_SAVED_VALUE_H_

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "backtape/codegen_spec/formula_ast.h"
#include "backtape/codegen_spec/formula_type.h"

namespace backtape::codegen_spec {

// A value that a tape node saves from the forward op for its formulas: an argument or output itself, or a property that
// a formula reads (its sizes, its dtype, ...). A property is computed immediately, so that the tensor need not be
// saved.
struct SavedValue {
  std::string name;        // "other", "self_sym_sizes"
  std::string of;          // the argument or output
  bool is_output = false;  // true if `of` is an output
  FormulaType type;        // type of the saved value
  // C++ that computes the value from the argument, written as $0; empty if the argument itself is saved.
  std::string compute;
  std::string second;  // another argument that `compute` uses, written as $1
  // The condition of wrap_opt_if, on grad_input_mask and bool arguments, under which the value is saved. Null means
  // always.
  std::shared_ptr<Expr> condition;
};

// A name whose value formulas may save: an argument or an output of the op.
struct SavableName {
  std::string name;
  FormulaType type;
  bool is_output = false;
};

struct SavedRewriteOptions {
  // If true, x.sizes(), x.size(i) and x.strides(), as in old files, mean the sym_ forms; otherwise they are mistakes.
  bool allow_plain_sizes = false;
  // The arguments whose gradients the formula computes.
  std::vector<std::string> formula_of;
};

// Finds the expressions in a formula whose values are known when the forward op runs. Replaces each of them by an
// Expr::Kind::kSaved with the saved value's name. Adds the values to `saved`, each name once. `report` receives an
// offset in the formula and a message.
void RewriteSavedExpressions(ExprPtr& expr, const std::vector<SavableName>& names, const SavedRewriteOptions& options,
                             std::vector<SavedValue>& saved, const std::function<void(int, std::string)>& report);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_SAVED_VALUE_H_
