#ifndef BACKTAPE_IR_RANDOM_CALLS_H_
#define BACKTAPE_IR_RANDOM_CALLS_H_

#include "backtape/ir/graph.h"

namespace backtape {

inline bool DrawsRandomNumbers(const Node& node) {
  return node.op() != nullptr && node.op()->has_tag(kTagNondeterministic);
}

// True if a run's result depends on its seed (interp/executable.h).
bool DrawsRandomNumbers(const Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_IR_RANDOM_CALLS_H_
