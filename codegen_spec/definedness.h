#ifndef BACKTAPE_CODEGEN_SPEC_DEFINEDNESS_H_
#define BACKTAPE_CODEGEN_SPEC_DEFINEDNESS_H_

#include <set>
#include <string>

#include "backtape/codegen_spec/formula_ast.h"

namespace backtape::codegen_spec {

// Spellings of tensors that may be undefined: "grad_r", "grads[1]", "weight".
using DefinedPlaces = std::set<std::string>;

// The spelling of an expression that names such a tensor; empty for any other.
std::string PlaceOf(const Expr& expr);

// The tensors that are known to be defined if the condition has this value.
DefinedPlaces DefinedIf(const Expr& condition, bool value);

// True if a checked expression creates its value, which therefore shares no storage with an argument or a gradient.
bool IsNewTensor(const Expr& expr);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_DEFINEDNESS_H_
