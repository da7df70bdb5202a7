#ifndef BACKTAPE_AUTOGRAD_GRAPH_TASK_H_
#define BACKTAPE_AUTOGRAD_GRAPH_TASK_H_

#include <cstdint>
#include <functional>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/inlined_vector.h"
#include "backtape/autograd/tape_node.h"

// One call of the engine. For autograd/*.cc only.
namespace backtape::internal {

// What is to be done at a node besides running it: its gradients at these inputs are results of the call.
struct Capture {
  uint32_t input_nr = 0;
  size_t result = 0;
};

struct NodeTask {
  // Gradients still to come before the node can run.
  uint32_t dependencies = 0;
  bool is_reached = false;
  // Runs; only asked where the task is restricted to some inputs.
  bool is_needed = false;
  absl::InlinedVector<Variable, 2> gradients;
  std::vector<Capture> captures;

  bool should_execute() const { return is_needed || !captures.empty(); }
};

struct GraphTask {
  uint64_t id = 0;
  bool keep_graph = false;
  bool create_graph = false;
  // Only what leads to chosen inputs runs.
  bool is_restricted = false;
  absl::flat_hash_map<TapeNode*, NodeTask> nodes;
  EdgeList roots;
  std::vector<std::function<void()>> final_callbacks;
  GraphTask* outer = nullptr;  // of a backward that runs inside of another

  bool ShouldExecute(TapeNode* node) const {
    if (!is_restricted) return true;
    const auto it = nodes.find(node);
    return it != nodes.end() && it->second.should_execute();
  }
};

// The thread's innermost; null outside of backward.
GraphTask* CurrentGraphTask();

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_GRAPH_TASK_H_
