#ifndef BACKTAPE_PASSES_AOT_PRIMAL_NODE_H_
#define BACKTAPE_PASSES_AOT_PRIMAL_NODE_H_

#include "backtape/autograd/variable/edge.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape {

// Marks an input of a traced program, a symbolic variable, as requiring grad. The variable becomes the output of a
// node that represents the code before the program. Unlike a leaf, it may then be written in place. The gradient with
// respect to the returned edge is that of the input's original value. A backward that runs the node throws: a traced
// program may ask for gradients at its inputs (Grad), but cannot continue beyond them.
Edge MakePrimal(const Variable& variable);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_AOT_PRIMAL_NODE_H_
