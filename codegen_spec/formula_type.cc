#include "backtape/codegen_spec/formula_type.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace backtape::codegen_spec {
namespace {

using TypeKind = FormulaType::Kind;

// Conversion between single values that are neither lists nor optional.
std::optional<int> BaseCost(absl::string_view from, absl::string_view to) {
  if (from == to) return 0;
  struct Conversion {
    absl::string_view from;
    absl::string_view to;
    int cost;
  };
  static constexpr Conversion kConversions[] = {
      {"int", "SymInt", 1},   {"int", "float", 2},   {"int", "Scalar", 3}, {"SymInt", "Scalar", 3},
      {"float", "Scalar", 2}, {"bool", "Scalar", 3}, {"bool", "int", 4},
  };
  for (const Conversion& c : kConversions) {
    if (c.from == from && c.to == to) return c.cost;
  }
  return std::nullopt;
}

}  // namespace

FormulaType FormulaType::Of(SchemaTypeText schema) {
  FormulaType type;
  type.kind = TypeKind::kValue;
  schema.alias.reset();
  type.schema = std::move(schema);
  return type;
}

FormulaType FormulaType::Value(std::string base, bool is_list) {
  SchemaTypeText schema;
  schema.base = std::move(base);
  schema.is_list = is_list;
  return Of(std::move(schema));
}

FormulaType FormulaType::Of(const std::vector<SchemaReturn>& returns) {
  FormulaType type;
  type.kind = TypeKind::kVoid;
  if (returns.empty()) return type;
  if (returns.size() == 1) return Of(returns[0].type);
  for (const SchemaReturn& r : returns) type.elements.push_back(Of(r.type));
  type.kind = TypeKind::kTuple;
  return type;
}

FormulaType FormulaType::Tuple(std::vector<FormulaType> elements) {
  FormulaType type;
  type.kind = TypeKind::kTuple;
  type.elements = std::move(elements);
  return type;
}

FormulaType FormulaType::Braces(std::vector<FormulaType> elements) {
  FormulaType type = Tuple(std::move(elements));
  type.kind = TypeKind::kBraces;
  return type;
}

FormulaType FormulaType::Nullopt() {
  FormulaType type;
  type.kind = TypeKind::kNullopt;
  return type;
}

bool FormulaType::Is(absl::string_view base) const {
  return kind == TypeKind::kValue && !schema.is_list && schema.base == base &&
         (!schema.is_optional || base == "Tensor");
}

bool FormulaType::IsListOf(absl::string_view base) const {
  return kind == TypeKind::kValue && schema.is_list && !schema.is_optional && schema.base == base;
}

bool FormulaType::IsNumber() const { return Is("int") || Is("SymInt") || Is("float") || Is("bool"); }

bool FormulaType::IsScalarLike() const { return IsNumber() || Is("Scalar"); }

FormulaType FormulaType::Element() const {
  SchemaTypeText element = schema;
  element.list_size.reset();
  element.is_list = schema.is_list_of_lists;
  element.is_list_of_lists = false;
  element.is_optional = std::exchange(element.is_element_optional, false);
  return Of(std::move(element));
}

std::string FormulaType::ToString() const {
  const auto element = [](std::string* out, const FormulaType& t) { absl::StrAppend(out, t.ToString()); };
  switch (kind) {
    case TypeKind::kUnknown:
      return "unknown";
    case TypeKind::kValue:
      return schema.ToString();
    case TypeKind::kNullopt:
      return "nullopt";
    case TypeKind::kBraces:
      return absl::StrCat("{", absl::StrJoin(elements, ", ", element), "}");
    case TypeKind::kTuple:
      return absl::StrCat("(", absl::StrJoin(elements, ", ", element), ")");
    case TypeKind::kVoid:
      return "()";
  }
  return "";
}

std::optional<int> ConversionCost(const FormulaType& from, const FormulaType& to) {
  if (from.is_unknown() || to.is_unknown()) return 0;
  if (from.kind == TypeKind::kTuple || to.kind == TypeKind::kTuple) {
    if (from.kind != to.kind || from.elements.size() != to.elements.size()) return std::nullopt;
    int total = 0;
    for (size_t i = 0; i < from.elements.size(); ++i) {
      const auto cost = ConversionCost(from.elements[i], to.elements[i]);
      if (!cost.has_value() || *cost != 0) return std::nullopt;
      total += *cost;
    }
    return total;
  }
  if (to.kind != TypeKind::kValue) return std::nullopt;
  const SchemaTypeText& want = to.schema;
  if (from.kind == TypeKind::kNullopt) {
    if (want.is_optional) return 1;
    return std::nullopt;
  }
  if (from.kind == TypeKind::kBraces) {
    if (!want.is_list) return std::nullopt;
    if (want.list_size.has_value() && static_cast<int>(from.elements.size()) != *want.list_size &&
        want.base == "bool") {
      return std::nullopt;
    }
    int total = 1;
    for (const FormulaType& element : from.elements) {
      const auto cost = ConversionCost(element, to.Element());
      if (!cost.has_value()) return std::nullopt;
      total += *cost;
    }
    return total;
  }
  if (from.kind != TypeKind::kValue) return std::nullopt;
  const SchemaTypeText& have = from.schema;
  if (have.is_optional && !want.is_optional) return std::nullopt;
  if (have.is_element_optional && !want.is_element_optional) return std::nullopt;
  const int optional_cost = have.is_optional == want.is_optional ? 0 : 1;
  if (have.is_list_of_lists || want.is_list_of_lists) {
    if (have.is_list_of_lists != want.is_list_of_lists) return std::nullopt;
    const auto cost = BaseCost(have.base, want.base);
    if (!cost.has_value()) return std::nullopt;
    return *cost + optional_cost;
  }
  if (!have.is_list && want.is_list) {
    // A single number can be repeated to form a list of known length.
    if (!want.list_size.has_value() || want.base == "Tensor") return std::nullopt;
    const auto cost = BaseCost(have.base, want.base);
    if (!cost.has_value()) return std::nullopt;
    return *cost + 5 + optional_cost;
  }
  if (have.is_list != want.is_list) return std::nullopt;
  const auto cost = BaseCost(have.base, want.base);
  if (!cost.has_value()) return std::nullopt;
  // Lists are not converted element by element, except from int[] to SymInt[].
  if (have.is_list && *cost != 0 && !(have.base == "int" && want.base == "SymInt")) return std::nullopt;
  return *cost + optional_cost;
}

FormulaType WithDefinedTensors(FormulaType type) {
  for (FormulaType& element : type.elements) element = WithDefinedTensors(std::move(element));
  if (type.kind == TypeKind::kValue && type.schema.base == "Tensor") {
    if (!type.schema.is_list) type.schema.is_optional = false;
    type.schema.is_element_optional = false;
  }
  return type;
}

std::optional<FormulaType> CommonType(const FormulaType& a, const FormulaType& b) {
  if (a.is_unknown()) return b;
  if (b.is_unknown()) return a;
  if (ConversionCost(a, b).has_value()) return b;
  if (ConversionCost(b, a).has_value()) return a;
  if (a.IsScalarLike() && b.IsScalarLike()) return FormulaType::Value("Scalar");
  const auto made_optional = [](const FormulaType& type) -> std::optional<FormulaType> {
    if (type.kind != TypeKind::kValue) return std::nullopt;
    FormulaType out = type;
    out.schema.is_optional = true;
    return out;
  };
  if (a.kind == TypeKind::kNullopt) return made_optional(b);
  if (b.kind == TypeKind::kNullopt) return made_optional(a);
  return std::nullopt;
}

}  // namespace backtape::codegen_spec
