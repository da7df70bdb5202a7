#ifndef BACKTAPE_CODEGEN_SPEC_OP_FILE_H_
#define BACKTAPE_CODEGEN_SPEC_OP_FILE_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/codegen_spec/schema_parser.h"
#include "backtape/codegen_spec/spec_text.h"

namespace backtape::codegen_spec {

// One row of ops/<family>.yaml, with `func` parsed. References between rows are not resolved yet.
struct OpRow {
  const SourceFile* file = nullptr;
  std::string family;
  SpecText func;
  Schema schema;
  bool is_broken = false;  // true if the row has mistakes; then only the name of the schema is valid
  std::vector<SpecText> tags;
  std::optional<SpecText> promotion;
  std::optional<std::vector<SpecText>> promote;
  std::optional<SpecText> dtypes;
  std::optional<SpecText> inplace;  // "true", "false", or the overload or name of the in-place form
  std::optional<SpecText> check;    // "true" or another op
  std::optional<SpecText> shape;
  std::optional<SpecText> kernel;
  std::optional<SpecText> infix;
  std::optional<SpecText> decomposition;  // "true" or the op that computes the same from the same arguments
  std::vector<SpecText> foreach;          // schemas of the op on lists
  // Set for rows of PyTorch's native_functions.yaml (pytorch_ops.h).
  std::vector<std::string> autogen;  // names of the ops that PyTorch generates from this one
  bool has_kernel = false;           // true if the op is neither composite nor generated
  std::string inplace_of;            // the functional op's name, for an in-place op
  std::string view_of;               // the view's name, for an op that copies it
  std::string foreach_of;            // for an op on lists: the op on single tensors; both are in-place ops or neither

  // The position of a character of `func`.
  Location At(int offset) const { return func.At(offset); }
};

// Reads the rows of a family file (README.md describes the format). Reports mistakes. Returns a row with mistakes only
// if it has a name, and marks it as broken.
std::vector<OpRow> ReadOpFile(const SourceFile& file, Diagnostics& diagnostics);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_OP_FILE_H_
