#ifndef BACKTAPE_CODEGEN_SPEC_FORMULA_TYPE_H_
#define BACKTAPE_CODEGEN_SPEC_FORMULA_TYPE_H_

#include <optional>
#include <string>
#include <vector>

#include "backtape/codegen_spec/schema_parser.h"

namespace backtape::codegen_spec {

// The type of a value in a derivative formula: the schema language's types, and the few that only formulas know.
struct FormulaType {
  enum class Kind {
    kUnknown,  // of an expression with a mistake: agrees with everything, so that one mistake is told once
    kValue,    // a type of the schema language, see `schema`
    kNullopt,
    kBraces,  // {a, b}: becomes the list that is wanted; `elements`
    kTuple,   // several returns; `elements`
    kVoid,    // no return
  };

  Kind kind = Kind::kUnknown;
  SchemaTypeText schema;
  std::vector<FormulaType> elements;

  static FormulaType Of(SchemaTypeText schema);
  // A type of one value: Value("Tensor"); with list: a list of them.
  static FormulaType Value(std::string base, bool is_list = false);
  static FormulaType Of(const std::vector<SchemaReturn>& returns);
  static FormulaType Tuple(std::vector<FormulaType> elements);
  static FormulaType Braces(std::vector<FormulaType> elements);
  static FormulaType Nullopt();

  bool is_unknown() const { return kind == Kind::kUnknown; }
  // Exactly one value of this base type, neither a list nor optional (but a Tensor? counts as a Tensor).
  bool Is(absl::string_view base) const;
  bool IsListOf(absl::string_view base) const;
  bool IsTensor() const { return Is("Tensor"); }
  // Tensor?: an optional argument, or a gradient of one output of several.
  bool MayBeUndefined() const { return IsTensor() && schema.is_optional; }
  // int, SymInt, float or bool: what C++ computes with.
  bool IsNumber() const;
  // IsNumber or Scalar.
  bool IsScalarLike() const;
  // The type of an element of a list.
  FormulaType Element() const;

  // "SymInt[]?", "(Tensor, Tensor)", "{int, int}".
  std::string ToString() const;
};

// How well a value of type `from` serves where `to` is wanted: 0 as it is, larger for less direct conversions; nullopt
// when it doesn't.
std::optional<int> ConversionCost(const FormulaType& from, const FormulaType& to);

// The type without "?" of tensors, in tuples and lists too: for gradients, of which undefined ones are zero.
FormulaType WithDefinedTensors(FormulaType type);

// The type that both branches of ?: convert to; nullopt when there is none.
std::optional<FormulaType> CommonType(const FormulaType& a, const FormulaType& b);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_FORMULA_TYPE_H_
