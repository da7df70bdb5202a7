#ifndef BACKTAPE_AUTOGRAD_TAPE_REPLACE_DATA_H_
#define BACKTAPE_AUTOGRAD_TAPE_REPLACE_DATA_H_

#include <cstdint>

#include "backtape/autograd/variable/variable.h"

// Variables that get the data of another one: under all its handles, the variable then has the storage, sizes and
// strides of `source`. A view becomes a variable of its own, and views of the variable can't be used on the tape any
// more.
//
// Both functions throw in a traced program, and for symbolic and dual tensors. No other thread may use the variable
// meanwhile.
namespace backtape {

// Like PyTorch's set_: a write without a derivative. `source` must have the variable's dtype. Nodes that saved the
// variable, or a view of its former storage, fail in backward. The gradient of a leaf goes to a new edge: tapes made
// before lead to the GradientEdge that it had, not to the variable. Throws for a leaf that requires grad, unless grad
// mode is off. Returns the variable.
const Variable& SetInPlace(const Variable& variable, const Variable& source);

// Like assigning to `data` in PyTorch: no write, and the dtype may change. The variable keeps its place on the tape,
// and nodes that saved it see the new elements. The edge of a leaf changes only with the dtype, which must be floating
// if the variable requires grad.
void SetData(const Variable& variable, const Variable& source);

namespace internal {

// The number of calls of these functions in the process, for code that relies on the types and memory of variables that
// it keeps.
int64_t NumDataReplacements();

}  // namespace internal
}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_REPLACE_DATA_H_
