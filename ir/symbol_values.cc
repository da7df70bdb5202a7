#include "backtape/ir/symbol_values.h"

#include <algorithm>
#include <vector>

namespace backtape {

SymbolValues SymbolValuesOf(absl::Span<const Node* const> placeholders, absl::Span<const IValue> inputs) {
  SymbolValues values;
  const auto bind = [&values](const SymInt& size, int64_t value) {
    if (!size.is_symbolic()) return;
    const std::vector<std::string> symbols = size.symbols();
    if (symbols.size() == 1 && size == SymInt::Symbol(symbols[0])) values.emplace(symbols[0], value);
  };
  for (size_t i = 0; i < std::min(placeholders.size(), inputs.size()); ++i) {
    const ValueType& type = placeholders[i]->type();
    const IValue& input = inputs[i];
    if (type.is_sym_int() && input.is_int() && !input.sym_int().is_symbolic()) {
      bind(type.sym_int(), input.sym_int().value());
    }
    if (!type.is_tensor() || !input.is_tensor() || !input.tensor().defined() || input.tensor().is_symbolic()) continue;
    if (type.tensor().dim() != input.tensor().dim()) continue;
    for (int64_t d = 0; d < input.tensor().dim(); ++d) bind(type.tensor().sizes[d], input.tensor().size(d));
  }
  return values;
}

}  // namespace backtape
