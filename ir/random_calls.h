#ifndef BACKTAPE_IR_RANDOM_CALLS_H_
#define BACKTAPE_IR_RANDOM_CALLS_H_

#include "backtape/ir/graph.h"

namespace backtape {

inline bool DrawsRandomNumbers(const Node& node) {
  return node.op() != nullptr && node.op()->has_tag(kTagNondeterministic);
}

// Whether what a run gives depends on its seed (interp/executable.h).
bool DrawsRandomNumbers(const Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_IR_RANDOM_CALLS_H_
