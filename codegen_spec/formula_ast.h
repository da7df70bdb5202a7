#ifndef BACKTAPE_CODEGEN_SPEC_FORMULA_AST_H_
#define BACKTAPE_CODEGEN_SPEC_FORMULA_AST_H_

#include <memory>
#include <string>
#include <vector>

#include "backtape/codegen_spec/formula_type.h"

namespace backtape::codegen_spec {

// Maximum nesting of operations, including chains of operators. Code that walks a formula is recursive, and compilers
// limit the nesting of the resulting C++ (clang to 256 brackets).
inline constexpr int kMaxFormulaHeight = 250;

struct Callable;
struct Expr;
using ExprPtr = std::unique_ptr<Expr>;

// A node of a formula's syntax tree. The parser fills in the source; the type checker fills in the rest.
struct Expr {
  enum class Kind {
    kName,         // text: "grad", "at::kLong" (qualifiers kept)
    kInteger,      // text: the digits
    kFloat,        // text
    kString,       // text: without its quotes
    kCall,         // text: the function; operands: arguments
    kMethod,       // text: the method; operands: the object, then arguments
    kIndex,        // operands: the list, the index
    kBraces,       // operands: elements
    kUnary,        // text: "-", "!", "+"; operands: 1
    kBinary,       // text: "+", "<=", "&&", ...; operands: 2
    kConditional,  // operands: condition, then, else
    kConstruct,    // text: a type, "std::tuple<Tensor, Tensor>"; operands: arguments
    kGet,          // std::get<index>(tuple): text: the index
    kLambda,       // [](T name) { return body; }: text: name; operands: the body
    kSaved,        // text: a value computed when the node is created (see RewriteSavedExpressions)
  };

  Kind kind = Kind::kName;
  int offset = 0;  // offset in the formula of its first character; for kBinary, of the operator
  std::string text;
  bool is_arrow = false;    // for kMethod: true if called with "->"
  bool is_created = false;  // for kSaved: true if the value is a new tensor whenever the formula runs
  int height = 1;           // height of the tree rooted at this node, limited by kMaxFormulaHeight
  std::vector<ExprPtr> operands;

  FormulaType type;                    // set by the type checker
  const Callable* callee = nullptr;    // the function called by a kCall, a kMethod or an operator on tensors
  std::vector<FormulaType> converted;  // if there is a callee, the parameter's type for each operand
  bool takes_options = false;          // one operand is a TensorOptions, which supplies four parameters
  bool swaps_operands = false;         // the operator's call swaps its operands
};

inline ExprPtr MakeExpr(Expr::Kind kind, int offset, std::string text = "") {
  auto expr = std::make_unique<Expr>();
  expr->kind = kind;
  expr->offset = offset;
  expr->text = std::move(text);
  return expr;
}

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_FORMULA_AST_H_
