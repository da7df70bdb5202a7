#ifndef BACKTAPE_CODEGEN_SPEC_EMIT_LIBRARY_H_
#define BACKTAPE_CODEGEN_SPEC_EMIT_LIBRARY_H_

#include <string>
#include <vector>

#include "backtape/codegen_spec/emit.h"
#include "backtape/codegen_spec/emit_autograd.h"

namespace backtape::codegen_spec {

// All sources of a library that extends the builtin one: <library>/library.h with the OpLibrary, typed ops, nodes, and
// the declarations of kernels and shape rules. cmake/BacktapeDerivatives.cmake lists the file names.
std::vector<OutputFile> EmitLibrary(const AutogradSpec& spec);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_EMIT_LIBRARY_H_
