#ifndef BACKTAPE_IR_OPEN_SIZE_H_
#define BACKTAPE_IR_OPEN_SIZE_H_

#include <optional>

#include "absl/strings/string_view.h"
#include "backtape/tensor/sym_int.h"

namespace backtape {

// Sizes that depend on values, such as the number of elements that nonzero finds. A shape rule gives the k-th such size
// of a call as OpenSize(k). The caller of the rule closes them (ir/open_sizes.h): an evaluation by the numbers that it
// counts (interp/open_sizes.h), type inference by symbols. No type in a graph has an open size.
SymInt OpenSize(int k);
bool IsOpenSize(const SymInt& size);
// The k of an open size's symbol; nullopt for other symbols.
std::optional<int> OpenSizeNumber(absl::string_view symbol);

// The symbol of a size that inference closed, "u0_nonzero": it is not a size of any input.
bool IsUnbackedSymbol(absl::string_view symbol);
bool HasUnbackedSymbol(const SymInt& size);

}  // namespace backtape

#endif  // BACKTAPE_IR_OPEN_SIZE_H_
