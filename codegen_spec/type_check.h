#ifndef BACKTAPE_CODEGEN_SPEC_TYPE_CHECK_H_
#define BACKTAPE_CODEGEN_SPEC_TYPE_CHECK_H_

#include <functional>
#include <map>
#include <string>

#include "backtape/codegen_spec/callables.h"
#include "backtape/codegen_spec/formula_ast.h"

namespace backtape::codegen_spec {

// The names that a formula may use besides constants and saved values: grad, grads, grad_<output>, grad_input_mask, ...
using FormulaNames = std::map<std::string, FormulaType>;

struct CheckOptions {
  const Callables& callables;
  bool allow_undefined = false;  // a tensor that may be undefined is accepted wherever a tensor is
  // A name that an in-place op may write, because its value is not used afterwards. Null if there is none.
  const Expr* written_name = nullptr;
};

// Assigns a type to every node of a formula, resolves its calls, and turns operators on tensors into calls of ops. An
// in-place op that is applied to a new tensor becomes its functional form; applied to anything else, it is a mistake.
// `report` receives an offset in the formula and a message; each mistake is reported once. The message is empty for a
// call of an op or function whose row has mistakes, which are reported elsewhere.
void CheckFormula(Expr& expr, const FormulaNames& names, const CheckOptions& options,
                  const std::function<void(int, std::string)>& report);

// Like CheckFormula; also requires that the value converts to `wanted`, the type of a gradient. An undefined gradient
// means zero.
void CheckFormulaGives(Expr& expr, const FormulaType& wanted, const FormulaNames& names, const CheckOptions& options,
                       const std::function<void(int, std::string)>& report);

// The C++ text and type of a constant that formulas may use ("M_PI", "true", "at::kLong").
struct FormulaConstant {
  FormulaType type;
  std::string cpp;
};
// Null if there is no such constant.
const FormulaConstant* FindConstant(const std::string& name);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_TYPE_CHECK_H_
