#ifndef BACKTAPE_CODEGEN_SPEC_SCHEMA_PARSER_H_
#define BACKTAPE_CODEGEN_SPEC_SCHEMA_PARSER_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace backtape::codegen_spec {

// "(a)", "(a!)", "(a -> *)", "(a|b)": the alias sets of an argument or a return.
struct AliasAnnotation {
  std::string before;  // the sets before the arrow: "a", "a|b"
  std::string after;   // the sets after the arrow: "*"; empty without an arrow
  bool is_written = false;
};

// "SymInt[2]?", "Tensor(a!)", "Tensor?[]".
struct SchemaTypeText {
  std::string base;  // one of KnownBaseTypes()
  bool is_list = false;
  bool is_optional = false;          // T? or T[]?
  bool is_element_optional = false;  // T?[]
  bool is_list_of_lists = false;     // T[][], in helper functions only
  std::optional<int> list_size;      // n of T[n]
  std::optional<AliasAnnotation> alias;
  int offset = 0;  // offset of its first character in the schema

  // Excludes the alias annotation: "SymInt[2]?".
  std::string ToString() const;
};

struct SchemaArgument {
  SchemaTypeText type;
  std::string name;
  std::optional<std::string> default_text;
  bool is_kwarg_only = false;
  int offset = 0;
};

struct SchemaReturn {
  SchemaTypeText type;
  std::string name;  // may be empty
};

// A parsed schema in PyTorch's schema language, "ns::name.overload(args) -> returns".
struct Schema {
  std::string ns;        // empty if omitted
  std::string name;      // "add_"
  std::string overload;  // "Tensor"; empty for the default overload
  std::vector<SchemaArgument> args;
  std::vector<SchemaReturn> returns;

  // "add.Tensor", "relu", "operator::add".
  std::string FullName() const;
};

struct SchemaProblem {
  int offset = 0;  // offset in the schema text
  std::string message;
};

// The kind of function to parse. Helper functions of derivative formulas may also have lists of lists and the types
// TensorOptions and TensorGeometry.
enum class SchemaDialect { kOps, kHelperFunctions };

// Parses a whole schema. Continues after a mistake in an argument, so that `problems` receives all of them. Returns
// nullopt if there are any.
std::optional<Schema> ParseSchema(absl::string_view text, std::vector<SchemaProblem>& problems,
                                  SchemaDialect dialect = SchemaDialect::kOps);

// The op's name in a text that need not be a valid schema: the part before its overload and arguments.
std::string SchemaName(absl::string_view text);

// The base types of the language, in the order in which messages list them.
const std::vector<std::string>& KnownBaseTypes();

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_SCHEMA_PARSER_H_
