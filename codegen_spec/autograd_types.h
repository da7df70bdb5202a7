#ifndef BACKTAPE_CODEGEN_SPEC_AUTOGRAD_TYPES_H_
#define BACKTAPE_CODEGEN_SPEC_AUTOGRAD_TYPES_H_

#include <string>
#include <vector>

#include "backtape/codegen_spec/formula_type.h"
#include "backtape/codegen_spec/saved_value.h"
#include "backtape/codegen_spec/schema_parser.h"

namespace backtape::codegen_spec {

// How types are spelt in the autograd floor's generated C++: in typed ops and helper functions, and in what nodes keep.

// The C++ function of an op: its name, but "lshift" for "__lshift__", which C++ reserves.
std::string TypedOpName(const Schema& schema);
// Parameter of a typed op or a helper function: "const SymIntSpan&".
std::string TypedParameter(const SchemaTypeText& type);
// What it returns: "std::tuple<Variable, Variable>".
std::string TypedReturn(const std::vector<SchemaReturn>& returns);
// A default of the schema as C++: "SymScalar(1)", "std::nullopt"; empty when there is none.
std::string TypedDefault(const SchemaArgument& arg);

// A value of the type that lives on its own: "std::vector<SymInt>", "variable_list".
std::string ValueType(const FormulaType& type);
// The same as a parameter: "const std::vector<SymInt>&".
std::string ValueParameter(const FormulaType& type);

// What a node keeps is a variable, or a list of them.
bool IsSavedTensor(const SavedValue& value);
bool IsSavedList(const SavedValue& value);
// The member of the node: "other_" of a variable, else the name itself.
std::string MemberName(const SavedValue& value);

// The parameters of a signature that C++ has: all but generators, which must be None.
std::vector<const SchemaArgument*> TypedArguments(const Schema& schema);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_AUTOGRAD_TYPES_H_
