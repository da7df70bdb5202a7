#ifndef BACKTAPE_IR_OPEN_SIZE_H_
#define BACKTAPE_IR_OPEN_SIZE_H_

#include <optional>

#include "absl/strings/string_view.h"
#include "backtape/tensor/sym_int.h"

namespace backtape {

// Sizes that depend on values, such as the number of elements that nonzero finds. A shape rule returns the k-th such
// size of a call as OpenSize(k). A run replaces it by the actual number, which depends on the arguments'
// values (interp/open_sizes.h); type inference replaces it by a symbol (ir/open_sizes.h). No type in a graph has an
// open size.
SymInt OpenSize(int k);
bool IsOpenSize(const SymInt& size);
// The k of an open size's symbol; nullopt for other symbols.
std::optional<int> OpenSizeNumber(absl::string_view symbol);

// True for the symbol of an open size: "u0" in PyTorch's texts, "u0_nonzero" from inference. It is not a size of any
// input.
bool IsUnbackedSymbol(absl::string_view symbol);
bool HasUnbackedSymbol(const SymInt& size);

}  // namespace backtape

#endif  // BACKTAPE_IR_OPEN_SIZE_H_
