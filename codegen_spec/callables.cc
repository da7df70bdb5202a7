#include "backtape/codegen_spec/callables.h"

#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/files/closest_name.h"

namespace backtape::codegen_spec {
namespace {

struct BuiltinText {
  absl::string_view schema;
  absl::string_view cpp;
};

// Built-in methods of the first parameter.
constexpr BuiltinText kMethods[] = {
    {"defined(Tensor? self) -> bool", "$0.defined()"},
    {"has_value(Tensor? self) -> bool", "$0.defined()"},
    {"value(Tensor? self) -> Tensor", "$0"},
    {"dim(Tensor self) -> int", "DimOf($0)"},
    {"scalar_type(Tensor self) -> ScalarType", "DTypeOf($0)"},
    {"dtype(Tensor self) -> ScalarType", "DTypeOf($0)"},
    {"layout(Tensor self) -> Layout", "LayoutOf($0)"},
    {"requires_grad(Tensor self) -> bool", "$0.requires_grad()"},
    {"suggest_memory_format(Tensor self) -> MemoryFormat", "SuggestedMemoryFormat($0)"},
    {"options(Tensor self) -> TensorOptions", "TensorOptions::Of($0)"},
    {"sym_sizes(Tensor self) -> SymInt[]", "SymSizesOf($0)"},
    {"sym_size(Tensor self, int dim) -> SymInt", "SymSizeOf($0, $1)"},
    {"sym_strides(Tensor self) -> SymInt[]", "SymStridesOf($0)"},
    {"sym_numel(Tensor self) -> SymInt", "SymNumelOf($0)"},
    {"sym_storage_offset(Tensor self) -> SymInt", "SymStorageOffsetOf($0)"},
    // All values are real and dense, so these methods for complex and sparse values are trivial.
    {"conj(Tensor self) -> Tensor", "$0"},
    {"is_complex(Tensor self) -> bool", "false"},
    {"is_conj(Tensor self) -> bool", "false"},
    {"is_sparse(Tensor self) -> bool", "false"},
    {"conj(Scalar self) -> Scalar", "$0"},
    {"isComplex(Scalar self) -> bool", "false"},
    {"toDouble(Scalar self) -> float", "ToDouble($0)"},
    {"toComplexDouble(Scalar self) -> float", "ToDouble($0)"},
    {"toFloat(Scalar self) -> float", "ToDouble($0)"},
    {"equal(Scalar self, Scalar other) -> bool", "ScalarsEqual($0, $1)"},
    {"has_value(int? self) -> bool", "$0.has_value()"},
    {"value(int? self) -> int", "$0.value()"},
    {"has_value(SymInt? self) -> bool", "$0.has_value()"},
    {"value(SymInt? self) -> SymInt", "$0.value()"},
    {"has_value(float? self) -> bool", "$0.has_value()"},
    {"value(float? self) -> float", "$0.value()"},
    {"has_value(bool? self) -> bool", "$0.has_value()"},
    {"value(bool? self) -> bool", "$0.value()"},
    {"has_value(Scalar? self) -> bool", "$0.has_value()"},
    {"value(Scalar? self) -> Scalar", "$0.value()"},
    {"has_value(str? self) -> bool", "$0.has_value()"},
    {"value(str? self) -> str", "$0.value()"},
    {"has_value(ScalarType? self) -> bool", "$0.has_value()"},
    {"value(ScalarType? self) -> ScalarType", "$0.value()"},
    {"has_value(int[]? self) -> bool", "$0.has_value()"},
    {"value(int[]? self) -> int[]", "$0.value()"},
    {"value_or(int[]? self, int[] otherwise) -> int[]", "ValueOr($0, $1)"},
    {"has_value(SymInt[]? self) -> bool", "$0.has_value()"},
    {"value(SymInt[]? self) -> SymInt[]", "$0.value()"},
    {"size(int[] self) -> int", "SizeOf($0)"},
    {"empty(int[] self) -> bool", "$0.empty()"},
    {"back(int[] self) -> int", "$0.back()"},
    {"size(SymInt[] self) -> int", "SizeOf($0)"},
    {"empty(SymInt[] self) -> bool", "$0.empty()"},
    {"size(Tensor[] self) -> int", "SizeOf($0)"},
    {"empty(Tensor[] self) -> bool", "$0.empty()"},
};

constexpr BuiltinText kFunctions[] = {
    {"isDifferentiableType(ScalarType t) -> bool", "IsFloatingPoint($0)"},
    {"GradMode::is_enabled() -> bool", "GradModeEnabled()"},
    {"IntArrayRef(int[] values) -> int[]", "$0"},
    {"exp(float x) -> float", "std::exp($0)"},
    {"log(float x) -> float", "std::log($0)"},
    {"sqrt(float x) -> float", "std::sqrt($0)"},
    {"pow(float x, float y) -> float", "std::pow($0, $1)"},
    {"abs(float x) -> float", "std::abs($0)"},
};

Callable Builtin(Callable::Kind kind, const BuiltinText& text) {
  Callable callable;
  callable.kind = kind;
  std::vector<SchemaProblem> problems;
  callable.schema = *ParseSchema(text.schema, problems, SchemaDialect::kHelperFunctions);
  callable.cpp = std::string(text.cpp);
  return callable;
}

bool IsMethod(const Callable& callable) {
  if (callable.kind == Callable::Kind::kMethod) return true;
  if (callable.kind != Callable::Kind::kOp || callable.schema.args.empty()) return false;
  const SchemaTypeText& first = callable.schema.args[0].type;
  return first.base == "Tensor" && !first.is_list;
}

bool IsFunction(const Callable& callable) { return callable.kind != Callable::Kind::kMethod; }

}  // namespace

Callables::Callables(absl::Span<const OpSet* const> ops, absl::Span<const HelperFunctionRow> helpers,
                     std::map<std::string, std::string> refused)
    : refused_(std::move(refused)) {
  for (const OpSet* set : ops) {
    for (const Op& op : set->ops) {
      if (!op.unsupported.empty()) {
        refused_.emplace(op.schema.FullName(), op.unsupported);
        continue;
      }
      if (!op.HasTag("kTagPython") && op.foreach_base < 0 && !op.is_decomposed)
        Add({Callable::Kind::kOp, op.schema, &op, false, "", ""});
    }
  }
  for (const OpSet* set : ops) broken_.insert(set->broken_names.begin(), set->broken_names.end());
  for (const HelperFunctionRow& row : helpers) {
    if (row.is_broken) {
      broken_.insert(row.schema.name);
    } else {
      Add({Callable::Kind::kHelper, row.schema, nullptr, row.may_reject, row.library, ""});
    }
  }
  for (const BuiltinText& text : kMethods) Add(Builtin(Callable::Kind::kMethod, text));
  for (const BuiltinText& text : kFunctions) Add(Builtin(Callable::Kind::kFunction, text));
  for (const auto& [name, overloads] : by_name_) {
    if (!Find(name, /*as_method=*/false).empty()) function_names_.push_back(name);
    if (!Find(name, /*as_method=*/true).empty()) method_names_.push_back(name);
  }
}

void Callables::Add(Callable callable) {
  all_.push_back(std::move(callable));
  const Schema& schema = all_.back().schema;
  by_name_[schema.name].push_back(&all_.back());
  if (!schema.ns.empty()) by_name_[absl::StrCat(schema.ns, "::", schema.name)].push_back(&all_.back());
}

std::vector<const Callable*> Callables::Find(absl::string_view name, bool as_method) const {
  std::vector<const Callable*> out;
  const auto found = by_name_.find(name);
  if (found != by_name_.end()) {
    for (const Callable* c : found->second) {
      if (as_method ? IsMethod(*c) : IsFunction(*c)) out.push_back(c);
    }
  }
  // PyTorch's _symint forms take SymInt instead of int; here, every function does.
  if (out.empty() && absl::ConsumeSuffix(&name, "_symint")) return Find(name, as_method);
  return out;
}

std::vector<const Callable*> Callables::Functions(absl::string_view name) const { return Find(name, false); }
std::vector<const Callable*> Callables::Methods(absl::string_view name) const { return Find(name, true); }
std::string Callables::WhyRefused(absl::string_view name) const {
  absl::ConsumeSuffix(&name, "_symint");
  for (const auto& [op, reason] : refused_) {
    if (op.substr(0, op.find('.')) == name) return absl::StrCat("the op ", op, " is not supported: ", reason);
  }
  return "";
}

std::string Callables::ClosestFunction(absl::string_view name) const { return ClosestName(name, function_names_); }
std::string Callables::ClosestMethod(absl::string_view name) const { return ClosestName(name, method_names_); }

}  // namespace backtape::codegen_spec
