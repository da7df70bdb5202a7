#ifndef BACKTAPE_CODEGEN_SPEC_FORMULA_LEXER_H_
#define BACKTAPE_CODEGEN_SPEC_FORMULA_LEXER_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/codegen_spec/schema_parser.h"

namespace backtape::codegen_spec {

struct FormulaToken {
  enum class Kind { kName, kInteger, kFloat, kString, kSymbol, kEnd };
  Kind kind = Kind::kEnd;
  std::string text;  // a string without its quotes, or a symbol verbatim: "->", "<="
  int offset = 0;
};

// Splits a derivative formula (a C++ expression) into tokens, the last of which is kEnd. Skips comments. Reports and
// skips characters that cannot start a token.
std::vector<FormulaToken> TokenizeFormula(absl::string_view text, std::vector<SchemaProblem>& problems);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_FORMULA_LEXER_H_
