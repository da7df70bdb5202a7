#ifndef BACKTAPE_CODEGEN_SPEC_AUTOGRAD_TYPES_H_
#define BACKTAPE_CODEGEN_SPEC_AUTOGRAD_TYPES_H_

#include <string>
#include <vector>

#include "backtape/codegen_spec/formula_type.h"
#include "backtape/codegen_spec/saved_value.h"
#include "backtape/codegen_spec/schema_parser.h"

namespace backtape::codegen_spec {

// How autograd's generated C++ spells types: in typed ops, in helper functions, and in the members of nodes.

// The C++ function name of an op: "lshift" for "__lshift__", because C++ reserves such names; otherwise its name.
// Keywords get a '_': "and_" for "__and__".
std::string TypedOpName(const Schema& schema);
// The parameter type of a typed op or helper function: "const SymIntSpan&".
std::string TypedParameter(const SchemaTypeText& type);
// The return type: "std::tuple<Variable, Variable>".
std::string TypedReturn(const std::vector<SchemaReturn>& returns);
// The schema's default as C++: "SymScalar(1)", "std::nullopt"; empty if there is none.
std::string TypedDefault(const SchemaArgument& arg);

// A type that owns its value: "std::vector<SymInt>", "variable_list".
std::string ValueType(const FormulaType& type);
// ValueType as a parameter: "const std::vector<SymInt>&".
std::string ValueParameter(const FormulaType& type);

// The name of a saved value in a node's functions. Unlike ParameterName, it also avoids the names that these functions
// declare.
std::string LocalName(const SavedValue& value);

// True if the node saves a variable or a list of variables.
bool IsSavedTensor(const SavedValue& value);
bool IsSavedList(const SavedValue& value);
// The name of the node's member: "other_" for a variable, otherwise the name itself.
std::string MemberName(const SavedValue& value);

// The parameters that the C++ signature has: all except generators, which must be None.
std::vector<const SchemaArgument*> TypedArguments(const Schema& schema);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_AUTOGRAD_TYPES_H_
