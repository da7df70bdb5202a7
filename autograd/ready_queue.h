#ifndef BACKTAPE_AUTOGRAD_READY_QUEUE_H_
#define BACKTAPE_AUTOGRAD_READY_QUEUE_H_

#include <queue>
#include <utility>
#include <vector>

#include "backtape/autograd/tape_node.h"

namespace backtape::internal {

// Nodes whose gradients are all there: the largest sequence number first, the latest first among equals.
class ReadyQueue {
 public:
  bool empty() const { return heap_.empty(); }
  void Push(std::shared_ptr<TapeNode> node) {
    const uint64_t sequence_number = node->sequence_number();
    heap_.push({sequence_number, next_++, std::move(node)});
  }
  std::shared_ptr<TapeNode> Pop() {
    std::shared_ptr<TapeNode> node = std::move(const_cast<Entry&>(heap_.top()).node);  // popped at once
    heap_.pop();
    return node;
  }

 private:
  struct Entry {
    uint64_t sequence_number;
    uint64_t arrival;
    std::shared_ptr<TapeNode> node;
    bool operator<(const Entry& other) const {
      return std::pair(sequence_number, arrival) < std::pair(other.sequence_number, other.arrival);
    }
  };
  std::priority_queue<Entry, std::vector<Entry>> heap_;
  uint64_t next_ = 0;
};

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_READY_QUEUE_H_
