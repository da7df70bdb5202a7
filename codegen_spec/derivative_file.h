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

// The formulas for one autograd dispatch key.
struct FormulaBlock {
  SpecText dispatch_key;  // "Default" when there is no 'dispatch'
  std::vector<FormulaText> formulas;
};

// One entry of a derivatives file as written, its name parsed as a schema; not yet looked up among the ops.
struct DerivativeRow {
  const SourceFile* file = nullptr;
  SpecText name;
  Schema schema;
  std::vector<FormulaBlock> blocks;                            // one at least
  std::optional<std::vector<bool>> output_differentiability;   // one for each output
  std::optional<SpecText> output_differentiability_condition;  // a C++ condition, for an op with one output
  Location output_differentiability_place;
  std::string problem;  // the first that was told while reading it; such an entry is checked, but can't be used
};

// Reads the entries of a derivatives file (README.md has the format). Mistakes are reported; entries without a schema
// are left out.
std::vector<DerivativeRow> ReadDerivativeFile(const SourceFile& file, Diagnostics& diagnostics);

// One row of a file that declares helper functions of formulas: "- func: name(args) -> returns".
struct HelperFunctionRow {
  SpecText func;
  Schema schema;
  std::string library = "backtape";  // its C++ is <library>::formulas::<name>
};
std::vector<HelperFunctionRow> ReadHelperFunctionFile(const SourceFile& file, Diagnostics& diagnostics);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_DERIVATIVE_FILE_H_
