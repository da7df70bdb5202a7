#ifndef BACKTAPE_AUTOGRAD_GRAPH_TASK_H_
#define BACKTAPE_AUTOGRAD_GRAPH_TASK_H_

#include <cstdint>
#include <functional>
#include <vector>

#include "backtape/autograd/tape_node.h"
#include "backtape/autograd/tape_walk.h"

// One call of the engine. For autograd/*.cc only.
namespace backtape::internal {

struct GraphTask {
  uint64_t id = 0;
  bool keep_graph = false;
  bool create_graph = false;
  // Only what leads to chosen inputs runs.
  bool is_restricted = false;
  TapeWalk* walk = nullptr;
  EdgeList roots;
  std::vector<std::function<void()>> final_callbacks;
  GraphTask* outer = nullptr;  // of a backward that runs inside of another

  // A gradient for this node is wanted.
  bool ShouldExecute(const TapeNode* node) const { return !is_restricted || IsWanted(node); }
  // The node is on the tape, and the task has run it or will run it.
  bool IsWanted(const TapeNode* node) const {
    const uint32_t position = walk->PositionOf(node);
    return position != TapeWalk::kNowhere && walk->is_reached(position);
  }
};

// The thread's innermost; null outside of backward.
GraphTask* CurrentGraphTask();

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_GRAPH_TASK_H_
