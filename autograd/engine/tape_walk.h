#ifndef BACKTAPE_AUTOGRAD_ENGINE_TAPE_WALK_H_
#define BACKTAPE_AUTOGRAD_ENGINE_TAPE_WALK_H_

#include <cstdint>
#include <utility>
#include <vector>

#include "absl/types/span.h"
#include "backtape/autograd/engine/pointer_index.h"
#include "backtape/autograd/tape/tape_node.h"

namespace backtape::internal {

// The schedule of a backward: the engine runs nodes in this order, and compiled code replaces ranges of it. A node
// comes after all nodes that lead to it; among the ready nodes, the order is the one that Backward (engine.h) states.
// It depends on the tape alone, so it is known before anything runs.
//
// Takes linear time except for the ready queue, and does not recurse. Memory is reused by the next walk. Does not keep
// nodes alive.
class TapeWalk {
 public:
  static constexpr uint32_t kNowhere = UINT32_MAX;

  // All roots must be valid edges.
  void Reset(absl::Span<const Edge> roots);

  // Restricts the walk to nodes that lead to one of `inputs`. The flag of a node is true if the node accumulates its
  // gradient, and false if one of its gradients is a result of the backward.
  void Restrict(absl::Span<const std::pair<TapeNode*, bool>> inputs);

  // In a restricted walk, finds the gradients whose elements affect no result, because all formulas that they reach use
  // only their types (TapeNode::UsesGradients). Such gradients need not be computed. The walk must have no user code,
  // because user code could read any gradient.
  void FindUnusedValues();

  // The accessors below take positions in the order.
  size_t size() const { return order_.size(); }
  TapeNode& node(size_t position) const { return *items_[order_[position]].node; }
  // Whether the node's formula runs. (The formula does not run if the walk includes the node only because one of its
  // gradients is a result.)
  bool runs(size_t position) const { return items_[order_[position]].runs; }
  // Whether any result depends on the elements of the node's gradients. False only after FindUnusedValues.
  bool uses_values(size_t position) const { return items_[order_[position]].uses_values; }
  bool has_unused_values() const { return has_unused_values_; }
  // Whether Restrict was called with this node.
  bool is_requested(size_t position) const { return items_[order_[position]].is_requested; }
  // Whether gradients arrive at the node: it runs, or they are results.
  bool is_wanted(size_t position) const { return items_[order_[position]].is_wanted; }
  // The index of the node's first input. The inputs of all nodes are numbered consecutively.
  uint32_t first_input(size_t position) const { return items_[order_[position]].first_input; }
  // Returns node(position).num_inputs() without reading the node.
  size_t num_inputs_of(size_t position) const { return items_[order_[position]].num_inputs; }
  size_t num_inputs() const { return num_inputs_; }
  // The position to which edge i of a node leads, or kNowhere if no gradient is wanted there.
  uint32_t target(size_t position, size_t edge) const {
    const uint32_t item = edges_[items_[order_[position]].first_edge + edge];
    return item == kNowhere || !items_[item].is_wanted ? kNowhere : items_[item].position;
  }
  // kNowhere if the node is not on the tape.
  uint32_t PositionOf(const TapeNode* node) const;

 private:
  struct Item {
    TapeNode* node = nullptr;
    uint64_t sequence_number = 0;
    uint32_t num_edges = 0;
    uint32_t num_inputs = 0;
    uint32_t first_edge = 0;
    uint32_t first_input = 0;
    uint32_t dependencies = 0;
    uint32_t position = 0;
    bool runs = true;
    bool is_wanted = true;
    bool is_requested = false;
    bool is_on_cpu = true;
    bool uses_values = true;
  };
  struct Ready {
    uint64_t sequence_number;
    uint32_t item;
    // Among equal numbers (the leaves), the heap decides. Its order is PyTorch's, which has the same heap and inserts
    // the nodes in the same order.
    bool operator<(const Ready& other) const { return sequence_number < other.sequence_number; }
  };
  // The ready nodes of a device, as a heap. The CPU's queue is the first.
  struct Queue {
    Device device;
    std::vector<Ready> nodes;
  };
  uint32_t ItemOf(TapeNode* node);
  void PushReady(uint32_t item);
  // Takes the next node. Returns kNowhere if none is ready.
  uint32_t PopReady();

  std::vector<Item> items_;
  std::vector<uint32_t> edges_;  // the targets of all items' edges; kNowhere for none
  std::vector<uint32_t> order_;
  std::vector<uint32_t> stack_;
  std::vector<Queue> queues_ = std::vector<Queue>(1);
  size_t current_queue_ = 0;
  bool has_unused_values_ = false;
  uint32_t num_inputs_ = 0;
  PointerIndex item_of_;
};

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_ENGINE_TAPE_WALK_H_
