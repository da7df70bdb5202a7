#ifndef BACKTAPE_CODEGEN_SPEC_CPP_TYPES_H_
#define BACKTAPE_CODEGEN_SPEC_CPP_TYPES_H_

#include <string>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/codegen_spec/schema_parser.h"

namespace backtape::codegen_spec {

// How the types of the schema language are spelt in generated C++. The conventions are those of ir/shape_rule.h and
// interp/kernel.h.

// Whether values of the type exist in C++: the parser knows more types than the library does.
bool HasCppType(const SchemaTypeText& type);

// The enumerator of SchemaType: "kSymInt".
std::string SchemaTypeEnumerator(absl::string_view base);

// Parameter of a shape rule: "absl::Span<const SymInt>". Generators have none.
std::string ShapeRuleParameterType(const SchemaTypeText& type);
// What a shape rule returns: "absl::StatusOr<TensorType>".
std::string ShapeRuleReturnType(absl::Span<const SchemaReturn> returns);
// Parameter of a kernel: "absl::Span<const int64_t>".
std::string KernelParameterType(const SchemaTypeText& type);

// An argument's name as a C++ parameter: the name itself, or with '_' behind a C++ keyword.
std::string ParameterName(absl::string_view name);

// A C++ string literal.
std::string Quoted(absl::string_view text);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_CPP_TYPES_H_
