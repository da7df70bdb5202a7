#include <algorithm>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/codegen_spec/autograd_types.h"
#include "backtape/codegen_spec/cpp_types.h"
#include "backtape/codegen_spec/emit_autograd.h"

namespace backtape::codegen_spec {
namespace {

// Members of Variable and Tensor that methods of the same name would hide.
constexpr absl::string_view kTakenMethods[] = {"detach"};

// True if ops.h declares a function for the op. Python's operators, and ops on lists that come from the key `foreach`,
// have none: only graphs call them. Functions for ops that change sizes in place are in autograd/composite/geometry.h,
// those for decomposed ops in decompositions.h.
bool IsTyped(const Op& op) {
  return !op.HasTag("kTagPython") && op.foreach_base < 0 && !op.WritesGeometry() && !op.is_decomposed;
}

std::vector<const Op*> TypedOps(const AutogradSpec& spec) {
  std::vector<const Op*> out;
  for (const Op& op : spec.ops.ops) {
    if (IsTyped(op)) out.push_back(&op);
  }
  return out;
}

std::vector<std::string> ParameterTypes(const std::vector<const SchemaArgument*>& args, size_t count) {
  std::vector<std::string> out;
  for (size_t i = 0; i < count; ++i) out.push_back(TypedParameter(args[i]->type));
  return out;
}

// The name of the op's function. Overloads that differ only in a generator, which is not a parameter, would be the same
// C++ function, so later ones have their overload in the name.
std::string FunctionName(const AutogradSpec& spec, const Op& op) {
  const std::vector<const SchemaArgument*> args = TypedArguments(op.schema);
  const auto is_same = [&](int id) {
    const Op& other = spec.ops.ops[id];
    const std::vector<const SchemaArgument*> theirs = TypedArguments(other.schema);
    return id < op.id && IsTyped(other) && theirs.size() == args.size() &&
           ParameterTypes(theirs, args.size()) == ParameterTypes(args, args.size());
  };
  const std::vector<int>& overloads = spec.ops.by_name.at(op.schema.name);
  const bool is_taken = std::any_of(overloads.begin(), overloads.end(), is_same);
  return is_taken ? absl::StrCat(TypedOpName(op.schema), "_", op.schema.overload) : TypedOpName(op.schema);
}

// The number of leading arguments without a default in C++. If another overload takes exactly the arguments before the
// first default, that default is dropped, so that a call with these arguments is not ambiguous.
size_t NumRequired(const AutogradSpec& spec, const Op& op) {
  const std::vector<const SchemaArgument*> args = TypedArguments(op.schema);
  size_t required = args.size();
  while (required > 0 && !TypedDefault(*args[required - 1]).empty()) --required;
  const auto is_meant = [&](const Op& other) {
    const std::vector<const SchemaArgument*> theirs = TypedArguments(other.schema);
    return IsTyped(other) && &other != &op && other.schema.name == op.schema.name && theirs.size() == required &&
           ParameterTypes(theirs, required) == ParameterTypes(args, required);
  };
  const std::vector<int>& overloads = spec.ops.by_name.at(op.schema.name);
  const bool is_taken =
      std::any_of(overloads.begin(), overloads.end(), [&](int id) { return is_meant(spec.ops.ops[id]); });
  return required + (is_taken ? 1 : 0);
}

// Whether a bool and a parameter of this type may compete in the choice of an overload.
bool CompetesWithBool(absl::string_view type) {
  if (type == "bool") return false;
  return !absl::StrContains(type, "Variable") && !absl::StrContains(type, "DType") &&
         !absl::StrContains(type, "Device");
}

// The type of parameter i. A bool becomes a Flag, because a pointer converts to bool but not to Flag. It stays a bool
// if a Flag could change the overload that a call selects (see PointerOverload).
std::string ParameterType(const AutogradSpec& spec, const Op& op, size_t i) {
  std::string type = TypedParameter(TypedArguments(op.schema)[i]->type);
  if (type == "std::optional<bool>") return "std::optional<Flag>";
  if (type != "bool") return type;
  for (const int id : spec.ops.by_name.at(op.schema.name)) {
    const Op& other = spec.ops.ops[id];
    const std::vector<const SchemaArgument*> theirs = TypedArguments(other.schema);
    if (op.is_decomposed || !IsTyped(other) || theirs.size() <= i) continue;
    if (CompetesWithBool(TypedParameter(theirs[i]->type))) return type;
  }
  return "Flag";
}

std::string Parameters(const AutogradSpec& spec, const Op& op, bool with_defaults, bool skip_first = false) {
  const std::vector<const SchemaArgument*> args = TypedArguments(op.schema);
  const size_t required = NumRequired(spec, op);
  std::vector<std::string> out;
  for (size_t i = skip_first ? 1 : 0; i < args.size(); ++i) {
    std::string text = absl::StrCat(ParameterType(spec, op, i), " ", ParameterName(args[i]->name));
    if (with_defaults && i >= required) absl::StrAppend(&text, " = ", TypedDefault(*args[i]));
    out.push_back(std::move(text));
  }
  return absl::StrJoin(out, ", ");
}

constexpr char kPlainBool[] = "bool ";

// The declaration of a deleted overload that takes a pointer in place of a plain bool, because pointers convert to
// bool; empty if no parameter is a plain bool.
std::string PointerOverload(const AutogradSpec& spec, const Op& op, bool is_method) {
  std::string before = Parameters(spec, op, /*with_defaults=*/false, /*skip_first=*/is_method);
  if (!absl::StrContains(before, kPlainBool)) return "";
  // The pointer has no default, so neither have the parameters before it.
  before.resize(before.find(kPlainBool));
  const std::string all = Parameters(spec, op, /*with_defaults=*/true, /*skip_first=*/is_method);
  const size_t end = all.find(',', all.find(kPlainBool));
  const std::string after = end == std::string::npos ? "" : all.substr(end);
  return absl::StrCat("template <typename Pointer>\n  requires std::is_pointer_v<Pointer>\n",
                      TypedReturn(op.schema.returns), " ", FunctionName(spec, op), "(", before, "Pointer", after, ")",
                      is_method ? " const" : "", " = delete;\n");
}

std::string Arguments(const Op& op) {
  std::vector<std::string> out;
  for (const SchemaArgument* arg : TypedArguments(op.schema)) out.push_back(ParameterName(arg->name));
  return absl::StrJoin(out, ", ");
}

// Sorts ops by name, so that overloads are adjacent.
std::vector<const Op*> ByName(std::vector<const Op*> ops) {
  std::stable_sort(ops.begin(), ops.end(), [](const Op* a, const Op* b) { return a->schema.name < b->schema.name; });
  return ops;
}

bool IsMethod(const Op& op) {
  if (op.schema.args.empty() || op.schema.args[0].name != "self") return false;
  if (op.schema.args[0].type.base != "Tensor" || op.schema.args[0].type.is_list) return false;
  return std::find(std::begin(kTakenMethods), std::end(kTakenMethods), op.schema.name) == std::end(kTakenMethods);
}

// Includes for declarations of functions with typed parameters.
constexpr absl::string_view kTypedParameterIncludes =
    "#include <array>\n"
    "#include <optional>\n"
    "#include <tuple>\n"
    "#include <type_traits>\n"
    "#include <vector>\n"
    "\n"
    "#include \"absl/strings/string_view.h\"\n"
    "#include \"absl/types/span.h\"\n"
    "#include \"backtape/autograd/variable/list_parameters.h\"\n"
    "#include \"backtape/autograd/variable/variable.h\"\n"
    "#include \"backtape/tensor/flag.h\"\n"
    "#include \"backtape/tensor/sym_scalar.h\"\n"
    "\n";

}  // namespace

std::string EmitTypedOps(const AutogradSpec& spec) {
  const std::string guard = spec.IncludeGuard("ops.h");
  std::string out = absl::StrCat(
      kGeneratedBanner, "#ifndef ", guard, "\n#define ", guard, "\n\n", kTypedParameterIncludes,
      "// The ops as C++ functions with autograd: PyTorch's names, arguments and defaults. An undefined Variable\n"
      "// stands for None. Errors are thrown as backtape::Error.\n"
      "namespace ",
      spec.library(), "::ops {\n\n", spec.UsingBacktape());
  for (const Op* op : ByName(TypedOps(spec))) {
    absl::StrAppend(&out, "// ", op->schema_text, "\n", TypedReturn(op->schema.returns), " ", FunctionName(spec, *op),
                    "(", Parameters(spec, *op, /*with_defaults=*/true), ");\n",
                    PointerOverload(spec, *op, /*is_method=*/false));
  }
  absl::StrAppend(&out, "\n}  // namespace ", spec.library(), "::ops\n\n#endif  // ", guard, "\n");
  return out;
}

std::string EmitTypedOpSource(const AutogradSpec& spec, int part) {
  std::string out =
      absl::StrCat(kGeneratedBanner, "#include \"", spec.HeaderPath("ops.h"),
                   "\"\n\n#include \"backtape/autograd/ops/ivalue_conversion.h\"\n",
                   spec.is_builtin() ? "" : absl::StrCat("#include \"", spec.HeaderPath("library.h"), "\"\n"),
                   "\nnamespace ", spec.library(), "::ops {\n\n");
  const std::string library = spec.is_builtin() ? "BuiltinLibrary()" : absl::StrCat(spec.library(), "::Library()");
  const std::vector<const Op*> ops = ByName(TypedOps(spec));
  const size_t begin = ops.size() * part / spec.num_typed_op_sources();
  const size_t end = ops.size() * (part + 1) / spec.num_typed_op_sources();
  for (size_t i = begin; i < end; ++i) {
    const Op& op = *ops[i];
    std::vector<std::string> values;
    for (const SchemaArgument& arg : op.schema.args) {
      values.push_back(arg.type.base == "Generator" ? "IValue()"
                                                    : absl::StrCat("ToIValue(", ParameterName(arg.name), ")"));
    }
    const std::string type = TypedReturn(op.schema.returns);
    const std::string call =
        absl::StrCat("Call(", library, ", ", op.id + spec.ops.first_id, ", ",
                     values.empty() ? "{}" : absl::StrCat("{", absl::StrJoin(values, ", "), "}"), ")");
    absl::StrAppend(&out, type, " ", FunctionName(spec, op), "(", Parameters(spec, op, /*with_defaults=*/false),
                    ") {\n  ", type == "void" ? call : absl::StrCat("return FromIValue<", type, ">(", call, ")"),
                    ";\n}\n");
  }
  absl::StrAppend(&out, "\n}  // namespace ", spec.library(), "::ops\n");
  return out;
}

std::string EmitDecompositions(const AutogradSpec& spec) {
  const std::string guard = spec.IncludeGuard("decompositions.h");
  std::string out =
      absl::StrCat(kGeneratedBanner, "#ifndef ", guard, "\n#define ", guard, "\n\n", kTypedParameterIncludes,
                   "// Ops that are defined by calls to other ops, as C++ functions: PyTorch's arguments and "
                   "defaults. Names include the overload.\n"
                   "// An undefined Variable stands for None. Errors are thrown as backtape::Error.\n"
                   "namespace ",
                   spec.library(), "::decompositions {\n\n");
  std::string usings;
  for (const Op& op : spec.ops.ops) {
    if (!op.is_decomposed || op.same_as >= 0 || op.functional >= 0) continue;
    absl::StrAppend(&out, "// ", op.schema_text, "\n", TypedReturn(op.schema.returns), " ", EscapedName(op.identifier),
                    "(", Parameters(spec, op, /*with_defaults=*/true), ");\n");
    const std::vector<int>& namesakes = spec.ops.by_name.at(op.schema.name);
    const bool has_typed_namesake =
        std::any_of(namesakes.begin(), namesakes.end(), [&](int id) { return IsTyped(spec.ops.ops[id]); });
    const bool has_own_name = op.schema.overload.empty() && EscapedName(op.identifier) == op.identifier;
    if (has_own_name && !has_typed_namesake) {
      absl::StrAppend(&usings, "using decompositions::", op.identifier, ";\n");
    }
  }
  absl::StrAppend(&out, "\n}  // namespace ", spec.library(), "::decompositions\n\nnamespace ", spec.library(),
                  "::ops {\n\n", usings, "\n}  // namespace ", spec.library(), "::ops\n\n#endif  // ", guard, "\n");
  return out;
}

std::string EmitVariableMethods(const AutogradSpec& spec) {
  std::string out = absl::StrCat(
      kGeneratedBanner, "// Members of class Variable: each op whose first argument is `self`, as a method.\n");
  for (const Op* op : ByName(TypedOps(spec))) {
    if (!IsMethod(*op)) continue;
    absl::StrAppend(&out, TypedReturn(op->schema.returns), " ", FunctionName(spec, *op), "(",
                    Parameters(spec, *op, /*with_defaults=*/true, /*skip_first=*/true), ") const;\n",
                    PointerOverload(spec, *op, /*is_method=*/true));
  }
  return out;
}

std::string EmitVariableMethodSource(const AutogradSpec& spec) {
  std::string out = absl::StrCat(kGeneratedBanner, "#include \"backtape/autograd/ops.h\"\n\nnamespace backtape {\n\n");
  for (const Op* op : ByName(TypedOps(spec))) {
    if (!IsMethod(*op)) continue;
    std::string arguments = Arguments(*op);
    arguments.replace(0, std::string("self").size(), "*this");
    const std::string type = TypedReturn(op->schema.returns);
    absl::StrAppend(&out, type, " Variable::", FunctionName(spec, *op), "(",
                    Parameters(spec, *op, /*with_defaults=*/false, /*skip_first=*/true), ") const {\n  ",
                    type == "void" ? "" : "return ", "ops::", FunctionName(spec, *op), "(", arguments, ");\n}\n");
  }
  out += "\n}  // namespace backtape\n";
  return out;
}

}  // namespace backtape::codegen_spec
