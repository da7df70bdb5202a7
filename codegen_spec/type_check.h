#ifndef BACKTAPE_CODEGEN_SPEC_TYPE_CHECK_H_
#define BACKTAPE_CODEGEN_SPEC_TYPE_CHECK_H_

#include <functional>
#include <map>
#include <string>

#include "backtape/codegen_spec/callables.h"
#include "backtape/codegen_spec/formula_ast.h"

namespace backtape::codegen_spec {

// What a formula may name besides constants and saved values: grad, grads, grad_<output>, grad_input_mask, ...
using FormulaNames = std::map<std::string, FormulaType>;

// Gives every node of a formula its type, finds what its calls call, and turns operators on tensors into calls of ops.
// `report` gets an offset in the formula and what is wrong there; a mistake is told once.
void CheckFormula(Expr& expr, const FormulaNames& names, const Callables& callables,
                  const std::function<void(int, std::string)>& report);

// As CheckFormula, and the value must convert to `wanted`, a gradient: it may be undefined, which is zero.
void CheckFormulaGives(Expr& expr, const FormulaType& wanted, const FormulaNames& names, const Callables& callables,
                       const std::function<void(int, std::string)>& report);

// C++ of a constant that formulas may name ("M_PI", "true", "at::kLong"), and its type; null type when there is none.
struct FormulaConstant {
  FormulaType type;
  std::string cpp;
};
const FormulaConstant* FindConstant(const std::string& name);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_TYPE_CHECK_H_
