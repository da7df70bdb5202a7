#ifndef BACKTAPE_CODEGEN_SPEC_CALL_BINDING_H_
#define BACKTAPE_CODEGEN_SPEC_CALL_BINDING_H_

#include <optional>
#include <string>
#include <vector>

#include "backtape/codegen_spec/callables.h"
#include "backtape/codegen_spec/formula_ast.h"

namespace backtape::codegen_spec {

// How the operands of a call match the parameters of one callable.
struct Binding {
  const Callable* callable = nullptr;
  std::vector<FormulaType> converted;  // for each operand, the type that it is converted to
  bool takes_options = false;          // one operand is a TensorOptions, which supplies four parameters
  int cost = 0;
  // If the call does not match, the index of the operand at fault, or -1 if an operand is missing.
  std::optional<int> wrong_operand;
  std::string wrong;
  bool may_be_undefined = false;  // true if the only problem is that the operand at fault may be undefined
};

// As in C++, operands bind to parameters by position, including keyword-only ones. With `allow_undefined`, a tensor
// that may be undefined is accepted wherever a tensor is.
Binding BindCall(const Callable& callable, const Expr& call, bool allow_undefined);

// "pow.Scalar(Scalar, Tensor)": name and parameter types, for messages.
std::string SignatureOf(const Schema& schema);

// "(Tensor, int)": the types of the operands from `begin` on.
std::string TypesOfOperands(const std::vector<ExprPtr>& operands, size_t begin);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_CALL_BINDING_H_
