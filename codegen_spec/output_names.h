#ifndef BACKTAPE_CODEGEN_SPEC_OUTPUT_NAMES_H_
#define BACKTAPE_CODEGEN_SPEC_OUTPUT_NAMES_H_

#include <string>
#include <vector>

#include "backtape/codegen_spec/schema_parser.h"

namespace backtape::codegen_spec {

// The names of an op's outputs in formulas: "result", "result1", or the names in the schema.
std::vector<std::string> OutputNames(const Schema& schema);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_OUTPUT_NAMES_H_
