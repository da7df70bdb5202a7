#ifndef BACKTAPE_JIT_PLAN_PAIRED_REDUCTIONS_H_
#define BACKTAPE_JIT_PLAN_PAIRED_REDUCTIONS_H_

#include <optional>
#include <vector>

#include "backtape/ir/graph.h"

namespace backtape::jit {

// A reduction that depends elementwise on the result of another reduction over the same dims of the same tensor:
// sum(exp(x - max(x))) in a softmax, sum((x - mean(x))^2) in a normalisation. Both can be computed in one sweep over
// parts of the dims: in each part, the second reduction uses the result that the first one has for this part. The
// results of the parts are combined later.
struct PairedReduction {
  const Node* first = nullptr;
  // The nodes from x and the first result to the operand of the second reduction: a subtraction, then exp or a square.
  std::vector<const Node*> chain;
  bool is_exp = false;
};

// Returns the pair of which `second` is the second reduction. Returns nullopt for other calls, and if the chain
// computes in a 16-bit float dtype, which would round the differences.
std::optional<PairedReduction> PairOf(const Node& second);

// Whether only the second reduction reads the chain.
bool IsPrivate(const PairedReduction& pair);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_PAIRED_REDUCTIONS_H_
