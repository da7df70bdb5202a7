#ifndef BACKTAPE_CODEGEN_SPEC_CPP_TYPES_H_
#define BACKTAPE_CODEGEN_SPEC_CPP_TYPES_H_

#include <string>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/codegen_spec/schema_parser.h"

namespace backtape::codegen_spec {

// How generated C++ spells the types of the schema language. The conventions are those of ir/shape_rule.h and
// interp/kernel.h.

// True if the type has a C++ equivalent. The parser accepts more types than the library supports.
bool HasCppType(const SchemaTypeText& type);

// The enumerator of SchemaType: "kSymInt".
std::string SchemaTypeEnumerator(absl::string_view base);

// The parameter type of a shape rule: "absl::Span<const SymInt>". Generators have none.
std::string ShapeRuleParameterType(const SchemaTypeText& type);
// The return type of a shape rule: "absl::StatusOr<TensorType>".
std::string ShapeRuleReturnType(absl::Span<const SchemaReturn> returns);
// The parameter type of a kernel: "absl::Span<const int64_t>".
std::string KernelParameterType(const SchemaTypeText& type);

// The C++ name of a function: the op's name, with '_' appended if it is a C++ keyword.
std::string EscapedName(absl::string_view name);
// The C++ name of a parameter: the argument's name, with '_' appended if it is a C++ keyword or written like a type or
// a function of the generated code ("Variable", "FromArgument", "variable_list").
std::string ParameterName(absl::string_view name);

// A C++ string literal.
std::string Quoted(absl::string_view text);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_CPP_TYPES_H_
