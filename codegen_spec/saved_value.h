#ifndef BACKTAPE_CODEGEN_SPEC_SAVED_VALUE_H_
#define BACKTAPE_CODEGEN_SPEC_SAVED_VALUE_H_

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "backtape/codegen_spec/formula_ast.h"
#include "backtape/codegen_spec/formula_type.h"

namespace backtape::codegen_spec {

// A value that a tape node keeps from the forward op for its formulas: an argument or output itself, or what a formula
// asks of it (its sizes, its dtype, ...), which is then computed at once so that the tensor need not be kept.
struct SavedValue {
  std::string name;        // "other", "self_sym_sizes"
  std::string of;          // the argument or output
  bool is_output = false;  // of an output
  FormulaType type;        // of what is kept
  // C++ that computes it from the argument, which stands for $0; empty: the argument itself.
  std::string compute;
  std::string second;  // another argument that `compute` needs, as $1
  // wrap_opt_if: kept only where this holds, a condition on grad_input_mask and bool arguments; null: always.
  std::shared_ptr<Expr> condition;
};

// A name that formulas may save: an argument of the op, or an output.
struct SavableName {
  std::string name;
  FormulaType type;
  bool is_output = false;
};

struct SavedRewriteOptions {
  // x.sizes(), x.size(i) and x.strides(), as old files write them, stand for the sym_ forms; else they are mistakes.
  bool allow_plain_sizes = false;
  // The arguments that the formula is for.
  std::vector<std::string> formula_of;
};

// Replaces in a formula what is known when the forward op runs by Expr::Kind::kSaved with the saved value's name, and
// adds the values to `saved`, each name once. `report` gets an offset in the formula and what is wrong there.
void RewriteSavedExpressions(ExprPtr& expr, const std::vector<SavableName>& names, const SavedRewriteOptions& options,
                             std::vector<SavedValue>& saved, const std::function<void(int, std::string)>& report);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_SAVED_VALUE_H_
