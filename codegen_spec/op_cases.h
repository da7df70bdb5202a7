#ifndef BACKTAPE_CODEGEN_SPEC_OP_CASES_H_
#define BACKTAPE_CODEGEN_SPEC_OP_CASES_H_

#include <map>
#include <string>

#include "backtape/codegen_spec/diagnostics.h"

namespace backtape::codegen_spec {

// The test cases of an op, as op_status.md shows them.
struct OpCases {
  std::string num_calls;  // calls with expected values
  std::string native;     // how native code runs them: "yes", "2 of 6 calls", "reference kernel"
};

// The test cases of all ops, keyed by qualified name.
using OpCaseTable = std::map<std::string, OpCases>;

// Reads a file with lines "aten.add.Tensor: 38; native: yes" (tests/conformance/op_cases.txt). Reports other
// lines, except comments.
OpCaseTable ReadOpCases(const SourceFile& file, Diagnostics& diagnostics);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_OP_CASES_H_
