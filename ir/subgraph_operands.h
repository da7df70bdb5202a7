#ifndef BACKTAPE_IR_SUBGRAPH_OPERANDS_H_
#define BACKTAPE_IR_SUBGRAPH_OPERANDS_H_

#include <optional>
#include <utility>
#include <vector>

#include "backtape/ir/graph.h"
#include "backtape/tensor/dtype.h"

namespace backtape {

// The operands that a call with subgraphs passes to them: one for each of their placeholders.
struct SubgraphOperands {
  Node* node = nullptr;
  std::vector<Graph*> subgraphs;  // for an autograd function, only the forward
  // The argument that holds the operand and, in a list, the position in it; -1 if the argument is the operand.
  std::vector<std::pair<size_t, int>> places;
  bool is_autograd_function = false;
  bool is_loop = false;
  size_t num_carried = 0;  // the first operands; the first results of a loop's body are their next values

  // Whether the call returns the results of the subgraph. False only for the condition of a loop.
  bool Returns(const Graph* subgraph) const { return !is_loop || subgraph == subgraphs.back(); }

  const Argument& Operand(size_t i) const;
  void SetOperand(size_t i, const Argument& value);
};

// nullopt for other nodes, and for calls that do not fit their subgraphs.
std::optional<SubgraphOperands> SubgraphOperandsOf(Node& node);

// Copies the subgraphs of the call that other nodes use too. Returns whether there were any.
bool OwnSubgraphs(SubgraphOperands& call);

// Makes a placeholder for a number take a 0-dim tensor, from which the subgraph reads the number.
void ReadFromPlaceholder(Graph& subgraph, size_t placeholder, DType dtype);

}  // namespace backtape

#endif  // BACKTAPE_IR_SUBGRAPH_OPERANDS_H_
