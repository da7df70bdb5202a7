#ifndef BACKTAPE_AUTOGRAD_VARIABLE_EDGE_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_EDGE_H_

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace backtape {

class TapeNode;

// Where a gradient is sent: input `input_nr` of `node`, which takes the gradient of the forward op's output of that
// number. Without a node, the gradient is dropped. The edge keeps the node, and so the rest of the tape, alive.
struct Edge {
  Edge() = default;
  Edge(std::shared_ptr<TapeNode> to, uint32_t nr) : node(std::move(to)), input_nr(nr) {}

  bool is_valid() const { return node != nullptr; }
  bool operator==(const Edge&) const = default;

  std::shared_ptr<TapeNode> node;
  uint32_t input_nr = 0;
};

using EdgeList = std::vector<Edge>;

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_EDGE_H_
