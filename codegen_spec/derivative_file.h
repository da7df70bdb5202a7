#ifndef BACKTAPE_CODEGEN_SPEC_DERIVATIVE_FILE_H_
#define BACKTAPE_CODEGEN_SPEC_DERIVATIVE_FILE_H_

#include <optional>
#include <string>
#include <vector>

#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/codegen_spec/schema_parser.h"
#include "backtape/codegen_spec/spec_text.h"

namespace backtape::codegen_spec {

// "self, other: formula".
struct FormulaText {
  std::vector<SpecText> names;
  SpecText formula;
};

// The formulas of one autograd dispatch key.
struct FormulaBlock {
  SpecText dispatch_key;  // "Default" if there is no 'dispatch'
  std::vector<FormulaText> formulas;
};

// One entry of a derivatives file, with its name parsed as a schema but not yet resolved to an op.
struct DerivativeRow {
  const SourceFile* file = nullptr;
  SpecText name;
  Schema schema;
  std::vector<FormulaBlock> blocks;                            // at least one
  std::optional<std::vector<bool>> output_differentiability;   // one for each output
  std::optional<SpecText> output_differentiability_condition;  // a C++ condition, for an op with one output
  Location output_differentiability_place;
  std::string problem;  // the first problem found while reading it; such an entry is checked but unusable
};

// Reads the entries of a derivatives file (README.md describes the format). Reports mistakes, and skips entries without
// a schema.
std::vector<DerivativeRow> ReadDerivativeFile(const SourceFile& file, Diagnostics& diagnostics);

// One row of a file that declares helper functions for formulas: "- func: name(args) -> returns".
struct HelperFunctionRow {
  SpecText func;
  Schema schema;
  bool may_reject = false;           // the function fails for some arguments that the differentiated op accepts
  bool is_broken = false;            // true if the row has mistakes; then only the name of the schema is valid
  std::string library = "backtape";  // the C++ function is <library>::formulas::<name>
};
std::vector<HelperFunctionRow> ReadHelperFunctionFile(const SourceFile& file, Diagnostics& diagnostics);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_DERIVATIVE_FILE_H_
