#ifndef BACKTAPE_IR_SYMBOL_VALUES_H_
#define BACKTAPE_IR_SYMBOL_VALUES_H_

#include <cstdint>
#include <string>

#include "absl/container/btree_map.h"
#include "absl/types/span.h"
#include "backtape/ir/node.h"
#include "backtape/ir/shape_env.h"
#include "backtape/ir/value_type.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

// Keyed by the symbol's name.
using SymbolValues = absl::btree_map<std::string, int64_t>;

// Adds the values of the symbols that are by themselves a size, or the number, of a value of this type. Known symbols
// keep their values. Values whose kind or rank differs from the type's are ignored.
void AddSymbolValues(const ValueType& type, const IValue& value, SymbolValues& values);

// The values of the symbols in the types of placeholders with these inputs. If the inputs contradict each other, the
// first one wins.
SymbolValues SymbolValuesOf(absl::Span<const Node* const> placeholders, absl::Span<const IValue> inputs);

// Widens the ranges of symbols in `env` to these values where they are below 2: sizes of 0 and 1, and negative numbers.
void WidenRanges(const SymbolValues& values, ShapeEnv& env);

// Makes these values the hints of `env`, and widens the ranges.
void SetHints(const SymbolValues& values, ShapeEnv& env);

}  // namespace backtape

#endif  // BACKTAPE_IR_SYMBOL_VALUES_H_
