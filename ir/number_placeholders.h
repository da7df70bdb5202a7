#ifndef BACKTAPE_IR_NUMBER_PLACEHOLDERS_H_
#define BACKTAPE_IR_NUMBER_PLACEHOLDERS_H_

#include "backtape/ir/graph.h"

namespace backtape {

// Gives the type of an integer, a symbol of its own name, to each placeholder that the text leaves untyped, or calls
// torch.SymInt or int, and that some call takes as a size, directly or after Python's arithmetic. FX prints no types of
// SymInts in print(graph), and everything else that is untyped is taken for a tensor.
void StateNumberPlaceholders(Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_IR_NUMBER_PLACEHOLDERS_H_
