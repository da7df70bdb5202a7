#ifndef BACKTAPE_CODEGEN_SPEC_FORMULA_PARSER_H_
#define BACKTAPE_CODEGEN_SPEC_FORMULA_PARSER_H_

#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/codegen_spec/formula_ast.h"
#include "backtape/codegen_spec/schema_parser.h"

namespace backtape::codegen_spec {

// Parses a derivative formula: a C++ expression of names (at::x, std::x), numbers, strings, calls, method calls with
// '.' and '->', indexing, braces, ?:, comparisons, logic and arithmetic. Returns null after reporting the first
// mistake.
ExprPtr ParseFormula(absl::string_view text, std::vector<SchemaProblem>& problems);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_FORMULA_PARSER_H_
