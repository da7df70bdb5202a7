#ifndef BACKTAPE_AUTOGRAD_ENGINE_GRAPH_TASK_H_
#define BACKTAPE_AUTOGRAD_ENGINE_GRAPH_TASK_H_

#include <cstdint>
#include <functional>
#include <vector>

#include "backtape/autograd/engine/tape_walk.h"
#include "backtape/autograd/tape/running_task.h"
#include "backtape/autograd/variable/edge.h"

namespace backtape::internal {

// One call of the engine. Internal to autograd.
struct GraphTask final : RunningTask {
  uint64_t id = 0;
  bool keep_graph = false;
  bool create_graph = false;
  // Only nodes that lead to the chosen inputs run.
  bool is_restricted = false;
  TapeWalk* walk = nullptr;
  EdgeList roots;
  std::vector<std::function<void()>> final_callbacks;

  // The current thread's innermost task; null outside of backward. Every RunningTask is a GraphTask.
  static GraphTask* Current() { return static_cast<GraphTask*>(RunningTask::Current()); }

  // Whether the gradient for the node must be computed.
  bool ShouldExecute(const TapeNode* node, bool for_its_values) const override {
    if (!is_restricted) return true;
    const uint32_t position = walk->PositionOf(node);
    if (position == TapeWalk::kNowhere || !walk->is_wanted(position)) return false;
    return !for_its_values || walk->uses_values(position);
  }
  // Whether the node is on the tape, and the task has run it or will run it.
  bool IsWanted(const TapeNode* node) const {
    const uint32_t position = walk->PositionOf(node);
    return position != TapeWalk::kNowhere && walk->is_wanted(position);
  }
};

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_ENGINE_GRAPH_TASK_H_
