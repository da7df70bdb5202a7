#ifndef BACKTAPE_AUTOGRAD_TAPE_REPLACE_DATA_H_
#define BACKTAPE_AUTOGRAD_TAPE_REPLACE_DATA_H_

#include <cstdint>

#include "backtape/autograd/variable/variable.h"

// Functions that replace the data of a variable by that of another one. All handles of the variable then see the
// storage, sizes and strides of `source`. If the variable was a view, it no longer is. Views that were made of it can
// no longer be used on the tape.
//
// Both functions throw in a traced program, and for symbolic and dual tensors. No other thread may use the variable
// meanwhile.
namespace backtape {

// Like PyTorch's set_: a write without a derivative. `source` must have the variable's dtype. Nodes that saved the
// variable, or a view of its former storage, fail in backward. A leaf gets a new gradient edge; tapes that were made
// before the call still lead to the former edge. Unless grad mode is off, throws for a leaf that requires grad, and for
// a view if it or `source` requires grad. Returns the variable.
const Variable& SetInPlace(const Variable& variable, const Variable& source);

// Like assigning to `data` in PyTorch: does not count as a write, and may change the dtype. The variable keeps its
// place on the tape, and nodes that saved it see the new elements. The edge of a leaf changes only with the dtype,
// which must be floating if the variable requires grad.
void SetData(const Variable& variable, const Variable& source);

namespace internal {

// The number of calls of these functions in the process. Code that caches the types and addresses of variables thereby
// notices that they have changed.
int64_t NumDataReplacements();

}  // namespace internal
}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_REPLACE_DATA_H_
