#ifndef BACKTAPE_CODEGEN_SPEC_EMIT_FORMULA_H_
#define BACKTAPE_CODEGEN_SPEC_EMIT_FORMULA_H_

#include <map>
#include <string>

#include "absl/strings/string_view.h"
#include "backtape/codegen_spec/formula_ast.h"

namespace backtape::codegen_spec {

// Maps a formula's names to expressions in the surrounding C++.
struct FormulaSurroundings {
  std::map<std::string, std::string> names;  // "grad" -> "grads[0]"
  std::string library = "backtape";          // the C++ namespace of the surrounding code
};

// Emits a checked formula as C++, converted to `wanted`.
std::string EmitFormula(const Expr& expr, const FormulaType& wanted, const FormulaSurroundings& surroundings);

// Replaces $0, $1, ... in a C++ text by the values.
std::string FillIn(absl::string_view text, const std::vector<std::string>& values);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_EMIT_FORMULA_H_
