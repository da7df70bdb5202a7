#ifndef BACKTAPE_IR_NUMBER_PLACEHOLDERS_H_
#define BACKTAPE_IR_NUMBER_PLACEHOLDERS_H_

#include "backtape/ir/graph.h"

namespace backtape {

// Sets the type of integer placeholders to a symbol with the placeholder's name. A placeholder is an integer if the
// text says torch.SymInt or int, or if it has no type and some call uses it as a size, directly or through Python
// arithmetic. This is needed because print(graph) shows no types for SymInts; every other untyped placeholder is
// assumed to be a tensor.
void StateNumberPlaceholders(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_IR_NUMBER_PLACEHOLDERS_H_
