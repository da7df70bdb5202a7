#ifndef BACKTAPE_IR_SYMBOL_VALUES_H_
#define BACKTAPE_IR_SYMBOL_VALUES_H_

#include <cstdint>
#include <string>

#include "absl/container/btree_map.h"
#include "absl/types/span.h"
#include "backtape/ir/node.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

// Keyed by the symbol's name.
using SymbolValues = absl::btree_map<std::string, int64_t>;

// The values of the symbols that are by themselves a size, or the number, of a placeholder with such an input. If the
// inputs contradict each other, the first one wins. Inputs of other types or ranks than stated are ignored.
SymbolValues SymbolValuesOf(absl::Span<const Node* const> placeholders, absl::Span<const IValue> inputs);

}  // namespace backtape

#endif  // BACKTAPE_IR_SYMBOL_VALUES_H_
