#ifndef BACKTAPE_JIT_PLAN_PAIRED_REDUCTIONS_H_
#define BACKTAPE_JIT_PLAN_PAIRED_REDUCTIONS_H_

#include <optional>
#include <vector>

#include "backtape/ir/graph.h"

namespace backtape::jit {

// A reduction of what the result of another one, over the same dims of the same tensor, makes of each element:
// sum(exp(x - max(x))) of a softmax, sum((x - mean(x))^2) of a normalisation. Parts of both can be taken in one sweep,
// each from its own part of the first, and put together from these.
struct PairedReduction {
  const Node* first = nullptr;
  // From x and the first result to what the second reduces: a subtraction, then exp or a square.
  std::vector<const Node*> chain;
  bool is_exp = false;
};

// For a call as the second of two; nullopt for any other, and for 16-bit floats, whose differences are rounded.
std::optional<PairedReduction> PairOf(const Node& second);

// Nothing but the second reduction reads the chain.
bool IsPrivate(const PairedReduction& pair);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_PAIRED_REDUCTIONS_H_
