#ifndef BACKTAPE_CODEGEN_SPEC_FORMULA_TYPE_H_
#define BACKTAPE_CODEGEN_SPEC_FORMULA_TYPE_H_

#include <optional>
#include <string>
#include <vector>

#include "backtape/codegen_spec/schema_parser.h"

namespace backtape::codegen_spec {

// The type of a value in a derivative formula: the schema language's types, plus a few that only formulas have.
struct FormulaType {
  enum class Kind {
    kUnknown,  // the type of an expression with a mistake; matches everything, so each mistake is reported once
    kValue,    // a type of the schema language, see `schema`
    kNullopt,
    kBraces,  // {a, b}: converts to the expected list type; see `elements`
    kTuple,   // several returns; see `elements`
    kVoid,    // no return
  };

  Kind kind = Kind::kUnknown;
  SchemaTypeText schema;
  std::vector<FormulaType> elements;

  static FormulaType Of(SchemaTypeText schema);
  // The type of one value: Value("Tensor"); with `is_list`, a list of them.
  static FormulaType Value(std::string base, bool is_list = false);
  static FormulaType Of(const std::vector<SchemaReturn>& returns);
  static FormulaType Tuple(std::vector<FormulaType> elements);
  static FormulaType Braces(std::vector<FormulaType> elements);
  static FormulaType Nullopt();

  bool is_unknown() const { return kind == Kind::kUnknown; }
  // True for a single value of this base type, neither a list nor optional (except that Tensor? counts as Tensor).
  bool Is(absl::string_view base) const;
  bool IsListOf(absl::string_view base) const;
  bool IsTensor() const { return Is("Tensor"); }
  // True for Tensor?: an optional argument, or the gradient of one of several outputs.
  bool MayBeUndefined() const { return IsTensor() && schema.is_optional; }
  // True for int, SymInt, float and bool, on which C++ arithmetic works.
  bool IsNumber() const;
  // True for the types of IsNumber and for Scalar.
  bool IsScalarLike() const;
  // The element type of a list.
  FormulaType Element() const;

  // "SymInt[]?", "(Tensor, Tensor)", "{int, int}".
  std::string ToString() const;
};

// The cost of converting a value of type `from` to `to`: 0 for the same type, larger for less direct conversions;
// nullopt if impossible.
std::optional<int> ConversionCost(const FormulaType& from, const FormulaType& to);

// The type with Tensor? replaced by Tensor, in tuples and lists too. Used where an undefined tensor is valid, such as
// for the value of a formula: an undefined gradient means zero.
FormulaType WithDefinedTensors(FormulaType type);

// The type to which both branches of ?: convert; nullopt if there is none.
std::optional<FormulaType> CommonType(const FormulaType& a, const FormulaType& b);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_FORMULA_TYPE_H_
