#ifndef BACKTAPE_AUTOGRAD_TAPE_WALK_H_
#define BACKTAPE_AUTOGRAD_TAPE_WALK_H_

#include <cstdint>
#include <utility>
#include <vector>

#include "absl/types/span.h"
#include "backtape/autograd/pointer_index.h"
#include "backtape/autograd/tape_node.h"

namespace backtape::internal {

// The schedule of a backward: the engine runs nodes in this order, and captured code is a range of it. A node comes
// after all nodes that lead to it; among nodes that are ready the one with the larger sequence number comes first,
// among equals the one that became ready last. The order follows from the tape alone, so it is known before anything
// runs.
//
// Linear but for the ready queue, without recursion. Memory is kept from one walk to the next. Nodes are not kept
// alive.
class TapeWalk {
 public:
  static constexpr uint32_t kNowhere = UINT32_MAX;

  // All roots are valid edges. Restrict may follow.
  void Reset(absl::Span<const Edge> roots);

  // Only what leads to one of these runs: nodes with `accumulates`, or whose gradients are results of the backward.
  void Restrict(absl::Span<const std::pair<TapeNode*, bool>> inputs);

  // Positions of nodes in the order.
  size_t size() const { return order_.size(); }
  TapeNode& node(size_t position) const { return *items_[order_[position]].node; }
  // The node's formula runs. (One that only hands out a result does not.)
  bool runs(size_t position) const { return items_[order_[position]].runs; }
  // Gradients come in here: it runs, or a result is taken.
  bool is_reached(size_t position) const { return items_[order_[position]].is_wanted; }
  // Gradients of all nodes' inputs are numbered through: those of a node start here.
  uint32_t first_input(size_t position) const { return items_[order_[position]].first_input; }
  size_t num_inputs() const { return num_inputs_; }
  // Of edge i of a node: where it leads, or kNowhere when nothing there is wanted.
  uint32_t target(size_t position, size_t edge) const {
    const uint32_t item = edges_[items_[order_[position]].first_edge + edge];
    return item == kNowhere || !items_[item].is_wanted ? kNowhere : items_[item].position;
  }
  // kNowhere when the node is not on the tape.
  uint32_t PositionOf(const TapeNode* node) const;

 private:
  struct Item {
    TapeNode* node = nullptr;
    uint32_t first_edge = 0;
    uint32_t first_input = 0;
    uint32_t dependencies = 0;
    uint32_t position = 0;
    bool runs = true;
    bool is_wanted = true;
  };
  struct Ready {
    uint64_t sequence_number;
    uint64_t arrival;
    uint32_t item;
    bool operator<(const Ready& other) const {
      return std::pair(sequence_number, arrival) < std::pair(other.sequence_number, other.arrival);
    }
  };
  uint32_t ItemOf(TapeNode* node);
  void PushReady(uint32_t item);

  std::vector<Item> items_;
  std::vector<uint32_t> edges_;  // of all items, kNowhere for none
  std::vector<uint32_t> order_;
  std::vector<uint32_t> stack_;
  std::vector<Ready> ready_;
  uint64_t arrivals_ = 0;
  uint32_t num_inputs_ = 0;
  PointerIndex item_of_;
};

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_TAPE_WALK_H_
