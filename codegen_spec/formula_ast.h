#ifndef BACKTAPE_CODEGEN_SPEC_FORMULA_AST_H_
#define BACKTAPE_CODEGEN_SPEC_FORMULA_AST_H_

#include <memory>
#include <string>
#include <vector>

#include "backtape/codegen_spec/formula_type.h"

namespace backtape::codegen_spec {

// Operations inside each other, chains of operators included: everything that walks a formula recurses, and compilers
// bound the nesting of the C++ that comes of it (clang at 256 brackets).
inline constexpr int kMaxFormulaHeight = 250;

struct Callable;
struct Expr;
using ExprPtr = std::unique_ptr<Expr>;

// A node of a formula's syntax tree. The parser fills in what is written; the type checker the rest.
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
    kSaved,        // text: a value that is computed when the node is made; put in by the rewriting of saved expressions
  };

  Kind kind = Kind::kName;
  int offset = 0;  // of its first character in the formula; of the operator for kBinary
  std::string text;
  bool is_arrow = false;  // kMethod by "->"
  int height = 1;         // of the tree below and including this node; the parser bounds it (kMaxFormulaHeight)
  std::vector<ExprPtr> operands;

  FormulaType type;                    // set by the type checker
  const Callable* callee = nullptr;    // kCall, kMethod, operators on tensors: what is called
  std::vector<FormulaType> converted;  // with callee: for each operand, the parameter's type
  bool takes_options = false;          // with callee: the TensorOptions among the operands stands for four parameters
  bool swaps_operands = false;         // an operator that calls with its operands exchanged
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
