#include "backtape/ir/symbol_values.h"

#include <algorithm>
#include <optional>

#include "backtape/tensor/check.h"

namespace backtape {

void AddSymbolValues(const ValueType& type, const IValue& value, SymbolValues& values) {
  const auto bind = [&values](const SymInt& size, int64_t number) {
    if (const std::optional<std::string> symbol = size.symbol()) values.emplace(*symbol, number);
  };
  if (type.is_sym_int() && value.is_int() && !value.sym_int().is_symbolic()) {
    bind(type.sym_int(), value.sym_int().value());
  }
  if (type.is_list() && value.is_list() && type.list().size() == value.list().size()) {
    for (size_t i = 0; i < type.list().size(); ++i) AddSymbolValues(type.list()[i], value.list()[i], values);
  }
  if (!type.is_tensor() || !value.is_tensor() || !value.tensor().defined() || value.tensor().is_symbolic()) return;
  if (type.tensor().dim() != value.tensor().dim()) return;
  for (int64_t d = 0; d < value.tensor().dim(); ++d) bind(type.tensor().sizes[d], value.tensor().size(d));
}

SymbolValues SymbolValuesOf(absl::Span<const Node* const> placeholders, absl::Span<const IValue> inputs) {
  SymbolValues values;
  for (size_t i = 0; i < std::min(placeholders.size(), inputs.size()); ++i) {
    AddSymbolValues(placeholders[i]->type(), inputs[i], values);
  }
  return values;
}

void WidenRanges(const SymbolValues& values, ShapeEnv& env) {
  for (const auto& [symbol, value] : values) {
    if (value < 2) env.SetRange(symbol, value, INT64_MAX);
  }
}

void SetHints(const SymbolValues& values, ShapeEnv& env) {
  WidenRanges(values, env);
  for (const auto& [symbol, value] : values) {
    BACKTAPE_CHECK(env.SetHint(symbol, value).ok()) << "a hint is outside of the range of its symbol";
  }
}

}  // namespace backtape
