#ifndef BACKTAPE_IR_USER_CODE_H_
#define BACKTAPE_IR_USER_CODE_H_

#include "backtape/ir/graph.h"

namespace backtape::internal {

// Whether a run of the graph, or of its subgraphs, may call code of the user: kernels of ops that are not builtin, or
// the exchanges of a process group.
bool MayRunUserCode(const Graph& graph);

}  // namespace backtape::internal

#endif  // BACKTAPE_IR_USER_CODE_H_
